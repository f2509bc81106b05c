/** What tools for accessibility put into a page and mend in it: toolbars, links to skip, notes on links, roles, texts for pictures. */
import { inLanguage, onceInserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import { attribute, closeOf, htmlOf, type Token, tokensOf, withAttributes } from '../markup.ts'
import type { Random } from '../random.ts'
import { type NoiseSite, type SiteFiles, withPages } from '../site-files.ts'

interface Words {
  skip: string[]
  title: string
  tools: string[]
  statement: string
  reset: string
  newTab: string
  picture: string
}

const words: Record<string, Words> & { en: Words } = {
  en: {
    skip: ['Skip to content', 'Skip to main menu', 'Skip to footer'],
    title: 'Accessibility Tools',
    tools: [
      'Increase Text',
      'Decrease Text',
      'Grayscale',
      'High Contrast',
      'Negative Contrast',
      'Light Background',
      'Links Underline',
      'Readable Font',
      'Pause Animations',
      'Dyslexia Friendly',
      'Screen Reader',
      'Bigger Cursor',
    ],
    statement: 'Accessibility Statement',
    reset: 'Reset All Settings',
    newTab: '(opens in a new tab)',
    picture: 'Image',
  },
  de: {
    skip: ['Zum Inhalt springen', 'Zur Navigation springen', 'Zur Fußzeile springen'],
    title: 'Werkzeuge für Barrierefreiheit',
    tools: [
      'Text vergrößern',
      'Text verkleinern',
      'Graustufen',
      'Hoher Kontrast',
      'Negativer Kontrast',
      'Heller Hintergrund',
      'Links unterstreichen',
      'Lesbare Schrift',
      'Animationen anhalten',
      'Legasthenie',
      'Vorlesen',
      'Großer Mauszeiger',
    ],
    statement: 'Erklärung zur Barrierefreiheit',
    reset: 'Einstellungen zurücksetzen',
    newTab: '(öffnet in neuem Tab)',
    picture: 'Bild',
  },
  fr: {
    skip: ['Aller au contenu', 'Aller au menu principal', 'Aller au pied de page'],
    title: 'Outils d’accessibilité',
    tools: [
      'Augmenter le texte',
      'Diminuer le texte',
      'Niveau de gris',
      'Haut contraste',
      'Contraste négatif',
      'Arrière-plan clair',
      'Souligner les liens',
      'Police lisible',
      'Arrêter les animations',
      'Dyslexie',
      'Lecteur d’écran',
    ],
    statement: 'Déclaration d’accessibilité',
    reset: 'Réinitialiser',
    newTab: '(s’ouvre dans un nouvel onglet)',
    picture: 'Image',
  },
  es: {
    skip: ['Saltar al contenido', 'Saltar al menú', 'Saltar al pie de página'],
    title: 'Herramientas de accesibilidad',
    tools: [
      'Aumentar texto',
      'Disminuir texto',
      'Escala de grises',
      'Alto contraste',
      'Contraste negativo',
      'Fondo claro',
      'Subrayar enlaces',
      'Fuente legible',
      'Detener animaciones',
      'Lector de pantalla',
    ],
    statement: 'Declaración de accesibilidad',
    reset: 'Restablecer',
    newTab: '(se abre en una nueva pestaña)',
    picture: 'Imagen',
  },
  it: {
    skip: ['Vai al contenuto', 'Vai al menu', 'Vai al piè di pagina'],
    title: 'Strumenti di accessibilità',
    tools: [
      'Aumenta testo',
      'Diminuisci testo',
      'Scala di grigi',
      'Alto contrasto',
      'Contrasto negativo',
      'Sfondo chiaro',
      'Sottolinea i link',
      'Carattere leggibile',
      'Ferma animazioni',
    ],
    statement: 'Dichiarazione di accessibilità',
    reset: 'Reimposta',
    newTab: '(si apre in una nuova scheda)',
    picture: 'Immagine',
  },
  nl: {
    skip: ['Ga naar de inhoud', 'Ga naar het menu', 'Ga naar de voettekst'],
    title: 'Toegankelijkheid',
    tools: [
      'Tekst vergroten',
      'Tekst verkleinen',
      'Grijswaarden',
      'Hoog contrast',
      'Negatief contrast',
      'Lichte achtergrond',
      'Links onderstrepen',
      'Leesbaar lettertype',
    ],
    statement: 'Toegankelijkheidsverklaring',
    reset: 'Herstellen',
    newTab: '(opent in een nieuw tabblad)',
    picture: 'Afbeelding',
  },
  pt: {
    skip: ['Pular para o conteúdo', 'Ir para o menu', 'Ir para o rodapé'],
    title: 'Ferramentas de acessibilidade',
    tools: [
      'Aumentar texto',
      'Diminuir texto',
      'Escala de cinza',
      'Alto contraste',
      'Contraste negativo',
      'Fundo claro',
      'Sublinhar links',
      'Fonte legível',
    ],
    statement: 'Declaração de acessibilidade',
    reset: 'Redefinir',
    newTab: '(abre em uma nova aba)',
    picture: 'Imagem',
  },
  pl: {
    skip: ['Przejdź do treści', 'Przejdź do menu', 'Przejdź do stopki'],
    title: 'Narzędzia dostępności',
    tools: [
      'Powiększ tekst',
      'Pomniejsz tekst',
      'Skala szarości',
      'Wysoki kontrast',
      'Negatyw',
      'Jasne tło',
      'Podkreśl linki',
      'Czytelna czcionka',
    ],
    statement: 'Deklaracja dostępności',
    reset: 'Resetuj',
    newTab: '(otwiera się w nowej karcie)',
    picture: 'Obraz',
  },
  sv: {
    skip: ['Hoppa till innehåll', 'Hoppa till menyn', 'Hoppa till sidfoten'],
    title: 'Tillgänglighetsverktyg',
    tools: [
      'Öka text',
      'Minska text',
      'Gråskala',
      'Hög kontrast',
      'Negativ kontrast',
      'Ljus bakgrund',
      'Understruken länk',
      'Läsbart teckensnitt',
    ],
    statement: 'Tillgänglighetsredogörelse',
    reset: 'Återställ',
    newTab: '(öppnas i ny flik)',
    picture: 'Bild',
  },
  ru: {
    skip: ['Перейти к содержимому', 'Перейти к меню'],
    title: 'Версия для слабовидящих',
    tools: [
      'Увеличить текст',
      'Уменьшить текст',
      'Оттенки серого',
      'Высокая контрастность',
      'Светлый фон',
      'Подчеркнуть ссылки',
      'Читаемый шрифт',
    ],
    statement: 'Заявление о доступности',
    reset: 'Сбросить',
    newTab: '(откроется в новой вкладке)',
    picture: 'Изображение',
  },
  he: {
    skip: ['דלג לתוכן', 'דלג לתפריט'],
    title: 'כלי נגישות',
    tools: [
      'הגדל טקסט',
      'הקטן טקסט',
      'גווני אפור',
      'ניגודיות גבוהה',
      'ניגודיות הפוכה',
      'רקע בהיר',
      'הדגשת קישורים',
      'פונט קריא',
    ],
    statement: 'הצהרת נגישות',
    reset: 'איפוס',
    newTab: '(נפתח בכרטיסייה חדשה)',
    picture: 'תמונה',
  },
}

export const kind: NoiseKind = {
  name: 'accessibility-tools',
  readings(site, random) {
    const its = inLanguage(words, site.language)
    switch (random.pick(['toolbar', 'panel', 'skip', 'notes', 'roles', 'pictures'])) {
      case 'toolbar':
        return onceInserted(site, random, random.pick(['top', 'end']), toolbar(its, random))
      case 'panel':
        return onceInserted(site, random, 'end', panel(its, random))
      case 'skip':
        return onceInserted(site, random, 'top', skipLinks(its, random))
      case 'notes':
        return mended(site, random, (html) => notes(html, its, site.host, random))
      case 'roles':
        return mended(site, random, roles)
      default:
        return mended(site, random, (html) => pictures(html, its, random))
    }
  },
}

function mended(site: NoiseSite, random: Random, change: (html: string) => string): SiteFiles[] | null {
  const after = withPages(site.files, change)
  if (![...after].some(([name, content]) => site.files.get(name) !== content)) return null
  return random.chance(0.7) ? [site.files, after] : [after, site.files]
}

const clip =
  'border:0;clip:rect(1px,1px,1px,1px);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px'

/** As WordPress plugins write it, on the server. */
function toolbar({ title, tools, reset, statement }: Words, random: Random): string {
  const items = random
    .some(tools, random.whole(5, tools.length))
    .map(
      (tool, at) =>
        `<li class="pojo-a11y-toolbar-item"><a href="#" class="pojo-a11y-toolbar-link pojo-a11y-btn-${at}" data-action="tool-${at}" tabindex="-1" role="button"><span class="pojo-a11y-toolbar-icon"><svg width="1em" viewBox="0 0 448 448"><path fill="currentColor" d="M256 200v16c0 4-4 8-8 8H88v-24z"></path></svg></span><span class="pojo-a11y-toolbar-text">${tool}</span></a></li>`,
    )
    .join('')
  const heading = random.chance(0.5) ? 'p' : 'h2'
  return `<style>#pojo-a11y-toolbar{position:fixed;top:100px;left:-180px;width:180px}#pojo-a11y-toolbar .pojo-a11y-toolbar-toggle a{background-color:#4054b2;color:#fff}#pojo-a11y-toolbar .pojo-a11y-toolbar-overlay{background-color:#fff;border:1px solid #4054b2;color:#333}</style><nav id="pojo-a11y-toolbar" class="pojo-a11y-toolbar-left" role="navigation" aria-label="${title}"><div class="pojo-a11y-toolbar-toggle"><a class="pojo-a11y-toolbar-toggle-link" href="javascript:void(0);" title="${title}" role="button"><span class="pojo-sr-only">${title}</span></a></div><div class="pojo-a11y-toolbar-overlay"><div class="pojo-a11y-toolbar-inner"><${heading} class="pojo-a11y-toolbar-title">${title}</${heading}><ul class="pojo-a11y-toolbar-items">${items}</ul><ul class="pojo-a11y-toolbar-items"><li><a href="#reset" tabindex="-1">${reset}</a></li><li><a href="/accessibility/" tabindex="-1">${statement}</a></li></ul></div></div></nav>`
}

/** As vendors' scripts build it: a button in the corner, a dialog beside it. */
function panel({ title, tools, reset, statement }: Words, random: Random): string {
  const [id, vendor, link] = random.pick([
    ['userwayAccessibilityIcon', 'UserWay', 'https://userway.org/'],
    ['acsb-trigger', 'accessiBe', 'https://accessibe.com/'],
    ['INDmenu-btn', 'EqualWeb', 'https://www.equalweb.com/'],
    ['asw-menu-btn', 'Eye-Able', 'https://www.eye-able.com/'],
  ])
  const shortcut = random.pick(['Ctrl+U', 'Alt+9', 'Ctrl+F2'])
  const buttons = random
    .some(tools, random.whole(5, tools.length))
    .map(
      (tool) =>
        `<button type="button" class="uw-s18-action" role="switch" aria-checked="false"><span>${tool}</span></button>`,
    )
    .join('')
  const profiles = random
    .some(
      [
        'Motor Impaired',
        'Blind',
        'Color Blind',
        'Dyslexia',
        'Low Vision',
        'Cognitive &amp; Learning',
        'Seizure &amp; Epileptic',
        'ADHD',
      ],
      4,
    )
    .map((profile) => `<li><h4>${profile}</h4><button type="button">On</button><button type="button">Off</button></li>`)
    .join('')
  return `<div class="uwy userway_p${random.whole(1, 8)} utb" id="${id}" style="background-color:#${random.hex(6)}!important;color:#fff!important"><button type="button" aria-label="${title} (${shortcut})" aria-haspopup="dialog"></button></div><div role="dialog" aria-modal="true" aria-label="${title}" class="uw-panel" style="${random.chance(0.6) ? 'display:none' : 'visibility:hidden;transform:translateX(100%)'}"><h2>${title} <small>(${shortcut})</small></h2><ul>${profiles}</ul><div>${buttons}</div><button type="reset">${reset}</button><a href="${link}" target="_blank" rel="nofollow">${statement}</a><span>Web Accessibility by ${vendor}</span></div>`
}

function skipLinks({ skip }: Words, random: Random): string {
  const links = skip
    .slice(0, random.whole(1, skip.length))
    .map(
      (text, at) => `<a class="skip-link screen-reader-text" href="#${['content', 'menu', 'footer'][at]}">${text}</a>`,
    )
  const style = random.pick([
    `<style>.screen-reader-text{${clip}}</style>`,
    '<style>.skip-link{position:absolute;left:-9999px;top:auto}.skip-link:focus{left:6px}</style>',
    '<style>.skip-link{transform:translateY(-120%);position:fixed;background:#000;color:#fff}.skip-link:focus{transform:none}</style>',
    // A theme whose own sheet hides them.
    '',
  ])
  return `${style}${random.chance(0.5) ? `<nav aria-label="Skip links">${links.join('')}</nav>` : links.join('')}`
}

/** A note to every link that leads to another website, hidden from who sees. */
function notes(html: string, { newTab }: Words, host: string, random: Random): string {
  const note = random.pick([
    `<span class="screen-reader-text" style="${clip}"> ${newTab}</span>`,
    `<span class="sr-only"> ${newTab}</span>`,
    `<svg aria-hidden="true" class="ext" width="10" height="10"><path d="M3 0h7v7L7 4 2 9 1 8l5-5z"></path></svg><span class="visually-hidden">${newTab}</span>`,
  ])
  const tokens = tokensOf(html)
  const after = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    const href = token.kind === 'open' && token.tag === 'a' ? attribute(token, 'href') : null
    if (href === null || !/^https?:\/\//i.test(href) || href.includes(`//${host}`)) continue
    const end = closeOf(tokens, at)
    if (end !== null) after.add(end)
  }
  const style = note.includes('style=') ? '' : `<style>.sr-only,.visually-hidden{${clip}}</style>`
  const noted = tokens.flatMap((token, at): Token[] =>
    after.has(at) ? [{ kind: 'raw', source: note }, token] : [token],
  )
  if (after.size === 0) return html
  return htmlOf(noted).replace(/<\/head>/i, (end) => `${style}${end}`)
}

/** Roles, places in the order of tabs and names, as scripts of overlays write them onto everything. */
function roles(html: string): string {
  const known: Record<string, Record<string, string>> = {
    header: { role: 'banner' },
    nav: { role: 'navigation', 'aria-label': 'Menu' },
    main: { role: 'main', id: 'content', tabindex: '-1' },
    footer: { role: 'contentinfo' },
    button: { 'data-uw-rm-empty-ctrl': '', tabindex: '0' },
    img: { 'data-uw-rm-ima': 'un', role: 'img' },
    a: { 'data-uw-rm-brl': 'PR', 'data-uw-original-href': '' },
    section: { role: 'region' },
    form: { 'data-uw-rm-form': 'fx', 'aria-label': 'Form' },
    h1: { 'data-uw-rm-heading': 'level', 'aria-level': '1', role: 'heading' },
    h2: { 'data-uw-rm-heading': 'level', 'aria-level': '2', role: 'heading' },
  }
  return htmlOf(
    tokensOf(html).map((token) => {
      const add = token.kind === 'open' ? known[token.tag] : undefined
      if (token.kind !== 'open' || add === undefined) return token
      const names = new Set(token.attributes.map(({ name }) => name.toLowerCase()))
      const more = Object.entries(add).filter(([name]) => !names.has(name))
      return withAttributes(token, [...token.attributes, ...more.map(([name, value]) => ({ name, value }))])
    }),
  )
}

/** Texts for pictures that have none, guessed from a file's name, and none for those that only adorn. */
function pictures(html: string, { picture }: Words, random: Random): string {
  const form = random.pick(['file', 'word', 'none'])
  return htmlOf(
    tokensOf(html).map((token, at) => {
      if (token.kind !== 'open' || token.tag !== 'img' || (attribute(token, 'alt') ?? '') !== '') return token
      const others = token.attributes.filter(({ name }) => !/^(?:alt|role)$/i.test(name))
      if (form === 'none')
        return withAttributes(token, [...others, { name: 'alt', value: '' }, { name: 'role', value: 'presentation' }])
      const file = /([^/]+)\.\w+(?:[?#].*)?$/.exec(attribute(token, 'src') ?? '')?.[1] ?? `${picture} ${at}`
      const text = form === 'file' ? file.replace(/%20|[-_+]+/g, ' ') : picture
      return withAttributes(token, [...others, { name: 'alt', value: text }])
    }),
  )
}
