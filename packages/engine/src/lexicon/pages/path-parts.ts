import { foldText } from '../fold.ts'

export interface PathParts {
  /** Decoded, as words parted by spaces; without locale prefixes, file extensions and names of index files. */
  segments: string[]
  /** The path names a day or month and goes on: `/2024/05/spring-collection`. */
  hasDate: boolean
}

/** The telling segments of a path; null for lists within a list: pages of results, tags, categories, authors, months. */
export function pathParts(pathname: string): PathParts | null {
  const raw = (pathname.split(/[?#]/, 1)[0] ?? '')
    .slice(0, 2000)
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, 12)
  const named = withoutLocale(raw.map(decoded)).filter((segment) => !carrier.test(segment))
  const bare = named.map((segment) => segment.replace(fileExtension, '')).filter((segment) => !indexFile.test(segment))
  const years = bare.findIndex((segment) => year.test(segment))
  const last = bare.at(-1)
  const isDated =
    (years >= 0 && month.test(bare[years + 1] ?? '') && years + 2 < bare.length) ||
    (last !== undefined && datedSlug.test(last))
  if (last !== undefined && !isDated && (bare.length > 1 || year.test(last)) && onlyDigits.test(last)) return null
  const segments = bare.map(asWords)
  if (segments.some((segment) => listWords.has(segment))) return null
  // The year and month of a dated path name nothing.
  return { segments: segments.filter((segment) => !onlyDigits.test(segment)), hasDate: isDated && segments.length > 0 }
}

const fileExtension = /\.(?:html?|xhtml|shtml|php\d?|aspx?|jspx?|jsf|cfm|do|cgi|pl|page)$/i
const indexFile = /^(?:index|default|home|main|index\d|list)$/i
/** Segments under which site builders put all pages. */
const carrier = /^(?:index\.php|pages?|p|site|web|cms|content|wp|www|public|view|sites|default\.aspx)$/i
const year = /^(?:19[89]|20[0-4])\d$/
const month = /^(?:0?[1-9]|1[0-2])$/
const datedSlug = /^(?:20[0-4]\d|19[89]\d)[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_].+|$)/
const onlyDigits = /^\d+$/

const listWords: ReadonlySet<string> = new Set(
  `tag tags category categories author authors archive archives kategorie kategorien schlagwort schlagworte
  schlagwoerter autor autoren archiv categorie categories etiquette etiquettes auteur auteurs categoria categorias
  etiqueta etiquetas autores archivo archivos categorie autore autori archivio arquivo arquivos kategori kategorier
  etikett forfatter kategoria kategoriat kategorie tagi archiwum stitek stitky etiket yazar rubrika rubriki rubric tema
  metka avtor kategoriya kategoriyi cimke kategoriak szerzo topic product-tag product-category comments feed
  rss trackback amp wp-content wp-json`
    .split(/\s+/)
    .map((word) => word.replaceAll('-', ' ')),
)

function decoded(segment: string): string {
  // A broken escape keeps its text; the rest of the segment is still decoded.
  return segment.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}

function asWords(segment: string): string {
  return foldText(
    segment
      .slice(0, 200)
      .replace(/([\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .replace(/[-_+.,~:;!()]+/g, ' '),
  )
}

const languages = new Set(
  `aa ab af am an ar as az ba be bg bn bo br bs ca co cs cv cy da de dv dz el en eo es et eu fa fi fil fo fr fy ga gd gl
  gu ha he hi hr ht hu hy ia id ig is it iw ja ka kk km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl
  nn no ny oc or pa pl ps pt qu rm ro ru rw sc sd si sk sl sm sn so sq sr ss st su sv sw ta te tg th tk tl tn tr tt ug uk
  ur uz vi wa wo xh yi yo zh zu`.split(/\s+/),
)
/** Countries that stand for their language in addresses, beside those whose code is also that of a language. */
const countries = new Set(
  `ae at au be bo br ca ch cl cn co cr cz de dk do ec ee eg es eu fi fr gb gr gt hk hu ie il in int intl int it jo jp ke
  kr kz lu ma mx my ng no nz om pe ph pk pl pt py qa ro rs ru sa se sg si sk th tr tw ua uk us uy ve vn za global world
  international latam emea apac`.split(/\s+/),
)
const languageNames = new Set(
  `english deutsch german francais french espanol spanish italiano italian portugues portuguese nederlands dutch svenska
  dansk norsk suomi polski cesky turkce russian japanese chinese korean arabic eng deu ger fra esp ita por rus jpn chi
  kor`.split(/\s+/),
)

/** `/de/`, `/en-us/`, `/zh-hant/`, `/us/en/`; a country alone only with something after it: `/om` is Swedish for “about”. */
function withoutLocale(segments: readonly string[]): string[] {
  let from = 0
  while (from < 2 && from < segments.length) {
    const segment = segments[from]!.toLowerCase()
    const [language = '', region = ''] = segment.split(/[-_]/)
    const isLocale =
      languageNames.has(segment) ||
      (languages.has(language) &&
        /^[a-z]{2,3}(?:[-_](?:[a-z]{2}|\d{3}|han[st]|latn|cyrl|int|intl))?(?:[-_][a-z]{2})?$/.test(segment)) ||
      (countries.has(language) && languages.has(region) && segment.length === 5) ||
      (countries.has(segment) && from + 1 < segments.length)
    if (!isLocale) break
    from++
  }
  return segments.slice(from)
}
