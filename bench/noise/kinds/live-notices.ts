/** What goes on at this moment: who is looking, who has just bought, how many places are left, how long an offer runs. */
import { inLanguage, inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'

const words = {
  en: {
    viewing: 'people are viewing this right now',
    booked: 'Booked {n} times in the last 24 hours',
    bought: '{who} from {town} just bought this',
    ago: '{n} minutes ago',
    left: 'Only {n} left',
    seats: '{n} seats left',
    ends: 'Offer ends in',
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    wait: 'Waiting time: {n} minutes',
  },
  de: {
    viewing: 'Personen sehen sich das gerade an',
    booked: 'In den letzten 24 Stunden {n}-mal gebucht',
    bought: '{who} aus {town} hat das gerade gekauft',
    ago: 'vor {n} Minuten',
    left: 'Nur noch {n} verfügbar',
    seats: 'Noch {n} Plätze frei',
    ends: 'Angebot endet in',
    days: 'Tage',
    hours: 'Stunden',
    minutes: 'Minuten',
    wait: 'Wartezeit: {n} Minuten',
  },
  fr: {
    viewing: 'personnes regardent cette page',
    booked: 'Réservé {n} fois ces dernières 24 heures',
    bought: '{who} de {town} vient d’acheter',
    ago: 'il y a {n} minutes',
    left: 'Plus que {n} en stock',
    seats: 'Il reste {n} places',
    ends: 'L’offre se termine dans',
    days: 'jours',
    hours: 'heures',
    minutes: 'minutes',
    wait: 'Temps d’attente : {n} minutes',
  },
  es: {
    viewing: 'personas están viendo esto ahora',
    booked: 'Reservado {n} veces en las últimas 24 horas',
    bought: '{who} de {town} acaba de comprar',
    ago: 'hace {n} minutos',
    left: 'Solo quedan {n}',
    seats: 'Quedan {n} plazas',
    ends: 'La oferta termina en',
    days: 'días',
    hours: 'horas',
    minutes: 'minutos',
    wait: 'Tiempo de espera: {n} minutos',
  },
}

export const kind: NoiseKind = {
  name: 'live-notices',
  readings(site, random) {
    const said = inLanguage(words, site.language)
    const number = (text: string) => text.replace('{n}', String(random.whole(2, 48)))
    const who = () =>
      said.bought
        .replace('{who}', random.pick(['Anna', 'Ben', 'Chloé', 'Deniz', 'Ewa']))
        .replace('{town}', random.pick(['Lyon', 'Graz', 'Leeds', 'Porto', 'Utrecht']))
    const two = (most: number) => String(random.whole(0, most)).padStart(2, '0')
    const parts: { spot: Spot; draw: (visit: number) => string | null }[] = [
      {
        spot: 'below headline',
        draw: () => `<p class="live-viewers"><span>${random.whole(3, 60)}</span> ${said.viewing}</p>`,
      },
      { spot: 'below headline', draw: () => `<p class="urgency">🔥 ${number(said.booked)}</p>` },
      {
        spot: 'end',
        draw: () =>
          `<div class="fomo-notification"><img src="https://maps.example/${random.hex(4)}.png" alt=""><p>${who()}</p><small>${number(said.ago)}</small></div>`,
      },
      {
        spot: 'end',
        draw: (visit) =>
          visit === 0
            ? null
            : `<div id="proof-factor" class="ps-notification"><strong>${who()}</strong> <em>${number(said.ago)}</em></div>`,
      },
      { spot: 'middle', draw: () => `<p class="stock-left">${number(said.left)}</p>` },
      { spot: 'middle', draw: () => `<div class="event"><h3>Open evening</h3><p>${number(said.seats)}</p></div>` },
      {
        spot: 'top',
        draw: () =>
          `<div class="timer-bar"><span>${said.ends}</span> <b class="countdown">${two(23)}:${two(59)}:${two(59)}</b></div>`,
      },
      {
        spot: 'below headline',
        draw: () =>
          `<div class="countdown" data-deadline="2026-12-31">${[said.days, said.hours, said.minutes].map((unit) => `<div><span>${two(23)}</span><small>${unit}</small></div>`).join('')}</div>`,
      },
      { spot: 'header', draw: () => `<span class="wait">${number(said.wait)}</span>` },
    ]
    const { spot, draw } = random.pick(parts)
    return inserted(site, { spot, draw, isEntryOnly: random.chance(0.6) })
  },
}
