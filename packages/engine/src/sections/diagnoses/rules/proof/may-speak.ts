/** Whether something on the pages read may speak for the brand, though no fact was read out of it: then nothing is said to be missing. */
import type { PageType } from '../../../../artifacts.ts'
import type { Sentence } from '../../../../facts/language/shapes.ts'
import { headingSays } from '../../../../lexicon/pages/block-words.ts'
import type { BlockRole } from '../../../../page/page-blocks.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

type Inputs = Pick<DiagnosisFacts, 'sentences' | 'pages' | 'blocks' | 'navigation'>

/** References, ambassadors and witnesses, by the stems that most languages share. */
const spokesmen =
  /(?<!\p{L})(?:refer[ei]n[cçszt]\p{L}*|riferiment[oi] client\p{L}*|ambass?ad\p{L}*|ambassadø\p{L}*|emba[ij]x?ad\p{L}*|botschafter\p{L}*|testimon\p{L}*|t[eé]moign\p{L}*|амбасад\p{L}*|рекоменд\p{L}*|отзыв\p{L}*|відгук\p{L}*|referanser?|udtalelse\p{L}*|omdöme\p{L}*|kundcase\p{L}*|case stud\p{L}*|success stor\p{L}*)(?!\p{L})/iu
/** “12th reference”, “for reference only”: in a heading or a label alone it announces them. */
const labelCharactersMax = 60

const quoted = /[“„«»"「『‹›”][^“„«»"「『‹›”]{20,600}[“”»«"」』›‹]/u
/** “Ines Marlow”, “Ines M.”, “Ines Marlow, Lowbrook”; a role may follow. */
const name =
  /^[—–-]?\s*\p{Lu}[\p{Ll}\p{M}’'-]+(?:\s(?:van|von|de|der|den|di|da|del|la))*\s\p{Lu}(?:[\p{Ll}\p{M}’'-]+|\.)/u
const signerCharactersMax = 70
const isSigner = (text: string) =>
  text.length <= signerCharactersMax && name.test(text) && !/[.!?:]$/.test(text.replace(/\s\p{Lu}\.$/u, ''))
const near = 2

