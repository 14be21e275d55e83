import{O}from"/assets/hydrate-xkw3ah3c.js";var p=(e)=>e===1?"a minute":`${e} minutes`,l={errorTitle:"Error",missing:{email:"Please enter your email address",consent:"Please agree to receive emails and accept the Privacy Policy",name:"Please tell us your name",message:"Please write a message"},emailInvalid:"Please enter a valid email address, like name@company.com",tooLong:(e)=>`That is too long. Please keep it to ${e} characters.`,severalProblems:"Not sent yet. Please look at the marked fields.",limited:{network:(e)=>`More forms have just come from your network than we take at once. Please send yours again in ${p(e)}.`,email:(e)=>`That email address has been sent to us very often. Please try again in ${p(e)}.`}};var M=l.missing;document.addEventListener("input",({target:e})=>{if(!(e instanceof Element)||!e.ariaInvalid)return;let t=e.getAttribute("aria-describedby")??"";document.getElementById(t)?.closest(".notice")?.remove(),y(e)});function f(e){H(e);let t=[...e.querySelectorAll("input, textarea")].flatMap((n)=>{let o=w(n);return o===void 0?[]:[{field:n,message:o}]});for(let[n,{field:o,message:r}]of t.entries()){let a=`${e.id}-${o.name}-problem`;o.ariaInvalid="true",o.setAttribute("aria-describedby",a),(o.closest("label")??o).after(v(e,r,a,n===0))}return t[0]?.field.focus(),t.length===0}function H(e){for(let t of e.querySelectorAll(".notice"))t.remove();for(let t of e.querySelectorAll("[aria-invalid]"))y(t)}function y(e){e.removeAttribute("aria-invalid"),e.removeAttribute("aria-describedby")}function h(e,t){e.querySelector("[data-notice]")?.replaceChildren(v(e,t,"",!0))}function w(e){if(e.validity.typeMismatch)return l.emailInvalid;return(e.type==="checkbox"?!(("checked"in e)&&e.checked):!e.value.trim())&&(e.required||e.type==="checkbox")?M[e.name]:void 0}function v(e,t,n,o){let r=document.createDocumentFragment(),a=e.querySelector("template[data-failure]")?.content.querySelector(".notice")?.cloneNode(!0);if(!(a instanceof HTMLElement))return r;let i=[...a.querySelectorAll("span")].at(-1);if(i)i.textContent=t,i.id=n;if(!o)a.removeAttribute("role"),a.querySelector("b")?.remove();return r.append(a),r}var b=`/* Toasts are dark unless the system is light. They fade but do not move, so reduced motion needs no other animation. */
@layer components {
  .toast {
    border-color: var(--color-hairline-strong);
    background: var(--color-surface-3);
    animation:
      toast-in 0.16s,
      toast-out 0.16s 3.84s forwards;
    &[data-tone="error"] {
      animation-delay: 0s, 4.84s;
      border-color: var(--color-error);
      b {
        color: var(--color-error);
      }
    }
    @media not (prefers-color-scheme: dark) {
      border-color: var(--color-paper-line);
      background: var(--color-paper);
      color: var(--color-paper-body);
      b {
        color: var(--color-paper-ink);
      }
      &[data-tone="error"] b {
        color: var(--color-paper-error);
      }
    }
    :is(:hover, :focus-within) > * > & {
      animation-play-state: running, paused;
    }
  }
}
@keyframes toast-in {
  from {
    opacity: 0;
  }
}
@keyframes toast-out {
  to {
    opacity: 0;
    visibility: hidden;
  }
}
`;var q=3;function E(){let e=document.querySelector("#toasts");if(e===null)return;O(b);let t=null;e.addEventListener("focusin",({relatedTarget:n})=>{if(n instanceof HTMLElement&&!e.contains(n))t=n}),e.addEventListener("animationend",({animationName:n,target:o})=>{if(n==="toast-out"&&o instanceof HTMLElement)o.remove()}),e.addEventListener("click",({target:n})=>{let o=n instanceof Element&&n.closest("[data-dismiss]")?.closest(".toast");if(o)g(o,t)}),new MutationObserver(()=>{for(let n of e.querySelectorAll("[data-tone=error]:not(:last-child)"))g(n,t);while(e.children.length>q)e.firstElementChild?.remove()}).observe(e,{childList:!0})}function g(e,t){let n=e.contains(document.activeElement),o=e.nextElementSibling??e.previousElementSibling;if(e.remove(),n)(o?.querySelector("button")??t)?.focus()}function c(){for(let e of document.querySelectorAll("form:is([data-hx-post], [data-form=start])"))e.noValidate=!0}var F=window.trustedTypes?.createPolicy("swap",{createHTML:(e)=>e});function T(e){let t=document.createElement("template");return t.innerHTML=F?.createHTML(e)??e,t.content}function L(e,t,n){let o=t.querySelectorAll("[hx-swap-oob]");if(o.length===0)return!1;let r=d(e);for(let i of o){let[,s=""]=(i.getAttribute("hx-swap-oob")??"").split(":");if(!r)document.querySelector(s)?.append(...i.childNodes);i.remove()}let a=t.firstElementChild;if(n==="innerHTML")e.replaceChildren(t);else if(n==="outerHTML")e.replaceWith(t);return a?.querySelector("[aria-invalid=true],[role=alert],[role=status]")?.focus({preventScroll:!r}),!0}function d(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>0&&t<innerHeight}var k=15000,u="";A();E();async function K(e){if(!f(e)){e.ariaBusy=null;return}let t=e.getAttribute("data-hx-post")??e.action,n=new URLSearchParams;for(let[a,i]of new FormData(e))if(typeof i==="string")n.append(a,i);if(u&&e.dataset.stamp)n.append("stamp",u);let o=N(e),r=C(e);try{let a=await fetch(t,{method:"POST",headers:{"HX-Request":"true","HX-Target":r.id,"HX-Current-URL":location.href},body:n,signal:AbortSignal.timeout(k)}),i=a.headers.get("HX-Reswap")??e.getAttribute("data-hx-swap")??"innerHTML",s=T(await a.text()),m=i==="none"?s.querySelector(".toast p")?.textContent:void 0;if(!L(r,s,i))S(e);else if(m)h(e,m);else P(document.getElementById(e.id),n)}catch{S(e)}finally{o()}}function P(e,t){c();let n=e?.closest("[data-typed-here]")??e;for(let o of n?.querySelectorAll("[data-typed]")??[])o.textContent=t.get(o.dataset.typed??"");e?.querySelector("[data-again]")?.addEventListener("click",(o)=>{let r=e.querySelector("template")?.content.firstElementChild;if(!r)return;o.preventDefault(),e.replaceWith(r),c(),r.querySelector("input:not([type=hidden],[type=radio])")?.focus()})}async function A(){let e=document.querySelector("form[data-stamp]")?.dataset.stamp,t=e&&await fetch(e).catch(()=>{return});if(t&&t.ok)u=await t.text()}function C(e){let t=e.getAttribute("data-hx-target")??"this";return(t==="this"?null:document.querySelector(t))??e}function N(e){let t=e.querySelector("button:not([type=button])"),n=[...t?.childNodes??[]];if(t)t.style.inlineSize=`${t.offsetWidth}px`,t.textContent=e.dataset.busyLabel??t.textContent;return()=>{if(e.ariaBusy=null,t)t.style.inlineSize="",t.replaceChildren(...n)}}function S(e){let n=e.querySelector("template[data-failure]")?.content.cloneNode(!0);if(!(n instanceof DocumentFragment))return;let o=n.querySelectorAll(".toast");if(d(e))for(let r of o)r.remove();else document.querySelector("#toasts")?.append(...o);e.querySelector("[data-notice]")?.replaceChildren(n)}export{K as swapForm};
