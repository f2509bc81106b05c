/** What a website answers with status 200 in place of its page: errors, maintenance, challenges, logins, parked names, nothing. */
import { inLanguage } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import { closeOf, htmlOf, type Token, tokensOf } from '../markup.ts'
import { isPage, type NoiseSite, type SiteFiles, withEntry, withPages } from '../site-files.ts'

const words = {
  en: [
    'Something went wrong',
    'Please try again in a few minutes.',
    'Go back to the home page',
    'We are down for maintenance',
    'We will be back shortly.',
    'Page not found',
    'The page you are looking for does not exist or has moved.',
  ],
  de: [
    'Etwas ist schiefgelaufen',
    'Bitte versuchen Sie es in einigen Minuten noch einmal.',
    'Zurück zur Startseite',
    'Wartungsarbeiten',
    'Wir sind gleich wieder da.',
    'Seite nicht gefunden',
    'Die gesuchte Seite gibt es nicht oder nicht mehr.',
  ],
  fr: [
    'Une erreur est survenue',
    'Veuillez réessayer dans quelques minutes.',
    'Retour à l’accueil',
    'Site en maintenance',
    'Nous revenons très vite.',
    'Page introuvable',
    'La page que vous cherchez n’existe pas ou a été déplacée.',
  ],
  es: [
    'Algo salió mal',
    'Inténtelo de nuevo en unos minutos.',
    'Volver al inicio',
    'Estamos en mantenimiento',
    'Volvemos enseguida.',
    'Página no encontrada',
    'La página que busca no existe o se ha movido.',
  ],
  it: [
    'Qualcosa è andato storto',
    'Riprova tra qualche minuto.',
    'Torna alla home',
    'Sito in manutenzione',
    'Torniamo subito.',
    'Pagina non trovata',
    'La pagina che cerchi non esiste o è stata spostata.',
  ],
  nl: [
    'Er is iets misgegaan',
    'Probeer het over een paar minuten opnieuw.',
    'Terug naar de startpagina',
    'Website in onderhoud',
    'We zijn zo terug.',
    'Pagina niet gevonden',
    'De pagina die u zoekt bestaat niet of is verplaatst.',
  ],
  pl: [
    'Coś poszło nie tak',
    'Spróbuj ponownie za kilka minut.',
    'Wróć na stronę główną',
    'Przerwa techniczna',
    'Zaraz wracamy.',
    'Nie znaleziono strony',
    'Strona, której szukasz, nie istnieje lub została przeniesiona.',
  ],
  pt: [
    'Algo deu errado',
    'Tente novamente em alguns minutos.',
    'Voltar ao início',
    'Site em manutenção',
    'Voltamos em breve.',
    'Página não encontrada',
    'A página que procura não existe ou mudou de lugar.',
  ],
  ja: [
    'エラーが発生しました',
    'しばらくしてからもう一度お試しください。',
    'トップページへ戻る',
    'メンテナンス中です',
    'まもなく再開します。',
    'ページが見つかりません',
    'お探しのページは存在しないか、移動しました。',
  ],
  uk: [
    'Щось пішло не так',
    'Спробуйте ще раз за кілька хвилин.',
    'На головну',
    'Ведуться технічні роботи',
    'Ми скоро повернемося.',
    'Сторінку не знайдено',
    'Такої сторінки немає або її перенесено.',
  ],
  ar: [
    'حدث خطأ ما',
    'يرجى المحاولة مرة أخرى بعد دقائق.',
    'العودة إلى الصفحة الرئيسية',
    'الموقع تحت الصيانة',
    'سنعود قريبا.',
    'الصفحة غير موجودة',
    'الصفحة التي تبحث عنها غير موجودة.',
  ],
}

const shapes = [
  'short',
  'bare',
  'json like',
  'template',
  'template 404',
  'template bare',
  'maintenance',
  'branded maintenance',
  'challenge',
  'challenge in words',
  'login',
  'parked',
  'empty',
  'empty body',
  'database',
  'fatal',
  'cut',
  'host default',
  'listing',
  'gateway',
  'quota',
] as const

export const kind: NoiseKind = {
  name: 'error-pages',
  readings(site, random) {
    const shape = random.pick(shapes)
    const others = [...site.files.keys()].filter((name) => isPage(name) && name !== site.entry)
    const reference = random.hex(16)
    const change = (html: string) => errorPage(site, html, shape, reference)
    const manner = random.whole(0, 3)
    let after: SiteFiles
    if (manner === 0) after = withEntry(site, change)
    else if (manner === 1 && others.length > 0)
      after = withPages(site.files, (html, name) => (name === site.entry ? html : change(html)))
    else after = withPages(site.files, change)
    return random.chance(0.85) ? [site.files, after] : [after, site.files]
  },
}