/** “RM”, then “Rafael Martins, owner”: the picture that cards of people have where there is no photo. */
function isInitialed(initials: string, text: string): boolean {
  if (!/^\p{Lu}{2,3}$/u.test(initials)) return false
  const firsts = (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')
  return isSigner(text) && firsts.startsWith(initials)
}

function isSpoken({ sentences }: Pick<Inputs, 'sentences'>): boolean {
  return sentences.some((one, at) => {
    if (one.speaker === 'customer') return true
    const around = (from: number, to: number) =>
      sentences.slice(Math.max(0, from), to).filter(({ page, place }) => page === one.page && place !== 'action')
    if (isInitialed(one.text, sentences[at + 1]?.text ?? '')) return true
    if (!quoted.test(one.text)) return false
    return [...around(at - near, at), ...around(at + 1, at + 1 + near)].some(({ text }) => isSigner(text))
  })
}

const headingPlaces: ReadonlySet<Sentence['place']> = new Set<Sentence['place']>(['heading', 'headline'])
/** Whose headings are of others. */
const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>(['blog', 'post', 'press', 'legal'])

/** Whether a block, a heading, the menu or a page announces it. */
function isAnnounced({ sentences, pages, blocks, navigation }: Inputs, words: Words): boolean {
  const announces = (text: string) => text.length <= labelCharactersMax && words.says(text)
  const others = new Set(pages.filter(({ type }) => otherPages.has(type)).map(({ url }) => url))
  return (
    blocks.some(
      (page) =>
        !others.has(page.page) &&
        page.blocks.some(({ role, heading }) => words.blocks.has(role) || announces(heading ?? '')),
    ) ||
    navigation.some(({ value: { label } }) => announces(label)) ||
    sentences.some(({ text, place, page }) => headingPlaces.has(place) && !others.has(page) && announces(text)) ||
    pages.some(
      ({ url, type, title, structure }) =>
        words.pages.has(type) ||
        (!others.has(url) && [title?.text ?? '', ...structure.headings.map(({ text }) => text)].some(announces)),
    )
  )
}

interface Words {
  blocks: ReadonlySet<BlockRole>
  pages: ReadonlySet<PageType>
  says(text: string): boolean
}

const voices: Words = {
  blocks: new Set<BlockRole>(['testimonials']),
  pages: new Set<PageType>(['testimonials']),
  says: (text) => headingSays(text) === 'testimonials' || spokesmen.test(text),
}

const customers: Words = {
  blocks: new Set<BlockRole>(['customers', 'partners']),
  pages: new Set<PageType>(['customers']),
  says: (text) => ['customers', 'partners'].includes(headingSays(text) ?? ''),
}

/** Somebody from outside may speak: a signed quotation, cards of people, a heading or a menu that announces voices or references. */
export const mayHaveVoice = (facts: Inputs): boolean => isSpoken(facts) || isAnnounced(facts, voices)

/** Customers or partners may be shown, by name or by their marks. */
export const mayShowCustomers = (facts: Inputs): boolean => isAnnounced(facts, customers)

/** “NEK 405”, “FG-750/760”, “ISO 9001:2015”, “EN 1090-2”: capitals, then a number that is no year of its own. */
const standard =
  /(?<![\p{L}\p{N}])(?:(?:ISO|DIN|EN|IEC|NEN|NF|BS|UNI|SS|NS)(?:[ /-](?:EN|IEC|ISO))*[ -]?\d{3,6}|(?!(?:COVID|GPT|HTML|CSS|PHP|CHF|EUR|USD|GBP|PLN|NOK|SEK|DKK|CZK|RM|RS|KL|TEL|CP|BP|ID|NR|UE|EU|CE|EG|GDPR|AVG|DSGVO|RGPD)[ -])\p{Lu}{2,6}[ -](?!(?:19|20)\d\d(?!\d))\d{3,4})(?![\d/]{4})(?:[-:/.]\d{1,4})*(?![\p{L}\p{N}])/u
/** Learnt, examined, licensed or honoured, by the stems that most languages share. */
export const credential =
  /(?<!\p{L})(?:[cszс]ertif\p{L}*|сертиф\p{L}*|certyf\p{L}*|dipl[oóô]m\p{L}*|dyplom\p{L}*|диплом\p{L}*|licen[cs][ei]d\p{L}*|licenc?iad\p{L}*|licen[cs]e (?:no|number|#)\p{L}*|lizen[zs]iert\p{L}*|autorisert\p{L}*|autoriserad\p{L}*|autoriseret\p{L}*|authori[sz]ed dealer|homologad\p{L}*|akkredit\p{L}*|accr[eé]dit\p{L}*|acreditad\p{L}*|geprüfte?[rns]?|award\p{L}*|preisgekr\p{L}*|auszeichn\p{L}*|primé\p{L}*|premiat\p{L}*|premiad\p{L}*|nagrod\p{L}*|nagrad\p{L}*|qualifi(?:ed|é|ée|ziert\p{L}*|cations?)|qualificad\p{L}*|cualificad\p{L}*|graduat\p{L}*|absol[vw]\p{L}*|školen\p{L}*|vyškol\p{L}*|przeszkol\p{L}*|ausgebildet\p{L}*|opgeleid\p{L}*|gediplomeerd\p{L}*|uddannet\p{L}*|utdann\p{L}*|utbildad\p{L}*|formée? (?:à|en|par|chez)|formad[oa] (?:em|en|por)|trained (?:at|by|in|as|with)|studied|bachelor|master['’]?s degree|ph\.?d|заслужен\p{L}*|награ[жд]\p{L}*|資格|認定|免許|受賞)(?!\p{L})/iu
/** “12 years of experience”, “500+ customers”, “since 1998”. */
const figures =
  /\d[\d.,’' ]*\+?\s*(?:\p{L}+\s){0,2}(?:years|jahren?|ans|años|anos|anni|jaar|års?|letech|lety|let|lat|лет|років|года?|年)(?!\p{L})|(?<![\d/.,])\d[\d.,’' ]*\d(?:k|mil)?\+?\s*(?:\p{L}+\s){0,2}(?:client|customer|kund|klant|klient|клиент|user|nutzer|gebruiker|usu[aá]ri|utilisateur|utent|guest|gäst|gast|ospit|huéspe|member|mitglied|lede|membre|soci|famil|patient|pacient|pazient|student|schüler|alun|alumn|project|projekt|projet|progett|proyect)|(?<!\p{L})(?:since|seit|depuis|sinds|sedan|siden|od|dal|desde|с|з|est\.?|established|fondée? en|gegründet|opgericht|založen\p{L}*|grundad\p{L}*|grundlagt) (?:the |roku |r\. |in |im jahre? |en |el |l['’]an )?(?:1[89]\d\d|20[0-2]\d)(?!\d)/iu

const said = (facts: Inputs, pattern: RegExp): boolean =>
  facts.sentences.some(
    ({ text, place, textClass }) => place !== 'action' && textClass !== 'legal' && pattern.test(text),
  ) ||
  facts.pages.some(({ told, structure }) =>
    [...told.figures, ...structure.headings].some(({ text }) => pattern.test(text)),
  )

/** A standard, a licence, a diploma or an award may stand there. */
export const mayHaveCredential = (facts: Inputs): boolean => said(facts, standard) || said(facts, credential)

/** Years of work or a count of people may stand there. */
export const mayHaveFigure = (facts: Inputs): boolean => said(facts, figures)
