function O(t){let e=new CSSStyleSheet;return e.replaceSync(t),document.adoptedStyleSheets.push(e),()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter((S)=>S!==e)}}
export{O};
