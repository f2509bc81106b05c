/** Where the proof of a site stands: beside the decision, or where nobody decides. */
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { type Proof, rankOf } from '../../proofs.ts'

/** A voice, a case or a count near the decision is nearly as good as one that is a rank above it. */
const ranksMin = 2
const noProof = 7

/** Proofs that are weaker or older than they look lead nobody. */
const telling: ReadonlySet<Proof['kind']> = new Set<Proof['kind']>(['result', 'named voice', 'certificate', 'rating'])

export const proofPlaces: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'best-proof-far',
    group: 'proof',
    stakes: 0.9,
    share: 0.1,
    effort: 'S',
    leads: true,
    needs: ['proofs', 'names', 'path', 'hero', 'blocks', 'language'],
    missingFrom: 'home',
    find({ proofs, names, path, hero: { headline, subhead }, blocks, language }) {
      const far = proofs.filter(({ isNear, kind }) => !isNear && telling.has(kind))
      const nearRank = Math.min(noProof, ...proofs.filter(({ isNear }) => isNear).map(({ kind }) => rankOf(kind)))
      const best = far.find(({ text }) => text.length <= 160) ?? far[0]
      if (best === undefined || language === null || nearRank - rankOf(best.kind) < ranksMin) return null
      // A teaser or a carousel may hold it near.
      if (blocks.some((page) => path.isNear(page.page) && page.blocks.some(({ role }) => role === 'testimonials'))) return null
      const weak = subhead ?? headline
      if (weak === null) return null
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const words = inQuotes(best.text, 90)
      const page = names.page(best.quote.page)
      const argued = inQuotes(weak.value, 70)
      return {
        title: `The best proof stands on ${page}, where nobody decides`,
        text: frame(
          [best.kind === 'result', `${words}: that stands on ${page}. The home page argues with ${argued} instead.`],
          [best.who !== null && nearRank === noProof, `${best.who} says ${words}, on ${page}; ${names.home === best.quote.page ? 'it' : 'the home page'} lets no customer speak and says ${argued}.`],
          [best.who !== null, `The home page argues with ${argued}; ${best.who}, on ${page}, says it better: ${words}.`],
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
        isSensitive: false,
        confidence: 0.7,
        quotes: [best.quote, ...(weak.quotes[0] === undefined ? [] : [weak.quotes[0]])],
      }
    },
  }),
]
