/** In which of its four languages the built-in answerer is asked. */
import { foldText } from '../../../lexicon/fold.ts'
import { type Language, languages } from './languages.ts'
import { topicIndex } from './topic-words.ts'

/** Words that say nothing of the subject, folded. Those that two languages share tell them apart less. */
const functionWords: Record<Language, string> = {
  en: `a an the is are was were be been am do does did has have had can could will would should shall may might must
    i me my we us our you your he she it its they them their this that these those there here who whom whose what which
    when where why how and or but if so of to in on at by for from with without about into than then as not no yes any
    some all many much more most very also only just please say says said tell told mention mentions mentioned know give
    show list find does it's what's who's don't doesn't let want see according get got anything something one ones other
    like such per out up down over under between during before after again still even each every both own same too
    brand company site website page pages business people they're i'd i'm firm report thing things stuff kind really
    one two three four five list account text texts existing exist exists
    home homepage another else association organisation organization practice
    good bad well poor great better nice right wrong high low
    need needs required included contain contains comes cover covers take takes make makes put
    serve serves served place work works working supports supported anywhere somewhere happens happen sort whats pls plz
    actually quite rather ever yet both because speaks answer question explain describe
    exactly main biggest best most important first second third used use uses using called call look looks seem seems`,
  de: `der die das den dem des ein eine einen einem einer eines ist sind war waren sein bin bist hat haben hatte habe hast kann konnen
    konnte wird werden wurde wurden soll sollte sollten muss mussen darf ich mich mir mein wir uns unser du dich dir dein er sie es ihr
    ihre ihren ihrem ihrer ihn ihm sich man dies diese dieser dieses diesem diesen jene dort hier wer wen wem wessen was welche
    welcher welches welchen welchem wann wo warum wieso weshalb wie und oder aber wenn so von vom zu zum zur in im an am auf aus bei
    mit ohne uber unter fur durch gegen nach vor seit bis als dann nicht kein keine keinen nein ja etwas alles alle viele viel mehr sehr
    auch nur bitte sag sagt sagen sage steht stehen gibt geben gib zeig zeige nenne nenn finde findet findest wissen weiss
    erwahnt erwahnen laut denn noch schon mal eigentlich genau ob dass dabei davon daruber dazu marke firma unternehmen seite seiten
    website webseite leute bericht ding sache eher doch beim ins ans machen macht mach eure euer antwort frage
    wichtigste wichtigsten grosste grossten beste besten erste zweite genannt heisst
    text texte zwei drei vier funf gesetzt setzen setzt
    verein praxis
    gut gute guten schlecht hoch
    arbeiten arbeitet
    kanzlei buro agentur betrieb
    unterstutzt unterstutzen passiert bekomme bekommt
    brauche brauchen braucht nehmen nimmt enthalten enthalt inbegriffen
    verwendet verwenden nutzen benutzt nutzt erklare erklaren bietet bieten an`,
  fr: `le la les l un une des du de d au aux est sont etait etre suis es a ont avait avoir ai as peut peuvent pourrait va vont sera
    serait doit doivent je j me m mon ma mes nous notre nos tu te t ton ta tes vous votre vos il elle ils elles on se s son sa ses
    leur leurs lui ce c cet cette ces cela ca y en la-bas ici qui que qu quoi quel quelle quels quelles quand ou pourquoi comment
    combien et mais si donc dans sur sous pour par avec sans chez entre vers depuis plus moins tres aussi seulement pas ne n non
    oui aucun aucune quelque quelques chose tout tous toute toutes beaucoup dis dit disent dire donne donner montre trouve savoir
    sait mentionne mentionnent parle parlent selon est-ce qu'est-ce s'il plait marque entreprise site page pages gens rapport
    fait font faire encore deja meme bien exactement principal principale principaux principales
    premier premiere deuxieme utilise utilisent utilises appelle explique expliquer decris question reponse ils-ont t-il t-ils
    texte textes deux trois quatre cinq compte
    association asso
    bon bonne bons bonnes mauvais
    travaillent travaille
    cabinet agence boutique club
    passe arrive
    besoin faut inclus comprend contient
    t-elle a-t-il a-t-on y-a-t-il proposent-ils propose proposent offrent offre`,
  es: `el la los las lo un una unos unas del de al es son era ser soy eres esta estan estar ha han hay habia tiene tienen tener
    puede pueden podria va van sera seria debe deben debo yo me mi mis nos nuestro nuestra tu te tus su sus usted ustedes ellos
    ellas se le les este esta estos estas ese esa eso esos esas aquel alli aqui quien quienes que cual cuales cuando donde por
    porque como cuanto cuanta cuantos cuantas y e o u pero si entonces en a con sin sobre para entre desde hasta hacia mas
    menos muy tambien solo no ni ningun ninguna algun alguna algo todo todos toda todas mucho muchos di dice dicen decir dime dame
    muestra encuentra saber sabe menciona mencionan habla hablan segun favor marca empresa sitio web pagina paginas gente informe
    hace hacen hacer aun ya mismo bien exactamente principal principales primera segundo segunda usa usan utiliza utilizan llama
    texto textos dos tres cuatro cinco cuenta
    asociacion organizacion
    bueno buena buenos malo mala
    trabajan trabaja
    despacho agencia negocio tienda
    tengo tienes pasa ocurre dan da
    necesito necesita necesitan incluye incluyen contiene
    explica explicar pregunta respuesta cosa cosas ofrece ofrecen`,
}

