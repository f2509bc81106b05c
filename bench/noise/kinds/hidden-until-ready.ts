/** Pages that a style hides until a script shows them: tools for experiments, preloaders, parts that fade in, fonts under way. */
import { inLanguage } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import { attribute, htmlOf, insertAt, type Token, tokensOf, withAttributes } from '../markup.ts'
import type { Random } from '../random.ts'
import { type SiteFiles, withPages } from '../site-files.ts'

type Change = (html: string) => string
/** The page before its scripts have run, and after. */
type States = { waiting: Change; ready: Change }

export const kind: NoiseKind = {
  name: 'hidden-until-ready',
  readings(site, random) {
    const make = random.pick([experiment, preloader, reveals, motion, fonts, amp, cloaks])
    const { waiting, ready } = make(random, site.language)
    const at = (change: Change): SiteFiles => withPages(site.files, change)
    // What sees the page may have run its scripts or not, and the tool may be new.
    const order = random.pick(['new', 'waits later', 'waits first'])
    if (order === 'new') return [site.files, at(waiting)]
    return order === 'waits later' ? [at(ready), at(waiting)] : [at(waiting), at(ready)]
  },
}

/** The page with another start tag of one element. */
function withTag(html: string, tag: string, add: Record<string, string>): string {
  let isDone = false
  return htmlOf(
    tokensOf(html).map((token) => {
      if (isDone || token.kind !== 'open' || token.tag !== tag) return token
      isDone = true
      return withMore(token, add)
    }),
  )
}

/** Classes and styles go behind those that are there. */
function withMore(token: Token & { kind: 'open' }, add: Record<string, string>): Token {
  const attributes = token.attributes.filter(({ name }) => !(name.toLowerCase() in add))
  for (const [name, value] of Object.entries(add)) {
    const known = attribute(token, name)
    const joint = name === 'style' ? ';' : ' '
    const isList = name === 'style' || name === 'class'
    attributes.push({ name, value: isList && known ? `${known.replace(/;\s*$/, '')}${joint}${value}` : value })
  }
  return withAttributes(token, attributes)
}

function experiment(random: Random): States {
  const id = random.whole(100_000, 999_999)
  const styles: [string, string][] = [
    [
      '<style>.async-hide{opacity:0 !important}</style>',
      `<script>(function(a,s,y,n,c,h,i,d,e){s.className+=' '+y;h.start=1*new Date;h.end=i=function(){s.className=s.className.replace(RegExp(' ?'+y),'')};(a[n]=a[n]||[]).hide=h;setTimeout(function(){i();h.end=null},c);h.timeout=c;})(window,document.documentElement,'async-hide','dataLayer',4000,{'OPT-${random.token(7).toUpperCase()}':true});</script>`,
    ],
    [
      '<style id="_vis_opt_path_hides" nonce="">body{opacity:0 !important;filter:alpha(opacity=0) !important;background:none !important;transition:none !important;}</style>',
      `<script type="text/javascript" id="vwoCode">window._vwo_code||(function(){var account_id=${id},version=2.1,settings_tolerance=2000,hide_element='body',hide_element_style='opacity:0 !important;filter:alpha(opacity=0) !important;background:none !important;transition:none !important;';})();</script>`,
    ],
    [
      '<style id="kameleoonLoadingStyleSheet">* { visibility: hidden !important; background-image: none !important; }</style>',
      `<script src="//${random.token(10).toLowerCase()}.kameleoon.eu/kameleoon.js" async fetchpriority="high"></script>`,
    ],
    [
      '<style id="at-body-style">body {opacity: 0 !important}</style>',
      `<script src="https://assets.adobedtm.com/${random.hex(12)}/${random.hex(12)}/launch-${random.hex(12)}.min.js" async></script>`,
    ],
    [
      '<style id="abtasty-antiflicker">html.ab-hide body{visibility:hidden!important}</style>',
      `<script src="https://try.abtasty.com/${random.hex(32)}.js"></script>`,
    ],
    [
      '<style id="convert_hide_body">body{position:relative!important;overflow:hidden!important}body::after{position:absolute;top:0;left:0;content:" ";width:100%;height:100%;background:#fff;z-index:2147483647}</style>',
      `<script src="//cdn-4.convertexperiments.com/v1/js/${id}-${id + 42}.js?environment=production"></script>`,
    ],
  ]
  const [style, script] = random.pick(styles)
  const hiding = style.includes('async-hide') ? 'async-hide' : style.includes('ab-hide') ? 'ab-hide' : null
  return {
    waiting: (html) => {
      const styled = insertAt(html, 'head', `${style}\n${script}`)
      return hiding === null ? styled : withTag(styled, 'html', { class: hiding })
    },
    // The style goes once the experiment has begun; what stays names the variant.
    ready: (html) =>
      withTag(insertAt(html, 'head', script), 'body', {
        class: `exp-${id}-v${random.whole(0, 2)}`,
        'data-exp': 'ready',
      }),
  }
}

