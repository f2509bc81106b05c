/** What most of a report is made of: fields, lists, tables, quotations, evidence. */
export const contentStyle = `
.fields>div{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:.25rem 1.5rem;padding:.75rem 0;border-top:1px solid var(--line)}
.fields>div:last-child{border-bottom:1px solid var(--line)}
.fields dt{color:var(--soft);font-size:.9375rem}
@container (max-width:34rem){.fields>div{grid-template-columns:minmax(0,1fr)}.fields dt{font-size:.875rem}}
.points li{position:relative;padding-inline-start:1.125rem}
.points li+li{margin-top:.375rem}
.points li::before{content:'';position:absolute;inset-inline-start:0;top:.72em;width:.5rem;height:1px;background:var(--accent)}
.points li>bdi,.fields bdi,td bdi,th bdi{unicode-bidi:isolate}
.chips{display:flex;flex-wrap:wrap;gap:.375rem .5rem}
.chips li{padding:.125rem .625rem;border:1px solid var(--line);border-radius:3px;background:var(--surface);font-size:.9375rem}
.chips+.evidence{margin-top:.5rem}
.block table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5}
thead th{font-size:.8125rem;font-weight:600;color:var(--soft);border-bottom:1px solid var(--ink)}
th,td{padding:.625rem 1rem .625rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
th:last-child,td:last-child{padding-inline-end:0}
td,thead th{overflow-wrap:break-word}td a,td bdi,td q,td code{overflow-wrap:anywhere}
tbody th{font-weight:600}
@container (max-width:34rem){.block table,tbody,tr,td,tbody th{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding:.75rem 0;border-bottom:1px solid var(--line)}th,td,tbody th{border:0;padding:.125rem 0}td::before{content:attr(data-label) ': ';color:var(--soft);font-size:.8125rem}}
.statement{padding-inline-start:1.5rem;border-inline-start:3px solid var(--accent)}
.statement h3,.statement h4{font-size:.875rem;color:var(--soft);margin-bottom:.375rem}
.large{font-size:clamp(1.25rem,2.4vw,1.5rem);line-height:1.4;text-wrap:pretty}
.quotations{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1.75rem 2rem}
.quotations blockquote{font:500 1.0625rem/1.55 var(--serif)}
.quotations figcaption{margin-top:.375rem;font-size:.875rem;color:var(--soft)}
details>summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.evidence{display:inline-block;font:.8125rem/1.5 var(--sans);max-width:100%}
.evidence[open]{display:block;margin-top:.375rem}
.evidence>summary{display:inline-block;color:var(--soft);text-decoration:underline dotted;text-underline-offset:.22em;white-space:nowrap;border-radius:2px}
.evidence>summary:hover{color:var(--accent);text-decoration-style:solid}
.evidence[open]>summary{color:var(--accent);text-decoration-style:solid}
.evidence>div{margin:.375rem 0 .75rem;padding:.75rem 1rem;background:var(--tint);border-inline-start:2px solid var(--accent);max-width:44rem}
.evidence .basis{color:var(--soft)}
.evidence .about{font-weight:600}.evidence .about:not(:first-child),.evidence figure+.basis{margin-top:.875rem}
.evidence figure{margin-top:.5rem}
.evidence blockquote{font:500 .9375rem/1.5 var(--serif);color:var(--ink)}
.evidence q[dir]{display:inline}
.evidence figcaption{margin-top:.125rem;color:var(--soft)}
.evidence code{font-size:.75rem}
.more{margin-top:.75rem}
.more>summary{display:inline-block;font-size:.875rem;font-weight:600;color:var(--accent);text-decoration:underline;text-underline-offset:.22em;text-decoration-thickness:1px}
.more[open]>summary{margin-bottom:.75rem}
.shares li{display:grid;grid-template-columns:minmax(6rem,10rem) minmax(3rem,1fr) 3.25rem minmax(4.5rem,auto);gap:.25rem 1rem;align-items:center;padding:.3125rem 0}
.shares .figure{font-variant-numeric:tabular-nums;text-align:end;font-size:.9375rem}
.shares .evidence[open]{grid-column:1/-1}
.shares small{display:block}
.bar{width:100%;height:.375rem;display:block}
.bar .track{fill:var(--line)}.bar .value{fill:var(--accent)}
@container (max-width:26rem){.shares li{grid-template-columns:minmax(0,1fr) 3.25rem}.shares .bar{grid-row:2;grid-column:1/-1}}
.cards{display:grid;gap:1.25rem}
.card{position:relative;padding:1.5rem 1.625rem;background:var(--surface);border:1px solid var(--line);border-radius:6px;min-width:0}
.card .name{display:flow-root;font:500 1.3125rem/1.3 var(--serif);margin-bottom:.5rem}
.ordinal{float:inline-start;width:2rem;height:2rem;margin-inline-end:.875rem;border-radius:50%;border:1px solid var(--accent);color:var(--accent);font:500 1rem/1.875rem var(--serif);text-align:center}
.tags{display:flex;flex-wrap:wrap;gap:.375rem .5rem;margin-top:.875rem;clear:both}
.tags li,.tag{padding:.0625rem .5625rem;border-radius:3px;background:var(--tint);color:var(--ink);font-size:.8125rem}
.tags .high{background:var(--accent);color:var(--page)}
.facts{margin-top:1rem}
.facts>div{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:.125rem 1rem;padding:.3125rem 0;font-size:.9375rem}
.facts dt{color:var(--soft)}
@container (max-width:34rem){.facts>div{grid-template-columns:minmax(0,1fr)}.facts dt{font-size:.875rem}}
.fix{margin-top:.5rem;padding-inline-start:1.5rem;position:relative}
.fix::before{content:'→';position:absolute;inset-inline-start:0;color:var(--accent)}
.why{color:var(--soft);font-size:.9375rem}
`
