/** The whole style of the reference: system fonts, both colour schemes, nothing from outside. */
export const docsStyle = `
:root{color-scheme:light dark;--paper:#fdfcfa;--ink:#1f2328;--faint:#656d76;--line:#e3dfd8;--panel:#f5f2ec;--accent:#8a3b12;--get:#1a6f45;--post:#8a5a00;--delete:#a4262c;--patch:#5a3ea6}
@media (prefers-color-scheme:dark){:root{--paper:#15171a;--ink:#e6e3de;--faint:#9aa2ab;--line:#2c3036;--panel:#1c1f23;--accent:#f0a878;--get:#6fcf97;--post:#e5b454;--delete:#ff8f8f;--patch:#b9a3f5}}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px}a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-9999px}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem}
.frame{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:80rem;margin:auto}
nav{position:sticky;top:0;align-self:start;height:100vh;overflow:auto;padding:2rem 1rem 2rem 1.5rem;border-right:1px solid var(--line);font-size:.9rem}
nav strong{display:block;margin:1.25rem 0 .25rem;font-size:.75rem;letter-spacing:.08em;text-transform:uppercase;color:var(--faint)}
nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:.2rem 0;color:inherit;text-decoration:none}nav a:hover{color:var(--accent)}
main{padding:2.5rem 2.5rem 6rem;min-width:0}h1{font-size:2.2rem;line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}h2{margin:3.5rem 0 1rem;padding-bottom:.4rem;border-bottom:1px solid var(--line)}
h3{margin:2.75rem 0 .5rem;font-size:1.2rem}h4{margin:1.5rem 0 .5rem;font-size:.8rem;letter-spacing:.06em;text-transform:uppercase;color:var(--faint)}
code,pre{font:.86em/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}pre{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.9rem 1rem;overflow:auto;max-height:28rem;margin:.5rem 0}
p code,td code,li code{background:var(--panel);border-radius:4px;padding:.1em .3em}
.route{display:flex;gap:.7rem;align-items:baseline;flex-wrap:wrap;font-size:1rem}.method{font:700 .75rem/1 ui-monospace,monospace;letter-spacing:.04em}.get{color:var(--get)}.post{color:var(--post)}.delete{color:var(--delete)}.patch{color:var(--patch)}
.tag{font-size:.75rem;color:var(--faint);border:1px solid var(--line);border-radius:99px;padding:.05rem .6rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--faint);font-size:.8rem}
details{border:1px solid var(--line);border-radius:8px;margin:.4rem 0;padding:.45rem .9rem}summary{cursor:pointer}.faint{color:var(--faint)}
@media (max-width:56rem){.frame{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}main{padding:1.5rem}}
@media print{nav{display:none}.frame{display:block}pre{max-height:none}}
`
