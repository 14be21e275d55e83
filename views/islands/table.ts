import type { ComponentType } from "react";
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
  sessionTester: SessionTesterProps;
  adminSession: AdminSessionProps;
  "battle-card": BattleCardProps;
  closeout: CloseoutProps;
};

export type IslandName = keyof IslandProps;

/** Every island by name, as its own chunk that is loaded when a visitor gives a sign. */
export const islands: { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> } = {
  header: () => import("./header").then((module) => module.Header),
  chat: () => import("./chat").then((module) => module.Chat),
  call: () => import("./call").then((module) => module.Call),
  sessionTester: () => import("./session-tester").then((module) => module.SessionTester),
  adminSession: () => import("./admin-session").then((module) => module.AdminSession),
  roi: () => import("./roi").then((module) => module.Roi),
  "battle-card": () => import("./battle-card").then((module) => module.BattleCard),
  closeout: () => import("./closeout").then((module) => module.Closeout),
};
