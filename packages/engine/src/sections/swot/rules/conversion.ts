/** How a visitor gets from interest to a first step. */

import { pageName } from '../../../writing/page-names.ts'
import { capitalised, counted, inWords, listed } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { asksForCommitment, competingCalls } from './calls.ts'

const rule = rulesOn('conversion')

const fieldsFew = 4

export const conversionRules: readonly AnySwotRule[] = [
  rule({
    id: 'one-clear-step',
    quadrant: 'strengths',
    weight: 7,
    subject: 'next step',
    gist: 'one clear step, asked for throughout',
    needs: ['ctas', 'pages'],
    find({ ctas, pages }, say) {
      const [primary] = ctas
      if (primary === undefined || !asksForCommitment(primary) || primary.confidence < 0.7) return null
      const { text, repeats } = primary.value
      if (repeats < 3 || competingCalls(ctas).length > 2) return null
      const call = inQuotes(text, 60)
      const where = pages.length === 1 ? 'the page read' : `the ${pages.length} pages read`
      return {
        text: say(
          `It knows what it wants of a visitor: ${call} stands ${repeats} times on ${where} and meets little competition from other buttons.`,
          `${call} is asked for again and again (${repeats} times on ${counted(pages.length, 'page')}), in the same words, so nobody has to look for the next step.`,
          `There is one step to take, ${call}, and it is never far away: ${repeats} places offer it.`,
        ),
        confidence: primary.confidence * 0.95,
        quotes: quotesOf([primary]),
      }
    },
  }),
  rule({
    id: 'easy-entry',
    quadrant: 'strengths',
    weight: 7,
    subject: 'risk',
    gist: 'a way in that costs nothing',
    needs: ['trial', 'plans'],
    find({ trial, plans }, say) {
      const free = plans.find(({ value }) => value.isFree)
      const ground = trial ?? free
      if (ground === null || ground === undefined) return null
      const what = trial !== null ? inQuotes(trial.value, 90) : `the free plan ${inQuotes(free?.value.name ?? '', 40)}`
      return {
        text: say(
          tradeOnly(
            `The way in costs nothing: with ${what} people can judge for themselves, which is the shortest sales talk there is.`,
          ),
          `${capitalised(what)} lets a doubter begin without a decision about money.`,
        ),
        confidence: ground.confidence,
        quotes: quotesOf([ground], 2),
      }
    },
  }),
  rule({
    id: 'short-form',
    quadrant: 'strengths',
    weight: 4,
    subject: 'form',
    gist: 'a short form',
    needs: ['forms'],
    find({ forms }, say) {
      const [form] = forms.filter(({ value }) => ['contact', 'booking', 'sign-up', 'order'].includes(value.purpose))
      if (form === undefined || form.value.fields.length === 0 || form.value.fields.length > fieldsFew) return null
      const count = inWords(form.value.fields.length)
      return {
        text: say(
          `Getting in touch is quick: the form on ${pageName(form.value.page)} asks for ${count} ${form.value.fields.length === 1 ? 'thing' : 'things'} and no more.`,
          `With ${count} ${form.value.fields.length === 1 ? 'field' : 'fields'} the form on ${pageName(form.value.page)} can be filled in on a telephone, standing up.`,
        ),
        confidence: form.confidence * 0.8,
        quotes: quotesOf([form]),
      }
    },
  }),
  rule({
    id: 'books-online',
    quadrant: 'strengths',
    weight: 6,
    subject: 'booking',
    gist: 'booking at any hour',
    needs: ['ctas', 'technology'],
    find({ ctas, technology }, say) {
      const [tool] = technology.filter(({ value }) => value.category === 'booking')
      const call = ctas.find(({ value }) => value.intent === 'book')
      if (tool === undefined || call === undefined) return null
      const label = inQuotes(call.value.text, 60)
      return {
        text: say(
          `An appointment can be had at any hour: ${label} leads to a calendar (${tool.value.name}), without a call or an answer to wait for.`,
          `${label} works while the office is closed, as ${tool.value.name} takes the booking.`,
        ),
        confidence: leastSure(tool, call),
        quotes: quotesOf([call]),
      }
    },
  }),
  rule({
    id: 'ways-to-talk',
    quadrant: 'strengths',
    weight: 4,
    subject: 'contact',
    gist: 'several open ways to get in touch',
    needs: ['contacts', 'socials'],
    find({ contacts, socials }, say) {
      const messenger = socials.find(({ value }) => value.kind === 'messenger')
      const kinds = [...new Set(contacts.map(({ value }) => value.kind))]
      if (kinds.length + (messenger === undefined ? 0 : 1) < 3) return null
      const names: string[] = kinds.map((kind) => contactNames[kind])
      if (messenger !== undefined) names.push('messenger')
      return {
        text: say(
          `People can choose how to get in touch: ${listed(names)} are all given openly, which makes a small brand feel reachable.`,
          `It hides from nobody. ${capitalised(listed(names))} are on the site, and each suits a different kind of person.`,
        ),
        confidence: leastSure(...contacts) * 0.85,
        quotes: quotesOf(contacts, 3),
      }
    },
  }),
  rule({
    id: 'no-newsletter',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'newsletter',
    gist: 'readers who leave without subscribing',
    needs: ['posts', 'forms', 'ctas', 'blocks'],
    missingFrom: 'home',
    denies: ['newsletter'],
    find({ posts, forms, ctas, blocks }, say) {
      const [newest] = posts
      if (newest === undefined || posts.length < 3) return null
      const keeps =
        forms.some(({ value }) => value.purpose === 'newsletter') ||
        ctas.some(({ value }) => value.intent === 'subscribe') ||
        blocks.some((page) => page.blocks.some(({ role }) => role === 'newsletter'))
      if (keeps) return null
      return {
        text: say(
          `${posts.length} posts draw readers, and nothing keeps them: no newsletter or subscription was found beside pieces such as ${inQuotes(newest.value.title)}.`,
          `It writes (${inQuotes(newest.value.title)} is the latest) but lets readers leave without an address. A newsletter would turn visits into a list.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([newest]),
      }
    },
  }),
  rule({
    id: 'buried-trial',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'risk place',
    gist: 'a trial that the first screen hides',
    needs: ['trial', 'ctas', 'hero'],
    find({ trial, ctas: [primary], hero }, say) {
      if (trial === null || primary === undefined || ['trial', 'start', 'sign-up'].includes(primary.value.intent))
        return null
      const top = `${hero.headline?.value ?? ''} ${hero.subhead?.value ?? ''}`
      if (top.includes(trial.value)) return null
      return {
        text: say(
          `${inQuotes(trial.value)} is the strongest offer on the site, and the main button asks for ${inQuotes(primary.value.text, 50)} instead. The two could change places.`,
          `People may try it first (${inQuotes(trial.value)}), but the first screen does not say so: its button reads ${inQuotes(primary.value.text, 50)}.`,
        ),
        confidence: leastSure(trial, primary) * 0.85,
        quotes: quotesOf([trial, primary]),
      }
    },
  }),
  rule({
    id: 'booking-by-hand',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'booking',
    gist: 'booking that still takes a call',
    needs: ['contacts', 'ctas', 'technology', 'forms', 'priceItems'],
    find({ contacts, ctas, technology, forms, priceItems }, say) {
      const phone = contacts.find(({ value }) => value.kind === 'phone')
      const [first] = priceItems
      if (phone === undefined || first === undefined || priceItems.length < 5) return null
      const books =
        ctas.some(({ value }) => value.intent === 'book' || value.intent === 'buy') ||
        technology.some(({ value }) => value.category === 'booking' || value.category === 'shop') ||
        forms.some(({ value }) => value.purpose === 'booking' || value.purpose === 'order')
      if (books) return null
      return {
        text: say(
          `${priceItems.length} services have a price, ${inQuotes(first.value.name, 50)} among them, yet an appointment seems to take a call. Booking online would catch those who decide in the evening.`,
          `Everything is ready for booking online but the button: ${priceItems.length} priced items, and the way to them is the telephone.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([first, phone]),
      }
    },
  }),
  rule({
    id: 'guarantee-off-top',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'risk place',
    gist: 'a guarantee kept out of the first screen',
    needs: ['guarantees', 'hero', 'blocks', 'pages'],
    find({ guarantees: [first], hero, blocks: [home], pages: [homePage] }, say) {
      if (first === undefined || home === undefined || homePage === undefined) return null
      const top = [hero.headline, hero.subhead, hero.eyebrow].map((fact) => fact?.value ?? '').join(' ')
      const opening = home.blocks
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' ')
      const [quote] = first.quotes
      if (quote === undefined || top.includes(quote.text) || opening.includes(quote.text)) return null
      const where = quote.page === homePage.url ? 'further down the home page' : `on ${pageName(quote.page)}`
      return {
        text: say(
          `${inQuotes(first.value)} stands ${where}. It is the easiest reason to say yes, and belongs beside the first button.`,
          `The promise that takes away most doubt (${inQuotes(first.value)}) is only met ${where}; at the top it would work on every visitor.`,
        ),
        confidence: first.confidence * 0.75,
        quotes: [quote],
      }
    },
  }),
]

const contactNames = { email: 'e-mail', phone: 'telephone', address: 'a postal address' } as const
