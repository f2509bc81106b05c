/** What a server guesses of a visitor: place, nearest shop, language, what was looked at before, whether somebody is known. */
import { inLanguage, inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'

const words = {
  en: {
    deliver: 'Deliver to',
    nearest: 'Your nearest shop',
    hello: 'Hello, guest',
    seen: 'Recently viewed',
    ships: 'Ships to',
  },
  de: {
    deliver: 'Lieferung nach',
    nearest: 'Ihre nächste Filiale',
    hello: 'Hallo, Gast',
    seen: 'Zuletzt angesehen',
    ships: 'Versand nach',
  },
  fr: {
    deliver: 'Livraison à',
    nearest: 'Votre boutique la plus proche',
    hello: 'Bonjour, visiteur',
    seen: 'Vus récemment',
    ships: 'Expédié vers',
  },
  es: {
    deliver: 'Entregar en',
    nearest: 'Su tienda más cercana',
    hello: 'Hola, invitado',
    seen: 'Vistos recientemente',
    ships: 'Envíos a',
  },
}
const towns = ['Leeds', 'Graz', 'Lyon', 'Porto', 'Utrecht', 'Bergen']
const countries = ['Germany', 'France', 'Ireland', 'Norway', 'Canada']

export const kind: NoiseKind = {
  name: 'personal-parts',
  readings(site, random) {
    const said = inLanguage(words, site.language)
    const parts: { spot: Spot; draw: (visit: number) => string | null }[] = [
      { spot: 'header', draw: () => `<span class="location">${said.deliver} ${random.pick(towns)}</span>` },
      {
        spot: 'header',
        draw: () => `<a class="store-locator" href="/stores">${said.nearest}: ${random.pick(towns)}</a>`,
      },
      { spot: 'header', draw: (visit) => (visit === 0 ? null : `<span class="greeting">${said.hello}</span>`) },
      {
        spot: 'top',
        draw: () =>
          `<div class="locale-bar"><span>${said.ships} ${random.pick(countries)}</span> <select><option>EUR</option><option>USD</option></select></div>`,
      },
      {
        spot: 'main end',
        draw: (visit) =>
          visit === 0
            ? null
            : `<aside class="recently-viewed"><h4>${said.seen}</h4><a href="/"><span>${site.name}</span></a></aside>`,
      },
      {
        spot: 'footer',
        draw: () =>
          `<p class="ip">Your IP: ${random.whole(1, 223)}.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}</p>`,
      },
      {
        spot: 'footer',
        draw: () =>
          `<p class="served">Served by web-${random.whole(1, 9)} in ${random.whole(10, 400)} ms · ${random.hex(12)}</p>`,
      },
    ]
    const { spot, draw } = random.pick(parts)
    return inserted(site, { spot, draw })
  },
}
