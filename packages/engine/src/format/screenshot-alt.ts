import { longDate } from './html/words.ts'
import type { Outline } from './outline/outline.ts'

/** What the screenshot says to those who do not see it. */
export const screenshotAlt = ({ host, date }: Pick<Outline, 'host' | 'date'>): string =>
  `First screen of ${host}${date === null ? '' : `, ${longDate(date)}`}`
