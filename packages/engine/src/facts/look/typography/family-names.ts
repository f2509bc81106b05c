/** Generic families (CSS Fonts 4 § 2.1.3) and the names under which systems give their own. */
const systemStacks = new Set(
  '-apple-system|blinkmacsystemfont|system-ui|ui-sans-serif|ui-serif|ui-monospace|ui-rounded|.sfnstext|.sf ns|sans-serif|serif|monospace|cursive|fantasy|math|fangsong|emoji'.split(
    '|',
  ),
)

/** Families that come with the common systems: named without being loaded, they show nevertheless. */
const systemFamilies = new Set(
  (
    'arial|arial black|arial narrow|arial unicode ms|helvetica|helvetica neue|times|times new roman|georgia|verdana|tahoma|' +
    'trebuchet ms|courier|courier new|lucida grande|lucida sans|lucida sans unicode|lucida console|palatino|palatino linotype|' +
    'book antiqua|garamond|geneva|impact|comic sans ms|segoe ui|segoe ui variable|calibri|cambria|candara|consolas|constantia|' +
    'corbel|franklin gothic medium|century gothic|gill sans|gill sans mt|optima|futura|didot|baskerville|hoefler text|avenir|' +
    'avenir next|american typewriter|andale mono|menlo|monaco|sf mono|sf pro|sf pro text|sf pro display|san francisco|' +
    'charter|rockwell|copperplate|brush script mt|bookman|droid sans|dejavu sans|liberation sans|ubuntu|cantarell|' +
    'ms sans serif|ms serif|ms gothic|ms pgothic|ms mincho|ms pmincho|meiryo|meiryo ui|yu gothic|yugothic|yu gothic ui|' +
    'yu mincho|yumincho|hiragino sans|hiragino kaku gothic pro|hiragino kaku gothic pron|hiragino mincho pro|hiragino mincho pron|' +
    'hiragino sans gb|osaka|メイリオ|ＭＳ ゴシック|ｍｓ ゴシック|ＭＳ Ｐゴシック|ｍｓ ｐゴシック|ＭＳ 明朝|ｍｓ 明朝|ＭＳ Ｐ明朝|ｍｓ ｐ明朝|游ゴシック|游ゴシック体|游明朝|游明朝体|' +
    'ヒラギノ角ゴ pro w3|ヒラギノ角ゴ pron w3|ヒラギノ角ゴ pro|ヒラギノ角ゴ pron|ヒラギノ角ゴシック|ヒラギノ明朝 pro w3|ヒラギノ明朝 pron w3|ヒラギノ明朝 pro|' +
    'ヒラギノ明朝 pron|pingfang sc|pingfang tc|pingfang hk|microsoft yahei|microsoft yahei ui|微软雅黑|microsoft jhenghei|微軟正黑體|simsun|宋体|' +
    'simhei|黑体|nsimsun|heiti sc|heiti tc|stheiti|stxihei|songti sc|kaiti|楷体|mingliu|pmingliu|新細明體|apple sd gothic neo|' +
    'malgun gothic|맑은 고딕|dotum|돋움|gulim|굴림|batang|바탕|nanum gothic coding|geeza pro|traditional arabic|simplified arabic|' +
    'arabic typesetting|sakkal majalla|al nile|thonburi|leelawadee ui|nirmala ui|mangal|david|gisha'
  )
    .split('|')
    .map((name) => name.toLowerCase()),
)

const iconName = new RegExp(
  [
    'icons?(?:$|[\\s_\\-\\d])',
    'icon[-_ ]?font',
    'font[-_ ]?awesome',
    '^fa(?:[-_ ](?:solid|brands|regular|light))?$',
    'glyph',
    'dashicons',
    'material[-_ ]?(?:icons|symbols|design)',
    'etmodules',
    '^et[-_]',
    'slick',
    'swiper',
    'feather',
    'remixicon',
    'boxicons',
    'themify',
    'fontello',
    'icomoon',
    'typicons',
    'linea(?:ricons|-)',
    'pe-icon',
    'stroke-gap',
    'zocial',
    'socicon',
    '^star$',
    'woocommerce',
    'videojs',
    '^vjs',
    '^lg$',
    'fancybox',
    'octicons',
    'lucide',
    'phosphor',
    'tabler',
    'codicon',
    '^mdi',
    'unicons',
    'emoji',
    'katex',
    'mathjax',
    'elementskit',
    'flexslider',
    'justified',
    'symbols?$',
    'barcode',
    'webdings',
    'wingdings',
    '^vc_',
    '^tlp',
    '^revicons',
    'ionicons',
    '^feather$',
    'bootstrap-icons',
    'flaticon',
    'dripicons',
    'eicons',
    '^wp-?svg',
  ].join('|'),
  'i',
)

