/** The page itself: colours, type, cover, frame, sections. */
export const pageStyle = `
:root{color-scheme:light dark;--surface:#fff;--ink:#1d1b18;--soft:#5c574f;--line:#e2ddd3;--strong-line:#c9c2b5;
--good:#2c6a3d;--good-tint:#e9f3ea;--fair:#7d5200;--fair-tint:#faf0dc;--bad:#9c2f26;--bad-tint:#fbeae7;
--serif:'Iowan Old Style','Charter','Source Serif 4','Palatino Linotype','Book Antiqua',Palatino,Georgia,'Noto Serif',serif;
--sans:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Open Sans',Ubuntu,Cantarell,sans-serif;
--mono:ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,monospace}
@media screen and (prefers-color-scheme:dark){:root{--surface:#1f1e1b;--ink:#ece8df;--soft:#aba598;--line:#35322d;--strong-line:#4d4941;
--good:#8fcf9d;--good-tint:#1d2b20;--fair:#e5b765;--fair-tint:#302616;--bad:#f29c90;--bad-tint:#361f1c}}
*,::before,::after{box-sizing:border-box}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 var(--sans);overflow-wrap:anywhere;text-rendering:optimizeLegibility}
p,ul,ol,dl,dd,figure,blockquote,h1,h2,h3,h4{margin:0;padding:0}
ul,ol{list-style:none}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
main:focus{outline:none}
q{quotes:none}q::before,q::after{content:none}
small{font-size:.8125rem;color:var(--soft)}
time{white-space:nowrap}
code{font:.8125rem/1.4 var(--mono);color:var(--soft)}
h1,h2,.large,.giant,.headline,.lead,.family,.price{font-family:var(--serif);font-weight:500}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;z-index:1;background:var(--surface);padding:.5rem 1rem}
.label{font-size:.75rem;font-weight:600;letter-spacing:.04em;color:var(--soft)}
.aside{font-size:.875rem;color:var(--soft)}
.ribbon{display:flex;height:.625rem;background:var(--accent)}
.ribbon i{display:block}
.cover{background:var(--surface);border-bottom:1px solid var(--line)}
.cover .inner{max-width:76rem;margin:0 auto;padding:3.5rem 2.5rem 3rem}
.overline{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.875rem;color:var(--soft)}
.overline span:first-child{color:var(--accent);font-weight:600}
.cover:not(.versus) .inner{display:grid;grid-template-columns:minmax(0,1fr) 15rem;gap:0 4rem;align-items:start}
.who{min-width:0}
.screenshot{max-width:22rem;margin:0 0 1.5rem}.screenshot img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:5px}
.cover .inner:has(.screenshot){grid-template-columns:minmax(0,1fr) 22rem;column-gap:3rem}
.face .mark{height:7.5rem;margin:0 0 1.5rem}
h1{font-size:clamp(2.5rem,6.5vw,4.75rem);margin-top:1rem;line-height:1.04;letter-spacing:-.02em;text-wrap:balance}
.headline{font-size:clamp(1.25rem,2.6vw,1.75rem);line-height:1.35;margin-top:1.25rem;max-width:46rem;color:var(--accent);font-style:italic;text-wrap:pretty}
.headline q:lang(ja),.headline q:lang(zh),.headline q:lang(ko),.headline q:lang(ar),.large q:lang(ja),.large q:lang(zh),.large q:lang(ko),.large q:lang(ar){font-style:normal}
.summary{margin-top:1.25rem;max-width:46rem;font-size:1.0625rem;line-height:1.65;text-wrap:pretty}
.summary p+p{margin-top:.875rem}
.glance{grid-column:1/-1;display:grid;grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr));gap:0 1.5rem;margin-top:2.75rem;border-top:1px solid var(--ink)}
.glance>div{padding:1rem 0 0;min-width:0}
.glance dt{font-size:.8125rem;color:var(--soft)}
.glance dt a,.face p a,.scores a{color:inherit;text-decoration-color:var(--strong-line)}
.glance dd{font:500 1.125rem/1.35 var(--serif);margin-top:.25rem}
.glance small,.glance .evidence{font-family:var(--sans);font-weight:400}
.dots{display:flex;flex-wrap:wrap;gap:.5rem;margin-bottom:.5rem}
.dots i{width:2rem;height:2rem;border-radius:50%;border:1px solid var(--strong-line)}
.scores{display:flex;gap:1rem 1.5rem;margin-top:1.5rem}
.scores li{flex:0 0 auto;min-width:6rem;white-space:nowrap;font-size:.8125rem;line-height:1.3;color:var(--soft);text-align:center}
.scores .gauge{width:4.5rem;height:4.5rem;display:block;margin:0 auto .375rem}
.frame{max-width:76rem;margin:0 auto;padding:0 2.5rem;display:grid;grid-template-columns:12.5rem minmax(0,1fr);gap:4rem}
nav{padding-top:4rem;font-size:.875rem}
nav ol{margin-top:.75rem;counter-reset:entry;position:relative}
nav li{counter-increment:entry}
nav a{display:block;padding:.25rem 0;color:var(--soft);text-decoration:none;line-height:1.4}
nav a:hover{color:var(--accent);text-decoration:underline}
@media screen and (min-width:62rem){nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding-top:4.25rem;padding-bottom:1rem}}
main{padding:1rem 0 5rem;min-width:0}
section{padding-top:3.25rem}
section+section{margin-top:3.25rem;border-top:1px solid var(--line)}
section>header{display:grid;grid-template-columns:auto 1fr auto;align-items:baseline;gap:.25rem 1rem;margin-bottom:1.25rem}
.number{font:500 1rem/1 var(--serif);color:var(--accent);font-variant-numeric:tabular-nums}
h2{font-size:clamp(1.75rem,3.4vw,2.25rem);line-height:1.15;letter-spacing:-.01em}
.standing{display:block;font-size:.8125rem;color:var(--soft);text-align:end}
.standing span+span::before{content:'· '}
.standing>span:first-child::before{content:'';display:inline-block;width:.5rem;height:.5rem;border-radius:50%;margin-inline-end:.5rem;background:var(--good)}
.standing.partial>span:first-child::before{background:linear-gradient(90deg,var(--fair) 50%,var(--line) 50%)}
.standing.insufficient>span:first-child::before{background:none;border:1px solid var(--soft)}
.lead{font-size:1.1875rem;line-height:1.6;text-wrap:pretty;max-width:44rem}
.insufficient .lead{font-size:1rem;font-family:var(--sans);color:var(--soft)}
.block{margin-top:2.25rem;container-type:inline-size}
h3{font:600 1.0625rem/1.4 var(--sans);margin-bottom:.875rem}
h4{font:600 .9375rem/1.4 var(--sans);margin-bottom:.75rem}
.gaps{margin-top:2.25rem;padding:1rem 1.25rem;border:1px dashed var(--strong-line);border-radius:4px;font-size:.9375rem;color:var(--soft)}
.gaps li{margin-top:.25rem}
.colophon{border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
.colophon p{max-width:76rem;margin:0 auto;padding:2rem 2.5rem 3rem}
@media screen and (max-width:61.99rem){.frame{grid-template-columns:minmax(0,1fr);gap:0}
nav{padding-top:2rem}.cover:not(.versus) .inner{grid-template-columns:minmax(0,1fr)}.face{margin-top:2rem}.face .mark{max-width:15rem}.scores{justify-content:flex-start}nav ol{columns:2;column-gap:2rem}nav li{break-inside:avoid}}
@media screen and (max-width:40rem){body{font-size:15.5px}.cover .inner{padding:2rem 1.25rem 1.75rem}.frame{padding:0 1.25rem}
.glance{margin-top:1.75rem;grid-template-columns:1fr 1fr}.glance>div{padding-bottom:.5rem}.glance dd{font-size:1.0625rem}nav a{padding:.375rem 0}
section>header{grid-template-columns:auto 1fr}.standing{grid-column:2;text-align:start}
section{padding-top:2.25rem}section+section{margin-top:2.25rem}.colophon p{padding:1.5rem 1.25rem 2rem}.lead{font-size:1.0625rem}}
`
