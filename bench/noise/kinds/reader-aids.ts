/** What CMS plugins add around a text for its readers: buttons to share, reading times, contents, paths, voices, votes. */
import { inLanguage, inserted, onceInserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import { attribute, closeOf, insertAt, type Spot, tokensOf } from '../markup.ts'
import type { Random } from '../random.ts'
import { type NoiseSite, type SiteFiles, withPages } from '../site-files.ts'

interface Words {
  share: string[]
  copy: string
  minutes: string[]
  contents: string[]
  home: string
  listen: string[]
  print: string[]
  top: string
  helpful: [string, string, string, string]
  powered: string
}

const words: Record<string, Words> & { en: Words } = {
  en: {
    share: ['Share this', 'Share:', 'Spread the word', 'Sharing is caring!'],
    copy: 'Copy link',
    minutes: ['Reading time: {n} minutes', '{n} min read', 'Estimated reading time: {n} minutes'],
    contents: ['Table of Contents', 'On this page', 'Contents'],
    home: 'Home',
    listen: ['Listen to this article', 'Listen', 'Play audio version'],
    print: ['Print', 'Print this page', 'Print Friendly, PDF & Email'],
    top: 'Back to top',
    helpful: ['Was this page helpful?', 'Yes', 'No', 'Thank you for your feedback!'],
    powered: 'Powered by',
  },
  de: {
    share: ['Teilen', 'Seite teilen:', 'Teilen mit:'],
    copy: 'Link kopieren',
    minutes: ['Lesezeit: {n} Minuten', '{n} Min. Lesezeit', 'Geschätzte Lesezeit: {n} Minuten'],
    contents: ['Inhaltsverzeichnis', 'Auf dieser Seite', 'Inhalt'],
    home: 'Startseite',
    listen: ['Artikel anhören', 'Vorlesen', 'Diesen Text anhören'],
    print: ['Drucken', 'Seite drucken'],
    top: 'Nach oben',
    helpful: ['War diese Seite hilfreich?', 'Ja', 'Nein', 'Danke für Ihre Rückmeldung!'],
    powered: 'Bereitgestellt von',
  },
  fr: {
    share: ['Partager', 'Partager cette page :', 'Partager :'],
    copy: 'Copier le lien',
    minutes: ['Temps de lecture : {n} minutes', '{n} min de lecture'],
    contents: ['Sommaire', 'Sur cette page', 'Table des matières'],
    home: 'Accueil',
    listen: ['Écouter cet article', 'Écouter'],
    print: ['Imprimer', 'Imprimer cette page'],
    top: 'Haut de page',
    helpful: ['Cette page vous a-t-elle été utile ?', 'Oui', 'Non', 'Merci pour votre retour !'],
    powered: 'Propulsé par',
  },
  es: {
    share: ['Compartir', 'Comparte esto:', 'Compartir en:'],
    copy: 'Copiar enlace',
    minutes: ['Tiempo de lectura: {n} minutos', '{n} min de lectura'],
    contents: ['Tabla de contenidos', 'En esta página', 'Índice'],
    home: 'Inicio',
    listen: ['Escuchar este artículo', 'Escuchar'],
    print: ['Imprimir', 'Imprimir esta página'],
    top: 'Volver arriba',
    helpful: ['¿Te ha resultado útil esta página?', 'Sí', 'No', '¡Gracias por tu opinión!'],
    powered: 'Desarrollado por',
  },
  it: {
    share: ['Condividi', 'Condividi su:'],
    copy: 'Copia link',
    minutes: ['Tempo di lettura: {n} minuti', '{n} min di lettura'],
    contents: ['Indice dei contenuti', 'In questa pagina'],
    home: 'Home',
    listen: ['Ascolta l’articolo', 'Ascolta'],
    print: ['Stampa', 'Stampa questa pagina'],
    top: 'Torna su',
    helpful: ['Questa pagina ti è stata utile?', 'Sì', 'No', 'Grazie per il tuo commento!'],
    powered: 'Offerto da',
  },
  nl: {
    share: ['Delen', 'Deel deze pagina:'],
    copy: 'Link kopiëren',
    minutes: ['Leestijd: {n} minuten', '{n} min leestijd'],
    contents: ['Inhoudsopgave', 'Op deze pagina'],
    home: 'Home',
    listen: ['Luister naar dit artikel', 'Lees voor'],
    print: ['Afdrukken', 'Print deze pagina'],
    top: 'Terug naar boven',
    helpful: ['Was deze pagina nuttig?', 'Ja', 'Nee', 'Bedankt voor uw reactie!'],
    powered: 'Mogelijk gemaakt door',
  },
  pt: {
    share: ['Compartilhar', 'Compartilhe:'],
    copy: 'Copiar link',
    minutes: ['Tempo de leitura: {n} minutos', '{n} min de leitura'],
    contents: ['Índice', 'Nesta página'],
    home: 'Início',
    listen: ['Ouvir este artigo', 'Ouvir'],
    print: ['Imprimir', 'Imprimir esta página'],
    top: 'Voltar ao topo',
    helpful: ['Esta página foi útil?', 'Sim', 'Não', 'Obrigado pelo seu comentário!'],
    powered: 'Desenvolvido por',
  },
  pl: {
    share: ['Udostępnij', 'Podziel się:'],
    copy: 'Kopiuj link',
    minutes: ['Czas czytania: {n} min', '{n} min czytania'],
    contents: ['Spis treści', 'Na tej stronie'],
    home: 'Strona główna',
    listen: ['Posłuchaj artykułu', 'Posłuchaj'],
    print: ['Drukuj', 'Drukuj tę stronę'],
    top: 'Do góry',
    helpful: ['Czy ta strona była pomocna?', 'Tak', 'Nie', 'Dziękujemy za opinię!'],
    powered: 'Obsługiwane przez',
  },
  sv: {
    share: ['Dela', 'Dela sidan:'],
    copy: 'Kopiera länk',
    minutes: ['Lästid: {n} minuter', '{n} min läsning'],
    contents: ['Innehåll', 'På den här sidan'],
    home: 'Hem',
    listen: ['Lyssna på artikeln', 'Lyssna'],
    print: ['Skriv ut', 'Skriv ut sidan'],
    top: 'Till toppen',
    helpful: ['Hade du nytta av sidan?', 'Ja', 'Nej', 'Tack för din återkoppling!'],
    powered: 'Drivs av',
  },
}

const networks: [name: string, address: string][] = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u={url}'],
  ['X', 'https://twitter.com/intent/tweet?text={title}&amp;url={url}'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
  ['WhatsApp', 'https://api.whatsapp.com/send?text={title}%20{url}'],
  ['Pinterest', 'https://pinterest.com/pin/create/button/?url={url}&amp;description={title}'],
  ['Telegram', 'https://t.me/share/url?url={url}&amp;text={title}'],
  ['Reddit', 'https://www.reddit.com/submit?url={url}&amp;title={title}'],
  ['XING', 'https://www.xing.com/spi/shares/new?url={url}'],
  ['Bluesky', 'https://bsky.app/intent/compose?text={title}%20{url}'],
  ['Threads', 'https://www.threads.net/intent/post?text={title}%20{url}'],
  ['Email', 'mailto:?subject={title}&amp;body={url}'],
  ['Mastodon', 'https://mastodonshare.com/?text={title}&amp;url={url}'],
]

export const kind: NoiseKind = {
  name: 'reader-aids',
  readings(site, random) {
    const its = inLanguage(words, site.language)
    switch (random.pick(['share', 'minutes', 'contents', 'path', 'listen', 'print', 'helpful'])) {
      case 'share':
        return share(site, its, random)
      case 'minutes':
        return minutes(site, its, random)
      case 'contents':
        return contents(site, its, random)
      case 'path':
        return path(site, its, random)
      case 'listen':
        return listen(site, its, random)
      case 'print':
        return print(site, its, random)
      default:
        return helpful(site, its, random)
    }
  },
}

const urlOf = ({ host }: NoiseSite, name: string) =>
  `https://${host}/${encodeURI(name.replace(/(^|\/)index\.html?$/i, '$1'))}`
const titleOf = (html: string) => /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? ''

/** The part is there at one of two visits only; each page has its own. */
function onceOnPages(
  site: NoiseSite,
  random: Random,
  spot: Spot,
  part: (html: string, name: string) => string | null,
): SiteFiles[] {
  const other = withPages(site.files, (html, name) => {
    const its = part(html, name)
    return its === null ? html : insertAt(html, spot, its)
  })
  return random.chance(0.75) ? [site.files, other] : [other, site.files]
}

function share(site: NoiseSite, its: Words, random: Random): SiteFiles[] {
  const title = random.pick(its.share)
  const form = random.pick(['heymag', 'addtoany', 'jetpack', 'plain'])
  const spot = random.pick<Spot>(['below headline', 'main end', 'end', 'footer'])
  const buttons = (of: [string, string][]) => (html: string, name: string) => {
    const links = of.map(([network, address]) => {
      const href = address
        .replaceAll('{url}', encodeURIComponent(urlOf(site, name)))
        .replaceAll('{title}', encodeURIComponent(titleOf(html)))
      switch (form) {
        case 'heymag':
          return `<div class="heateorSssSharing"><a aria-label="${network}" class="heateor_sss_${network.toLowerCase()}" href="${href}" title="${network}" rel="nofollow noopener" target="_blank"><span class="heateor_sss_svg" style="background-color:#${random.hex(6)}"></span></a></div>`
        case 'addtoany':
          return `<a class="a2a_button_${network.toLowerCase()}" href="https://www.addtoany.com/add_to/${network.toLowerCase()}?linkurl=${encodeURIComponent(urlOf(site, name))}&amp;linkname=${encodeURIComponent(titleOf(html))}" title="${network}" rel="nofollow noopener" target="_blank"></a>`
        case 'jetpack':
          return `<li class="share-${network.toLowerCase()}"><a rel="nofollow noopener" class="share-${network.toLowerCase()} sd-button share-icon" href="${href}" target="_blank"><span>${network}</span></a></li>`
        default:
          return `<a href="${href}" target="_blank">${network}</a>`
      }
    })
    const list = form === 'jetpack' ? `<ul>${links.join('')}</ul>` : links.join(' ')
    const heading = form === 'jetpack' ? 'h3' : form === 'plain' ? 'strong' : 'span'
    return `<div class="sharing ${form}"><${heading} class="sd-title">${title}</${heading}>${list}<button type="button" class="share-copy">${its.copy}</button></div>`
  }
  const chosen = random.some(networks, random.whole(3, 7))
  // A visit later the tool sorts them by how often they are used.
  if (random.chance(0.3))
    return [chosen, random.shuffled(chosen)].map((order) =>
      withPages(site.files, (html, name) => insertAt(html, spot, buttons(order)(html, name))),
    )
  return onceOnPages(site, random, spot, buttons(chosen))
}

function minutes(site: NoiseSite, its: Words, random: Random): SiteFiles[] {
  const text = random.pick(its.minutes)
  const first = random.whole(2, 9)
  const part = (count: number) =>
    `<p class="rt-reading-time"><svg width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="7"></circle></svg> <span class="rt-label">${text.replace('{n}', `<span class="rt-time">${count}</span>`)}</span></p>`
  if (random.chance(0.5)) return onceInserted(site, random, 'below headline', part(first))
  return inserted(site, { spot: 'below headline', draw: (visit) => part(first + visit) })
}

/** Made of the headings that the page has. */
function contents(site: NoiseSite, its: Words, random: Random): SiteFiles[] {
  const title = random.pick(its.contents)
  const [tag, isOpen] = random.pick<[string, boolean]>([
    ['nav', true],
    ['div', true],
    ['details', false],
  ])
  return onceOnPages(site, random, random.pick<Spot>(['below headline', 'middle']), (html) => {
    const headings = headingsOf(html)
    if (headings.length < 3) return null
    const items = headings
      .map(
        (heading, at) =>
          `<li class="ez-toc-page-1 ez-toc-heading-level-2"><a class="ez-toc-link ez-toc-heading-${at + 1}" href="#h-${at + 1}" title="${heading.replaceAll('"', '&quot;')}">${heading}</a></li>`,
      )
      .join('')
    const label = tag === 'details' ? `<summary>${title}</summary>` : `<p class="ez-toc-title">${title}</p>`
    return `<${tag} id="ez-toc-container" class="ez-toc-v2_0_${random.whole(50, 80)} counter-hierarchy"${tag === 'details' && isOpen ? ' open' : ''}>${label}<ul class="ez-toc-list">${items}</ul></${tag}>`
  })
}

function headingsOf(html: string): string[] {
  const tokens = tokensOf(html)
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'open' || token.tag !== 'h2' || attribute(token, 'hidden') !== null) return []
    const end = closeOf(tokens, at)
    if (end === null) return []
    const text = tokens
      .slice(at, end)
      .flatMap((one) => (one.kind === 'text' ? [one.source] : []))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    return text === '' ? [] : [text]
  })
}

