import type { ComponentProps } from "react";
import { AdminSession } from "./session/admin-session";
import { BattleCard } from "./battle-card/battle-card";
import { Call } from "./call/call";
import { Chat } from "./chat/chat";
import { Closeout } from "./closeout/closeout";
import { Header } from "./header/header";
import { Roi } from "./roi/roi";
import { SessionTester } from "./session/session-tester";
import { TryCall } from "./try-call/try-call";

/** All islands by file name. Each is the first export of its file. */
export const islands = {
  header: Header,
  chat: Chat,
  call: Call,
  "session-tester": SessionTester,
  "admin-session": AdminSession,
  roi: Roi,
  "battle-card": BattleCard,
  closeout: Closeout,
  "try-call": TryCall,
};

export type IslandName = keyof typeof islands;

/** The props of each island. They must be JSON because the page contains them. An island without props takes `{}`. */
export type IslandProps = { [Name in IslandName]: ComponentProps<(typeof islands)[Name]> & object };
