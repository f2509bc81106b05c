/**
 * What the name of a custom property says its colour is for. Names are made of words in the language of whoever wrote
 * the sheet, mostly English; `--farbe-haupt`, `--couleur-marque` and the like are read as well. They are written in
 * Latin letters without accents, whatever the language.
 */
const words = {
  brand: 'brand|corporate|company|marke|marque|marca|merk|marka|znacka|brend|firma|ci|logo|signature|hausfarbe',
  primary:
    'primary|main|theme|key|principal|prim|haupt|hauptfarbe|primaer|primar|primaire|principale|primario|primaria|principale|hoofd|primair|huvud|' +
    'primara|hlavni|glowny|podstawowy|ana|birincil|osnovnoj|glavnyj',
  cta: 'cta|action|button|btn|knopf|bouton|boton|bottone|knop|knapp|przycisk|tlacitko|buton|knopka',
  secondary:
    'secondary|second|sekundaer|sekundar|zweit|secondaire|secundario|secundaria|secondario|secondaria|secundair|sekundara|drugi|ikincil',
  accent: 'accent|highlight|akzent|accentuation|acento|destaque|accento|nadruk|akcent|vurgu|akcentnyj|tertiary|pop',
  link: 'link|links|anchor|lien|enlace|lank|odkaz',
  ground:
    'background|bg|surface|canvas|paper|body|base|ground|page|card|cream|ivory|sand|hintergrund|fond|fondo|sfondo|fundo|achtergrond|bakgrund|tlo|pozadi|arkaplan|fon',
  text: 'text|fg|foreground|ink|font|heading|title|copy|texte|texto|testo|schrift|tekst|metin',
  line: 'border|line|divider|outline|ring|shadow|stroke|rand|bordure|borde|bordo|input|muted|overlay|scrim|hover|focus|disabled|placeholder|active|visited|chart|sidebar|popover|scrollbar|selection|skeleton',
  status:
    'error|danger|warning|warn|success|info|destructive|alert|invalid|valid|positive|negative|critical|caution|notice|fehler|erfolg|warnung|erreur|succes|avertissement|exito|errore|aviso|fout|fel|blad|chyba|hata|star|stars|rating|sale|discount|online|offline',
} as const

export type TokenMeaning = keyof typeof words

const meanings = new Map<string, TokenMeaning>(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split('|').map((word): [string, TokenMeaning] => [word, meaning as TokenMeaning]),
  ),
)

/** `--clr-brandPrimary-500`: clr, brand, primary, 500. */
const wordsOf = (name: string): string[] =>
  name
    .slice(0, 120)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

/** All that a name says, as its words stand. */
export const meaningsOf = (name: string): TokenMeaning[] =>
  wordsOf(name)
    .map((word) => meanings.get(word))
    .filter((meaning) => meaning !== undefined)

export const isStatusToken = (name: string): boolean => meaningsOf(name).includes('status')
