import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const css = '.btn { background: #125; padding: 10px 20px } .ghost { border: 1px solid #125; padding: 10px 20px }'
const ctasOf = (body: string) => {
  const site = siteOfPages({ '/': `<title>Oaken</title><style>${css}</style><body>${body}` })
  return deriveFacts(site).ctas.map(({ value }) => value)
}
const texts = (body: string) => ctasOf(body).map(({ text }) => text)

const hero = (buttons: string) =>
  `<section><h1>Kitchens that outlive fashion</h1><p>Made to order in Leeds.</p>${buttons}</section>`

test('the filled button beside the headline comes first', () => {
  const [first, second] = texts(
    hero('<a class="ghost" href="/how">See how it works</a><a class="btn" href="/quote">Get a quote</a>'),
  )
  assert.equal(first, 'Get a quote')
  assert.equal(second, 'See how it works')
})

test('a call carries its intent and where it leads', () => {
  const [first] = ctasOf(hero('<a class="btn" href="/book">Book a visit</a>'))
  assert.deepEqual(first, { text: 'Book a visit', intent: 'book', url: 'https://www.acme.example/book', repeats: 1 })
})

test('a button that a script answers has no URL', () => {
  const [first] = ctasOf(hero('<a class="btn" onclick="go()">Start now</a>'))
  assert.equal(first?.url, null)
})

const never: [string, string][] = [
  ['consent', '<div class="cookie"><button class="btn">Accept all cookies</button></div>'],
  ['log-in', '<button class="btn">Log in</button>'],
  ['the menu', '<button class="btn">Menu</button>'],
  ['a language', '<a class="btn" href="/de/">Deutsch</a>'],
  ['the search', '<button class="btn">Search</button>'],
  ['a slider', '<button class="btn" data-bs-slide-to="1">Slide 1</button>'],
  ['a tab', '<button class="btn" role="tab">Monthly</button>'],
  ['a profile', '<a class="btn" href="https://www.instagram.com/oaken">Follow us</a>'],
  ['more of a list', '<button class="btn">Load more</button><button class="btn">Daha fazla göster</button>'],
  ['the footer', '<footer><a class="btn" href="/quote">Get a quote</a></footer>'],
]
for (const [title, html] of never) {
  test(`a button for ${title} is no call to action`, () => {
    assert.deepEqual(texts(`${hero('')}${html}`), [])
  })
}

const languages: [string, string][] = [
  ['Jetzt anfragen', 'German'],
  ['Réserver une table', 'French'],
  ['Solicitar presupuesto', 'Spanish'],
  ['Prenota ora', 'Italian'],
  ['今すぐ予約する', 'Japanese'],
  ['立即购买', 'Chinese'],
  ['Заказать звонок', 'Russian'],
  ['احجز الآن', 'Arabic'],
]
for (const [text, language] of languages) {
  test(`a plain link in ${language} that asks for the deed is a call to action`, () => {
    assert.deepEqual(texts(hero(`<a href="/x">${text}</a>`)), [text])
  })
}

test('a button said again further down and on other pages gains by it', () => {
  const page = `<title>Oaken</title><style>${css}</style>${hero('<a class="btn" href="/a">Order samples</a><a class="btn" href="/b">Get a quote</a>')}`
  const again = '<a class="btn" href="/b">Get a quote</a>'
  const site = siteOfPages({ '/': `${page}<section>${again}</section>`, '/about': again, '/work': again })
  const [first] = deriveFacts(site).ctas
  assert.equal(first?.value.text, 'Get a quote')
  assert.equal(first?.value.repeats, 4)
})

test('a badge of an app store is a call by its picture’s text', () => {
  const badge =
    '<a href="https://apps.apple.com/app/oaken/id123456789"><img alt="Download on the App Store" src="b.svg"></a>'
  assert.deepEqual(texts(hero(badge)), ['Download on the App Store'])
})

test('the link that leads in from a cover page is its call', () => {
  assert.deepEqual(texts('<p>Oaken</p><a href="/welcome.html">Entrance</a>'), ['Entrance'])
})

test('a page with a phone number and plain links has no call to action', () => {
  const prose =
    '<p>We build kitchens to order, in oak and ash, and we have done so for a quarter of a century in this town.</p>'
  assert.deepEqual(
    texts(
      `<nav><a href="/team">Team</a><a href="/prices">Prices</a></nav>${hero('')}${prose.repeat(3)}<p>0117 496 0000</p>`,
    ),
    [],
  )
})

test('a badge before the text, set apart by its look alone, is no part of a call', () => {
  assert.equal(texts(hero('<a class="btn" href="/new"><span>New</span>Get our saws</a>'))[0], 'Get our saws')
  assert.equal(texts(hero('<a class="btn" href="/new"><b>New</b><b>Get our saws</b></a>'))[0], 'Get our saws')
})

test('the form of a newsletter further down does not outdo the link below the headline', () => {
  const form = '<section><h2>News</h2><form><input type="email"><button class="btn">Subscribe</button></form></section>'
  assert.equal(texts(`${hero('<a href="/kitchens">Shop kitchens</a>')}${form}`)[0], 'Shop kitchens')
})

test('buttons that filter a gallery call for nothing', () => {
  const filter =
    '<div><button class="btn" data-filter="*">All</button><button class="btn" data-filter=".a">Oak</button></div>'
  assert.deepEqual(texts(`${hero('<a class="btn" href="/quote">Get a quote</a>')}${filter}`), ['Get a quote'])
})