/** A path from the home page, as SEO plugins write it, often with a twin for search engines. */
function path(site: NoiseSite, its: Words, random: Random): SiteFiles[] {
  const mark = random.pick(['›', '»', '/', '&gt;', '→'])
  const isTwin = random.chance(0.5)
  return onceOnPages(site, random, random.pick<Spot>(['header', 'below headline', 'top']), (html, name) => {
    if (name === site.entry) return null
    const title = titleOf(html).split(/\s[|–—-]\s/)[0]!
    const twin = isTwin
      ? `<script type="application/ld+json">${JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: its.home, item: `https://${site.host}/` },
            { '@type': 'ListItem', position: 2, name: title },
          ],
        }).replaceAll('<', '\\u003c')}</script>`
      : ''
    return `<div class="yoast-breadcrumbs"><span><span><a href="https://${site.host}/">${its.home}</a></span> ${mark} <span class="breadcrumb_last" aria-current="page">${title}</span></span></div>${twin}`
  })
}

/** A voice that reads the page, from a vendor. */
function listen(site: NoiseSite, its: Words, random: Random): SiteFiles[] {
  const text = random.pick(its.listen)
  const [vendor, address] = random.pick([
    [
      'ReadSpeaker',
      `https://app-eu.readspeaker.com/cgi-bin/rsent?customerid=${random.whole(5_000, 15_000)}&amp;lang=${site.language}&amp;readid=content`,
    ],
    ['Trinity Audio', 'https://www.trinityaudio.ai/?utm_source=player'],
    ['BeyondWords', 'https://beyondwords.io/?utm_source=player'],
  ])
  const part = (seconds: number) =>
    `<div id="readspeaker_button1" class="rs_skip rsbtn rs_preserve"><a rel="nofollow" class="rsbtn_play" accesskey="L" title="${text}" href="${address}"><span class="rsbtn_left rsimg rspart"><span class="rsbtn_text"><span>${text}</span></span></span></a><span class="rs-time">${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}</span><small>${its.powered} <a href="${address}">${vendor}</a></small></div>`
  const seconds = random.whole(70, 500)
  if (random.chance(0.6)) return onceInserted(site, random, 'below headline', part(seconds))
  return inserted(site, { spot: 'below headline', draw: () => part(seconds + random.whole(-9, 9)) })
}

