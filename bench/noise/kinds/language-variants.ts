/** The whole page in another language, as servers choose it by the visitor's country: the same markup with other words. */
import type { NoiseKind } from '../kind.ts'
import { htmlOf, mapAttributes, type Token, tokensOf } from '../markup.ts'
import { createRandom, type Random } from '../random.ts'
import { withEntry, withPages } from '../site-files.ts'

/** Ordinary words; a text is put together of them as long as the one whose place it takes. */
const vocabularies: Record<string, string> = {
  de: 'wir bieten Ihnen eine schnelle und einfache Lösung für den Alltag mit der unser Team jeden Tag arbeitet damit Sie sich auf das Wesentliche konzentrieren können und nichts mehr suchen müssen denn alles steht dort wo es hingehört auch wenn es einmal eilig ist oder viele Menschen zugleich daran arbeiten',
  en: 'we offer you a fast and simple way to run the day with a team that works on it every day so that you can keep to what matters and never have to look for anything again because everything stands where it belongs even when things are urgent or many people work on it at once',
  fr: 'nous vous proposons une solution rapide et simple pour le quotidien avec une équipe qui y travaille chaque jour afin que vous puissiez vous concentrer sur ce qui compte et ne plus rien chercher car tout se trouve à sa place même quand il y a urgence ou que plusieurs personnes travaillent ensemble',
  es: 'le ofrecemos una solución rápida y sencilla para el día a día con un equipo que trabaja en ella cada jornada para que usted pueda centrarse en lo que importa y no tenga que buscar nada porque todo está donde debe estar incluso cuando hay prisa o muchas personas trabajan a la vez',
  it: 'vi offriamo una soluzione rapida e semplice per ogni giorno con una squadra che ci lavora sempre perché possiate dedicarvi a ciò che conta e non dobbiate più cercare nulla dato che tutto si trova al suo posto anche quando c’è fretta o molte persone lavorano insieme',
}
const menus: Record<string, string[]> = {
  de: ['Startseite', 'Leistungen', 'Preise', 'Über uns', 'Kontakt', 'Jetzt anfragen', 'Mehr erfahren', 'Anmelden'],
  en: ['Home', 'Services', 'Pricing', 'About us', 'Contact', 'Get a quote', 'Learn more', 'Sign in'],
  fr: ['Accueil', 'Services', 'Tarifs', 'À propos', 'Contact', 'Demander un devis', 'En savoir plus', 'Se connecter'],
  es: ['Inicio', 'Servicios', 'Precios', 'Sobre nosotros', 'Contacto', 'Pedir presupuesto', 'Saber más', 'Acceder'],
  it: ['Home page', 'Servizi', 'Prezzi', 'Chi siamo', 'Contatti', 'Richiedi un preventivo', 'Scopri di più', 'Accedi'],
}

export const kind: NoiseKind = {
  name: 'language-variants',
  readings(site, random) {
    const other = random.pick(Object.keys(vocabularies).filter((language) => language !== site.language.slice(0, 2)))
    const seed = random.hex(8)
    const change = (html: string) => translated(html, other, createRandom(seed))
    return [site.files, random.chance(0.6) ? withPages(site.files, change) : withEntry(site, change)]
  },
}

function translated(html: string, language: string, random: Random): string {
  const words = vocabularies[language]!.split(' ')
  const known = new Map<string, string>()
  const say = (text: string): string => {
    const made = known.get(text)
    if (made !== undefined) return made
    const count = text.split(/\s+/).length
    let now: string
    if (count <= 3 && text.length <= 24) now = random.pick(menus[language]!)
    else {
      const from = random.whole(0, words.length - 1)
      // Japanese and Chinese have no spaces: some letters make a word.
      const length = Math.max(count, Math.round(text.length / 9))
      now = Array.from({ length }, (_, at) => words[(from + at * (1 + (from % 3))) % words.length]!).join(' ')
      now = now[0]!.toUpperCase() + now.slice(1) + (/[.!?。]$/.test(text) ? '.' : '')
    }
    known.set(text, now)
    return now
  }
  const isWorded = (text: string) => /\p{L}{2}/u.test(text.replace(/&#?\w+;/g, ''))
  let isTitle = false
  const tokens = tokensOf(html).map((token): Token => {
    if (token.kind === 'open') isTitle = token.tag === 'title'
    if (token.kind === 'text' || (token.kind === 'raw' && isTitle)) {
      if (!isWorded(token.source)) return token
      const [, before, text, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(token.source)!
      return { ...token, source: `${before}${say(text!)}${after}` }
    }
    return token
  })
  return mapAttributes(htmlOf(tokens), (name, value, tag) => {
    if (tag === 'html' && name === 'lang') return language
    if ((name === 'alt' || name === 'title' || name === 'placeholder') && isWorded(value)) return say(value)
    return tag === 'meta' && name === 'content' && value.split(' ').length > 4 ? say(value) : undefined
  })
}
