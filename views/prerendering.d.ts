interface Document {
  /** Whether the page is rendered ahead, before a visitor opens it (https://developer.mozilla.org/docs/Web/API/Document/prerendering). */
  readonly prerendering?: boolean;
}
