import { foldText } from './fold.ts'
import type { WordLanguage } from './languages.ts'

/** How a phrase is written in addresses: `ueber uns`, `o kompanii`, `epikoinonia`; folded, several spellings, maybe none. */
export function romanised(phrase: string, language: WordLanguage): string[] {
  const schemes = schemesOf[language]
  if (schemes === undefined) return []
  // Composed first, else й would be taken for и with an accent.
  const letters = language === 'el' ? foldText(phrase) : phrase.normalize('NFC').toLowerCase()
  if (!schemes.some(({ pattern }) => letters.search(pattern) >= 0)) return []
  const spellings = schemes.map((scheme) =>
    foldText(letters.replace(scheme.pattern, (letter) => scheme.letters.get(letter) ?? letter)),
  )
  const folded = foldText(phrase)
  return [...new Set(spellings)].filter((spelling) => spelling !== folded)
}

interface Scheme {
  pattern: RegExp
  letters: Map<string, string>
}

/** `from` and `to` are parallel lists parted by spaces; `_` stands for nothing. Longer letters first. */
function scheme(from: string, to: string): Scheme {
  const plain = to.split(' ')
  const letters = new Map(from.split(' ').map((letter, i) => [letter, plain[i] === '_' ? '' : plain[i]!]))
  return { pattern: new RegExp([...letters.keys()].join('|'), 'g'), letters }
}

const germanic = [scheme('ä ö ü å ø', 'ae oe ue aa oe')]
const russian = 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я'
const ukrainian = "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я ’ '"
const bulgarian = 'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я'
const greek = 'ου ευ αυ α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω'

const schemesOf: Partial<Record<WordLanguage, Scheme[]>> = {
  de: germanic,
  sv: germanic,
  da: germanic,
  no: germanic,
  fi: germanic,
  ru: [
    scheme(russian, 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya'),
    scheme(russian, 'a b v g d e yo zh z i j k l m n o p r s t u f h c ch sh sch _ y _ e ju ja'),
    scheme(russian, 'a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sch _ y _ e yu ya'),
    scheme(russian, 'a b v g d e e zh z i i k l m n o p r s t u f h c ch sh sch _ y _ e iu ia'),
  ],
  uk: [
    scheme(ukrainian, 'a b v h g d e ye zh z y i yi y k l m n o p r s t u f kh ts ch sh shch _ yu ya _ _'),
    scheme(ukrainian, 'a b v h g d e ie zh z y i i i k l m n o p r s t u f kh ts ch sh shch _ iu ia _ _'),
    scheme(ukrainian, 'a b v g g d e ie zh z y i i y k l m n o p r s t u f h c ch sh sch _ yu ya _ _'),
  ],
  bg: [scheme(bulgarian, 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya')],
  el: [
    scheme(greek, 'ou ef af a v g d e z i th i k l m n x o p r s t y f ch ps o'),
    scheme(greek, 'ou eu au a v g d e z i th i k l m n x o p r s t i f x ps o'),
  ],
}
