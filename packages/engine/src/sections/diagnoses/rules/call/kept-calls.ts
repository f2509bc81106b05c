/** Whether what can be pressed does what its label says. */

import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { ctaWords } from '../../../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../../../lexicon/pages/not-cta-words.ts'
import { capitalised, inWords, pathOf } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type Break, type BrokenCall, skipTarget } from '../../../structure/broken-calls.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { SiteNames } from '../../site-names.ts'
import { isSensitive } from '../../stakes.ts'

/** How much is lost where a call breaks so, and how sure it is: of a link without an address a script may know more. */
const worth: Record<Break, { points: number; confidence: number }> = {
  'unset form': { points: 9, confidence: 0.85 },
  'unset number': { points: 9, confidence: 0.85 },
  undialable: { points: 8, confidence: 0.85 },
  'other number': { points: 8, confidence: 0.8 },
  'other mail': { points: 7, confidence: 0.8 },
  'no address': { points: 5, confidence: 0.7 },
  'missing page': { points: 4, confidence: 0.8 },
  'mail form': { points: 4, confidence: 0.75 },
  'missing place': { points: 3, confidence: 0.7 },
}
const forms: ReadonlySet<Break> = new Set<Break>(['unset form', 'unset number', 'undialable', 'other number'])
const samePage = new Set<Break>(['missing page', 'missing place'])

interface Found extends BrokenCall {
  /** On how many of the pages read it stands. */
  times: number
}

export const keptCalls: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'call-breaks-its-word',
    isOfOnePage: true,
    group: 'call',
    stakes: 1,
    share: 0.25,
    effort: 'S',
    leads: true,
    needs: ['pages', 'path', 'names', 'opening', 'language', 'kind'],
    find({ pages, path, names, opening, language, kind }) {
      const isSoon = language === null ? null : cueWords(language.value, 'soon')
      const broken = worstBreak(pages, path, (label) => isSoon?.has(label) === true)
      if (broken === null) return null
      const { how, quote } = broken
      return {
        ...said(broken, names),
        against:
          how === 'no address' || how === 'missing place' ? 'A script that was not run may still answer it.' : null,
        // What leads nowhere is mended in a minute, and is no conflict unless it is what visitors are asked to press.
        contrast: isLead(quote.text, path) || forms.has(how) ? 'both quoted' : 'computed',
        chore: isUrgent(broken, path) ? 'urgent' : 'small',
        subject: 'state',
        isNear: path.isNear(quote.page) || broken.times > 1,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: worth[how].confidence,
        quotes: [quote],
      }
    },
  }),
]

const isLead = (label: string, { call }: DiagnosisFacts['path']) =>
  call !== null && foldText(label) === foldText(call.value.text)

/** What asks for money or a date at once. */
const ordering: ReadonlySet<string> = new Set(['buy', 'book'])

/** Whoever wants to order, to ask or to ring cannot; a place that a script may fill is no such thing. */
const isUrgent = ({ how, quote }: Found, path: DiagnosisFacts['path']) =>
  forms.has(how) ||
  ((how === 'no address' || how === 'missing page') &&
    path.isNear(quote.page) &&
    (isLead(quote.text, path) || ordering.has(ctaWords.startsWith(quote.text)?.tag ?? '')))

/** @param isSoon whether a label says itself that it cannot be had yet */
function worstBreak(
  pages: DiagnosisFacts['pages'],
  path: DiagnosisFacts['path'],
  isSoon: (label: string) => boolean,
): Found | null {
  const byLabel = new Map<string, Found>()
  for (const { structure } of pages) {
    for (const call of structure.brokenCalls.filter((call) => mayTell(call) && !isSoon(call.quote.text))) {
      const key = `${foldText(call.quote.text)}\n${call.how}`
      const known = byLabel.get(key)
      if (known === undefined) byLabel.set(key, { ...call, times: 1 })
      else known.times++
    }
  }
  const pointsOf = ({ how, quote, isButton, times }: Found) =>
    worth[how].points +
    (isLead(quote.text, path) ? 4 : 0) +
    (ctaWords.startsWith(quote.text) === null ? 0 : 1) +
    (isButton ? 1 : 0) +
    (path.isNear(quote.page) ? 1 : 0) +
    (times > 1 ? 0.5 : 0)
  return [...byLabel.values()].sort((a, b) => pointsOf(b) - pointsOf(a))[0] ?? null
}

const labelCharactersMax = 45

