/** Promises that nobody but the brand confirms: what is promised, what else bears it out, and whose voice is missing. */
import type { Quote } from '../../../../evidence.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'
import { type Borne, borneOut, isReviewed } from './borne-out.ts'
import { mayHaveCredential, mayHaveVoice, mayShowCustomers } from './may-speak.ts'
import { type BoldPromise, boldPromises } from './promises.ts'
import { proofOfTrade } from './proof-by-trade.ts'
import { asking, trustAskedOf, trustAskedPages } from './trust-asked.ts'

/** Whose voice is missing, as sentences name it. */
function voiceOf(kind: DiagnosisFacts['kind']): { none: string; one: string; proof: string; title: string } {
  const { voice, ...trade } = proofOfTrade(kind)
  const proof = kind === null ? 'one sentence in a customer’s own words, with name and month' : trade.proof
  if (voice === 'person it helped')
    return { none: 'nobody it helped', one: 'one person it helped', proof, title: 'one it helped' }
  if (voice === 'owner')
    return { none: 'no owner of an animal', one: 'one owner of an animal', proof, title: 'one animal’s owner' }
  return { none: `no ${voice}`, one: `one ${voice}`, proof, title: `one ${voice}` }
}

const bears = ({ count, customers, years, person, certificate }: Borne) =>
  count !== null || customers.length > 0 || years !== null || person !== null || certificate !== null

const callWordsMax = 4
/** “Book now →”; null where it asks for nothing, is a number, or longer than a button. */
function shortCall({ call }: DiagnosisFacts['path']): string | null {
  if (call === null || !asking.has(call.value.intent)) return null
  const text = call.value.text.replace(/[\s→»›>]+$/u, '')
  return /^[\p{Lu}\p{Lo}]\S*.*\p{L}{2}/u.test(text) && text.split(/\s+/).length <= callWordsMax
    ? inQuotes(text, 40)
    : null
}

/** Where trust is asked and nothing at all bears it out, that is told instead. */
const isTrustTold = (facts: Parameters<typeof trustAskedOf>[0] & Pick<DiagnosisFacts, 'reach'>) =>
  !trustAskedPages.some((type) => facts.reach.missed.includes(type)) && trustAskedOf(facts) !== null

export const noVoice: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'promise-without-a-voice',
    of: 'asks',
    group: 'proof',
    stakes: 0.8,
    share: 0.18,
    effort: 'M',
    leads: true,
    needs: [
      'lines',
      'path',
      'language',
      'claims',
      'names',
      'phrases',
      'hero',
      'name',
      'testimonials',
      'certifications',
      'blocks',
      'socials',
      'proofs',
      'people',
      'plans',
      'priceItems',
      'businessModel',
      'kind',
      'opening',
      'customers',
      'sourcesCited',
      'reach',
      'sentences',
      'pages',
      'navigation',
    ],
    missingFrom: ['testimonials', 'customers'],
    denies: ['testimonials'],
    find(facts) {
      const { names, path } = facts
      const [promise] = boldPromises(facts)
      if (promise === undefined || isReviewed(facts) || isTrustTold(facts)) return null
      const borne = borneOut(facts)
      if (mayHaveVoice(facts) || (mayShowCustomers(facts) && borne.customers.length === 0)) return null
      // Where something is told to bear it out, only a voice is said to be missing.
      if (!bears(borne) && mayHaveCredential(facts)) return null
      const told = wordingOf(facts, promise, borne)
      return {
        ...told,
        against: null,
        move: { page: told.atCall ? (path.target ?? names.home) : promise.line.page, ...told.move },
        contrast: 'one missing',
        subject: 'customers',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: promise.sort === 'feeling' || promise.line.place === 'heading' ? 0.6 : 0.7,
        quotes: [promise.quote, ...told.quotes],
      }
    },
  }),
]

interface Wording {
  title: string
  text: string
  pole: string
  move: { title: string; text: string }
  quotes: Quote[]
  atCall: boolean
}

