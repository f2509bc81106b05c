/** The whole style of the reference: system fonts, both colour schemes, nothing from outside. */
export const docsStyle = `
:root{color-scheme:light dark;--paper:#fffdfa;--raised:#fff;--ink:#1c2127;--soft:#3f4750;--faint:#626b75;--line:#e6e1d8;--tint:#f6f2ea;--accent:#8f3d12;--accent-tint:#fbeee4;--get:#12663c;--post:#7a4f00;--delete:#a01f28;--patch:#553a9e;--block:#1d2229;--block-ink:#e9e6e0;--block-faint:#98a1ac;--block-line:#1d2229;--key:#9ecbff;--string:#b6dfa6;--number:#f5bd7a;--bar:2.9rem}
@media (prefers-color-scheme:dark){:root{--paper:#14171a;--raised:#191d21;--ink:#e8e5e0;--soft:#c6c9cb;--faint:#98a1aa;--line:#2b3036;--tint:#1c2025;--accent:#f2ab7c;--accent-tint:#2a211b;--get:#74d39c;--post:#e8b95c;--delete:#ff9494;--patch:#bda8f7;--block:#0e1114;--block-line:#2b3036}}
*{box-sizing:border-box}
html{scroll-padding-top:calc(var(--bar) + 1.25rem);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-9999px;z-index:9}.skip:focus{left:1rem;top:.6rem;background:var(--raised);padding:.35rem .8rem;border:1px solid var(--line);border-radius:6px}
.bar{position:sticky;top:0;z-index:5;display:flex;gap:1.25rem;align-items:center;height:var(--bar);padding:0 1.75rem;background:var(--paper);border-bottom:1px solid var(--line);font-size:.9rem}
.bar a{color:var(--soft);text-decoration:none}.bar a:hover{color:var(--accent)}.bar .brand{margin-right:auto;color:var(--ink);font-weight:700;letter-spacing:-.01em}.brand span{font-weight:400;color:var(--faint);margin-left:.35rem}.bar .menu{display:none}
.frame{display:grid;grid-template-columns:15.5rem minmax(0,1fr);max-width:96rem;margin:auto}
nav{position:sticky;top:var(--bar);align-self:start;height:calc(100vh - var(--bar));overflow:auto;padding:1.5rem 1rem 3rem 1.75rem;border-right:1px solid var(--line);font-size:.875rem;line-height:1.4;scrollbar-width:thin}
nav .close{display:none}nav details{margin-bottom:.9rem}nav summary{padding:.2rem 0;font-size:.74rem;font-weight:650;letter-spacing:.07em;text-transform:uppercase;color:var(--faint)}
nav ul{list-style:none;margin:.15rem 0 0;padding:0}nav li a{display:block;padding:.24rem .6rem;margin-left:-.6rem;border-radius:6px;color:var(--soft);text-decoration:none}nav li a:hover{background:var(--tint);color:var(--accent)}
main{padding:0 2.5rem 6rem;min-width:0}
.opening{padding:3rem 0 .5rem;max-width:50rem}
h1{font-size:2.5rem;line-height:1.1;margin:0 0 .75rem;letter-spacing:-.025em}
.lead{font-size:1.15rem;line-height:1.55;color:var(--soft);margin:0 0 1.25rem}
.address{display:inline-flex;flex-wrap:wrap;gap:.15rem .75rem;align-items:baseline;margin:0;padding:.4rem .8rem;background:var(--tint);border-radius:8px;max-width:100%}.address span{font-size:.75rem;letter-spacing:.06em;text-transform:uppercase;color:var(--faint)}.address code{overflow-wrap:anywhere;background:none;padding:0}
.cards{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14.5rem),1fr));gap:.9rem;margin:1.75rem 0 0;padding:0}.cards li{margin:0}.cards a{display:block;height:100%;padding:.9rem 1.1rem 1rem;background:var(--raised);border:1px solid var(--line);border-radius:12px;text-decoration:none;color:var(--soft);font-size:.9rem;line-height:1.5}.cards a:hover{border-color:var(--accent)}.cards b{display:block;margin-bottom:.2rem;font-size:1rem;color:var(--accent)}
h2{font-size:1.6rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 .75rem}h3{font-size:1.22rem;line-height:1.3;letter-spacing:-.01em;margin:2rem 0 .5rem}
h4{margin:1.75rem 0 .35rem;font-size:.78rem;letter-spacing:.06em;text-transform:uppercase;color:var(--faint);font-weight:650}
p{margin:.5rem 0 .75rem}li{margin:.3rem 0}ul{padding-left:1.2rem}
.anchor{opacity:0;text-decoration:none;font-weight:400}h2:hover .anchor,h3:hover .anchor,.anchor:focus-visible{opacity:1}
.guide{max-width:50rem;padding:2.75rem 0 0}.guide>h2{padding-top:.5rem}
.part{max-width:50rem;margin-top:4rem;padding-top:2.5rem;border-top:3px solid var(--ink)}.part h2{font-size:2rem}
.operation{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,27rem);gap:0 2.5rem;padding:2.25rem 0;border-top:1px solid var(--line)}.part+.operation{border-top:0}
.operation h3{margin-top:0;font-size:1.35rem}.samples{position:sticky;top:calc(var(--bar) + 1rem);align-self:start;max-height:calc(100vh - var(--bar) - 2rem);overflow:auto;scrollbar-width:thin;border-radius:10px}
.schema{max-width:50rem;padding:1.25rem 0 0}.schema h3{margin-top:1rem}
code,pre{font-family:ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;font-size:.86em}
:not(pre)>code{background:var(--tint);border-radius:4px;padding:.1em .32em;overflow-wrap:anywhere}h3>code,a>code,summary>code{background:none!important;padding:0!important}
pre{margin:.5rem 0 1rem;padding:.9rem 1rem;background:var(--block);color:var(--block-ink);border:1px solid var(--block-line);border-radius:10px;line-height:1.55;font-size:.8125rem;overflow:auto;max-height:30rem;tab-size:2;scrollbar-width:thin;scrollbar-color:#5a636e transparent}pre code{font-size:inherit}
pre i{font-style:normal}.k{color:var(--key)}.s{color:var(--string)}.n{color:var(--number)}
.route{display:flex;gap:.6rem;align-items:baseline;margin:.25rem 0 .5rem}.route code{background:none;padding:0;font-size:.95rem}
.method{font:700 .74rem/1 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.03em;padding:.28rem .45rem;border-radius:5px;background:var(--tint)}.get{color:var(--get)}.post{color:var(--post)}.delete{color:var(--delete)}.patch,.put{color:var(--patch)}
.tags{display:flex;flex-wrap:wrap;gap:.4rem;margin:.25rem 0 .9rem;font-size:.78rem;color:var(--faint)}.tags span{border:1px solid var(--line);border-radius:99px;padding:.05rem .65rem}.tags a{color:inherit}
.status{color:var(--get);letter-spacing:0}.headers{font-size:.85rem;color:var(--faint)}
table{border-collapse:collapse;width:100%;font-size:.9rem;line-height:1.5;margin:.5rem 0 1rem}th,td{text-align:left;vertical-align:top;padding:.6rem 1rem .6rem 0;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--faint);font-size:.78rem;padding-top:.2rem;padding-bottom:.35rem}td:last-child,th:last-child{padding-right:0}
.plain td:first-child code{white-space:nowrap}
.fields{table-layout:fixed}.fields th:first-child,.fields td:first-child{width:38%}.fields p{margin:0 0 .25rem}.fields ul{margin:.25rem 0}.name{font-weight:650;background:none!important;padding:0!important;overflow-wrap:anywhere}
.type{display:block;color:var(--faint);font-size:.82rem}.note{display:inline-block;font-size:.74rem;color:var(--faint);margin-right:.35rem}.strong{color:var(--accent);font-weight:600}
.limits{font-size:.82rem;color:var(--faint)}.limits code{font-size:.95em}
.fields tr:has(+.inside)>td{border-bottom:0}.inside>td{padding:0 0 .75rem!important;width:auto!important}.inside details{margin:0}main details details{margin:.4rem 0}.small td,.small th{padding-right:1.25rem}
details{margin:.5rem 0}summary{cursor:pointer;border-radius:6px}main summary{padding:.35rem .7rem;background:var(--tint);font-size:.86rem;color:var(--soft)}main details[open]>summary{border-radius:6px 6px 0 0}
main details>table{padding:0;border:1px solid var(--line);border-top:0;border-collapse:separate;border-spacing:0;margin:0;border-radius:0 0 6px 6px}main details>table th,main details>table td{padding-left:.8rem;padding-right:.8rem}main details>table>tbody>tr:last-child>td{border-bottom:0}main details .inside>td{padding:0 .8rem .75rem!important}main details>p{padding:.5rem .7rem;margin:0;border:1px solid var(--line);border-top:0}
.faint{color:var(--faint);font-size:.95em}
.sample{margin:0 0 1rem}.sample figcaption,.sample summary{font-size:.78rem;color:var(--faint);padding:0 0 .25rem;background:none}.sample summary{padding:.45rem .8rem;background:var(--tint);border-radius:6px!important}.sample pre{margin:0}details.sample pre{margin-top:.4rem}
:target{scroll-margin-top:0}h2:target,h3:target,code:target{background:var(--accent-tint);border-radius:4px;box-shadow:0 0 0 .35rem var(--accent-tint)}
@media (max-width:74rem){.operation{grid-template-columns:minmax(0,1fr)}.samples{position:static;max-height:none;max-width:50rem;margin-top:1rem}}
@media (max-width:60rem){
.frame{display:block}.bar{padding:0 1rem}.bar .menu{display:block}
nav{display:none}nav:target{display:block;position:fixed;inset:0;z-index:6;height:auto;padding:1rem 1.25rem 3rem;background:var(--paper);border:0;font-size:1rem}nav .close{display:block;padding:.5rem 0 1rem}nav li a{padding:.5rem .6rem}
main{padding:0 1rem 4rem}.opening{padding:2rem 0 .5rem}h1{font-size:2rem}.part h2{font-size:1.7rem}
}
@media (max-width:40rem){
:is(.plain,.fields),:is(.plain,.fields)>tbody,:is(.plain,.fields)>tbody>tr,:is(.plain,.fields)>tbody>tr>td{display:block;width:auto!important}:is(.plain,.fields)>thead{position:absolute;left:-9999px}
:is(.plain,.fields)>tbody>tr>td{border:0;padding:.1rem 0}:is(.plain,.fields)>tbody>tr{padding:.65rem 0;border-bottom:1px solid var(--line)}.small{font-size:.85rem}
.plain td[data-title]:not([data-title=""]):not(:first-child)::before{content:attr(data-title);display:block;font-size:.74rem;color:var(--faint)}
.fields tr:has(+.inside){border-bottom:0;padding-bottom:.25rem}.inside{padding-top:0}.fields td:first-child{padding-bottom:.2rem}.type{display:inline}
main details>table:is(.plain,.fields)>tbody>tr{padding:.65rem .8rem}main details>table:is(.plain,.fields)>tbody>tr>td{padding:.1rem 0}main details .inside>td{padding:0 0 .4rem!important}
.cards{grid-template-columns:1fr 1fr;gap:.6rem}.cards a{padding:.7rem .8rem;font-size:.84rem}
}
@media print{.bar,nav,.skip,.anchor{display:none!important}.frame,.operation{display:block}.samples{position:static;max-height:none;overflow:visible}pre{max-height:none;white-space:pre-wrap;background:none;color:#000;border-color:#999}pre i{color:inherit}details::details-content{content-visibility:visible;block-size:auto}.operation,.schema{break-inside:auto}h2,h3,h4{break-after:avoid}main{padding:0}}
`
