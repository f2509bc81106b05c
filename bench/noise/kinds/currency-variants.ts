/** All prices of the website in another currency, as shops choose it by the visitor's country. */

import type { NoiseKind } from '../kind.ts'
import { insertAt, mapTexts } from '../markup.ts'
import { withEntry, withPages } from '../site-files.ts'

const rates: Record<string, number> = { $: 1, '€': 0.92, '£': 0.79, '¥': 151, CHF: 0.88, A$: 1.53 }
const priceForm =
  /(?<![\p{L}\d])(?:([$€£¥])\s?(\d[\d.,]*\d|\d)(?:\s?(?:USD|EUR|GBP)(?!\p{L}))?|(\d[\d.,]*\d|\d)\s?(€|£|¥|CHF|円|Euro))(?![\p{L}\d])/gu

export const kind: NoiseKind = {
  name: 'currency-variants',
  readings(site, random) {
    const hasPrices = [...site.files.values()].some(
      (content) => typeof content === 'string' && (content.match(priceForm)?.length ?? 0) > 2,
    )
    const home = site.files.get(site.entry)
    const [match] = typeof home === 'string' ? home.matchAll(priceForm) : []
    const written = match?.[1] ?? match?.[4] ?? '$'
    const own = written === '円' ? '¥' : written === 'Euro' ? '€' : written
    const other = random.pick(Object.keys(rates).filter((sign) => sign !== own))
    // A website without prices gets a list of them.
    const amounts = [random.whole(9, 29), random.whole(39, 79), random.whole(99, 249)]
    const table = `<section class="pricing" id="plans"><h2>Pricing</h2>${['Solo', 'Team', 'Office']
      .map(
        (plan, at) =>
          `<div class="plan card"><h3>${plan}</h3><p class="price">${own}${amounts[at]} / month</p><ul><li>${at + 1} seats</li><li>Mail support</li></ul><a class="btn" href="/buy">Choose ${plan}</a></div>`,
      )
      .join('')}</section>`
    const before = hasPrices ? site.files : withEntry(site, (html) => insertAt(html, 'main end', table))
    // Builders set the sign apart from its amount.
    const convert = (text: string) =>
      text.trim() === own
        ? other
        : text.replace(
            priceForm,
            (
              _,
              sign: string | undefined,
              amount: string | undefined,
              amountFirst: string | undefined,
              code: string | undefined,
            ) => {
              const from = rates[sign ?? ''] ?? (code === '€' || code === 'Euro' ? 0.92 : (rates[code ?? ''] ?? 151))
              const value = numberOf(amount ?? amountFirst!) * (rates[other]! / from)
              return `${other}${other === 'CHF' ? ' ' : ''}${value < 20 ? value.toFixed(2) : String(Math.round(value))}`
            },
          )
    return [before, withPages(before, (html) => mapTexts(html, convert))]
  },
}

function numberOf(written: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(written)?.[1] ?? ''
  const whole = written.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/\D/g, '')
  return Number(`${whole}.${decimals || '0'}`)
}