const isIconFamily = (name: string): boolean => iconName.test(name)
const isSystemStack = (name: string): boolean => systemStacks.has(name.toLowerCase())
export const isSystemFamily = (name: string): boolean => isSystemStack(name) || systemFamilies.has(name.toLowerCase())

/** Stand-ins that build tools measure for a family while it loads. */
const fallbackName = /[\s_-](?:fallback|placeholder|override)(?:[\s_:-].*)?$/i

const stackCharactersMax = 500

/** The names of a stack, without quotes, in order, as many as anybody reads. */
const familiesOf = (stack: string): string[] =>
  stack
    .slice(0, stackCharactersMax)
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^["']+|["']+$/g, '')
        .trim(),
    )
    .filter((name) => name !== '' && !/^(?:inherit|initial|unset|revert)$/i.test(name) && !name.includes('('))

/** The family that a stack is named for: its first that is a typeface of text. */
export const leadingFamily = (stack: string): string | null =>
  familiesOf(stack).find((name) => !isIconFamily(name) && !fallbackName.test(name)) ?? null

export interface FamilyName {
  family: string
  /** Weight that the alias names: 700 of `roboto-bold`; null where it names none. */
  weight: number | null
}

const weightWords: [RegExp, number][] = [
  [/(?:thin|hairline)$/i, 100],
  [/(?:extra|ultra)[\s_-]?light$/i, 200],
  [/light$/i, 300],
  [/(?:semi|demi)[\s_-]?bold$/i, 600],
  [/(?:extra|ultra)[\s_-]?bold$/i, 800],
  [/demi$/i, 600],
  [/bold$/i, 700],
  [/(?:black|heavy|ultra)$/i, 900],
  [/medium$/i, 500],
  [/(?:regular|normal|book|roman)$/i, 400],
  [/(?:variable|var|vf|webfont|web)$/i, 0],
]
const slant = /[\s_-]?(?:italic|oblique|ital)$/i

/** Codes of foundries' web fonts: `MyFont Medium W01`, `avenir-lt-w01_35-light1475496`. */
const foundryCode = /[\s_-]w\d{2}(?:[\s_-].*)?$/i

/** The family behind an alias: `roboto-bold`, `Inter-Regular`, `__Space_Grotesk_1a2b3c`, `Inter Variable`. */
export function familyName(alias: string): FamilyName {
  const mangled = /^__(.+?)_(?:[0-9a-f]{6})$/i.exec(alias)
  if (mangled !== null) return { family: spelled(mangled[1]!.replaceAll('_', ' ')), weight: null }
  if (isSystemFamily(alias)) return { family: alias, weight: null }
  let name = alias.replace(foundryCode, '').replace(slant, '')
  let weight: number | null = null
  for (const [word, value] of weightWords) {
    const match = word.exec(name)
    if (match === null || match.index < 2) continue
    const stem = name.slice(0, match.index)
    if (!isJoint(stem, match[0], value)) continue
    name = stem.replace(/[\s_-]+$/, '')
    weight = value === 0 ? null : value
    break
  }
  if (name === alias || name.length < 2) return { family: alias, weight }
  return { family: spelled(name), weight }
}

/** `Archivo Black` is a family of its own; `archivo-black`, `ArchivoBold` and `Archivo Medium` are faces. */
function isJoint(stem: string, word: string, weight: number): boolean {
  const last = stem.at(-1)!
  if (last === '-' || last === '_') return true
  if (last === ' ') return weight !== 900 && weight !== 100
  return /[a-z]/.test(last) && /^[A-Z]/.test(word) && weight !== 0
}

/** `open-sans` and `OpenSans` as people write it: Open Sans. What has spaces and capitals stays as it is. */
function spelled(name: string): string {
  if (/\s/.test(name) && /[A-Z]/.test(name)) return name
  return name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .replace(/(^|\s)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .trim()
}

/** Form in which families are compared. */
export const foldFamily = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '')
