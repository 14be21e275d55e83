import{e}from"/assets/hydrate-9z0d0yyk.js";var H="window @container relative overflow-hidden rounded-window border border-hairline-strong bg-surface-1 text-small text-muted shadow-window";function k({className:t="",...r}){return e("div",{...r,className:`flex h-11 items-center gap-3 border-b border-hairline bg-surface-2 pr-3 pl-5 whitespace-nowrap ${t}`.trim()})}
export{H,k};
