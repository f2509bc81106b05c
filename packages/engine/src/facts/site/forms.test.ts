import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { forms } from './forms.ts'

const formsOn = (html: string) => forms(siteOfPages({ '/': html })).map(({ value }) => value)

const purposes: [string, string, string][] = [
  ['one address', 'newsletter', '<form><input type="email" placeholder="E-Mail"><button>Los</button></form>'],
  ['an address and a message', 'contact', '<form><input type="email"><textarea></textarea><button>OK</button></form>'],
  ['a password', 'login', '<form><input name="user"><input type="password"><button>Entrar</button></form>'],
  ['two passwords', 'sign-up', '<form><input type="email"><input type="password"><input type="password"></form>'],
  ['a new password', 'sign-up', '<form><input name="u"><input type="password" autocomplete="new-password"></form>'],
  ['a date', 'booking', '<form><input type="date"><input name="name"><button>Weiter</button></form>'],
  ['arrival, by its label in Finnish', 'booking', '<form><label>Saapuminen<input></label><input name="n"></form>'],
  ['how many guests, in Japanese', 'booking', '<form><label>ご利用人数<input></label><input name="n"></form>'],
  ['a search', 'search', '<form><input type="search"></form>'],
  ['a query', 'search', '<form action="/find"><input name="q"></form>'],
  ['a card number', 'order', '<form><label>Kartennummer<input></label></form>'],
  ['a button that says subscribe, in Polish', 'newsletter', '<form><input name="a"><button>Subskrybuj</button></form>'],
  ['an enquiry, in Chinese', 'contact', '<form><label>留言<input></label><label>公司<input></label></form>'],
  ['a comment', 'other', '<form id="c"><textarea name="comment"></textarea><input type="email"></form>'],
]

for (const [what, purpose, html] of purposes) {
  test(`a form with ${what} is for ${purpose}`, () => {
    assert.deepEqual(
      formsOn(html).map((form) => form.purpose),
      [purpose],
    )
  })
}

test('labels come from the label, the attribute or the placeholder, in this order', () => {
  const [form] = formsOn(`<form><label for="a">Your name</label><input id="a" placeholder="Ida" required>
    <input aria-label="E-mail" type="email"><input placeholder="Telephone *" type="tel"><textarea></textarea></form>`)
  assert.deepEqual(form?.fields, [
    { label: 'Your name', type: 'text', required: true },
    { label: 'E-mail', type: 'email', required: false },
    { label: 'Telephone *', type: 'tel', required: true },
    { label: null, type: 'textarea', required: false },
  ])
})

test('what sends a form is quoted by its label', () => {
  const [form] = formsOn(
    '<form><button type="button">Back</button><textarea></textarea><button>Send it</button></form>',
  )
  assert.equal(form?.submit, 'Send it')
})

test('fields and forms that nobody sees are left out', () => {
  const html = `<form hidden><input type="email"></form><form><input type="hidden" name="t"><button>Buy</button></form>
    <form><input type="email"><input name="honeypot" style="display: none"></form>`
  assert.deepEqual(
    formsOn(html).map(({ fields }) => fields.length),
    [1],
  )
})

test('a box to tick and a slider alone are no form', () => {
  assert.deepEqual(formsOn('<form><input type="checkbox"></form><input type="range"><input type="checkbox">'), [])
})

test('fields outside of any form are one form when they ask for an e-mail address', () => {
  const [form, ...others] = formsOn('<button>Menu</button><div><input type="email"><button>Join in</button></div>')
  assert.equal(form?.submit, 'Join in')
  assert.deepEqual(others, [])
})

test('a form that stands on every page is told once', () => {
  const footer = '<form><input type="email" name="news"><button>OK</button></form>'
  assert.equal(forms(siteOfPages({ '/': footer, '/about': footer })).length, 1)
})

test('quotes stand on the page', () => {
  const site = siteOfPages({
    '/': '<form><label>Your  name <input></label><input placeholder="Mail" type=email></form>',
  })
  for (const { quotes } of forms(site)) for (const { text } of quotes) assert.ok(site.home.text.includes(text))
})

test('pathological forms are read in bounded time', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) {
      formsOn(
        `<form><label>${text}<input></label><input placeholder="${text.replaceAll('"', '')}"><button>${text}</button></form>`,
      )
    }
    formsOn(`<form>${'<label><span>'.repeat(20_000)}<input>`)
    formsOn('<form><input aria-labelledby="x"><label for=y>'.repeat(20_000))
  })
})
