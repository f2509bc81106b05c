/** Dates and times that the server writes: last updates, today's date, opening hours, events that roll, copyright years. */
import { inLanguage, inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'
import type { Random } from '../random.ts'
import { withPages } from '../site-files.ts'

const words = {
  en: {
    updated: 'Last updated',
    next: 'Next open day',
    today: 'Today',
    open: 'Open now · closes at',
    shut: 'Closed · opens at',
    ships: 'Order today, delivered by',
    free: 'Next free appointment',
  },
  de: {
    updated: 'Zuletzt aktualisiert',
    next: 'Nächster Termin',
    today: 'Heute',
    open: 'Jetzt geöffnet · bis',
    shut: 'Geschlossen · öffnet um',
    ships: 'Heute bestellt, geliefert bis',
    free: 'Nächster freier Termin',
  },
  fr: {
    updated: 'Mis à jour',
    next: 'Prochaine visite',
    today: 'Aujourd’hui',
    open: 'Ouvert · ferme à',
    shut: 'Fermé · ouvre à',
    ships: 'Commandé aujourd’hui, livré le',
    free: 'Prochain rendez-vous',
  },
  es: {
    updated: 'Última actualización',
    next: 'Próxima visita',
    today: 'Hoy',
    open: 'Abierto · cierra a las',
    shut: 'Cerrado · abre a las',
    ships: 'Pide hoy y recíbelo el',
    free: 'Próxima cita libre',
  },
  it: {
    updated: 'Ultimo aggiornamento',
    next: 'Prossimo evento',
    today: 'Oggi',
    open: 'Aperto · chiude alle',
    shut: 'Chiuso · apre alle',
    ships: 'Ordina oggi, consegna entro',
    free: 'Primo appuntamento libero',
  },
  nl: {
    updated: 'Laatst bijgewerkt',
    next: 'Volgende open dag',
    today: 'Vandaag',
    open: 'Nu open · sluit om',
    shut: 'Gesloten · opent om',
    ships: 'Vandaag besteld, bezorgd op',
    free: 'Eerstvolgende afspraak',
  },
  pl: {
    updated: 'Ostatnia aktualizacja',
    next: 'Najbliższy termin',
    today: 'Dziś',
    open: 'Otwarte do',
    shut: 'Zamknięte, otwarcie o',
    ships: 'Zamów dziś, dostawa',
    free: 'Najbliższa wolna wizyta',
  },
  pt: {
    updated: 'Última atualização',
    next: 'Próxima visita',
    today: 'Hoje',
    open: 'Aberto · fecha às',
    shut: 'Fechado · abre às',
    ships: 'Peça hoje, receba até',
    free: 'Próxima consulta livre',
  },
  ja: {
    updated: '最終更新',
    next: '次回開催',
    today: '本日',
    open: '営業中 · 閉店',
    shut: '営業時間外 · 開店',
    ships: '本日のご注文でお届け',
    free: '次の空き',
  },
  ar: {
    updated: 'آخر تحديث',
    next: 'الموعد القادم',
    today: 'اليوم',
    open: 'مفتوح الآن · يغلق',
    shut: 'مغلق · يفتح',
    ships: 'اطلب اليوم ويصلك',
    free: 'أقرب موعد',
  },
}

const day = (random: Random) =>
  new Date(Date.UTC(2026, random.whole(0, 11), random.whole(1, 28), random.whole(6, 20), random.whole(0, 59)))

export const kind: NoiseKind = {
  name: 'dates',
  readings(site, random) {
    const { language } = site
    const said = inLanguage(words, language)
    const dated = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(day(random))
    const ago = () => {
      const format = new Intl.RelativeTimeFormat(language, { numeric: random.chance(0.5) ? 'auto' : 'always' })
      return format.format(-random.whole(1, 50), random.pick(['second', 'minute', 'hour', 'day', 'week'] as const))
    }
    const time = () => dated({ hour: '2-digit', minute: '2-digit' })
    const long = () => dated({ dateStyle: 'long' })
    const iso = () => day(random).toISOString()
    const parts: { spot: Spot; draw: () => string }[] = [
      { spot: 'below headline', draw: () => `<p class="meta">${said.updated}: ${ago()}</p>` },
      {
        spot: 'footer',
        draw: () =>
          `<p class="last-modified">${said.updated} <time datetime="${iso()}">${long()}, ${time()}</time></p>`,
      },
      { spot: 'footer', draw: () => `<p class="copy">© ${random.whole(2024, 2027)} ${site.name}</p>` },
      { spot: 'header', draw: () => `<span class="date">${dated({ dateStyle: 'full' })}</span>` },
      {
        spot: 'header',
        draw: () =>
          `<span class="today">${said.today}, ${dated({ weekday: 'long', day: 'numeric', month: 'long' })} | ${time()}</span>`,
      },
      {
        spot: 'header',
        draw: () => `<div class="opening">${random.chance(0.5) ? said.open : said.shut} ${time()}</div>`,
      },
      {
        spot: 'middle',
        draw: () =>
          `<div class="event"><strong>${said.next}:</strong> ${dated({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}, ${time()}</div>`,
      },
      {
        spot: 'middle',
        draw: () =>
          `<section class="dates"><h2>${said.next}</h2><ul>${Array.from({ length: 4 }, () => `<li><time datetime="${iso().slice(0, 10)}">${long()}</time></li>`).join('')}</ul></section>`,
      },
      {
        spot: 'middle',
        draw: () =>
          `<table class="calendar"><caption>${dated({ month: 'long', year: 'numeric' })}</caption><tr>${Array.from({ length: 7 }, () => `<td>${random.whole(1, 31)}</td>`).join('')}</tr></table>`,
      },
      {
        spot: 'below headline',
        draw: () =>
          `<p class="delivery">${said.ships} ${dated({ weekday: 'long', day: 'numeric', month: 'long' })}</p>`,
      },
      {
        spot: 'below headline',
        draw: () => `<p class="slot">${said.free}: ${dated({ weekday: 'long' })}, ${time()}</p>`,
      },
      { spot: 'footer', draw: () => `<p>${said.updated}: ${dated({ dateStyle: 'short' })} ${time()}</p>` },
    ]
    const { spot, draw } = random.pick(parts)
    const [before, after] = inserted(site, { spot, draw, isEntryOnly: random.chance(0.5) }) as [
      typeof site.files,
      typeof site.files,
    ]
    // The year that the page itself has in its foot moves on, as do machine-readable dates.
    const later = withPages(after, (html) =>
      html
        .replace(/((?:©|&copy;|\(c\)|Copyright)[^<>]{0,40}?)20[12]\d(?![-–]\d)/gi, '$12027')
        .replace(/(<time[^>]*datetime="20\d\d-\d\d-)\d\d/g, '$115'),
    )
    return [before, later]
  },
}
