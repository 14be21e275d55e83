import{a,W,N,S,u}from"/assets/hydrate-h18e0z3v.js";import{n,i,e,t}from"/assets/hydrate-9z0d0yyk.js";import{O}from"/assets/hydrate-xkw3ah3c.js";import{D}from"/assets/hydrate-fr0x6fx5.js";import{s}from"/assets/hydrate-vrhddkxm.js";import{v}from"/assets/hydrate-pppag0bm.js";var d={assistant:"Genie",status:"Preview with prepared replies",open:"Open the assistant chat",close:"Close the assistant chat",title:"Ask Genie",log:"Conversation",input:"Your message",placeholder:"Ask about calls, CRM, security…",send:"Send message",typing:"Genie is typing…",you:"You",suggested:"Suggested questions",greeting:"Hi, I’m a preview of Genie’s assistant, with prepared replies. What you type stays in this browser.",suggestions:["What does it cost?","Can I watch a call?","Is our data safe?"],links:[{href:n.pricing.path,name:"Pricing"},{href:n.demo.path,name:"Demo call"},{href:n.security.path,name:"Security"}],replies:[{about:/cost|much|pric|plan|trial|seat/i,text:"Plans, limits and the free trial are on one page with a calculator. I’m only a preview.",link:{href:n.pricing.path,name:"See plans and prices"}},{about:/demo|watch|call/i,text:"The demo plays a whole sales call with Genie. I’m only a preview.",link:{href:n.demo.path,name:"Watch the demo call"}},{about:/secur|safe|data|soc/i,text:"The security page says how we protect data, and which questions we can’t answer yet. I’m only a preview.",link:{href:n.security.path,name:"See security"}},{about:/sales\b/i,text:"This preview has no answer to that. The contact page takes your question to us.",link:{href:n.contact.path,name:"Send your question"}},{about:/crm|how|what|work/i,text:"That’s beyond this preview. One page shows what Genie does before, during and after a call.",link:{href:n.features.path,name:"See all features"}}]};var w=`/* The opened chat. It comes with the island's code, so that no page carries it for those who never open it. */
@keyframes typing {
  30% {
    opacity: 1;
    translate: 0 -3px;
  }
}

@layer components {
  .chat-panel {
    position: fixed;
    right: max(16px, env(safe-area-inset-right));
    bottom: calc(16px + env(safe-area-inset-bottom));
    z-index: 60;
    display: flex;
    flex-direction: column;
    width: min(100vw - 32px, 392px);
    height: min(560px, 100dvh - 32px);
    overflow: clip;
    border: 1px solid var(--color-hairline-strong);
    border-radius: var(--radius-window);
    background: var(--color-surface-1);
    box-shadow: 0 24px 80px var(--color-canvas);
    @media (width < 480px) {
      inset: auto 0 0;
      width: auto;
      height: min(640px, 100dvh - 56px);
      border-width: 1px 0 0;
      border-radius: var(--radius-window) var(--radius-window) 0 0;
    }
  }
  .chat-head {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: 12px;
    align-items: center;
    padding: 12px 8px 12px 16px;
    border-bottom: 1px solid var(--color-hairline);
    background: var(--color-surface-2);
    > .icon {
      grid-row: span 2;
      box-sizing: content-box;
      padding: 9px;
      border-radius: var(--radius-pill);
      background: var(--color-teal);
      color: var(--color-on-teal);
    }
    > button {
      grid-area: 1 / 3 / 3;
    }
    h2 {
      align-self: end;
      font-size: var(--text-base);
      line-height: 1.3;
      letter-spacing: 0;
    }
    p {
      align-self: start;
      color: var(--color-muted);
      font-size: calc(var(--text-base) * 0.875);
      line-height: 1.4;
    }
  }

  .chat-log {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 16px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 20px 16px;
    outline-offset: -3px;
    /* Messages fade out where they scroll under the head. */
    &:not(:focus-visible) {
      mask-image: linear-gradient(transparent, var(--color-ink) 20px);
    }
  }
  .chat-message {
    max-width: 86%;
    p {
      padding: 10px 14px;
      border-radius: var(--radius-card) var(--radius-card) var(--radius-card) 0;
      background: var(--color-surface-3);
      color: var(--color-ink);
      font-size: var(--text-base);
      line-height: 1.5;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
  .chat-message[data-type="user"] {
    align-self: end;
    p {
      border-radius: var(--radius-card) var(--radius-card) 0;
      background: var(--color-teal);
      color: var(--color-on-teal);
    }
  }
  .chat-typing {
    align-self: start;
    display: flex;
    gap: 5px;
    padding: 14px;
    border-radius: var(--radius-card) var(--radius-card) var(--radius-card) 0;
    background: var(--color-surface-3);
    i {
      width: 7px;
      height: 7px;
      border-radius: var(--radius-pill);
      background: var(--color-ink);
      opacity: 0.45;
    }
  }

  .chat-suggestions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    width: 100%;
    button {
      min-height: 44px;
      padding-inline: 14px;
      border: 1px solid var(--color-field);
      border-radius: var(--radius-pill);
      color: var(--color-ink);
      cursor: pointer;
      &:hover {
        border-color: var(--color-teal);
      }
    }
  }
  .chat-composer {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
    padding: 12px 12px calc(12px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-hairline);
    textarea {
      flex: 1;
      field-sizing: content;
      min-width: 0;
      min-height: 44px;
      max-height: 132px;
      padding: 9px 12px;
      border: 1px solid var(--color-field);
      border-radius: var(--radius-card);
      background: var(--color-canvas);
      color: var(--color-ink);
      /* Smaller would make phones zoom in. */
      font-size: var(--text-base);
      line-height: 1.5;
      resize: none;
      outline-offset: -1px;
      &::placeholder {
        color: var(--color-muted);
      }
      &:placeholder-shown {
        max-height: 44px;
        white-space: nowrap;
      }
    }
    > button {
      display: grid;
      width: 44px;
      height: 44px;
      place-items: center;
      border-radius: var(--radius-card);
      background: var(--color-teal);
      color: var(--color-on-teal);
      cursor: pointer;
      &:hover {
        background: var(--color-teal-hover);
      }
      &:disabled {
        background: var(--color-surface-3);
        color: var(--color-muted);
        cursor: default;
      }
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .chat-panel {
      transition: 0.2s ease-out;
      transition-property: opacity, translate;
      @starting-style {
        opacity: 0;
        translate: 0 12px;
      }
    }
    .chat-typing i {
      animation: typing 1.2s infinite;
      + i {
        animation-delay: 0.15s;
      }
      + i + i {
        animation-delay: 0.3s;
      }
    }
  }
  @media (forced-colors: active) {
    .chat-message p,
    .chat-typing,
    .chat-composer button {
      border: 1px solid CanvasText;
    }
    .chat-typing i {
      background: CanvasText;
    }
  }
}
`;var C={isOpen:!1,draft:"",messages:[],takesFocus:!1};function k(o,r){switch(r.type){case"restored":return o.messages.length>0?o:{...o,...r.chat};case"opened":{let p={...o,isOpen:!0,takesFocus:!0};return o.messages.length>0?p:x(p,"genie",r.greeting,r.now)}case"closed":return{...o,isOpen:!1};case"typed":return{...o,draft:r.draft};case"sent":return b(o)?x({...o,draft:""},"user",o.draft.trim(),r.now):o;case"replied":return f(o)?x(o,"genie",r.content,r.now):o}}function f({messages:o}){return o.at(-1)?.type==="user"}function b(o){return o.draft.trim()!==""&&!f(o)}function x(o,r,p,c){let l={id:o.messages.length+1,type:r,content:p,timestamp:c};return{...o,messages:[...o.messages,l]}}function E(o){let{state:r,dispatch:p}=o,c=u(null),{takesFocus:l}=r;a(()=>{if(l)c.current?.focus()},[l]);let h=()=>{p({type:"sent",now:Date.now()}),c.current?.focus()},g=r.messages.length<=1,y=(m)=>{p({type:"typed",draft:m}),h()},_=(m)=>{if(m.key!=="Enter"||m.shiftKey||m.nativeEvent.isComposing)return;m.preventDefault(),h()};return t("form",{className:"chat-composer",onSubmit:(m)=>{if(m.preventDefault(),b(r))h()},children:[g&&e("ul",{className:"chat-suggestions","aria-label":d.suggested,children:d.suggestions.map((m)=>e("li",{children:e("button",{type:"button",onClick:()=>y(m),children:m})},m))}),e("textarea",{ref:c,rows:1,maxLength:2000,"aria-label":d.input,placeholder:d.placeholder,value:r.draft,onChange:(m)=>p({type:"typed",draft:m.target.value}),onKeyDown:_}),e("button",{type:"submit","aria-label":d.send,disabled:f(r),children:e(s,{name:"arrow"})})]})}var L=48;function R(o){let{messages:r,isWaiting:p}=o,c=u(null),l=u(!0);return N(()=>{let h=r.at(-1)?.type==="user";if(c.current&&(l.current||h))c.current.scrollTop=c.current.scrollHeight},[r,p]),a(()=>{let h=c.current;if(!h)return;let g=new ResizeObserver(()=>{if(l.current)h.scrollTop=h.scrollHeight});return g.observe(h),()=>g.disconnect()},[]),t("div",{ref:c,className:"chat-log",role:"log","aria-label":d.log,tabIndex:0,onScroll:({currentTarget:{scrollHeight:h,scrollTop:g,clientHeight:y}})=>{l.current=h-g-y<L},children:[r.map((h)=>e(z,{message:h},h.id)),p&&t("p",{className:"chat-typing",children:[e("span",{className:"sr-only",children:d.typing}),e("i",{}),e("i",{}),e("i",{})]})]})}function z({message:{type:o,content:r}}){let p=o==="genie"&&d.replies.find(({text:c})=>c===r)?.link;return t("div",{className:"chat-message","data-type":o,children:[t("span",{className:"sr-only",children:[o==="user"?d.you:d.assistant,": "]}),e("p",{children:r}),p&&t(i,{children:[e(D,{href:p.href,children:p.name}),e("div",{className:"flex gap-5",children:d.links.filter(({href:c})=>c!==p.href).map(({href:c,name:l})=>e("a",{className:"flex min-h-11 items-center underline underline-offset-4 hover:text-ink",href:c,children:l},c))})]})]})}function M(o){let{state:r,dispatch:p}=o,c=()=>p({type:"closed"});return W(()=>O(w),[]),t("div",{className:"chat-panel",role:"dialog","aria-labelledby":"chat-title",onKeyDown:(l)=>l.key==="Escape"&&c(),children:[t("div",{className:"chat-head",children:[e(s,{name:"spark"}),e("h2",{id:"chat-title",children:d.assistant}),e("p",{children:d.status}),e(v,{"aria-label":d.close,onClick:c,children:e(s,{name:"close"})})]}),e(R,{messages:r.messages,isWaiting:f(r)}),e(E,{state:r,dispatch:p})]})}function A({messages:o,draft:r,isOpen:p}){try{let c={messages:o.slice(-100),draft:r,isOpen:p};if(sessionStorage.setItem("genie-chat-2",JSON.stringify(c)),p)sessionStorage.setItem("genie-chat-open","1");else sessionStorage.removeItem("genie-chat-open")}catch{}}function T(){try{return H(sessionStorage.getItem("genie-chat-2"))}catch{return null}}function H(o){try{let r=JSON.parse(o??"null");if(typeof r!=="object"||r===null)return null;let{messages:p,draft:c,isOpen:l}=r;if(!Array.isArray(p)||!p.every(Y))return null;if(typeof c!=="string"||typeof l!=="boolean")return null;return{messages:p.map((h,g)=>({...h,id:g+1})),draft:c,isOpen:l}}catch{return null}}function Y(o){if(typeof o!=="object"||o===null)return!1;let{type:r,content:p,timestamp:c}=o;return(r==="user"||r==="genie")&&typeof p==="string"&&typeof c==="number"&&Math.abs(c)<=8640000000000000}var G=1500,F="(width < 2016px)";function I(){let[o,r]=S(k,C),p=f(o)?o.messages.at(-1)?.content:void 0;return a(()=>{let c=T();if(!c)return;let l=c.isOpen&&!matchMedia(F).matches;r({type:"restored",chat:{...c,isOpen:l}})},[]),a(()=>{if(o.messages.length>0)A(o)},[o]),a(()=>{if(p===void 0)return;let l=setTimeout(()=>r({type:"replied",content:q(p),now:Date.now()}),G);return()=>clearTimeout(l)},[p]),[o,r]}function q(o){let{replies:r}=d,p=r[Math.floor(Math.random()*r.length)]??r[0];return(r.find(({about:c})=>c.test(o))??p).text}var P="cursor-pointer items-center gap-2 rounded-pill border border-hairline-strong bg-surface-3 font-bold text-ink shadow-on-paper hover:border-teal [&_svg]:text-teal";function Oe(o){let[r,p]=I(),c=u(null),l=u(!1);return a(()=>{if(l.current&&!r.isOpen)c.current?.focus();l.current=r.isOpen},[r.isOpen]),t(i,{children:[t("a",{className:`mr-2 mb-4 ml-auto hidden min-h-12 w-max px-4 noscript:flex ${P}`,href:n.contact.path,children:[e(s,{name:"mail"}),n.contact.title]}),t("button",{ref:c,type:"button",className:`chat-button group fixed flex justify-center noscript:hidden ${P}`,"aria-haspopup":"dialog","aria-expanded":r.isOpen,hidden:r.isOpen,onClick:()=>p({type:"opened",greeting:d.greeting,now:Date.now()}),children:[e(s,{name:"chat"}),e("span",{children:d.title})]}),r.isOpen&&e(M,{state:r,dispatch:p})]})}export{Oe as Chat};