/** The words for what is there beside the promise: a count, customers by name, years, a person, a certificate, a price; else for the promise itself. */
function wordingOf(
  facts: Pick<DiagnosisFacts, 'names' | 'kind' | 'path'>,
  promise: BoldPromise,
  borne: Borne,
): Wording {
  const { names, kind } = facts
  const { none, one, proof, title } = voiceOf(kind)
  const words = inQuotes(promise.text, 90)
  const page = names.page(promise.line.page)
  const on = `on ${names.pagesRead}`
  const { count, customers, person, certificate, price } = borne
  const under = { title: `Let ${title} confirm the promise`, text: `Under ${words} put ${proof}.` }
  const plain = (wording: Pick<Wording, 'title' | 'text' | 'pole'> & Partial<Wording>): Wording => ({
    move: under,
    quotes: [],
    atCall: false,
    ...wording,
  })
  if (count !== null && count.text !== promise.text)
    return plain({
      title: `${names.brandFirst} counts many, and lets not one of them speak`,
      text: `${inQuotes(count.text, 80)}, says ${names.page(count.page)}, yet not one of them has a word ${on}: ${words} rests on a number.`,
      pole: 'but of the many it counts not one speaks',
      move: {
        title: 'Let one of those it counts speak',
        text: `Beside ${inQuotes(count.text, 70)} put one sentence by one of them, with name and month.`,
      },
      quotes: [count],
    })
  const [first, second] = customers
  if (first !== undefined)
    return plain({
      title: `${first.name} is named as a customer, and not quoted`,
      text:
        second === undefined
          ? `“${first.name}” is named ${on} and not quoted: ${words} is still ${names.brand}’s word alone.`
          : `“${first.name}” and “${second.name}” are named ${on}, and neither is quoted: ${words} is still ${names.brand}’s word alone.`,
      pole: 'but the customers it names are not quoted',
      move: {
        title: `Ask ${first.name} for one sentence`,
        text: `Under ${words} put one sentence by ${first.name}: what was needed, and what is different now.`,
      },
      quotes: customers.map(({ quote }) => quote),
    })
  if (borne.years !== null && borne.years.text !== promise.text)
    return plain({
      title: `Years of work, and ${none} who tells of it`,
      text: `${inQuotes(borne.years.text, 80)}, says ${names.page(borne.years.page)}. Nobody served in that time says ${on} whether ${words} holds.`,
      pole: `but of all these years ${none} speaks`,
      quotes: [borne.years],
    })
  const isInPromise = person !== null && foldText(promise.text).includes(foldText(person.name))
  if (person !== null && (isInPromise || borne.isOnePerson)) {
    return plain({
      title: `${capitalisedNone(none)} vouches for ${person.name}`,
      text: isInPromise
        ? `${words}: so says ${page} of its own. Whether it is so, ${none} tells ${on}.`
        : `${words}, says ${page}, and ${person.name} stands for it by name. What comes of it, ${none} tells ${on}.`,
      pole: `but ${none} vouches for ${person.name}`,
      move: { title: `Put ${title} beside ${person.name}`, text: `Beside the name of ${person.name} put ${proof}.` },
      quotes: person.quote === null ? [] : [person.quote],
    })
  }
  if (certificate !== null)
    return plain({
      title: `A certificate speaks for ${names.brand}, and ${none} does`,
      text: `“${certificate.name}” can be checked. ${words} only a voice from outside could bear out, and ${none} speaks ${on}.`,
      pole: `but beside its certificate ${none} speaks`,
      move: { title: `Put ${title} beside the certificate`, text: `Beside “${certificate.name}” put ${proof}.` },
      quotes: [certificate.quote],
    })
  if (price !== null && price.quote.page === promise.line.page) {
    const amount = inQuotes(price.text, 30)
    return plain({
      title: `${names.brandFirst} names its price, and ${none} says what it was worth`,
      text: `${amount} for ${inQuotes(price.name, 40)}, and ${words} as the reason: whether it was worth it, ${none} says ${on}.`,
      pole: `and ${none} says whether it was worth it`,
      move: { title: `Let ${title} speak beside the price`, text: `Beside ${amount} put ${proof}.` },
      quotes: [price.quote],
    })
  }
  return ofPromise(facts, { promise, words, page, on, none, one, title, proof, plain })
}

const capitalisedNone = (none: string) => none.charAt(0).toUpperCase() + none.slice(1)

interface Parts extends ReturnType<typeof voiceOf> {
  promise: BoldPromise
  words: string
  page: string
  on: string
  plain(wording: Pick<Wording, 'title' | 'text' | 'pole'> & Partial<Wording>): Wording
}

/** Where nothing else bears it out, the words are those for what is promised. */
function ofPromise({ names, path }: Pick<DiagnosisFacts, 'names' | 'path'>, parts: Parts): Wording {
  const { promise, words, page, on, none, one, title, proof, plain } = parts
  const { sort } = promise
  const call = shortCall(path)
  if (sort === 'best')
    return plain({
      title: `${names.brandFirst} praises itself, and ${none} joins in`,
      text: `${words} is what ${names.brand} says of itself; ${on} ${none} has a word.`,
      pole: `but ${none} backs what it says of itself`,
      move: { title: `Let ${title} say it instead`, text: `Under ${words} put ${proof}.` },
    })
  if (call !== null && sort !== 'feeling')
    return plain({
      title: `Before ${call} ${none} has a word`,
      text: `${words} is the reason to choose ${call}; how it went for anybody who did, ${none} says ${on}.`,
      pole: `but nobody who chose ${call} is heard`,
      move: { title: `Let ${title} speak beside ${call}`, text: `Beside ${call} put ${proof}.` },
      atCall: true,
    })
  return plain({
    title: `What ${names.brand} promises, ${none} confirms`,
    text: frame(
      [sort === 'change', `${words}, promises ${page}; for whom that came true, nothing ${on} says.`],
      [sort === 'feeling', `${words}, says ${page}; how it was, ${none} tells ${on}.`],
      [sort === 'skill', `${words}, says ${page}; how that went for anybody, ${none} tells ${on}.`],
      [sort === 'own', `${words} could be settled by asking ${one}; ${on} none speaks.`],
      `${words}: that is for others to confirm, and ${none} does ${on}.`,
    ),
    pole: sort === 'feeling' ? `but ${none} tells how it was` : `but ${none} is heard on any page read`,
  })
}
