/** How a visitor gets from interest to a first step. */
import type { Fact } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { createPhraseIndex } from '../../lexicon/match.ts'
import { wordEntries } from '../../lexicon/word-table.ts'
import { capitalised, listed } from '../../report/prose.ts'
import { inQuotes, inWords, leastSure, pageName, quotedList, quotesOf } from './brand-words.ts'
import { type AnySwotRule, rulesOn } from './swot-rule.ts'

const rule = rulesOn('conversion')

/** Intents that ask for different commitments; two of a kind (buy here, buy there) do not compete. */
const commitments = new Set([
  'buy',
  'trial',
  'demo',
  'contact',
  'sign-up',
  'download',
  'donate',
  'book',
  'quote',
  'start',
])

/** A call this sure is one that the page shows as such. */
const prominent = 0.5
const navigationMax = 8
/** More fields than this make people leave a form (Baymard: 8 suffice for a whole checkout). */
const fieldsMax = 8
const fieldsFew = 4

/** Whether a first step is free of risk, by what its label asks for. */
export const asksForCommitment = (call: Fact<CallToAction>) => commitments.has(call.value.intent)

/** The best call of each intent that asks for a commitment. */
export function competingCalls(ctas: readonly Fact<CallToAction>[]): Fact<CallToAction>[] {
  const byIntent = new Map<string, Fact<CallToAction>>()
  for (const call of ctas) {
    const { intent } = call.value
    if (call.confidence >= prominent && asksForCommitment(call) && !byIntent.has(intent)) byIntent.set(intent, call)
  }
  return [...byIntent.values()]
}

/** Labels that do not say what comes next. */
const vagueLabels = createPhraseIndex(() =>
  wordEntries({
    vague: {
      en: 'learn more|read more|find out more|see more|more|more info|more information|discover more|click here|here|submit|continue|go|next|view more|details|explore',
      de: 'mehr erfahren|mehr|mehr infos|mehr informationen|weiterlesen|weiter|hier klicken|klick hier|details|ansehen|zur seite',
      fr: 'en savoir plus|lire la suite|cliquez ici|plus d’infos|voir plus|découvrir|suite|voir',
      es: 'más información|saber más|leer más|haz clic aquí|ver más|conoce más|descubre más|más',
      it: 'scopri di più|leggi di più|clicca qui|maggiori informazioni|scopri|continua|vedi di più',
      pt: 'saiba mais|leia mais|clique aqui|ver mais|mais informações|continuar|descubra mais',
      nl: 'lees meer|meer informatie|meer info|klik hier|bekijk|verder|ontdek meer',
      sv: 'läs mer|mer information|klicka här|mer',
      da: 'læs mere|mere information|klik her',
      no: 'les mer|mer informasjon|klikk her',
      fi: 'lue lisää|lisätietoja|klikkaa tästä',
      pl: 'dowiedz się więcej|czytaj więcej|więcej|kliknij tutaj|zobacz więcej',
      cs: 'více informací|číst dále|zjistit více|klikněte zde|více',
      tr: 'daha fazla|devamını oku|daha fazla bilgi|tıklayın|detaylar',
      ru: 'подробнее|узнать больше|читать далее|нажмите здесь|далее|смотреть',
      uk: 'детальніше|дізнатися більше|читати далі',
      ar: 'اقرأ المزيد|المزيد|اعرف المزيد|اضغط هنا',
      ja: 'もっと見る|詳しくはこちら|詳細を見る|続きを読む|詳細|こちら',
      zh: '了解更多|更多|查看更多|点击这里|阅读更多|查看详情|了解詳情',
      ko: '자세히 보기|더보기|더 알아보기|여기를 클릭',
    },
  }),
)

const isVague = (label: string) => vagueLabels.exact(label.slice(0, 100)) !== null

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
      return {
        text: say(
          `It knows what it wants of a visitor: ${call} stands ${repeats} times on the ${pages.length} pages read and meets little competition from other buttons.`,
          `${call} is asked for again and again (${repeats} times on ${pages.length} pages), in the same words, so nobody has to look for the next step.`,
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
          `The way in costs nothing: with ${what} people can judge for themselves, which is the shortest sales talk there is.`,
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
          `It hides from nobody. ${capitalised(listed(names))} are on the site, and each suits a different kind of customer.`,
        ),
        confidence: leastSure(...contacts) * 0.85,
        quotes: quotesOf(contacts, 3),
      }
    },
  }),
  rule({
    id: 'no-next-step',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'next step',
    gist: 'pages that ask visitors for nothing',
    needs: ['ctas', 'forms'],
    denies: 'home',
    find({ ctas, forms }, say) {
      const asks = forms.some(({ value }) => value.purpose !== 'login' && value.purpose !== 'search')
      if (ctas.length > 0 || asks) return null
      return {
        text: say(
          'The site asks visitors for nothing: no button or link proposes a next step, so interest ends where it began.',
          'Whoever is convinced is left alone with it. No call to order, book, write or sign up was found on the pages read.',
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
      if (primary === undefined || !isVague(primary.value.text)) return null
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
    denies: ['contact'],
    find({ contacts, ctas, forms, socials, pages }, say) {
      const leads =
        ctas.some(({ value }) => value.intent === 'contact' || value.intent === 'book') ||
        forms.some(({ value }) => value.purpose === 'contact' || value.purpose === 'booking') ||
        socials.some(({ value }) => value.kind === 'messenger' || value.kind === 'social') ||
        pages.some(({ type }) => type === 'contact')
      if (contacts.length > 0 || leads) return null
      return {
        text: say(
          'Nobody can be reached: the pages read give no e-mail address, telephone number, form or profile. A question that cannot be asked is an order that is not placed.',
          'There is no way to ask anything, as neither an address nor a form was found; for a buyer in doubt that is an answer of its own.',
        ),
        confidence: 0.65,
        quotes: [],
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
    denies: 'home',
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
]

const contactNames = { email: 'e-mail', phone: 'telephone', address: 'a postal address' } as const