function print(site: NoiseSite, its: Words, random: Random): SiteFiles[] {
  const text = random.pick(its.print).replace('&', '&amp;')
  const part = random.pick([
    `<div class="printfriendly pf-button"><a href="#" rel="nofollow" onclick="window.print(); return false;" title="${text}"><img src="https://cdn.printfriendly.com/buttons/print-button-gray.png" alt="${text}"></a></div>`,
    `<button type="button" class="btn-print" onclick="window.print()">${text}</button><a href="#top" class="scroll-top" id="back-to-top">${its.top}</a>`,
    `<a href="#page" id="ast-scroll-top" class="ast-scroll-top-icon" tabindex="0"><span class="screen-reader-text">${its.top}</span>↑ ${its.top}</a>`,
  ])
  return onceInserted(site, random, random.pick<Spot>(['main end', 'footer', 'end']), part)
}

function helpful(site: NoiseSite, { helpful: [question, yes, no, thanks] }: Words, random: Random): SiteFiles[] {
  const heading = random.pick(['h2', 'h3', 'p', 'legend'])
  const part = `<form class="page-feedback" action="#" method="post"><${heading}>${question}</${heading}><button type="submit" name="v" value="1">👍 ${yes}</button> <button type="submit" name="v" value="0">👎 ${no}</button><p class="page-feedback-thanks" hidden>${thanks}</p></form>`
  return onceInserted(site, random, random.pick<Spot>(['main end', 'footer']), part)
}
