/** What helps people to compare and to believe. */

import { distinct } from '../../writing/distinct.ts'
import { capitalised, counted, inWords, listed } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { tradeOnly } from '../../writing/wording.ts'
import { quotesOf, surest } from '../grounds.ts'
import { alternativesSure } from '../swot/rules/discoverability.ts'
import { type AnyJourneyRule, journeyRule } from './journey-rule.ts'

const questionsFew = 3

export const considerationRules: readonly AnyJourneyRule[] = [
  journeyRule({
    id: 'named-voices',
    stage: 'consideration',
    kind: 'strength',
    weight: 7,
    needs: ['testimonials'],
    find({ testimonials }, say) {
      const named = testimonials.filter(({ value }) => value.author !== null)
      const [first] = named
      if (first === undefined) return null
      const { text, author } = first.value
      return {
        text: say(
          `Doubt is answered by people with a name: ${inQuotes(text, 90)} (${author}).`,
          tradeOnly(
            `${capitalised(inWords(named.length))} ${named.length === 1 ? 'customer speaks' : 'customers speak'} for it by name; ${author} says ${inQuotes(text, 80)}.`,
          ),
          `Those who compare can read what ${author} has to say: ${inQuotes(text, 90)}.`,
        ),
        confidence: surest(named),
        quotes: quotesOf(named),
      }
    },
  }),
  journeyRule({
    id: 'no-proof',
    stage: 'consideration',
    kind: 'gap',
    weight: 7,
    motions: ['shop', 'signup', 'sales', 'booking', 'cause'],
    missingFrom: ['customers', 'testimonials'],
    denies: ['testimonials'],
    needs: ['blocks', 'certifications', 'customers', 'motion', 'socials', 'structuredData', 'testimonials'],
    find({ testimonials, customers, certifications, socials, blocks, structuredData, motion }, say) {
      if (testimonials.length + customers.length + certifications.length > 0) return null
      if (socials.some(({ value }) => value.kind === 'review')) return null
      if (blocks.some((page) => page.blocks.some(({ role }) => role === 'testimonials' || role === 'customers')))
        return null
      if (structuredData.some(({ types }) => types.some((type) => /Review|Rating/.test(type)))) return null
      const whom = {
        shop: 'buyer',
        signup: 'user',
        sales: 'client',
        booking: 'customer',
        cause: 'person who was helped',
      } as const
      const who = whom[motion as keyof typeof whom]
      return {
        text: say(
          `Not one ${who} is heard: no review, no name, no rating helps a stranger to believe.`,
          `People who weigh it up must take its word: no ${who} says what it was like.`,
          `Proof is missing where people compare. One ${who} with a name and a sentence would change that.`,
          `Between interest and decision there is nobody to ask: no ${who} is quoted on the pages read.`,
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'customer-names',
    stage: 'consideration',
    kind: 'strength',
    weight: 5,
    needs: ['customers'],
    find({ customers }, say) {
      const shown = distinct(
        customers.filter(({ value }) => value.kind !== 'press'),
        ({ value }) => value.name,
      )
      if (shown.length < 2) return null
      const names = listed(
        shown.map(({ value }) => value.name),
        4,
      )
      return {
        text: say(
          `It shows whom it works with: ${names}.`,
          `Names such as ${names} tell newcomers in what company they would be.`,
        ),
        confidence: surest(shown),
        quotes: quotesOf(shown, 4),
      }
    },
  }),
  journeyRule({
    id: 'comparison',
    stage: 'consideration',
    kind: 'strength',
    weight: 5,
    needs: ['alternatives'],
    find({ alternatives }, say) {
      const sure = alternatives.filter(({ confidence }) => confidence >= alternativesSure)
      const [first] = sure
      if (first === undefined) return null
      const text = inQuotes(first.value, 90)
      return {
        text: say(
          `It says in what it differs: ${text}.`,
          `What sets it apart is put into a sentence: ${text}.`,
          `It does not pretend to be alone: ${text}.`,
        ),
        confidence: surest(sure),
        quotes: quotesOf(sure),
      }
    },
  }),
  journeyRule({
    id: 'no-comparison',
    stage: 'consideration',
    kind: 'gap',
    weight: 4,
    motions: ['signup', 'sales'],
    missingFrom: ['solutions', 'product'],
    denies: ['comparison'],
    needs: ['alternatives', 'features', 'kind', 'plans'],
    find({ alternatives, features, plans, kind }, say) {
      if (alternatives.length > 0 || features.length < 3 || plans.length < 2) return null
      const others = kind === null ? 'others of this kind offer' : `others of its kind (${kind.value.label}) offer`
      return {
        text: say(
          `${counted(features.length, 'feature')} are listed, but nothing says how they differ from what ${others}.`,
          'Nobody chooses in a vacuum, yet no page sets it beside the alternatives, doing nothing included.',
        ),
        confidence: 0.55,
        quotes: quotesOf(features, 2),
      }
    },
  }),
  journeyRule({
    id: 'answers',
    stage: 'consideration',
    kind: 'strength',
    weight: 6,
    needs: ['questions'],
    find({ questions }, say) {
      const [first] = questions
      if (first === undefined || questions.length < questionsFew) return null
      const question = inQuotes(first.value.question, 80)
      return {
        text: say(
          `${counted(questions.length, 'question')} are answered before anyone has to ask, ${question} among them.`,
          `It knows what people hesitate over: ${question} and ${counted(questions.length - 1, 'other question')} have an answer.`,
          `Questions such as ${question} are met in writing, which spares both sides an e-mail.`,
          `${question} is one of ${questions.length} questions that the site takes the trouble to answer.`,
          `Hesitation is met with answers, ${questions.length} of them, ${question} for instance.`,
          `People with a question find it asked already: ${question}.`,
        ),
        confidence: surest(questions),
        quotes: quotesOf(questions),
      }
    },
  }),
  journeyRule({
    id: 'no-answers',
    stage: 'consideration',
    kind: 'gap',
    weight: 4,
    motions: ['shop', 'signup', 'sales', 'booking'],
    missingFrom: ['faq'],
    denies: ['questions'],
    needs: ['blocks', 'motion', 'pages', 'questions'],
    find({ questions, pages, blocks, motion }, say) {
      if (questions.length > 0 || pages.some(({ type }) => type === 'faq')) return null
      if (blocks.some((page) => page.blocks.some(({ role }) => role === 'faq'))) return null
      const asked = {
        shop: 'delivery, returns and sizes',
        signup: 'data, contracts and leaving again',
        sales: 'time, cost and how a project begins',
        booking: 'what to bring, how long it takes and what happens if plans change',
      }[motion as 'shop' | 'signup' | 'sales' | 'booking']
      return {
        text: say(
          `The usual questions, about ${asked}, are answered nowhere on the pages read.`,
          `Whoever wonders about ${asked} has to write or call.`,
          `No page takes up what people ask before they decide: ${asked}.`,
          `Questions about ${asked} are left for the telephone.`,
        ),
        confidence: 0.55,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'demo',
    stage: 'consideration',
    kind: 'strength',
    weight: 5,
    needs: ['ctas'],
    find({ ctas }, say) {
      const call = ctas.find(({ value }) => value.intent === 'demo')
      if (call === undefined) return null
      return {
        text: say(
          `${inQuotes(call.value.text)} lets people see it at work before they decide.`,
          `Those who want to look first are offered ${inQuotes(call.value.text)}.`,
        ),
        confidence: call.confidence,
        quotes: quotesOf([call]),
      }
    },
  }),
  journeyRule({
    id: 'features-explained',
    stage: 'consideration',
    kind: 'strength',
    weight: 4,
    motions: ['shop', 'signup', 'sales', 'download'],
    needs: ['features'],
    find({ features }, say) {
      const told = features.filter(({ value }) => value.description !== null)
      const [first] = told
      const last = told.at(-1)
      if (first === undefined || last === undefined || told.length < 3) return null
      return {
        text: say(
          `${counted(told.length, 'feature')} are explained one by one, beginning with ${inQuotes(first.value.name, 60)}.`,
          `What it can do is spelt out, from ${inQuotes(first.value.name, 50)} to ${inQuotes(last.value.name, 50)}.`,
        ),
        confidence: surest(told),
        quotes: quotesOf(told),
      }
    },
  }),
  journeyRule({
    id: 'integrations',
    stage: 'consideration',
    kind: 'strength',
    weight: 4,
    needs: ['integrations'],
    find({ integrations }, say) {
      if (integrations.length < 2) return null
      const names = listed(
        integrations.map(({ value }) => value),
        4,
      )
      return {
        text: say(
          `It says what it works with: ${names}.`,
          `People see at once whether it fits what they use: ${names}.`,
        ),
        confidence: surest(integrations),
        quotes: quotesOf(integrations),
      }
    },
  }),
  journeyRule({
    id: 'no-faces',
    stage: 'consideration',
    kind: 'gap',
    weight: 4,
    motions: ['sales', 'booking'],
    missingFrom: ['team', 'about'],
    denies: ['people'],
    needs: ['blocks', 'pages', 'structuredData'],
    find({ pages, blocks, structuredData }, say) {
      if (pages.some(({ type }) => type === 'team' || type === 'about')) return null
      if (blocks.some((page) => page.blocks.some(({ role }) => role === 'team' || role === 'about'))) return null
      if (structuredData.some(({ types }) => types.includes('Person'))) return null
      return {
        text: say(
          tradeOnly(
            'Who does the work stays unsaid: no page introduces the people, though they are what one buys here.',
          ),
          'There is no face to the offer. A short page on who one will meet would make the first call easier.',
          'Visitors learn what is done and not by whom.',
        ),
        confidence: 0.5,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'certified',
    stage: 'consideration',
    kind: 'strength',
    weight: 5,
    needs: ['certifications'],
    find({ certifications }, say) {
      if (certifications.length === 0) return null
      const names = listed(
        distinct(certifications, ({ value }) => value.name).map(({ value }) => inQuotes(value.name, 60)),
        3,
      )
      return {
        text: say(
          `Somebody has checked: ${names}.`,
          `${names} ${certifications.length === 1 ? 'stands' : 'stand'} for it where words would not do.`,
        ),
        confidence: surest(certifications),
        quotes: quotesOf(certifications),
      }
    },
  }),
]
