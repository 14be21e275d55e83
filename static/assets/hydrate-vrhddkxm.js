import{e}from"/assets/hydrate-9z0d0yyk.js";function s({name:o,className:r=""}){return e("svg",{className:`icon ${r}`.trim(),"aria-hidden":"true",children:e("use",{href:`#i-${o}`})})}
export{s};
