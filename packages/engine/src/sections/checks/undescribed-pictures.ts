import type { Quote } from '../../evidence.ts'
import { counted } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'
import { type CheckFinding, eachOf, none, passed } from './check-rule.ts'

export interface UndescribedPictures {
  /** “3 of 12 pictures”, and how many they are. */
  share: string
  count: number
  pages: readonly PageSummary[]
  /** Where such pictures stand in the pages. */
  examples: readonly Quote[]
}

/** Whether pictures have an alternative text; search engines and people are told apart by what `fail` says. */
export function describedPictures(
  pages: readonly PageSummary[],
  fail: (undescribed: UndescribedPictures) => CheckFinding,
): CheckFinding {
  const pictures = pages.reduce((sum, { images }) => sum + images, 0)
  if (pictures === 0) return none('The pages read hold no picture.')
  const count = pages.reduce((sum, { imagesWithoutAlt }) => sum + imagesWithoutAlt, 0)
  if (count === 0) return passed(`${eachOf(pictures, 'picture')} has an alternative text, empty or not.`)
  const where = pages.filter(({ imagesWithoutAlt }) => imagesWithoutAlt > 0)
  return fail({
    share: `${count} of ${counted(pictures, 'picture')}`,
    count,
    pages: where,
    examples: where.flatMap(({ structure }) => structure.mutePictures),
  })
}