test('where nothing else is asked for, the number to call is the call, then the contact', () => {
  const text = `<p>${'Boarding for dogs in the hills, with a garden for each of them. '.repeat(6)}</p>`
  const menu =
    '<nav><ul><li><a class="button" href="/home">Home</a></li><li><a class="button" href="/dogs">Hundepension</a></li><li><a class="button" href="/kontakt">Kontakt</a></li></ul></nav>'
  assert.deepEqual(texts(`${menu}<h1>Dogs at ease</h1>${text}<a href="tel:+436601234567">0660 123 45 67</a>`), [
    '0660 123 45 67',
  ])
  assert.deepEqual(texts(`${menu}<h1>Dogs at ease</h1>${text}`), ['Kontakt'])
  assert.deepEqual(texts(`${menu}<h1>Dogs at ease</h1>${text}<a class="btn" href="/b">Book a stay</a>`), [
    'Book a stay',
  ])
  const footer = '<footer><a href="tel:+436601234567">0660 123 45 67</a></footer>'
  assert.deepEqual(texts(`<h1>Dogs at ease</h1>${text}${footer}`), [])
})

test('the name of an icon is no part of a call', () => {
  const icon = '<span class="material-symbols-outlined">call</span>'
  assert.deepEqual(texts(hero(`<a class="btn" href="/c">${icon} Jetzt anrufen</a>`)), ['Jetzt anrufen'])
})

test('a button named after the dialog that it opens is a call', () => {
  assert.deepEqual(texts(hero('<button class="btn open-modal">Angebot anfordern</button>')), ['Angebot anfordern'])
  assert.deepEqual(texts(`${hero('')}<div class="modal"><button class="btn">Send</button></div>`), [])
})

test('a number set as a button is a call, one in a line of text is none', () => {
  assert.deepEqual(texts(hero('<a class="btn" href="tel:+498035907813">08035 907813</a>')), ['08035 907813'])
  assert.deepEqual(
    texts(hero('<a class="btn" href="/book">Book a stay</a> <a href="tel:+498035907813">08035 907813</a>')),
    ['Book a stay'],
  )
})

test('the first button of a page is a call though a script sets where it leads', () => {
  assert.equal(
    texts(hero('<a class="btn" href="#">Launch Oaken</a><a class="ghost" href="#more">Explore the range</a>'))[0],
    'Launch Oaken',
  )
})

test('the link past the menu is no call to action', () => {
  assert.deepEqual(texts(`<a href="#main">Start reading</a>${hero('')}`), [])
})

test('a linked card with a heading is no call, and a button around a heading is one', () => {
  const card = '<a class="card" href="/kontakt"><h4>Kontakt</h4><p>Jetzt anfragen und buchen!</p></a>'
  assert.deepEqual(texts(`${hero('')}${card}`), [])
  assert.deepEqual(texts(hero('<a class="btn" href="/kontakt"><h4>Jetzt anfragen</h4></a>')), ['Jetzt anfragen'])
})

test('a way to all of a list comes after what asks for a deed', () => {
  const [first] = texts(
    hero('<a class="btn" href="/avis">Tous les avis</a><a class="ghost" href="/rdv">Prendre rendez-vous</a>'),
  )
  assert.equal(first, 'Prendre rendez-vous')
})

test('a label that a script answers is a control, a whole card that one answers is none', () => {
  assert.deepEqual(texts(hero('<div class="btn" onclick="go()">Termin anfragen</div>')), ['Termin anfragen'])
  assert.deepEqual(texts(hero('<div class="btn" onclick="go()"><h3>Angebote</h3><p>Jetzt anfragen</p></div>')), [])
})

test('the filled button after the headline comes before one with a line around it that says more', () => {
  const line = 'style="border:1px solid #125;padding:10px 20px"'
  const buttons = (first: string, second: string) =>
    `<a ${first} href="/a">Unsere Werke</a><a ${second} href="/b">Jetzt anfragen</a>`
  assert.equal(texts(hero(buttons('class="btn"', line)))[0], 'Unsere Werke')
  assert.equal(texts(hero(buttons(line, 'class="btn"')))[0], 'Jetzt anfragen')
})

const besideHeadline = (links: string) =>
  `<nav><a href="/kitchens">Kitchens</a><a href="/contact">Contact</a></nav><main>${hero(links)}<section><h2>Oak and ash</h2><p>From woods nearby, dried for two years before it is cut. Four people work in the shop by the canal, and each kitchen is drawn, built and fitted by the same two of them, from the first visit to the last drawer.</p></section></main>`

for (const [what, link, text] of [
  ['a plain link', '<a href="/taste">Taste the soup</a>', 'Taste the soup'],
  ['a picture that is a link', '<a href="/bestellen"><img src="b.png" alt="Kiste bestellen"></a>', 'Kiste bestellen'],
  ['a chat', '<a href="https://wa.me/441326777888">Chat on WhatsApp</a>', 'Chat on WhatsApp'],
] as const) {
  test(`${what} beside the headline is the call where there is no button, and not the menu’s contact`, () => {
    const [first] = texts(besideHeadline(link))
    assert.equal(first, text)
  })
}

test('of a row of links beside the headline none is a call, and a picture that opens itself is none', () => {
  const row = ['Oak', 'Ash', 'Elm'].map((name) => `<a href="/${name}">${name}</a>`).join(' ')
  assert.deepEqual(texts(besideHeadline(row)), ['Contact'])
  assert.deepEqual(texts(besideHeadline('<a href="/oak.jpg"><img src="t.jpg" alt="Kitchen of oak"></a>')), ['Contact'])
})
