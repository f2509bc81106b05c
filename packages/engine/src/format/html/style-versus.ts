/** Two brands side by side, each in its own colour. */
export const versusStyle = `
.sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem 2.5rem}
.side{min-width:0}
.side.other{--accent:var(--other);--tint:var(--other-tint)}
.versus h1.small{font-size:clamp(2rem,4.6vw,3.25rem);margin-top:1rem}
.against{font-style:italic;color:var(--soft);font-size:.6em}
.versus .sides{margin-top:2.25rem}
.versus .side{border-top:3px solid var(--accent);padding-top:1.25rem}
.versus .mark{width:12rem;height:5.5rem;margin:1.25rem 0 0}
.host{font-size:.875rem;color:var(--soft)}.brand{font:500 1.5rem/1.25 var(--serif)}
.versus .headline{margin-top:.5rem;font-size:1.25rem}
.chip{display:inline-block;width:1.25rem;height:1.25rem;border-radius:50%;border:1px solid var(--strong-line);vertical-align:-.25rem}
.differences+.aside,.block+.aside{margin-top:2rem}
.differences{display:grid;gap:2.5rem}
.differences>li{display:grid;grid-template-columns:auto minmax(0,1fr)}
.differences h3{margin-bottom:.25rem}.differences .large{font-size:1.25rem}
.differences .sides{margin-top:1rem}
.differences .side,section>.sides>.side{border-top:2px solid var(--accent);padding-top:.75rem}
.differences .side .label{margin-bottom:.375rem}
section>.sides>.side>h3{color:var(--accent);font:500 1.25rem/1.3 var(--serif);margin-bottom:.25rem}
section>.sides .standing{text-align:start;margin-bottom:1rem}
.side .lead{font-size:1.0625rem}.side .swot{grid-template-columns:minmax(0,1fr)}.side .checks{display:block}.side .hero{padding:1.25rem}
@media (max-width:52rem){section>.sides,.versus .sides{grid-template-columns:minmax(0,1fr)}}
@media (max-width:40rem){.sides{grid-template-columns:minmax(0,1fr)}.differences>li{display:block}}
`
