import type { Sentence } from './shapes.ts'

/** A sentence of the text of an invented brand's home page. */
export const bodySentence = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  text,
  page: 'https://quillmoss.test/',
  pageType: 'home',
  place: 'body',
  role: 'content',
  textClass: 'message',
  speaker: 'brand',
  locator: 'p',
  ...more,
})

export const bodySentences = (texts: readonly string[], more: Partial<Sentence> = {}): Sentence[] =>
  texts.map((text) => bodySentence(text, more))

export const casualEnglish = [
  "Hi there! We're Quillmoss, and we don't do boring notebooks.",
  "You'll find no corporate speak here, and you won't miss it.",
  "It's paper you'll want to touch, and it doesn't bleed when you write on it.",
  "We're a team of four, and we've been at it since your mum wrote letters.",
  "Don't like it? Send it back, and we'll send you a joke instead.",
  "You can't scroll on it, and that's rather the point, isn't it?",
  "Pick your cover, tell us your name, and we'll stamp it while you wait.",
  "Oops, we've sold out of green again, but you're welcome to shout at us.",
  "Haha, yes, the dog is real, and she's the boss of your order.",
  "If you're in town, come by, and we'll put the kettle on for you.",
  "You've got ideas, and we've got pages, so let's get on with it.",
  "Here's the thing: you'll fill it, and then you'll want another one!",
]

export const formalGerman = [
  'Die Kanzlei berät mittelständische Unternehmen bei der Gestaltung internationaler Lieferverträge.',
  'Gern prüfen wir Ihre bestehenden Vereinbarungen und legen Ihnen eine schriftliche Einschätzung vor.',
  'Bitte wenden Sie sich bei Rückfragen jederzeit an die zuständige Rechtsanwältin.',
  'Wir danken Ihnen für Ihr Vertrauen und behandeln Ihre Angaben selbstverständlich vertraulich.',
  'In der Regel erhalten Sie innerhalb von drei Werktagen eine erste Rückmeldung der Kanzlei.',
  'Die Vergütung richtet sich nach dem Umfang der Angelegenheit und wird vorab mit Ihnen vereinbart.',
  'Für Unternehmen mit Niederlassungen im Ausland koordinieren wir die Zusammenarbeit mit örtlichen Sachverständigen.',
  'Zu den Schwerpunkten gehören Gewährleistung, Haftung sowie die Absicherung gegen Zahlungsausfälle.',
  'Selbstverständlich begleiten wir Sie auch in gerichtlichen und schiedsgerichtlichen Verfahren.',
  'Über wesentliche Änderungen der Rechtslage unterrichten wir Sie in einem vierteljährlichen Rundschreiben.',
  'Vertrauliche Unterlagen können Sie der Kanzlei über eine verschlüsselte Verbindung übermitteln.',
  'Eine Übersicht der Ansprechpartnerinnen und Ansprechpartner stellen wir Ihnen gern zur Verfügung.',
]
