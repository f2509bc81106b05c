// Grumblefern: one bundle, no framework, plenty of opinions.
(() => {
  const P = '#22103f'
  const root = document.getElementById('root')
  let data = null

  const faces = {
    smug: '<path d="M58 88c8-7 18-7 26 0M116 88c8-7 18-7 26 0"/><path d="M78 122c12 13 34 13 46-2"/>',
    peckish: '<path d="M56 76l26-2M118 74l26 4"/><circle cx="70" cy="92" r="8" fill="#22103f"/><circle cx="130" cy="92" r="8" fill="#22103f"/><path d="M84 126h32"/>',
    parched: '<path d="M54 68l32 14M146 68l-32 14"/><circle cx="72" cy="94" r="8" fill="#22103f"/><circle cx="128" cy="94" r="8" fill="#22103f"/><path d="M76 134c12-18 36-18 48 0"/>',
    theatrical: '<path d="M54 84l26-14M146 84l-26-14"/><path d="M60 98l20 0M120 98h20"/><path d="M76 142c-2-36 50-36 48 0z" fill="#22103f"/><path d="M148 104c8 12 8 20 0 20s-8-8 0-20z" fill="#8fd0ff" stroke-width="4"/>',
  }
  const blob = (mood, fill) =>
    `<path d="M28 104C22 40 56 16 100 16s78 24 72 88-26 74-72 74-66-10-72-74z" fill="${fill}" stroke="${P}" stroke-width="7"/><path d="M100 18c-8-18 6-30 34-32 0 22-12 34-34 32z" fill="#2fae60" stroke="${P}" stroke-width="6"/><path d="M44 78c4-26 18-38 38-42" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/><g fill="none" stroke="${P}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${faces[mood]}</g><path d="M66 176v26M134 176v26" stroke="${P}" stroke-width="10" stroke-linecap="round"/>`
  const grumble = (mood, fill = '#ff5fa2') => `<svg viewBox="10 -24 180 232" role="img" aria-label="Grumble, ${mood}">${blob(mood, fill)}</svg>`
  const gang = (n) => {
    const set = [['parched', '#ff5fa2'], ['smug', '#7fb8ff'], ['theatrical', '#d4f54a']].slice(0, n)
    return `<svg viewBox="10 -24 ${180 * n} 232" aria-hidden="true">${set.map(([m, f], i) => `<g transform="translate(${i * 178})">${blob(m, f)}</g>`).join('')}</svg>`
  }
  const icons = {
    parched: () => grumble('parched', '#fff'),
    voice: () => `<svg viewBox="0 0 120 100" aria-hidden="true"><path d="M10 38h24l30-26v76L34 62H10z" fill="#d4f54a" stroke="${P}" stroke-width="6" stroke-linejoin="round"/><path d="M80 32c10 10 10 26 0 36M96 18c20 20 20 44 0 64" fill="none" stroke="${P}" stroke-width="7" stroke-linecap="round"/></svg>`,
    moon: () => `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M62 8a42 42 0 1 0 30 60A36 36 0 0 1 62 8z" fill="#ff5fa2" stroke="${P}" stroke-width="6" stroke-linejoin="round"/><path d="M34 54c4 4 9 4 13 0M38 72h12" stroke="${P}" stroke-width="6" stroke-linecap="round" fill="none"/></svg>`,
    leaf: () => `<svg viewBox="0 0 110 100" aria-hidden="true"><path d="M14 88C6 36 40 8 98 10c2 58-28 86-76 74" fill="#2fae60" stroke="${P}" stroke-width="6" stroke-linejoin="round"/><path d="M14 94C34 60 54 44 78 30M46 58V36M58 48l22 2" stroke="${P}" stroke-width="5" fill="none" stroke-linecap="round"/></svg>`,
    battery: () => `<svg viewBox="0 0 130 90" aria-hidden="true"><rect x="6" y="16" width="100" height="58" rx="14" fill="#fff" stroke="#22103f" stroke-width="6"/><rect x="106" y="34" width="16" height="22" rx="6" fill="#ff5fa2" stroke="#22103f" stroke-width="6"/><path d="M24 34v22M44 34v22M64 34v22M84 34v22" stroke="#2fae60" stroke-width="11" stroke-linecap="round"/></svg>`,
  }

  function plant() {
    const leaf = (x, y, r, s, c) =>
      `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path d="M0 0C-58-26-74-96-34-150-8-168 8-168 34-150 74-96 58-26 0 0z" fill="${c}" stroke="${P}" stroke-width="6"/><path d="M0-4V-138M0-50l-34-24M0-50l34-24M0-90l-28-22M0-90l28-22" stroke="${P}" stroke-width="5" fill="none" stroke-linecap="round"/></g>`
    return `<svg viewBox="0 0 620 640" role="img" aria-label="A drooping house plant with a cross pink Grumble on the rim of its pot">
      <circle cx="345" cy="330" r="262" fill="#c9e6ff"/><path d="M150 600h390" stroke="#22103f" stroke-opacity=".18" stroke-width="7" stroke-linecap="round" stroke-dasharray="60 40"/>
      <g class="sway"><g fill="none" stroke="#1f7d45" stroke-width="14" stroke-linecap="round"><path d="M345 440C340 330 330 250 290 170"/><path d="M350 440C370 340 400 260 468 236"/><path d="M340 440C310 370 260 330 196 338"/><path d="M356 440C400 390 470 372 528 404"/><path d="M346 440C356 300 372 210 392 120"/></g>
      ${leaf(292, 176, -22, 0.9, '#2fae60')}${leaf(392, 128, 24, 0.74, '#5cc97f')}${leaf(462, 240, 78, 0.82, '#2fae60')}${leaf(200, 336, -102, 0.78, '#5cc97f')}${leaf(520, 398, 138, 0.78, '#8fbf4a')}${leaf(214, 352, -158, 0.6, '#c9b93a')}</g>
      <path d="M206 440h282l-30 196H236z" fill="#3a32e0" stroke="${P}" stroke-width="7" stroke-linejoin="round"/><path d="M238 520c60 26 150 26 218 0M232 566c70 26 160 26 226 0" fill="none" stroke="#d4f54a" stroke-width="10"/><rect x="190" y="416" width="314" height="48" rx="16" fill="#5b54f0" stroke="${P}" stroke-width="7"/>
      <g transform="translate(196 268) rotate(-6 100 100) scale(.98)">${blob('parched', '#ff5fa2')}</g>
      <g transform="translate(84 556)"><path d="M0 80C-6 40 4 0 30 0h40c26 0 36 40 30 80z" fill="#fff" stroke="${P}" stroke-width="7"/><path d="M98 24c34-6 36 40 0 38" fill="none" stroke="${P}" stroke-width="8"/><path d="M8 46h84v32H6z" fill="#8fd0ff"/><path d="M0 80C-6 40 4 0 30 0h40c26 0 36 40 30 80z" fill="none" stroke="${P}" stroke-width="7"/></g>
    </svg>`
  }

  const nav = [['/#how', 'How it moans'], ['/pricing', 'Pricing'], ['/about', 'About']]
  const header = () => `<header class="top"><div class="w"><a href="/" aria-label="Grumblefern home"><img src="/logo.svg" alt="Grumblefern" width="232" height="36"></a><nav aria-label="Main">${nav.map(([h, t]) => `<a href="${h}">${t}</a>`).join('')}<a class="b s" href="/pricing">Adopt a Grumble</a></nav></div></header>`
  const footer = () => `<footer class="foot"><div class="w"><div><p class="big">Water the plant.<br>We are begging you.</p><p>Grumblefern Ltd, The Old Biscuit Works, Leeds</p></div><ul><li><a href="/#how">How it moans</a></li><li><a href="/pricing">Pricing</a></li><li><a href="/about">About</a></li></ul><ul><li><a href="mailto:moan@grumblefern.example">moan@grumblefern.example</a></li><li><a href="tel:+441134960142">0113 496 0142</a></li><li><a href="https://www.instagram.com/grumblefern.example/">Instagram</a></li><li><a href="https://www.tiktok.com/@grumblefern.example">TikTok</a></li><li>© 2026, under protest</li></ul></div></footer>`
  const waiting = '<section class="sec"><div class="w"><p>One moment. It is gathering its thoughts.</p></div></section>'

  function home() {
    const d = data
    return `<section class="hero"><div class="w"><div><h1>Your plant would like a word.</h1><p class="sub">Grumblefern is a small clay creature that sits on the flowerpot and complains, out loud and with feeling, until you fetch the jug.</p><div class="go"><a class="b" href="/pricing">Adopt a Grumble</a><a class="b w2" href="/#how">Hear it moan</a></div><p class="tiny">£24, no app, no mercy. 31,700 plants are still alive because of it.</p></div><div class="stage"><div class="bubble" id="bubble">You said Tuesday.</div>${plant()}</div></div><div class="sill"></div></section>${
      d
        ? `<div class="tape" aria-hidden="true"><div>${[...d.complaints, ...d.complaints].map((c) => `<span>${c}</span><i>●</i>`).join('')}</div></div>
    <section class="sec white" id="how"><div class="w"><h2>How it moans</h2><p class="prose">Push it onto the rim. Turn the hat to your plant. Ignore it for a week. Regret that.</p><div class="feats">${d.features.map((f) => `<article class="feat"><div class="ic">${icons[f.icon]()}</div><div><h3>${f.title}</h3><p>${f.text}</p></div></article>`).join('')}</div></div></section>
    <section class="sec"><div class="w"><h2>Four moods, one of them yours</h2><div class="moods">${d.moods.map((m, i) => `<div class="mood">${grumble(m.mood, ['#7fb8ff', '#fff', '#ff5fa2', '#ffb3d3'][i])}<b>${m.name}</b><p>${m.text}</p></div>`).join('')}</div></div></section>
    <section class="sec plum"><div class="w"><h2>Shamed, and grateful</h2><div class="says">${d.says.map((s) => `<figure><blockquote>“${s.q}”</blockquote><figcaption><b>${s.who}</b><br>${s.what}</figcaption></figure>`).join('')}</div></div></section>
    <section class="sec pink"><div class="w" style="text-align:center"><h2>It already has notes on your windowsill.</h2><p style="font-size:1.25rem">Ships from Leeds within two days, in a box that sighs when opened.</p><p style="margin-top:28px"><a class="b w2" href="/pricing">Adopt a Grumble</a></p></div></section>`
        : waiting
    }`
  }
  function pricing() {
    if (!data) return waiting
    return `<section class="sec" style="padding-top:50px"><div class="w"><h1>Cheaper than a new monstera</h1><p class="prose" style="margin-bottom:60px">And you have bought three of those. Prices include VAT and the sarcasm.</p><div class="plans">${data.plans.map((p) => `<article class="plan${p.top ? ' top1' : ''}">${p.top ? `<span class="tag">${p.top}</span>` : ''}<div class="art">${gang(p.art)}</div><h2>${p.name}</h2><div><span class="price">${p.price}</span> <span class="per">${p.per}</span></div><ul>${p.li.map((l) => `<li>${l}</li>`).join('')}</ul><a class="b ${p.top ? 'w2' : ''}" href="/pricing#checkout">${p.cta}</a></article>`).join('')}</div></div></section><section class="sec sky faq"><div class="w"><h2>Fair questions</h2>${data.faq.map((f) => `<details><summary>${f.q}</summary><p>${f.a}</p></details>`).join('')}</div></section>`
  }
  function about() {
    return `<section class="sec" style="padding-top:50px"><div class="w"><h1>It began with a dead basil</h1><div class="prose"><p>In 2021 Tilda Oakroyd killed her ninth basil plant in a flat in Leeds. It had been on the windowsill, in plain sight, wilting for days with perfect manners. “If it had only said something,” she told Joss next door, who repairs hearing aids. Joss went quiet, which he does before doing something daft.</p><p>The first Grumble was a tin, a doorbell and Joss’s own voice saying “Oi.” The tenth basil lived fourteen months.</p><p>We are seven people now, in half of an old biscuit works. We fire our clay in Stoke, solder in Leeds and test on the plants of anyone who leaves us a key. We believe nagging is a form of love. We have no plans for a screen.</p></div></div></section><section class="sec white"><div class="w"><h2>Talk back to us</h2><p class="prose">Write to <a href="mailto:moan@grumblefern.example">moan@grumblefern.example</a> or, if you are a journalist, <a href="mailto:press@grumblefern.example">press@grumblefern.example</a>. We answer in the order of how funny it is.</p><p style="margin-top:26px"><a class="b" href="/pricing">Adopt a Grumble</a></p></div></section>`
  }
  const lost = () => '<section class="sec"><div class="w"><h1>This page has wilted</h1><p class="prose">Nobody watered it. <a href="/">Go home</a> and think about that.</p></div></section>'

  const routes = { '/': ['Grumblefern', home], '/pricing': ['Pricing | Grumblefern', pricing], '/about': ['About | Grumblefern', about] }
  function render() {
    const path = location.pathname.replace(/\/(index\.html)?$/, '') || '/'
    const [title, view] = routes[path] ?? ['Wilted | Grumblefern', lost]
    document.title = title
    root.innerHTML = header() + `<main>${view()}</main>` + footer()
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }
  document.addEventListener('click', (e) => {
    const a = e.target.closest('a')
    if (!a || a.origin !== location.origin || e.metaKey || e.ctrlKey || e.shiftKey) return
    e.preventDefault()
    history.pushState(null, '', a.href)
    render()
    if (!location.hash) scrollTo(0, 0)
  })
  addEventListener('popstate', render)
  render()
  fetch('/data/content.json')
    .then((r) => r.json())
    .then((d) => {
      data = d
      render()
      let i = 1
      setInterval(() => {
        const b = document.getElementById('bubble')
        if (b) b.textContent = d.complaints[++i % d.complaints.length]
      }, 4200)
    })
})()
