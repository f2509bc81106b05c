import type { TechnologyCategory } from '../trust/shapes.ts'

/**
 * What a site shows when it uses a product, `|` between signs, any one of which is enough. Written from the products' own
 * documentation of how they are embedded.
 *
 * - `src host/path`: it loads a script, style sheet, picture or frame from there; subdomains count
 * - `path /piece/`: a URL that it loads has this piece · `file name`: it loads `name.js`, `name-1.2.min.css`, …;
 *   with `!` the name is an everyday word, which a version, `.min` or a library host has to back
 * - `form host`: it sends a form there · `link host/path`: it links its own page there, not the product's
 * - `generator Name`: its `meta[name=generator]` begins so · `meta name`: it has such a meta element
 * - `header name=piece`, `cookie prefix`: the answer of its home page has it
 * - `inline text`: a script within the page has it · `banner text`: a style sheet begins with a comment that has it
 * - `attr name`, `id name`, `class prefix*`, `tag name`: an element has it
 */
export type SignTable = Partial<Record<TechnologyCategory, Record<string, string>>>

export type SignKind =
  | 'src'
  | 'path'
  | 'file'
  | 'form'
  | 'link'
  | 'generator'
  | 'meta'
  | 'header'
  | 'cookie'
  | 'inline'
  | 'banner'
  | 'attr'
  | 'id'
  | 'class'
  | 'tag'

export interface Sign {
  kind: SignKind
  text: string
  name: string
  category: TechnologyCategory
}

const kinds: ReadonlySet<string> = new Set(
  'src path file form link generator meta header cookie inline banner attr id class tag'.split(' '),
)

/** The signs of tables, in order. */
export function signsOf(...tables: SignTable[]): Sign[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([category, products]) =>
      Object.entries(products).flatMap(([name, written]) =>
        written.split('|').map((sign): Sign => {
          const [kind = '', ...rest] = sign.trim().split(' ')
          if (!kinds.has(kind)) throw new TypeError(`no kind of sign: ${sign} of ${name}`)
          return { kind: kind as SignKind, text: rest.join(' '), name, category: category as TechnologyCategory }
        }),
      ),
    ),
  )
}
