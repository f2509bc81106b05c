/** The first page, the pages after it, and the appendix behind them. */
export const shortStyle = `
.cover.first .inner{display:block;padding:1.75rem 2.5rem 2.25rem}
.cover section{padding:0;margin:0;border:0}
.masthead{display:flex;justify-content:space-between;align-items:center;gap:1rem 2rem;min-height:2.75rem}
.first .overline{align-items:baseline;min-width:0}.first .overline strong{color:var(--accent);font-size:1rem}
.first .masthead .mark{flex:none;height:2.75rem;max-width:10rem;padding:.375rem .625rem;margin:0}
.first .masthead .mark img{max-height:2rem}.first .masthead .mark span{font-size:1rem}
.opening{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem 3rem;align-items:start;margin-top:1.25rem}
.opening:has(.screen){grid-template-columns:minmax(0,1fr) minmax(0,36%)}
.screen figure,.screen .screenshot{margin:0;max-width:none}.screen img{display:block;width:100%;height:auto}
h1.thesis{font-size:clamp(1.75rem,3.6vw,2.875rem);line-height:1.14;margin:0;text-wrap:balance}
.opening:has(.screen) h1.thesis{font-size:clamp(1.75rem,3vw,2.375rem)}
.argument{font:500 1.1875rem/1.55 var(--serif);margin-top:1rem;max-width:54rem;text-wrap:pretty}
.argument .evidence{font-weight:400}.argument.quiet{color:var(--soft)}
.first h2.label,.topic{font:600 .8125rem/1.4 var(--sans);letter-spacing:.02em;color:var(--accent);margin-bottom:.625rem}
.moves ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:1.25rem 2.5rem}
.cover .moves,.cover .beside{margin-top:2rem}
.moves li,.plan-steps>li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .875rem}
.moves .ordinal,.plan-steps .ordinal{float:none;margin:0}
.moves h3{font:500 1.1875rem/1.3 var(--serif);margin:.125rem 0 .25rem}.moves p{line-height:1.5}
.moves .aside{margin-top:.25rem}
.moves .aside a,.short small a{color:inherit;text-decoration-color:var(--strong-line)}
.first .beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(21rem,1fr));gap:1.5rem 3rem;align-items:start}
.first dl>div{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:0 1rem;padding:.4375rem 0;border-top:1px solid var(--line)}
.first dt{color:var(--soft);font-size:.875rem;line-height:1.7}.first dd{line-height:1.5}
.before del{color:var(--soft);text-decoration-color:var(--bad);text-decoration-thickness:1px}
.after ins{font-weight:600;text-decoration:none}.after .verdict{color:var(--good)}
.asked{color:var(--soft)}.rewritten .aside{margin-top:.125rem}
.rewritten .after{font-size:1.0625rem}
.levels{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:.75rem 2.5rem;margin-top:1.75rem;padding-top:1rem;border-top:1px solid var(--ink)}
.levels li{display:grid;align-content:start;grid-template-columns:1fr auto;gap:.3125rem .75rem;font-size:.875rem;line-height:1.4}
.levels .word{color:var(--soft)}.levels .name{font-weight:600}.levels .five{grid-column:1/-1;grid-row:2}
.levels .why{grid-column:1/-1;grid-row:3;color:var(--soft);font-size:.75rem;line-height:1.4;overflow-wrap:anywhere}
.five{display:grid;grid-template-columns:repeat(5,1fr);gap:3px}.five i{height:.4375rem;border-radius:2px;background:var(--line)}.five .on{background:var(--accent)}
.question{margin-top:1.5rem!important;padding:.875rem 1.25rem!important;background:var(--tint);border-radius:5px}
.first .question h2.label{margin-bottom:.125rem}.question p{font:500 1.0625rem/1.5 var(--serif)}
.short>header{display:block;margin-bottom:0}
.short h2,.appendix h2{font-size:clamp(1.5rem,2.9vw,2rem);line-height:1.2;text-wrap:balance;max-width:46rem}
.topic{margin-bottom:.375rem}
.short .block,.short .part{margin-top:1.5rem}.short .part .block{margin-top:.5rem}.short .fields>div{padding:.625rem 0}.short .fields>div:last-child{border-bottom:0}.unfold.part>summary h3{margin:0}
@container (max-width:34rem){.short .block table{display:table}.short .block tr{display:table-row}.short .block tbody{display:table-row-group}.short .block thead{display:table-header-group;position:static;clip-path:none}.short .block :is(td,th){display:table-cell;border-bottom:1px solid var(--line)}.short .block td::before{content:none}}
.short td:empty::after{content:'–';color:var(--soft)}
section.short+section.short,section.short+section.appendix{margin-top:2.5rem}section.short,section.appendix{padding-top:2.5rem}main>section:first-child{padding-top:2.25rem}
.halves-of-thesis{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1.5rem 2.5rem;align-items:start}
.halves-of-thesis>li{border-top:3px solid var(--bad);padding-top:.75rem}.halves-of-thesis>.asset{border-color:var(--good)}
.kind{font-size:.8125rem;font-weight:600;color:var(--bad)}.asset>.kind{color:var(--good)}
.halves-of-thesis h3{font:500 1.25rem/1.3 var(--serif);margin:.125rem 0 .5rem}
.short blockquote{font:500 1rem/1.5 var(--serif);padding-inline-start:.875rem;border-inline-start:2px solid var(--line)}.short blockquote+blockquote{margin-top:.5rem}
.short .block>blockquote small,.halves-of-thesis small{font-family:var(--sans);font-weight:400}
.against-it{margin-top:.375rem;font-size:.9375rem;color:var(--soft)}.against-it span{font-weight:600}
.short .fix{font-size:.9375rem;margin-top:.375rem}
.diagnoses{columns:2;column-gap:2.5rem}.diagnoses:has(>:only-child){columns:1}
.diagnoses>li{break-inside:avoid;padding:.75rem 0;border-top:1px solid var(--line)}
.diagnoses h4,.plan-steps h3{display:inline;font:500 1.0625rem/1.35 var(--serif);margin:0}
.diagnoses .unfold>div{margin-top:.25rem;font-size:.9375rem;line-height:1.5}
.plan-steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));gap:1.25rem 2.5rem;align-items:start}
.plan-steps .unfold>div{margin-top:.25rem;font-size:.9375rem;line-height:1.5}.plan-steps small{white-space:nowrap}
.readers{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1.25rem 2.5rem;align-items:start}
.reader{border-top:2px solid var(--accent);padding-top:.625rem}.reader h3{font:500 1.1875rem/1.3 var(--serif);margin-bottom:.25rem}.reader .evidence{font-weight:400}
.reader .facts{margin-top:.375rem}.reader .facts>div{grid-template-columns:4rem minmax(0,1fr)}.reader blockquote{margin-top:.5rem}
.strip{display:flex;flex-wrap:wrap;gap:1.25rem 2.5rem;align-items:center;padding:1.125rem 1.25rem;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
.strip .mark{flex:0 1 10rem;height:4.5rem;margin:0;padding:.625rem}.strip .mark span{font-size:.9375rem;overflow:hidden;max-height:3.25rem}
.colors{display:flex;flex-wrap:wrap;gap:.75rem}.colors li{display:grid;gap:.125rem;font-size:.75rem;line-height:1.3}
.colors i{display:block;width:4.25rem;height:2.75rem;border-radius:4px;border:1px solid var(--line)}.colors small,.faces small{font-size:.75rem}
.faces{display:flex;flex-wrap:wrap;gap:.75rem 1.75rem}.faces li{display:grid}.face-name{font-size:1.375rem;line-height:1.3}
.unfold>summary{position:relative;padding-inline-end:1.5rem}
.unfold>summary::after{content:'+';position:absolute;inset-inline-end:.125rem;top:0;color:var(--accent)}.unfold[open]>summary::after{content:'–'}
@supports selector(::details-content){@media screen and (min-width:48rem){.unfold::details-content{content-visibility:visible;display:block;block-size:auto}.unfold>summary{pointer-events:none;padding:0}.unfold>summary::after{display:none}}}
.appendix>header{display:block;margin-bottom:.5rem}
.appendix .summary{margin:.75rem 0 1.5rem;font-size:1rem}
.folds{border-bottom:1px solid var(--line)}
.fold{border-top:1px solid var(--line)}
.fold>summary{display:grid;grid-template-columns:1.75rem 1fr auto 1rem;gap:.25rem .75rem;align-items:baseline;padding:.75rem 0}
.fold>summary h2{font-size:1.1875rem;line-height:1.35;letter-spacing:0}.fold[open]>summary h2{color:var(--accent)}
.fold>summary::after{content:'+';grid-column:4;color:var(--accent);text-align:end}.fold[open]>summary::after{content:'–'}
.fold>section{padding:.25rem 0 2.5rem;margin:0;border:0;scroll-margin-top:4rem}
.behind{margin-top:.5rem;padding-top:.5rem;border-top:1px solid var(--line)}
nav .behind a{padding:.125rem 0;font-size:.8125rem}
.cards{align-items:start}
@container (min-width:46rem){.cards:has(.persona+.persona){display:block;columns:2;column-gap:1.25rem}.cards:has(.persona+.persona)>.persona{break-inside:avoid;margin-bottom:1.25rem}}
@media screen and (max-width:61.99rem){
html{scroll-padding-top:3.5rem}
nav[aria-label]{position:sticky;top:0;z-index:2;padding:0;margin:0 -2.5rem;background:var(--page);border-bottom:1px solid var(--line)}
nav>.label,nav .behind{display:none}nav>ol{display:flex;columns:auto;gap:0 1.25rem;margin:0;padding:0 2.5rem;overflow-x:auto;scrollbar-width:none}
nav>ol::-webkit-scrollbar{display:none}nav>ol>li{flex:none}nav>ol>li>a{padding:.75rem 0;white-space:nowrap}}
@media screen and (max-width:47.99rem){.diagnoses{columns:1}.opening:has(.screen){grid-template-columns:minmax(0,1fr)}.opening:has(.screen) h1.thesis{font-size:1.75rem}.screen{max-width:40%}}
@media screen and (max-width:40rem){nav[aria-label]{margin:0 -1.25rem}nav>ol{padding:0 1.25rem}
.cover.first .inner{padding:1.125rem 1.25rem 1.25rem}.masthead{min-height:0;align-items:flex-start}.first .masthead .mark{height:2.25rem;max-width:6.5rem;padding:.25rem .375rem}.first .overline{gap:.0625rem .75rem;font-size:.8125rem}
h1.thesis{font-size:1.625rem}.opening{margin-top:.75rem;gap:1rem}.argument{font-size:1.0625rem;line-height:1.5;margin-top:.625rem}
.cover .moves,.cover .beside{margin-top:1.25rem}.moves ol{gap:.75rem;grid-template-columns:minmax(0,1fr)}.moves h3{font-size:1.0625rem}.moves p{font-size:.9375rem}.moves .aside{margin-top:0;font-size:.8125rem}
.first .beside{grid-template-columns:minmax(0,1fr);gap:1.125rem}.first dl>div{grid-template-columns:6.5rem minmax(0,1fr);padding:.3125rem 0}.first dd{font-size:.9375rem;line-height:1.45}.first dt{font-size:.8125rem}
.levels{grid-template-columns:1fr 1fr;gap:.625rem 1.25rem;margin-top:1.125rem;padding-top:.75rem}.levels li{font-size:.8125rem;grid-template-columns:1fr;gap:.1875rem}.levels .word{grid-row:3}.levels .why{grid-row:4}.question{padding:.625rem .875rem!important;margin-top:1rem!important}.question p{font-size:1rem;line-height:1.4}
section.short,section.appendix{padding-top:1.375rem}section.short+section.short,section.short+section.appendix{margin-top:1.5rem}main>section:first-child{padding-top:1.25rem}
.short h2,.appendix h2{font-size:1.3125rem}.topic{margin-bottom:.125rem}.short .block,.short .part{margin-top:.875rem}.short h3{margin-bottom:.375rem}
.short .block,.short .points{font-size:.9375rem;line-height:1.45}.short .fields>div{padding:.4375rem 0;grid-template-columns:6.5rem minmax(0,1fr);gap:.125rem .75rem}.short .fields dt{font-size:.8125rem}
.short .block th,.short .block td{padding:.375rem .625rem .375rem 0}.diagnoses>li{padding:.4375rem 0}.diagnoses h4,.plan-steps h3{font-size:1rem}
.halves-of-thesis{gap:1rem}.halves-of-thesis h3{font-size:1.125rem;margin-bottom:.25rem}.plan-steps{gap:.5rem}.plan-steps small{display:block}
.strip{padding:.75rem;gap:.75rem 1.25rem}.strip .mark{flex-basis:6rem;height:3.25rem}.colors{gap:.5rem}.colors i{width:2.75rem;height:2rem}.colors code{font-size:.6875rem}.face-name{font-size:1.125rem}
.readers{gap:.875rem}.fold>summary{grid-template-columns:1.5rem 1fr 1rem;padding:.625rem 0}.fold>summary .standing{grid-column:2;grid-row:2}.fold>summary::after{grid-column:3;grid-row:1}}
`
