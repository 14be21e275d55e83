import{s}from"/assets/hydrate-vrhddkxm.js";import{e,t}from"/assets/hydrate-9z0d0yyk.js";function D(o){let{className:r="",children:n,...a}=o;return t("a",{...a,className:`inline-flex min-h-11 items-center gap-2 font-bold text-teal hover:text-teal-hover [&_svg]:w-4 ${r}`.trim(),children:[n,e(s,{name:"arrow"})]})}
export{D};
