/** The asset of a customer for whom something changed, in figures. */
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { Proof } from '../../proofs.ts'
import { bestOf, quotable } from './asset-lines.ts'
import { targetReader } from './targets.ts'

const textCharactersMax = 130

export const resultAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'result-in-figures',
    group: 'asset',
    stakes: 0.85,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['proofs', 'names', 'path', 'lines'],
    find({ proofs, names, path, lines }) {
      const isTarget = targetReader(lines)
      const aims = new Set(lines.filter(isTarget).map(({ text }) => text))
      const results = proofs.filter(
        ({ kind, text }) => kind === 'result' && text.length <= textCharactersMax && !aims.has(text),
      )
      const best = bestOf(results, pointsOf)
      if (best === undefined) return null
      const next = results.find(({ text }) => text !== best.text)
      const words = inQuotes(quotable(best.text, 110), 110)
      const other = inQuotes(quotable(next?.text ?? '', 80), 80)
      const page = names.page(best.quote.page)
      const isHome = best.quote.page === names.home
      const whose = best.who === null ? 'a customer' : best.who
      return {
        title:
          best.who === null
            ? `${names.brandFirst} has a result with its figure`
            : `${best.who} has a result in figures`,
        text: frame(
          [
            next !== undefined && best.who !== null,
            `Of ${whose} ${page} says ${words}, and ${other}: what changed, by how much, and for whom.`,
          ],
          [next !== undefined, `${words} ${other} Both stand on ${page}, and both could be asked after.`],
          [
            best.isNear,
            `${words}, says ${page}, right where people decide: a change that was counted, and no promise.`,
          ],
          `${capitalised(page)} tells what changed for ${whose}: ${words}.`,
        ),
        pole: words,
        against: null,
        move: {
          title: isHome ? 'Put the result beside the call' : 'Bring the result to the home page',
          page: names.home,
          text: `Put ${words} beside the first call, with the name of the customer and the months it took.`,
        },
        contrast: 'both quoted',
        subject: 'proof',
        isNear: path.isNear(best.quote.page),
        isSensitive: false,
        confidence: best.who === null ? 0.65 : 0.75,
        quotes: [best.quote, ...(next === undefined ? [] : [next.quote])],
      }
    },
  }),
]

/** “From 52 % to 78 %” tells more than “by 40 %”, and a short line more than a long one. */
const pointsOf = ({ text, who }: Proof) =>
  2 * Math.min(text.match(/\d+(?:[.,]\d+)?\s?%/g)?.length ?? 0, 2) + (who === null ? 0 : 2) - text.length / 100
