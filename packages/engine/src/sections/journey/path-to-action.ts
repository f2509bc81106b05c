import type { Fact } from '../../evidence.ts'
import type { PageForm } from '../../facts/site/shapes.ts'
import type { CallToAction } from '../../facts.ts'
import { pageKey } from '../../site-url.ts'
import { filledIn } from './decision.ts'
import type { JourneyFacts } from './journey-rule.ts'

export interface PathToAction {
  /** From the home page. */
  clicks: number
  /** That a form there asks to fill in; null where none was seen. */
  fields: number | null
  form: Fact<PageForm> | null
}

const idle = new Set<PageForm['purpose']>(['search', 'login'])

/** How far it is from the home page to the primary action, and what is asked there. */
export function pathToAction({ primary, forms, pages }: JourneyFacts): PathToAction | null {
  const [home] = pages
  if (primary === null || home === undefined) return null
  const target = targetOf(primary, home.url)
  const form =
    forms.find(
      ({ value }) => pageKey(value.page) === (target ?? pageKey(home.url)) && suits(value, primary.value.intent),
    ) ?? null
  const isHere = target === null || target === pageKey(home.url)
  // A button that a script answers, with no form on the page: where it leads is not known.
  if (primary.value.url === null && form === null) return null
  const isOnHome = primary.quotes.length === 0 || primary.quotes.some(({ page }) => pageKey(page) === pageKey(home.url))
  const clicks = (isHere ? 0 : 1) + (isOnHome ? 0 : 1)
  return { clicks, fields: form === null ? null : filledIn(form).length, form }
}

/** The page that it leads to; null for one that stays where it is, by an anchor or a script. */
function targetOf({ value: { url } }: Fact<CallToAction>, homeUrl: string): string | null {
  if (url === null || !URL.canParse(url)) return null
  const target = pageKey(url)
  return url.includes('#') && target === pageKey(homeUrl) ? null : target
}

function suits({ purpose }: PageForm, intent: CallToAction['intent']): boolean {
  if (idle.has(purpose)) return false
  return (purpose === 'newsletter') === (intent === 'subscribe') || purpose === 'other'
}