/** What a keyboard skips, a picture of the brand, and another language or profile are no calls: “DE”, “Logo”, “Instagram”. */
const noCall = /^(?:[a-z]{1,2}|(?:.*\s)?logo|facebook|instagram|linkedin|youtube|tiktok|twitter|pinterest)$/iu
const isNoCall = (label: string, target: string) =>
  notCtaWords.exact(label) !== null ||
  notCtaWords.startsWith(label)?.tag === 'skip-link' ||
  skipTarget.test(target.replace(/^.*#/, '')) ||
  noCall.test(label.replace(/[^\p{L}\s]/gu, '').trim())

/** A link of the text or of the footer to a place that is gone is a trifle, and so is one to a sitemap or to settings of cookies. */
function mayTell({ how, quote, place, isButton, target }: BrokenCall): boolean {
  if (quote.text.length > labelCharactersMax || (/\p{L}/u.test(quote.text) && isNoCall(quote.text, target)))
    return false
  if (!samePage.has(how)) return true
  // Of another page its top is shown, where what is meant is in sight; an entry of a menu may be of another page’s places.
  if (how === 'missing place' && (!target.startsWith('#') || place === 'navigation')) return false
  const isCall = ctaWords.startsWith(quote.text) !== null
  if (place === 'footer') return isCall
  return how === 'missing page' ? /\p{L}{3}/u.test(quote.text) : isButton || isCall
}

const textMax = 30
const shortTarget = ({ how, target }: Found) =>
  how === 'missing page'
    ? pathOf(URL.parse(target, 'https://x.example')?.href ?? target)
    : target.replace(/^(?:tel|mailto):/i, '').replace(/\?.*$/s, '')

/** “the home page”, “four of the 12 pages read”, “every page read”. */
const pagesOf = (times: number, page: string, names: SiteNames) =>
  times === 1
    ? names.page(page)
    : names.pagesRead.includes(` ${times} `)
      ? 'every page read'
      : `${inWords(times)} of ${names.pagesRead}`

function said(broken: Found, names: SiteNames) {
  const { how, quote, times } = broken
  const label = inQuotes(quote.text, 50)
  const where = names.page(quote.page)
  const target = inQuotes(lastOf(shortTarget(broken)), 50)
  const pages = pagesOf(times, quote.page, names)
  const move = moveOf(broken, label, target)
  const of = (title: string, text: string, pole: string) => ({ title, text: capitalised(text), pole, move })
  switch (how) {
    case 'unset form':
      return of(
        `The form behind ${label} was never connected`,
        `${label} on ${where} still sends to ${target}, which its maker was to replace; what visitors type there very likely reaches nobody.`,
        `but ${label} reaches nobody`,
      )
    case 'unset number':
      return of(
        `${label} has no number behind it yet`,
        `${label} on ${pages} leads to ${target}: the letters hold the place of a number, and whoever presses it reaches nobody.`,
        `but ${label} reaches nobody`,
      )
    case 'undialable':
      return of(
        `${label} dials a number with one zero too many`,
        `${pages} ${times > 1 && pages !== 'every page read' ? 'show' : 'shows'} ${label}, yet a tap dials ${target}: the zero after the country code is one too many.`,
        `but a tap on ${label} dials ${target}`,
      )
    case 'other number':
      return of(
        `${label} dials another number`,
        `${where} shows ${label}, yet a tap dials ${target}. Whoever calls from a phone reaches another line.`,
        `but a tap on its number dials ${target}`,
      )
    case 'other mail':
      return of(
        `${label} writes to another address`,
        `${where} shows ${label}, and a click writes to ${target}: who copies the address and who clicks it reach two different places.`,
        'but it shows one mail address and uses another',
      )
    case 'no address':
      return of(
        /\p{L}{2}/u.test(quote.text) ? `${label} leads nowhere` : `The number ${label} cannot be tapped`,
        frame(
          [
            !/\p{L}{2}/u.test(quote.text),
            `${where} asks people to ring ${label} and makes it a link, but the link holds no number: a tap leads back to the top of the page.`,
          ],
          [times > 1, `${label} stands on ${pages} as a button, and on none of them does the link hold an address.`],
          `${label} looks like the next step on ${where}; the link behind it is empty, and a click leaves visitors where they are.`,
        ),
        `but ${label} leads nowhere`,
      )
    case 'missing page':
      return of(
        `${label} leads to a page that is gone`,
        frame(
          [
            times > 1,
            `${label} is offered on ${pages}; it leads to ${target}, and the server answers that there is no such page.`,
          ],
          `${label} on ${where} leads to ${target}, and the server answers that there is no such page.`,
        ),
        `but ${label} leads to a missing page`,
      )
    case 'missing place':
      return of(
        `${label} points at a place that is not there`,
        `${label} on ${where} leads to ${target}, a place that the page does not have: whoever presses it stays where they are.`,
        `but ${label} leads to no place at all`,
      )
    case 'mail form':
      return of(
        `The form behind ${label} sends nothing itself`,
        `${label} on ${where} hands what was typed to the visitor’s own mail program; where none is set up, the message is lost.`,
        `but ${label} sends nothing by itself`,
      )
  }
}

const lastOf = (target: string) =>
  target.length <= textMax || /[@]/.test(target) ? target : (target.split('/').filter(Boolean).at(-1) ?? target)

function moveOf({ how, quote }: Found, label: string, target: string) {
  const of = (title: string, text: string) => ({ title, page: quote.page, text })
  if (how === 'unset form' || how === 'mail form')
    return of(
      'Connect the form, and send a test',
      `Connect the form behind ${label}, send one message through it, and name the telephone or mail beside it.`,
    )
  if (how === 'unset number')
    return of(
      'Put the real number behind the link',
      `Replace ${target} behind ${label} by the number that somebody answers.`,
    )
  if (how === 'undialable' || how === 'other number')
    return of(
      'Mend the number behind the link',
      `Let ${label} dial exactly what it shows, instead of ${target}, on every page.`,
    )
  if (how === 'other mail')
    return of(
      'Show the address that is used',
      `Let ${label} and ${target} be one address, in the text and in the link.`,
    )
  if (how === 'missing page')
    return of(
      `Give ${label} its page, or drop it`,
      `Publish ${target} again, or let ${label} lead to a page that exists, wherever it stands.`,
    )
  if (!/\p{L}{2}/u.test(quote.text))
    return of('Put the number behind its link', `Let a tap on ${label} dial it, here and on every page that shows it.`)
  if (how === 'missing place')
    return of(
      `Lead ${label} to where it points`,
      `Let ${label} lead to the part of the site that it names, by the full address of its page and not by ${target} alone.`,
    )
  return of(`Link ${label}, or take it out`, `Let ${label} lead to the page or form that it promises, or take it out.`)
}
