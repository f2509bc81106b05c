import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { forms } from './forms.ts'

const formOf = (inner: string, attributes = '') => forms(siteOfPages({ '/': `<form ${attributes}>${inner}</form>` }))[0]
const purpose = (inner: string, attributes?: string) => {
  const form = formOf(inner, attributes)
  return form === undefined ? null : [form.value.purpose, form.confidence]
}

const purposes: [what: string, inner: string, purpose: string, confidence: number][] = [
  ['a password alone', '<input type="password">', 'login', 0.9],
  [
    'a password, a name and two more fields',
    '<input name="a"><input name="b"><input type="email"><input type="password">',
    'sign-up',
    0.9,
  ],
  [
    'the same, sent by “Log in”',
    '<input name="a"><input name="b"><input type="email"><input type="password"><button>Log in</button>',
    'login',
    0.9,
  ],
  [
    'a password, sent by “Sign up”',
    '<input type="email"><input type="password"><button>Sign up</button>',
    'sign-up',
    0.9,
  ],
  ['one field, sent by “Search”', '<input name="x"><button>Search</button>', 'search', 0.9],
  ['a number of a card', '<input name="cc-number"><input name="n">', 'order', 0.8],
  [
    'what goes into a basket',
    '<select name="size"></select><button name="add-to-cart">Now</button><input name="add-to-cart">',
    'order',
    0.8,
  ],
  ['a message and “Subscribe”', '<input type="email"><textarea></textarea><button>Subscribe</button>', 'contact', 0.6],
  ['“Book now”', '<input name="n"><button>Book now</button>', 'booking', 0.85],
  ['a date among other fields', '<input type="date"><input name="n">', 'booking', 0.7],
  [
    'a birth date among other fields',
    '<label>Born on <input type="date" name="bday"></label><input name="n">',
    'other',
    0.5,
  ],
  ['a date of birth by its label', '<label>Geburtsdatum <input type="date"></label><input name="n">', 'other', 0.5],
  ['a time among other fields', '<input type="time"><input name="n">', 'booking', 0.7],
  ['“Donate”', '<input type="number" name="n"><input name="m"><button>Donate</button>', 'order', 0.8],
  ['“Get a quote”', '<input name="n"><input name="m"><button>Get a quote</button>', 'contact', 0.8],
  ['an address alone', '<input type="email">', 'newsletter', 0.8],
  ['a name and an address', '<input name="n"><input type="email">', 'newsletter', 0.65],
  ['two names and an address', '<input name="n"><input name="m"><input type="email">', 'newsletter', 0.65],
  [
    'three names and an address',
    '<input name="n"><input name="m"><input name="o"><input type="email">',
    'contact',
    0.65,
  ],
  ['an address and a telephone number', '<input type="email"><input type="tel">', 'contact', 0.65],
  ['a message', '<textarea></textarea>', 'contact', 0.85],
  ['a comment', '<textarea name="comment"></textarea>', 'other', 0.7],
  ['nothing that tells', '<input name="n"><input name="m">', 'other', 0.5],
]
for (const [what, inner, expected, confidence] of purposes) {
  test(`a form with ${what} is for ${expected}, sure to ${confidence}`, () => {
    assert.deepEqual(purpose(inner), [expected, confidence])
  })
}

test('a form is one of searching by its role or by the name of its only field', () => {
  assert.equal(purpose('<input name="x">', 'role="search"')?.[0], 'search')
  for (const name of ['q', 's', 'query', 'search', 'keyword'])
    assert.equal(purpose(`<input name="${name}">`)?.[0], 'search', name)
  assert.equal(purpose('<input name="quantity">')?.[0], 'other')
  assert.equal(purpose('<input name="q"><input name="n">')?.[0], 'other')
})

test('a box to tick does not tell what a form is for by the sentence beside it', () => {
  const box = '<label><input type="checkbox"> I would like to pay by credit card and to send a message</label>'
  assert.equal(purpose(`<input name="n"><input name="m">${box}`)?.[0], 'other')
})

const labels: [what: string, inner: string, label: string | null, required: boolean][] = [
  ['a label around it', '<label>Your name<input></label>', 'Your name', false],
  ['a label for it', '<label for="a">Your name</label><input id="a">', 'Your name', false],
  ['its own name', '<input aria-label="Your name" placeholder="Ida">', 'Your name', false],
  ['another element', '<p id="p">Your name</p><input aria-labelledby="p q" placeholder="Ida">', 'Your name', false],
  ['its title', '<input title="Your name" placeholder="Ida">', 'Your name', false],
  ['its placeholder', '<input placeholder="Ida">', 'Ida', false],
  ['nothing', '<input name="n">', null, false],
  ['a label with a star', '<label>Your name *<input></label>', 'Your name *', true],
  ['a label with a star before the colon', '<label>Your name*:<input></label>', 'Your name*:', true],
  ['a label with a star in it', '<label>Your * name<input></label>', 'Your * name', false],
  ['a label that is required', '<label>Your name<input aria-required="true"></label>', 'Your name', true],
  ['a label without its choices', '<label>Size <select><option>Big</option></select></label>', 'Size', false],
]
for (const [what, inner, label, required] of labels) {
  test(`a field is called by ${what}`, () => {
    const [field] = formOf(`${inner}<textarea aria-label="more"></textarea>`)!.value.fields
    assert.deepEqual([field?.label, field?.required], [label, required])
  })
}

test('what sends a form is read from its button, its value or its name', () => {
  const sentBy = (button: string) => formOf(`<textarea></textarea>${button}`)?.value.submit
  assert.equal(sentBy('<button>Send it</button>'), 'Send it')
  assert.equal(sentBy('<input type="submit" value="Send it">'), 'Send it')
  assert.equal(sentBy('<button aria-label="Send it"><svg></svg></button>'), 'Send it')
  assert.equal(sentBy('<button type="button">Back</button>'), null)
})

test('the first two labels are quoted', () => {
  const fields = ['One', 'Two', 'Three'].map((label) => `<label>${label}<input></label>`).join('')
  assert.deepEqual(
    formOf(fields)?.quotes.map(({ text }) => text),
    ['One', 'Two'],
  )
})

test('twelve forms of a page are told', () => {
  const many = Array.from({ length: 15 }, (_, at) => `<form><textarea name="m${at}"></textarea></form>`).join('')
  assert.equal(forms(siteOfPages({ '/': many })).length, 12)
})

test('fields outside of any form ask for something only with an address, a number, a message or a password', () => {
  const loose = (field: string) => forms(siteOfPages({ '/': `<div>${field}</div>` })).length
  for (const type of ['email', 'tel', 'password']) assert.equal(loose(`<input type="${type}">`), 1, type)
  assert.equal(loose('<textarea></textarea>'), 1)
  assert.equal(loose('<input name="filter">'), 0)
})
