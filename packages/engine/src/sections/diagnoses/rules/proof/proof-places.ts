/** Where the proof of a site stands: beside the decision, or where nobody decides. */
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { fieldOfKind, type KindId } from '../../../../lexicon/kinds/kind-table.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { quoteOfLine } from '../../own-lines.ts'
import { type Proof, rankOf } from '../../proofs.ts'
import { isSensitive } from '../../stakes.ts'
import { proofOfTrade } from './proof-by-trade.ts'
import { saysMoreThanPraise } from './specific-praise.ts'

/** A voice, a case or a count near the decision is nearly as good as one that is a rank above it. */
const ranksMin = 2
const noProof = 7

/** Proofs that are weaker or older than they look lead nobody. */
const telling: ReadonlySet<Proof['kind']> = new Set<Proof['kind']>(['result', 'named voice', 'certificate', 'rating'])

/** Pages of cases by their address; galleries and stories are others. */
const caseUrl = /case|caso|fallst|referen|success/i
const caseLineMin = 60
const caseLinesMin = 5
const sellsWork = (id: KindId) =>
  fieldOfKind(id) === 'professions' || fieldOfKind(id) === 'software' || fieldOfKind(id) === 'goods'

export const proofPlaces: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'best-proof-far',
    of: 'asks',
    group: 'proof',
    stakes: 0.9,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['proofs', 'names', 'path', 'hero', 'blocks', 'language', 'kind', 'opening', 'sentences'],
    missingFrom: 'home',
    find(facts) {
      const { proofs, names, path, hero, blocks, language, kind, sentences } = facts
      const { headline, subhead } = hero
      const far = proofs.filter(({ isNear, kind }) => !isNear && telling.has(kind))
      const nearRank = Math.min(noProof, ...proofs.filter(({ isNear }) => isNear).map(({ kind }) => rankOf(kind)))
      const strong = far.filter((one) => one.kind !== 'named voice' || saysMoreThanPraise(one.text, facts))
      const best = strong.find(({ text }) => text.length <= 160) ?? strong[0]
      if (best === undefined || language === null || nearRank - rankOf(best.kind) < ranksMin) return null
      // A teaser or a carousel may hold it near.
      if (blocks.some((page) => path.isNear(page.page) && page.blocks.some(({ role }) => role === 'testimonials')))
        return null
      const weak = subhead ?? headline
      if (weak === null) return null
      // Somebody may speak there of whom nothing was made.
      const isSilent =
        nearRank === noProof && !sentences.some(({ speaker, page }) => speaker === 'customer' && path.isNear(page))
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const words = inQuotes(best.text, 90)
      const page = names.page(best.quote.page)
      const argued = inQuotes(weak.value, 70)
      return {
        title: `The best proof stands on ${page}, where nobody decides`,
        text: frame(
          [best.kind === 'result', `${words}: that stands on ${page}. The home page argues with ${argued} instead.`],
          [
            best.who !== null && isSilent,
            `${best.who} says ${words}, on ${page}; the home page lets no ${proofOfTrade(kind).voice} speak and argues with ${argued}.`,
          ],
          [
            best.who !== null,
            `The home page argues with ${argued}; ${best.who}, on ${page}, says it better: ${words}.`,
          ],
          `${words} waits on ${page}, while the home page argues with ${argued}.`,
        ),
        pole: `but its best proof waits on ${page}`,
        against: null,
        move: {
          title: call === null ? 'Bring the proof to the home page' : `Put the proof beside ${call}`,
          page: path.target ?? names.home,
          text: `Put ${words}${best.who === null ? '' : `, signed ${best.who},`} beside ${call ?? 'the headline of the home page'}.`,
        },
        contrast: 'both quoted',
        subject: best.kind === 'named voice' ? 'customers' : 'proof',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: 0.7,
        quotes: [best.quote, ...(weak.quotes[0] === undefined ? [] : [weak.quotes[0]])],
      }
    },
  }),
  diagnosis({
    id: 'cases-without-change',
    of: 'asks',
    group: 'proof',
    stakes: 0.4,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['pages', 'lines', 'proofs', 'names', 'path', 'kind', 'language', 'opening'],
    find(facts) {
      const { pages, lines, proofs, names, path, kind, language } = facts
      if (language === null || !readsCues(language.value) || (kind !== null && !sellsWork(kind.value.id))) return null
      const result = cueWords(language.value, 'result')
      const secret = cueWords(language.value, 'confidential')
      const cases = pages
        .filter(({ url, type }) => type === 'customers' && caseUrl.test(url))
        .map(({ url }) => lines.filter((line) => line.page === url && line.place === 'body'))
        .filter((own) => own.filter(({ text }) => text.length >= caseLineMin).length >= caseLinesMin)
      const [own] = cases
      if (
        own === undefined ||
        cases.flat().some(({ text }) => result.has(text) || secret.has(text) || /\d\s?[%×]/.test(text))
      )
        return null
      const line = own.find(({ text }) => text.length >= caseLineMin && text.length <= 170)
      if (line === undefined || proofs.some(({ quote, kind: sort }) => sort === 'result' || quote.page === line.page))
        return null
      const words = inQuotes(line.text, 90)
      const page = names.page(line.page)
      const voice = proofs.find(({ kind: sort }) => sort === 'named voice')
      return {
        title: `The cases on ${page} tell the work, not the change`,
        text: frame(
          [
            voice !== undefined,
            `${words}, tells ${page}: the work. What it changed is left to ${voice?.who ?? 'a customer'}, elsewhere: ${inQuotes(voice?.text ?? '', 60)}`,
          ],
          [
            cases.length > 1,
            `${words}, tells ${page}, and so it goes through ${cases.length} pages of cases: no figure says what was different afterwards.`,
          ],
          [path.isNear(line.page), `Who decides on ${page} reads ${words} and no figure from before or after.`],
          `${words}, tells ${page}; no figure there says what was different afterwards.`,
        ),
        pole: 'but its cases tell the work, not the change',
        against: null,
        move: {
          title: 'Begin each case with before and after',
          page: line.page,
          text: `Put one sentence above ${inQuotes(line.text, 80)}: what was measured before, and what after.`,
        },
        contrast: 'one missing',
        subject: 'proof',
        isNear: path.isNear(line.page),
        isSensitive: isSensitive(facts),
        confidence: 0.6,
        quotes: voice === undefined ? [quoteOfLine(line)] : [quoteOfLine(line), voice.quote],
      }
    },
  }),
]
