import type { AdminSessionProps } from "./admin-session";
import type { BattleCardProps } from "./battle-card";
import type { CallProps } from "./call";
import type { ChatProps } from "./chat";
import type { CloseoutProps } from "./closeout";
import type { HeaderProps } from "./header";
import type { RoiProps } from "./roi";
import type { SessionTesterProps } from "./session-tester";

/** What each island is given: plain JSON, since it travels in the page. */
export type IslandProps = {
  header: HeaderProps;
  chat: ChatProps;
  call: CallProps;
  roi: RoiProps;
  "session-tester": SessionTesterProps;
  "admin-session": AdminSessionProps;
  "battle-card": BattleCardProps;
  closeout: CloseoutProps;
};

/** Each is the file of that name in this folder; the first thing that it exports is the island. */
export type IslandName = keyof IslandProps;
