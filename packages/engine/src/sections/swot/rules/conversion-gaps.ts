/** What keeps a visitor from a first step. */
import { isVagueLabel } from '../../../lexicon/pages/vague-label-words.ts'
import { pageName } from '../../../writing/page-names.ts'
import { inWords } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { leastSure, quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { competingCalls } from './calls.ts'

const rule = rulesOn('conversion')

const navigationMax = 8
/** More fields than this make people leave a form (Baymard: 8 suffice for a whole checkout). */
const fieldsMax = 8

export const conversionGaps: readonly AnySwotRule[] = [
  rule({
    id: 'no-next-step',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'next step',
    gist: 'pages that ask visitors for nothing',
    needs: ['ctas', 'forms'],
    missingFrom: 'home',
    find({ ctas, forms }, say) {
      const asks = forms.some(({ value }) => value.purpose !== 'login' && value.purpose !== 'search')
      if (ctas.length > 0 || asks) return null
      return {
        text: say(
          'The site asks visitors for nothing: no button or link proposes a next step, so interest ends where it began.',
          'Whoever is convinced is left alone with it: no button or link to order, book, write or sign up was found on the pages read.',
        ),
        confidence: 0.65,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'vague-step',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'next step',
    gist: 'a main button that does not say what follows',
    needs: ['ctas'],
    find({ ctas: [primary] }, say) {
      if (primary === undefined || !isVagueLabel(primary.value.text)) return null
      const call = inQuotes(primary.value.text, 60)
      return {
        text: say(
          `The main call to action reads ${call}, which promises a click and not a result. People press what they know the outcome of.`,
          `${call} is the most prominent button, and could stand on any site: it does not say what one gets.`,
        ),
        confidence: primary.confidence,
        quotes: quotesOf([primary]),
      }
    },
  }),
  rule({
    id: 'rival-steps',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'choice',
    gist: 'too many steps competing for one click',
    needs: ['ctas'],
    find({ ctas }, say) {
      const rivals = competingCalls(ctas)
      if (rivals.length < 3) return null
      const list = quotedList(
        rivals.map(({ value }) => value.text),
        4,
      )
      return {
        text: say(
          `It asks for ${inWords(rivals.length)} different commitments at once (${list}). Each new choice makes it likelier that none is made.`,
          `${list} compete for the same click, and the visitor has to decide for the brand which of them matters.`,
          `No single step leads: ${list} stand side by side with like weight.`,
        ),
        confidence: leastSure(...rivals),
        quotes: quotesOf(rivals, 4),
      }
    },
  }),
  rule({
    id: 'step-stands-once',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'next step',
    gist: 'a next step that is offered only once',
    needs: ['ctas', 'pages'],
    find({ ctas, pages }, say) {
      const [primary] = ctas
      if (primary === undefined || pages.length < 4) return null
      const alike = ctas.filter(({ value }) => value.intent === primary.value.intent)
      if (alike.reduce((sum, { value }) => sum + value.repeats, 0) > 1) return null
      const call = inQuotes(primary.value.text, 60)
      return {
        text: say(
          `${call} is offered once on the ${pages.length} pages read. Whoever is convinced on another page has to find the way back.`,
          `Only one place on ${pages.length} pages offers ${call}; the others end without a proposal.`,
        ),
        confidence: primary.confidence * 0.7,
        quotes: quotesOf([primary]),
      }
    },
  }),
  rule({
    id: 'long-form',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'form',
    gist: 'a form that asks too much',
    needs: ['pages'],
    find({ pages }, say) {
      const [longest] = [...pages].sort((a, b) => b.formFields - a.formFields)
      if (longest === undefined || longest.formFields <= fieldsMax) return null
      const where = pageName(longest.url)
      return {
        text: say(
          `The form on ${where} has ${longest.formFields} fields. Beyond eight or so, each costs people who had already made up their minds.`,
          `${longest.formFields} fields stand between a willing visitor and an answer (the form on ${where}).`,
        ),
        confidence: 0.75,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'crowded-navigation',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'navigation',
    gist: 'a crowded menu',
    needs: ['navigation'],
    find({ navigation }, say) {
      const [first] = navigation
      const last = navigation.at(-1)
      if (first === undefined || last === undefined || navigation.length <= navigationMax) return null
      return {
        text: say(
          `The main menu offers ${navigation.length} ways at once, from ${inQuotes(first.value.label, 40)} to ${inQuotes(last.value.label, 40)}: what matters most is not told from what merely exists.`,
          `With ${navigation.length} entries the navigation is a table of contents rather than a guide.`,
        ),
        confidence: Math.min(0.9, 0.5 + (navigation.length - navigationMax) / 10),
        quotes: quotesOf([first, last]),
      }
    },
  }),
  rule({
    id: 'no-way-to-talk',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'contact',
    gist: 'no way to reach anybody',
    needs: ['contacts', 'ctas', 'forms', 'socials', 'pages'],
    missingFrom: ['contact'],
    denies: ['contact'],
    find({ contacts, ctas, forms, socials, pages }, say) {
      const leads =
        ctas.some(({ value }) => value.intent === 'contact' || value.intent === 'book') ||
        // What a form is for that has no known purpose may well be questions.
        forms.some(({ value }) => ['contact', 'booking', 'other'].includes(value.purpose)) ||
        socials.some(({ value }) => value.kind === 'messenger' || value.kind === 'social') ||
        pages.some(({ type }) => type === 'contact')
      if (contacts.length > 0 || leads) return null
      return {
        text: say(
          'Nobody can be reached: the pages read give no e-mail address, telephone number, contact form or profile. Whoever has a question has to leave with it.',
          'There is no way to ask anything, as neither an address nor a contact form was found; for people in doubt that is an answer of its own.',
        ),
        confidence: 0.65,
        quotes: [],
      }
    },
  }),
]
