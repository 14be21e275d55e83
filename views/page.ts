import type { ReactNode } from "react";
import type { Place } from "../src/paths";
import type { SignUpState } from "./partials/sign-up-state";

/** What a page may depend on besides its address. A page given only `path` is the same for everyone and is kept. */
export type PageProps = {
  path: string;
  /** The sign-up form's state when the page answers a form post or follows its redirect. */
  signUp?: SignUpState | undefined;
  /** The visitor's `?title=` on coming-soon pages, already cut to 80 characters. */
  title?: string | undefined;
  /** What stands after `?`, where it holds one of the page's `queryKeys`. It comes from the address bar: trust nothing. */
  query?: URLSearchParams | undefined;
};

/** One page: all that is said about it outside its sections stands here. */
export type Page = {
  place: Place;
  title: string;
  description: string;
  /** Its stylesheet: a file of `styles/pages`, by its name without `.css`. */
  styles: string;
  /** Names in the query that change what the page shows. With any of them it is rendered for that one request. */
  queryKeys?: readonly string[];
  View: (props: PageProps) => ReactNode;
};