const loading: Record<string, string[]> & { en: string[] } = {
  en: ['Loading...', 'Please wait', 'Loading, please wait…'],
  de: ['Wird geladen …', 'Bitte warten', 'Seite wird geladen'],
  fr: ['Chargement…', 'Veuillez patienter', 'Chargement en cours'],
  es: ['Cargando...', 'Espere, por favor'],
  it: ['Caricamento...', 'Attendere prego'],
  nl: ['Laden...', 'Even geduld'],
  pt: ['Carregando...', 'Aguarde'],
  pl: ['Ładowanie...', 'Proszę czekać'],
  sv: ['Laddar...', 'Vänta'],
  ru: ['Загрузка...', 'Пожалуйста, подождите'],
  uk: ['Завантаження...', 'Зачекайте, будь ласка'],
  ja: ['読み込み中…', 'Now Loading'],
  ar: ['جارٍ التحميل...', 'يرجى الانتظار'],
  he: ['טוען...', 'אנא המתינו'],
}

function preloader(random: Random, language: string): States {
  const text = random.pick(inLanguage(loading, language))
  const colour = `#${random.hex(6)}`
  const background = random.pick(['#fff', '#ffffff', '#0b0c10', '#1a1a2e', colour])
  const style = `<style>#preloader{position:fixed;inset:0;z-index:99999;background:${background};display:flex;align-items:center;justify-content:center}#preloader .spinner{width:48px;height:48px;border:4px solid ${colour};border-top-color:transparent;border-radius:50%;animation:spin 1s linear infinite}@keyframes spin{to{transform:rotate(360deg)}}body.is-loading{overflow:hidden}#preloader.is-done{display:none}</style>`
  const inner = random.pick([
    `<div class="spinner" role="status"><span class="sr-only">${text}</span></div>`,
    `<div class="sk-chase"><div class="sk-chase-dot"></div><div class="sk-chase-dot"></div><div class="sk-chase-dot"></div></div><p>${text}</p>`,
    `<div class="loader-percent"><span data-count>${random.whole(3, 99)}</span>%</div><div class="loader-text">${text}</div>`,
    `<h2 class="loader-title">${[...text].map((letter) => `<span>${letter}</span>`).join('')}</h2>`,
  ])
  const part = (state: string) => `${style}<div id="preloader" class="${state}">${inner}</div>`
  return {
    waiting: (html) => withTag(insertAt(html, 'top', part('')), 'body', { class: 'is-loading' }),
    ready: (html) => insertAt(html, 'top', part('is-done')),
  }
}

/** Changes the tags that a rule of numbers takes, the same ones on every page and visit. */
function eachPart(html: string, tags: RegExp, every: number, add: (at: number) => Record<string, string>): string {
  let at = 0
  return htmlOf(
    tokensOf(html).map((token) => {
      if (token.kind !== 'open' || token.isSelfClosing || !tags.test(token.tag)) return token
      return at++ % every === 0 ? withMore(token, add(at)) : token
    }),
  )
}

/** Libraries that let parts come into sight, with a style sheet of their own. */
function reveals(random: Random): States {
  const effect = random.pick(['fade-up', 'fade-right', 'zoom-in', 'fade'])
  const tags = random.pick([/^(?:section|article|figure)$/, /^(?:h1|h2|h3|p)$/, /^(?:h1|h2|section|li)$/])
  const every = random.whole(1, 2)
  const library = random.pick(['aos', 'elementor', 'wow', 'scrollreveal', 'divi'] as const)
  const sheets: Record<typeof library, string> = {
    aos: '<style>[data-aos][data-aos][data-aos-duration="800"]{transition-duration:.8s}[data-aos^=fade][data-aos^=fade]{opacity:0;transition-property:opacity,transform}[data-aos^=zoom][data-aos^=zoom]{opacity:0}[data-aos][data-aos].aos-animate{opacity:1;transform:none}</style>',
    elementor: '<style>.elementor-invisible{visibility:hidden}.animated{animation-duration:1.25s}</style>',
    wow: '<style>.wow{visibility:hidden}</style>',
    scrollreveal: '<style>html.sr .load-hidden{visibility:hidden}</style>',
    divi: '<style>.et-waypoint:not(.et_pb_counters){opacity:0}.et-animated{opacity:1!important}</style>',
  }
  const waits: Record<typeof library, Record<string, string>> = {
    aos: { 'data-aos': effect, 'data-aos-duration': '800' },
    elementor: { class: 'elementor-invisible', 'data-settings': '{&quot;_animation&quot;:&quot;fadeInUp&quot;}' },
    wow: { class: 'wow fadeInUp', style: 'visibility: hidden; animation-name: none;' },
    scrollreveal: { class: 'load-hidden' },
    divi: { class: 'et-waypoint et_pb_animation_bottom' },
  }
  const shown: Record<typeof library, Record<string, string>> = {
    aos: { class: 'aos-init aos-animate', 'data-aos': effect, 'data-aos-duration': '800' },
    elementor: { class: 'animated fadeInUp', 'data-settings': '{&quot;_animation&quot;:&quot;fadeInUp&quot;}' },
    wow: { class: 'wow fadeInUp animated', style: 'visibility: visible; animation-name: fadeInUp;' },
    scrollreveal: {
      style: 'visibility: visible; opacity: 1; transform: matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);',
    },
    divi: { class: 'et-waypoint et_pb_animation_bottom et-animated' },
  }
  const styled = (html: string) => {
    const page = insertAt(html, 'head', sheets[library])
    return library === 'scrollreveal' ? withTag(page, 'html', { class: 'sr' }) : page
  }
  return {
    waiting: (html) => styled(eachPart(html, tags, every, () => waits[library])),
    ready: (html) => styled(eachPart(html, tags, every, () => shown[library])),
  }
}

