import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageForm } from '../../facts/site/shapes.ts'
import type { CallToAction } from '../../facts.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { call, form, nothing, page, seenOn } from '../swot/swot-fixtures.ts'
import { journeyFacts } from './motion.ts'
import { pathToAction } from './path-to-action.ts'

const about = `${homeUrl}about`
const formOn = (at: string, purpose: PageForm['purpose'] = 'contact', fields = 3) => {
  const found = form(purpose, fields)
  return { ...found, value: { ...found.value, page: at } }
}
const to = (url: string | null, intent: CallToAction['intent'] = 'contact') => call('Go on', intent, { url })
const path = (primary: ReturnType<typeof to> | null, ...forms: ReturnType<typeof form>[]) => {
  const found = pathToAction(
    journeyFacts({ ...nothing, pages: [page('')], ctas: primary === null ? [] : [primary], forms }),
  )
  return found === null ? null : [found.clicks, found.fields]
}

const cases: [string, ReturnType<typeof path>, (number | null)[] | null][] = [
  ['a site without a call has no way to it', path(null), null],
  ['a call to another page is one click away', path(to(`${homeUrl}write`)), [1, null]],
  [
    'a call to another page counts the fields of its form',
    path(to(`${homeUrl}write`), formOn(`${homeUrl}write`)),
    [1, 3],
  ],
  [
    'a form on a page that the call does not lead to is not counted',
    path(to(`${homeUrl}write`), formOn(about)),
    [1, null],
  ],
  ['a call to an anchor of the home page stays there', path(to(`${homeUrl}#write`), formOn(homeUrl)), [0, 3]],
  ['a call to an anchor of another page leads there', path(to(`${about}#write`), formOn(about)), [1, 3]],
  ['a call to the home page itself takes no click', path(to(homeUrl)), [0, null]],
  ['a call seen on another page alone takes a click more', path(seenOn(to(`${homeUrl}write`), about)), [2, null]],
  ['a call that quotes nothing is one on the home page', path({ ...to(homeUrl), quotes: [] }), [0, null]],
  ['a call that a script answers leads to the form of its page', path(to(null), formOn(homeUrl)), [0, 3]],
  ['a call that a script answers leads nowhere without a form', path(to(null), formOn(about)), null],
  ['a call whose address is none stays where it is', path(to('http://')), [0, null]],
  ['a search is no form of a call', path(to(`${homeUrl}write`), formOn(`${homeUrl}write`, 'search')), [1, null]],
  ['a login is no form of a call', path(to(`${homeUrl}write`), formOn(`${homeUrl}write`, 'login')), [1, null]],
  ['a newsletter is no form of a call to write', path(to(homeUrl), formOn(homeUrl, 'newsletter')), [0, null]],
  [
    'a newsletter is the form of a call to subscribe',
    path(to(homeUrl, 'subscribe'), formOn(homeUrl, 'newsletter')),
    [0, 3],
  ],
  ['a contact form is none of a call to subscribe', path(to(homeUrl, 'subscribe'), formOn(homeUrl)), [0, null]],
  [
    'a form of any purpose may be that of a call to subscribe',
    path(to(homeUrl, 'subscribe'), formOn(homeUrl, 'other')),
    [0, 3],
  ],
]
for (const [what, found, expected] of cases) test(what, () => assert.deepEqual(found, expected))
