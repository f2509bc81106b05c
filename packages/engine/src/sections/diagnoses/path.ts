import type { PageType } from '../../artifacts.ts'
import type { Fact } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { pageKey } from '../../site-url.ts'
import type { SiteReading } from '../site-reading.ts'

/** The way from the home page to the decision: where an argument is still in time. */
export interface Path {
  /** null where no call is sure enough. */
  call: Fact<CallToAction> | null
  /** Page that the call leads to, if it was read. */
  target: string | null
  isNear(url: string): boolean
}

/** A call that is less sure may be any link. */
const callConfidenceMin = 0.4

const decisive: ReadonlySet<PageType> = new Set<PageType>(['home', 'pricing', 'contact'])
const asking = new Set(['booking', 'order', 'sign-up', 'contact'])

export function pathOfSite({ ctas, pages, forms }: Pick<SiteReading, 'ctas' | 'pages' | 'forms'>): Path {
  const call = ctas.find(({ confidence }) => confidence >= callConfidenceMin) ?? null
  const url = call?.value.url ?? null
  const key = url === null || !URL.canParse(url) ? null : pageKey(url)
  const target = key === null ? undefined : pages.find((page) => pageKey(page.url) === key)
  const near = new Set(pages.filter(({ type }) => decisive.has(type)).map((page) => pageKey(page.url)))
  for (const { value } of forms) if (asking.has(value.purpose)) near.add(pageKey(value.page))
  if (target !== undefined) near.add(pageKey(target.url))
  // Asked of every line: each address is read once.
  const known = new Map<string, boolean>()
  function isNear(page: string): boolean {
    let isOnWay = known.get(page)
    if (isOnWay === undefined) {
      isOnWay = near.has(pageKey(page))
      known.set(page, isOnWay)
    }
    return isOnWay
  }
  return { call, target: target?.url ?? null, isNear }
}