const wordsOf = (list: string) => new Set(list.split(/\s+/).filter((word) => word !== ''))

const sets: Record<Language, ReadonlySet<string>> = {
  en: wordsOf(functionWords.en),
  de: wordsOf(functionWords.de),
  fr: wordsOf(functionWords.fr),
  es: wordsOf(functionWords.es),
}

/** Words of a text, folded, apostrophes parting them: `qu’est-ce` → `qu`, `est`, `ce`. */
export const questionWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Letters and signs that one of the languages has alone. */
const signs: [Language, RegExp][] = [
  ['es', /[¿¡ñ]|[áíóú]|\p{L}éntame|\p{L}íbeme/iu],
  ['de', /[äöüß]/iu],
  ['fr', /[àâêèùçœîûë]|\b[ldjnsm]’\p{L}|\bqu[’']/iu],
]

/** @param turns what was said before: a follow-up of one word is in the language of what it follows */
export function languageOf(message: string, turns: readonly { role: string; content: string }[] = []): Language {
  const scores = scoresOf(message)
  const best = languages.reduce((first, next) => (scores[next] > scores[first] ? next : first), 'en' as Language)
  const isSure = scores[best] > 0 && languages.every((other) => other === best || scores[other] < scores[best])
  if (isSure) return best
  const before = turns.findLast(({ role }) => role === 'user')
  const named = languages.filter((language) => topicIndex(language).has(message))
  const [only] = named
  if (only !== undefined && named.length === 1 && scores[only] === scores[best]) return only
  const earlier = before === undefined ? null : languageOf(before.content)
  return earlier !== null && scores[earlier] === scores[best] ? earlier : best
}

function scoresOf(message: string): Record<Language, number> {
  const words = questionWords(message)
  const scores = { en: 0, de: 0, fr: 0, es: 0 }
  for (const word of words) {
    const holding = languages.filter((language) => sets[language].has(word))
    for (const language of holding) scores[language] += 1 / holding.length
  }
  for (const [language, sign] of signs) if (sign.test(message)) scores[language] += 0.8
  return scores
}

/** Whether a folded word says nothing of a subject, in the language of the question or in English. */
export const isFunctionWord = (word: string, language: Language): boolean =>
  word.length < 2 || sets[language].has(word) || sets.en.has(word)
