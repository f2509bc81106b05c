/** Links that carry a session, a campaign or a visitor's number. */
import type { NoiseKind } from '../kind.ts'
import { mapAttributes } from '../markup.ts'
import { withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'session-links',
  readings(site, random) {
    const manner = random.whole(0, 7)
    const carried = () =>
      [
        `PHPSESSID=${random.hex(32)}`,
        `utm_source=site&utm_medium=nav&utm_campaign=c${random.whole(1, 999)}`,
        `_ga=2.${random.whole(1e7, 9e7)}.${random.whole(1e9, 2e9)}.1-${random.whole(1e9, 2e9)}`,
        `sid=${random.token(20)}`,
        `__hstc=${random.hex(30)}&__hssc=${random.hex(12)}&__hsfp=${random.whole(1e8, 9e8)}`,
        `ref=${random.token(8)}&v=${random.hex(6)}`,
        `fbclid=IwAR${random.token(50)}`,
      ][manner]
    const visits = [0, 1].map((visit) => {
      // Some sites pass it on only from the second visit on.
      if (visit === 0 && random.chance(0.5)) return site.files
      const session = carried()
      return withPages(site.files, (html) =>
        mapAttributes(html, (name, value, tag) => {
          if (tag !== 'a' || name !== 'href' || /^(?:#|mailto:|tel:|javascript:|data:)/i.test(value) || value === '')
            return undefined
          if (/^(?:https?:)?\/\//.test(value) && !value.includes(site.host) && random.chance(0.5)) return undefined
          const [, path, query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(value)!
          if (session === undefined) return `${path};jsessionid=${random.hex(32).toUpperCase()}.node1${query}${hash}`
          return `${path}${query === '' ? '?' : `${query}&amp;`}${session.replaceAll('&', '&amp;')}${hash}`
        }),
      )
    })
    return visits
  },
}