function errorPage(site: NoiseSite, html: string, shape: (typeof shapes)[number], reference: string): string {
  const said = inLanguage(words, site.language) as [string, string, string, string, string, string, string]
  const [wrong, retry, home, maintenance, back, missing, moved] = said
  const own = /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? site.name
  const page = (title: string, body: string, head = '') =>
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`
  switch (shape) {
    case 'short':
      return page(own, `<h1>${wrong}</h1>`)
    case 'bare':
      return page(own, `<div class="container"><h1>${wrong}</h1><p>${retry}</p><a href="/">${home}</a></div>`)
    case 'json like':
      return `<html><head></head><body><pre>{"error":"internal","message":"${wrong}","requestId":"${reference}"}</pre></body></html>`
    case 'template':
      return inTemplate(
        html,
        `<section class="error"><h1>${wrong}</h1><p>${retry}</p><p>ID ${reference}</p><a class="button" href="/">${home}</a></section>`,
      )
    case 'template 404':
      return inTemplate(
        html,
        `<section class="not-found"><p class="code">404</p><h1>${missing}</h1><p>${moved}</p><a class="button" href="/">${home}</a><form><input type="search"></form></section>`,
      )
    case 'template bare':
      return inTemplate(html, `<div class="alert alert-danger">${wrong}. ${retry}</div>`)
    case 'maintenance':
      return page(maintenance, `<h1>${maintenance}</h1><p>${back}</p>`)
    case 'branded maintenance':
      return page(
        own,
        `<div class="wrap"><img src="/logo.svg" alt="${site.name}"><h2>${site.name}</h2><h1>${back}</h1><p>${maintenance}. ${retry}</p><p><a href="mailto:hello@${site.host}">hello@${site.host}</a></p></div>`,
      )
    case 'challenge':
      return page(
        'Just a moment...',
        `<noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript><script>window._cf_chl_opt={cvId:'3',cRay:'${reference}'}</script><script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1?ray=${reference}"></script>`,
        '<meta name="robots" content="noindex,nofollow">',
      )
    case 'challenge in words':
      return page(
        site.host,
        `<h1>${site.host}</h1><h2>Verifying you are human. This may take a few seconds.</h2><p>${site.host} needs to review the security of your connection before proceeding.</p><p>Ray ID: ${reference}</p>`,
      )
    case 'login':
      return page(
        own,
        `<main><h1>${site.name}</h1><form action="/login" method="post"><label>E-mail <input name="email"></label><label>Password <input type="password" name="password"></label><button>Log in</button><a href="/forgot">Forgot your password?</a></form></main>`,
      )
    case 'parked':
      return page(
        site.host,
        `<h1>${site.host}</h1><p>This domain may be for sale!</p><ul><li><a href="/?k=1">Insurance</a></li><li><a href="/?k=2">Loans</a></li><li><a href="/?k=3">Web hosting</a></li></ul><p>Copyright ${site.host}. Privacy Policy</p>`,
      )
    case 'empty':
      return ''
    case 'empty body':
      return page(own, '')
    case 'database':
      return page('Database Error', '<h1>Error establishing a database connection</h1>')
    case 'fatal':
      return `<br />\n<b>Fatal error</b>:  Uncaught Error: Call to a member function get() on null in /var/www/html/wp-content/themes/site/functions.php:${reference.length}\nStack trace:\n#0 {main}\n  thrown in <b>/var/www/html/wp-content/themes/site/functions.php</b> on line <b>212</b><br />`
    case 'cut': {
      // A server that fails in the middle of its template has sent what came before.
      const body = /<body/i.exec(html)?.index ?? 0
      return html.slice(0, body + Math.round((html.length - body) * 0.3))
    }
    case 'host default':
      return page(
        'Welcome to nginx!',
        '<h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p><p><em>Thank you for using nginx.</em></p>',
      )
    case 'listing':
      return page(
        'Index of /',
        '<h1>Index of /</h1><ul><li><a href="cgi-bin/">cgi-bin/</a></li><li><a href="backup.zip">backup.zip</a></li></ul><address>Apache/2.4.58 Server</address>',
      )
    case 'gateway':
      return page('502 Bad Gateway', '<center><h1>502 Bad Gateway</h1></center><hr><center>openresty</center>')
    case 'quota':
      return page(
        own,
        '<h1>This page is temporarily unavailable</h1><p>The site has reached its traffic limit for today. If you are the owner, please upgrade your plan.</p>',
      )
  }
}

/** The page with its top, menu and foot, and a message in place of everything between. */
function inTemplate(html: string, message: string): string {
  const tokens = tokensOf(html)
  const raw: Token = { kind: 'raw', source: `<main>${message}</main>` }
  const main = tokens.findIndex((token) => token.kind === 'open' && token.tag === 'main')
  const mainEnd = main < 0 ? null : closeOf(tokens, main)
  if (mainEnd !== null) return htmlOf([...tokens.slice(0, main), raw, ...tokens.slice(mainEnd + 1)])
  const closeIndex = (tag: RegExp) => tokens.findIndex((token) => token.kind === 'close' && tag.test(token.tag))
  const body = tokens.findIndex((token) => token.kind === 'open' && token.tag === 'body')
  const top = [closeIndex(/^header$/), closeIndex(/^nav$/), body].find((at) => at >= 0) ?? 0
  const foot = tokens.findLastIndex((token) => token.kind === 'open' && token.tag === 'footer')
  const end = tokens.findLastIndex((token) => token.kind === 'close' && token.tag === 'body')
  const from = foot > top ? foot : end > top ? end : tokens.length
  return htmlOf([...tokens.slice(0, top + 1), raw, ...tokens.slice(from)])
}