/** Frameworks that write the first step of a movement into the page. */
function motion(random: Random): States {
  const distance = random.pick([20, 24, 40, 60])
  const tags = random.pick([/^(?:h1|h2|p)$/, /^(?:section|article)$/, /^(?:h1|h2|h3|li|a)$/])
  const first = random.pick([
    `opacity:0;transform:translateY(${distance}px)`,
    'opacity:0',
    `opacity: 0; transform: translate(0px, ${distance}px);`,
    'opacity:0;filter:blur(8px)',
    `-webkit-transform:translate3d(0, ${distance}px, 0) scale3d(1, 1, 1);transform:translate3d(0, ${distance}px, 0) scale3d(1, 1, 1);opacity:0`,
  ])
  const last = random.pick(['opacity:1;transform:none', 'opacity: 1; transform: translate(0px, 0px);', 'opacity: 1'])
  const ids = random.hex(28)
  const numbered = (style: string) => (at: number) => ({ style, 'data-w-id': `${ids}${String(at).padStart(4, '0')}` })
  return {
    waiting: (html) => eachPart(html, tags, 1, numbered(first)),
    ready: (html) => eachPart(html, tags, 1, numbered(last)),
  }
}

function fonts(random: Random): States {
  const family = random.pick(['opensans', 'roboto', 'lato', 'montserrat', 'proximanova'])
  const style = random.pick([
    '<style>.wf-loading h1,.wf-loading h2,.wf-loading p,.wf-loading a{visibility:hidden}</style>',
    '<style>.wf-loading body{opacity:0}.wf-active body{opacity:1;transition:opacity .2s}</style>',
    '<style>.no-js .js-only{display:none}.wf-loading *{color:transparent!important}</style>',
  ])
  return {
    waiting: (html) =>
      withTag(insertAt(html, 'head', style), 'html', { class: `no-js wf-loading wf-${family}-n4-loading` }),
    ready: (html) =>
      withTag(insertAt(html, 'head', style), 'html', {
        class: `js wf-active wf-${family}-n4-active wf-${family}-n7-active flexbox webp no-touchevents`,
      }),
  }
}

/** The boilerplate that every page of AMP has to have, and what its cache puts there instead. */
function amp(): States {
  return {
    waiting: (html) =>
      withTag(
        insertAt(
          html,
          'head',
          '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;animation:none}</style></noscript><script async src="https://cdn.ampproject.org/v0.js"></script>',
        ),
        'html',
        { amp: '' },
      ),
    ready: (html) =>
      withTag(
        insertAt(
          html,
          'head',
          '<script async src="https://cdn.ampproject.org/v0.mjs" type="module" crossorigin="anonymous"></script>',
        ),
        'html',
        { amp: '', 'i-amphtml-layout': '', 'i-amphtml-no-boilerplate': '', transformed: 'self;v=1' },
      ),
  }
}

function cloaks(random: Random): States {
  const [name, tags] = random.pick<[string, RegExp]>([
    ['x-cloak', /^nav$/],
    ['v-cloak', /^(?:main|header)$/],
    ['ng-cloak', /^(?:main|section)$/],
    ['x-cloak', /^(?:header|footer)$/],
  ])
  const style = `<style>[${name}],.${name}{display:none !important}</style>`
  return {
    waiting: (html) =>
      insertAt(
        eachPart(html, tags, 1, () => ({ [name]: '' })),
        'head',
        style,
      ),
    ready: (html) => insertAt(html, 'head', style),
  }
}
