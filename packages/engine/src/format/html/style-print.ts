/**
 * How a report prints: everything that is folded on a screen lies open, but for the evidence. In a row of a grid a
 * heading may be parted from what follows, as browsers would otherwise push the whole grid to the next page.
 */
export const printStyle = `
@media print{@page{margin:16mm 16mm 18mm}
html{font-size:9.25pt}body{background:#fff;font-size:1rem}
.skip{display:none}.frame{display:block;padding:0;max-width:none}
a{color:inherit;text-decoration:none}p,li,dd,blockquote{orphans:3;widows:3}
.ribbon,.sample,.pair,.dots i,.chip,.gradient,.mark,.tags .high{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.cover{border:0}.cover .inner{padding:2rem 0 1rem}
.cover:not(.versus) .inner{grid-template-columns:minmax(0,1fr) 15rem;gap:0 2.5rem}
nav{padding:2rem 0 0}nav ol{columns:3;column-gap:2rem}nav li{break-inside:avoid}
section{padding-top:2rem}section+section{margin-top:2rem}main>section:first-of-type{break-before:page}
section>header,.lead,h2,h3,h4,summary,.label,.card .name,thead{break-after:avoid}
.journey h3,.journey h4,.journey .label{break-after:auto}
.lead{break-inside:avoid}.block{container-type:normal}.outcome small{white-space:nowrap}
.swatch,.quotations li,.pairs li,.marks li,.type li,tr,.fields>div,.points>li,.gaps,.statement,.hero,.overview,.outcome>ul>li,.tone li,.shares li,figure,.colophon{break-inside:avoid}
.archetype,.tone,.steps-of-type,.journey>li{break-inside:avoid}
.card{break-inside:auto;box-decoration-break:clone;-webkit-box-decoration-break:clone;padding:1.125rem 1.25rem}.card .steps li,.card .facts>div,.card .part{break-inside:avoid}
.swot{display:block;background:none;border:0;border-radius:0;overflow:visible;columns:2;column-gap:2rem}
.quadrant{padding:0 0 1.25rem;background:none}.quadrant.weaknesses,.quadrant.threats{break-inside:auto}
.evidence:not([open]),.block:has(>.leftover){display:none}
.more>summary,.outcome>summary{list-style:none}.outcome::details-content,.more::details-content{content-visibility:visible;display:block;block-size:auto}
.outcome.passed>ul,.outcome.notApplicable>ul{columns:2;column-gap:2rem}
.outcome.passed .why,.outcome.notApplicable .why{display:none}
.outcome>ul>li{padding:.5rem 0 .5rem 1.25rem}.outcome.passed>ul>li,.outcome.notApplicable>ul>li{border:0;padding:.25rem 0 .25rem 1.25rem}
.checks>.gauge{width:5rem;height:5rem}
.unfold::details-content,.fold::details-content{content-visibility:visible;display:block;block-size:auto}
.unfold>summary::after,.fold>summary::after,.behind{display:none}.cover.first .inner{padding:1rem 0 0}.halves-of-thesis>li,.diagnoses>li,.plan-steps>li,.moves li,.reader,.strip,.question,.levels{break-inside:avoid}
.five i,.question{print-color-adjust:exact;-webkit-print-color-adjust:exact}.fold>summary,.short>header,.topic{break-after:avoid}.short>header{break-inside:avoid}.levels{grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.75rem 1.5rem}.appendix{break-before:page}
.colophon{border:0}.colophon p{padding:1rem 0 0}}
`
