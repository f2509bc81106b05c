/** What is written for search engines and moves by itself: dates, counts of ratings, validity of offers, order of nodes. */
import type { NoiseKind } from '../kind.ts'
import { insertAt } from '../markup.ts'
import { withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'structured-data',
  readings(site, random) {
    const product = random.pick(['Course', 'Product', 'SoftwareApplication', 'LocalBusiness'])
    const name = site.name
    const base = random.whole(90, 4_000)
    const price = random.whole(20, 400)
    const hasOffer = random.chance(0.5)
    const visits = [0, 1].map((visit) => {
      const date = () =>
        `2026-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`
      const nodes = random.shuffled<object>([
        {
          '@type': 'WebPage',
          '@id': `https://${site.host}/#webpage`,
          dateModified: `${date()}T08:00:00+00:00`,
          inLanguage: site.language,
          breadcrumb: { '@id': `https://${site.host}/#breadcrumb` },
        },
        {
          '@type': product,
          name,
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: visit === 0 ? '4.7' : '4.8',
            reviewCount: base + visit * random.whole(1, 40),
            bestRating: 5,
          },
          ...(hasOffer && {
            offers: {
              '@type': 'Offer',
              price,
              priceCurrency: 'EUR',
              priceValidUntil: date(),
              availability: `https://schema.org/${random.pick(['InStock', 'LimitedAvailability'])}`,
            },
          }),
        },
        {
          '@type': 'BreadcrumbList',
          '@id': `https://${site.host}/#breadcrumb`,
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }],
        },
        {
          '@type': 'VideoObject',
          name,
          uploadDate: date(),
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WatchAction',
            userInteractionCount: base * 7 + visit,
          },
        },
      ])
      const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, null, random.pick([0, 2]))
      const metas = `<meta property="article:modified_time" content="${date()}T09:12:00Z"><meta property="og:updated_time" content="${random.whole(1_700_000_000, 1_799_999_999)}">`
      return withPages(site.files, (html) =>
        insertAt(
          html
            .replace(/("dateModified"\s*:\s*")[^"]*"/g, `$1${date()}"`)
            .replace(/("(?:reviewCount|ratingCount)"\s*:\s*"?)\d+/g, `$1${base + visit}`),
          'head',
          `${metas}<script type="application/ld+json">${json}</script>`,
        ),
      )
    })
    return visits
  },
}
