/** Charts, colours, cards, the journey. */
export const brandStyle = `
svg text{font:500 11px var(--sans);fill:var(--soft)}
.halves{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,21rem);gap:2rem;align-items:start}
@container (max-width:40rem){.halves{grid-template-columns:minmax(0,1fr)}}
.giant{font-size:clamp(2rem,5vw,2.875rem);line-height:1.1;color:var(--accent)}
.second{font-family:var(--serif);font-size:1.125rem;color:var(--soft);margin-bottom:.75rem}
.archetype .shares{margin-top:1.25rem}
.radar{width:100%;max-width:24rem;margin:0 auto;overflow:visible;display:block}
.ring{fill:none;stroke:var(--line);stroke-width:1}
.radar .shape{fill:var(--accent);fill-opacity:.16;stroke:var(--accent);stroke-width:1.75;stroke-linejoin:round}
.dot{fill:var(--accent)}
svg text.first{fill:var(--accent);font-weight:700;font-size:12.5px}
.gauge .track{fill:none;stroke:var(--line);stroke-width:7}.gauge .value{fill:none;stroke:var(--accent);stroke-width:7;stroke-linecap:round}
.gauge text{font:500 30px var(--serif);fill:var(--ink)}
.tone li{display:grid;grid-template-columns:7.5rem minmax(8rem,16rem) 6.5rem minmax(0,1fr);gap:.25rem 1rem;align-items:center;padding:.4375rem 0}
.tone .from{text-align:end}.tone .reading{font-size:.875rem;color:var(--soft)}
.slider{width:100%;height:auto;display:block}
.slider .track{stroke:var(--strong-line);stroke-width:2}.slider .middle{stroke:var(--strong-line);stroke-width:1}
@container (max-width:40rem){.tone li{grid-template-columns:1fr 1fr}.tone .slider{grid-column:1/-1;grid-row:2}.tone .from{text-align:start}.tone .to{text-align:end}.tone .reading{grid-column:1/-1}}
@container (min-width:46rem){.cards:has(.persona+.persona){grid-template-columns:1fr 1fr}}
.persona .parts{display:grid;gap:1rem;margin-top:1rem}
.persona blockquote{margin-top:1.25rem;font-size:1.125rem}
.part .label{margin-bottom:.25rem}
.swot{display:grid;grid-template-columns:1fr 1fr;background:var(--line);gap:1px;border:1px solid var(--line);border-radius:6px;overflow:hidden;container-type:normal}
.quadrant{background:var(--surface);padding:1.5rem 1.625rem;min-width:0}
.quadrant h3,.quadrant h4{font:500 1.25rem/1.3 var(--serif)}
.strengths h3,.strengths h4,.opportunities h3,.opportunities h4{color:var(--good)}.weaknesses h3,.weaknesses h4,.threats h3,.threats h4{color:var(--bad)}
.quadrant li:target,.card:target{background:var(--tint);outline:2px solid var(--accent);outline-offset:4px}
@media (max-width:40rem){.swot{grid-template-columns:minmax(0,1fr)}}
.overview{display:grid;grid-template-columns:minmax(0,25rem) minmax(0,1fr);gap:1.5rem 2.5rem;align-items:center;margin-bottom:2rem}.overview .steps{margin:0}.overview .steps li{margin-top:.5rem}
@container (max-width:40rem){.overview{grid-template-columns:minmax(0,1fr)}}
.initiatives figcaption{font-size:.875rem;color:var(--soft);margin-top:.25rem}
.matrix{width:100%;max-width:27rem;display:block}
.matrix .cell{fill:var(--surface);stroke:var(--line)}.matrix .best{fill:var(--tint);stroke:var(--accent)}
.matrix .number{fill:var(--page);font-weight:700;font-size:12px}
.steps{counter-reset:step;margin-top:.875rem}
.steps li{counter-increment:step;position:relative;padding-inline-start:1.75rem;margin-top:.375rem}
.steps li::before{content:counter(step) '.';position:absolute;inset-inline-start:0;color:var(--accent);font-variant-numeric:tabular-nums}
.palette{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,12rem),1fr));gap:1.5rem 1.25rem;font-size:.875rem;line-height:1.45}
.swatch .sample{display:flex;justify-content:space-between;align-items:flex-end;height:6.5rem;padding:.625rem .75rem;border-radius:5px;border:1px solid var(--line);font:600 .8125rem var(--mono);margin-bottom:.625rem}
.swatch>p{color:var(--soft)}.swatch>.label{color:var(--ink);font-size:.9375rem;letter-spacing:0}
.pairs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1rem 1.5rem;font-size:.875rem;line-height:1.45}
.pairs li{display:flex;gap:.875rem}
.pair{flex:none;display:grid;place-items:center;width:3.25rem;height:3.25rem;border:1px solid var(--line);border-radius:4px;font:500 1.25rem var(--serif)}
.token{display:inline-block;max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;vertical-align:bottom}
.pairs+.evidence,.steps-of-type+.evidence{margin-top:1rem}
.gradient{display:block;height:1.25rem;max-width:24rem;margin-bottom:.125rem;border:1px solid var(--line);border-radius:3px}.gradient+bdi{font:.8125rem/1.5 var(--mono);color:var(--soft)}
.quiet{color:var(--soft)}.fails{color:var(--bad);font-weight:600}
.type{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1.5rem 2rem}
.family{font-size:1.875rem;line-height:1.25}
.type .notes{font-size:.875rem;color:var(--soft)}.type+.aside{margin-top:1rem}
.steps-of-type{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:flex-end}
.steps-of-type li{display:grid;gap:.125rem;font-size:.875rem}.scale{font-family:var(--serif);line-height:1.1}
.marks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:1.5rem;font-size:.875rem;color:var(--soft)}
.mark{display:grid;place-items:center;height:7rem;padding:1rem;margin:.375rem 0 .625rem;border:1px solid var(--line);border-radius:5px;overflow:hidden}
.mark img{max-width:100%;max-height:100%;min-height:0;object-fit:contain;min-width:1.5rem}
.mark.on-light{background:#fff;color:#1d1b18}.mark.on-dark{background:#24221f;color:#fff}
.mark span{font:600 1.5rem/1.2 var(--serif);text-align:center}
.hero{padding:2rem;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
.hero>h3,.hero>h4{font-size:.875rem;color:var(--soft)}
.hero .eyebrow{font-size:.9375rem;color:var(--soft)}
.hero .headline{margin:.25rem 0 .75rem;max-width:none}
.hero .headline .evidence{font-style:normal}
.plans .price{font-size:1.1875rem}
.journey>li{position:relative;display:grid;grid-template-columns:8rem minmax(0,1fr) minmax(0,1.25fr);gap:.5rem 2rem;padding:0 0 2rem 2rem;font-size:.9375rem;line-height:1.5}
.journey>li::before{content:'';position:absolute;top:.5rem;bottom:-.5rem;inset-inline-start:.3125rem;width:2px;background:var(--accent)}
.journey>.open::before{background:repeating-linear-gradient(var(--strong-line) 0 .375rem,transparent .375rem .75rem)}
.journey>li:last-child{padding-bottom:0}.journey>li:last-child::before{display:none}
.journey>li::after{content:'';position:absolute;top:.375rem;inset-inline-start:0;width:.75rem;height:.75rem;border-radius:50%;background:var(--accent);border:2px solid var(--accent)}
.journey>.open::after{background:var(--page);border-color:var(--strong-line)}
.journey h3,.journey h4{font-size:1rem;line-height:1.5;margin:0}
.journey div div+div{margin-top:.75rem}.journey div li+li{margin-top:.375rem}.journey .label{line-height:2}
.journey .findings div li{padding-inline-start:.875rem;border-inline-start:2px solid var(--line)}
.journey .findings .helps li{border-color:var(--good)}.journey .findings .friction li,.journey .findings .missing li{border-color:var(--bad)}
.journey .helps .label{color:var(--good)}.journey .friction .label,.journey .missing .label{color:var(--bad)}
@container (max-width:40rem){.journey>li{grid-template-columns:minmax(0,1fr)}}
.checks{display:flex;gap:2rem;container-type:normal}.checks>div{flex:1;min-width:0}.checks>.gauge{flex:none;width:6.5rem;height:6.5rem}
.checks h3,.checks h4{margin-bottom:.125rem}
.outcome{border-top:1px solid var(--line);margin-top:.75rem;padding-top:.75rem}
.outcome>summary{font-weight:600}.outcome>summary::before{content:'+';display:inline-block;width:1.25rem;font-weight:400}
.outcome[open]>summary::before{content:'–'}
.outcome.failed>summary{color:var(--bad)}.outcome.passed>summary{color:var(--good)}.outcome.notApplicable>summary{color:var(--soft)}
.outcome>ul>li{padding:.75rem 0 .75rem 1.25rem;font-size:.9375rem}.outcome>ul>li+li{border-top:1px solid var(--line)}
.outcome .fix{margin-top:.25rem}
@media (max-width:40rem){.checks{display:block}.checks>.gauge{margin-bottom:1rem}.card,.quadrant,.hero{padding:1.25rem}}
`
