/** Advertisements of others: frames, slots that an exchange fills, native advertisements, a sponsor of the day. */
import { inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'

const advertisers = [
  {
    name: 'Brightwick Lamps',
    line: 'Warm light for cold mornings',
    text: 'Hand-blown shades, delivered in three days.',
    call: 'Shop now',
    price: '$49.90',
  },
  {
    name: 'Ferndale Credit',
    line: 'Refinance before spring',
    text: 'Compare twelve lenders in a minute.',
    call: 'Get a quote',
    price: '3.9% APR',
  },
  {
    name: 'Okapi Cloud',
    line: 'Servers that mind themselves',
    text: 'First 90 days free for new teams.',
    call: 'Start free trial',
    price: '$5/month',
  },
  {
    name: 'Pellham Shoes',
    line: 'Walk to work and back',
    text: 'Resoled for life, whatever you do to them.',
    call: 'Find your size',
    price: '€129.00',
  },
  {
    name: 'Larkspur Travel',
    line: 'Seven islands, one ticket',
    text: 'Book until Sunday and bring a friend.',
    call: 'Book a trip',
    price: 'from £399',
  },
  {
    name: 'Quern & Co',
    line: 'Bread at half past six',
    text: 'A mill, an oven and a bag of rye.',
    call: 'Order yours',
    price: '€89',
  },
]

export const kind: NoiseKind = {
  name: 'ad-slots',
  readings(site, random) {
    const slot = random.whole(1000, 9999)
    const draw = (manner: number) => {
      const ad = random.pick(advertisers)
      const click = `https://ads.example/click?id=${random.hex(16)}&cb=${random.whole(1e8, 9e8)}`
      const picture = `<img src="https://ads.example/${random.hex(12)}.jpg" alt="${ad.line}" width="300" height="250">`
      return [
        `<ins class="adsbygoogle" style="display:block" data-ad-client="ca-pub-0000000000000000" data-ad-slot="${slot}" data-ad-status="${random.pick(['filled', 'unfilled'])}"><div id="aswift_1_host"><iframe id="aswift_1" src="https://googleads.example/pagead/ads?client=x&output=html&slotname=${slot}&correlator=${random.whole(1e8, 9e8)}" width="300" height="250"></iframe></div></ins>`,
        `<div id="div-gpt-ad-${slot}-0" class="ad-slot" data-google-query-id="${random.token(24)}"><div id="google_ads_iframe_${slot}"><a href="${click}" target="_blank">${picture}</a></div></div>`,
        `<aside class="advertisement"><small>Advertisement</small><a href="${click}" rel="sponsored nofollow">${picture}<h3>${ad.line}</h3><p>${ad.text} ${ad.price}</p><span class="btn">${ad.call}</span></a></aside>`,
        `<div id="carbonads"><span><a href="${click}" class="carbon-img" rel="noopener sponsored">${picture}</a><a href="${click}" class="carbon-text" rel="noopener sponsored">${ad.name}: ${ad.text}</a></span><a class="carbon-poweredby" href="https://ads.example">ads via Carbon</a></div>`,
        `<div id="taboola-below-article" class="trc_related_container"><div class="trc_header">Sponsored links</div>${random
          .some(advertisers, 3)
          .map(
            ({ name, line }) =>
              `<div class="videoCube syndicatedItem"><a href="${click}" rel="nofollow sponsored">${picture}<h4>${line}</h4><span class="branding">${name}</span></a></div>`,
          )
          .join('')}</div>`,
        `<div class="sponsor-banner banner-ad"><a href="${click}" rel="sponsored"><img src="/ads/${random.hex(6)}.gif" alt="${ad.name}"><b>${ad.name}</b> ${ad.line} – ${ad.call}</a></div>`,
        `<div class="ad-container ad-top" data-ad="leaderboard"><p class="ad-label">Sponsored</p><h2>${ad.line}</h2><p>${ad.text}</p><p class="price">${ad.price}</p><a class="button" href="${click}">${ad.call}</a></div>`,
      ][manner]!
    }
    const manner = random.whole(0, 6)
    const spot = random.pick<Spot>(['top', 'middle', 'main end', 'below headline'])
    const isFilledOnce = random.chance(0.25)
    return inserted(site, {
      spot,
      draw: (visit) => (isFilledOnce && visit === 0 ? `<div class="ad-slot" id="s${slot}"></div>` : draw(manner)),
    })
  },
}
