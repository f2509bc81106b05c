/** Pictures that are loaded late, in other sizes, or through an optimiser: the same picture under another address. */
import type { NoiseKind } from '../kind.ts'
import { attribute, htmlOf, type Token, tokensOf, withAttributes } from '../markup.ts'
import type { Random } from '../random.ts'
import { type SiteFiles, withPages } from '../site-files.ts'

const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

type Manner = 'data-src' | 'sizes' | 'next' | 'loading' | 'placeholder' | 'noscript'

export const kind: NoiseKind = {
  name: 'lazy-pictures',
  readings(site, random) {
    if (![...site.files.values()].some((content) => typeof content === 'string' && /<img[\s>]/i.test(content)))
      return null
    const manner = random.pick<Manner>(['data-src', 'sizes', 'next', 'loading', 'placeholder', 'noscript'])
    const isEveryVisit = manner === 'sizes' || manner === 'next' || manner === 'placeholder'
    const before = isEveryVisit ? rewritten(site.files, manner, random) : site.files
    return [before, rewritten(site.files, manner, random)]
  },
}

function rewritten(files: SiteFiles, manner: Manner, random: Random): SiteFiles {
  const width = random.pick([320, 640, 828, 1080, 1920])
  const quality = random.pick([70, 75, 80, 85])
  return withPages(files, (html) => {
    let seen = 0
    return htmlOf(
      tokensOf(html).flatMap((token): Token[] => {
        if (token.kind !== 'open' || token.tag !== 'img') return [token]
        const source = attribute(token, 'src')
        if (source === null || source === '' || source.startsWith('data:')) return [token]
        const others = token.attributes.filter(({ name }) => !/^(?:src|loading|decoding|fetchpriority)$/i.test(name))
        const isFirst = seen++ === 0
        const made = (...attributes: [string, string][]) =>
          withAttributes(token, [...others, ...attributes.map(([name, value]) => ({ name, value }))])
        switch (manner) {
          // Lazy loaders leave out what stands at the top.
          case 'data-src':
            return isFirst
              ? [token]
              : [made(['src', blank], ['data-src', source], ['class', `lazyload ${attribute(token, 'class') ?? ''}`])]
          case 'placeholder':
            return isFirst
              ? [token]
              : [
                  made(
                    [
                      'src',
                      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${random.whole(2, 900)} ${random.whole(2, 900)}'%3E%3C/svg%3E`,
                    ],
                    ['data-lazy-src', source],
                  ),
                ]
          case 'sizes':
            return [
              made(
                ['src', `${source}${source.includes('?') ? '&' : '?'}w=${width}&q=${quality}`],
                ['srcset', [1, 2].map((scale) => `${source}?w=${width * scale}&q=${quality} ${scale}x`).join(', ')],
                ['sizes', '100vw'],
              ),
            ]
          case 'next':
            return [
              made(
                ['src', `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`],
                [
                  'srcset',
                  `/_next/image?url=${encodeURIComponent(source)}&w=${width / 2}&q=${quality} 1x, /_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality} 2x`,
                ],
                ['decoding', 'async'],
              ),
            ]
          case 'loading':
            return [
              made(
                ['src', source],
                ['loading', isFirst ? 'eager' : 'lazy'],
                ['decoding', 'async'],
                ['fetchpriority', isFirst ? 'high' : 'auto'],
              ),
            ]
          default:
            return isFirst
              ? [token]
              : [
                  made(['src', blank], ['data-lazy', source]),
                  { kind: 'raw', source: `<noscript>${token.source}</noscript>` },
                ]
        }
      }),
    )
  })
}
