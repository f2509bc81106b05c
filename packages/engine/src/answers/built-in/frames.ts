/** The few words of our own in an answer, in four languages. All else in it is the report’s or the site’s. */
import type { Language } from './question/languages.ts'

type Texts = Record<Language, string>

const texts = {
  reportInEnglish: {
    en: '',
    de: 'Aus dem Bericht (er ist auf Englisch geschrieben):',
    fr: 'D’après le rapport (rédigé en anglais) :',
    es: 'Según el informe (escrito en inglés):',
  },
  yes: {
    en: 'Yes, by what the report and the pages say:',
    de: 'Ja, nach dem, was Bericht und Seiten sagen:',
    fr: 'Oui, d’après le rapport et les pages :',
    es: 'Sí, según el informe y las páginas:',
  },
  pagesSay: {
    en: 'The pages say this about it:',
    de: 'Auf den Seiten steht dazu:',
    fr: 'Voici ce qu’en disent les pages :',
    es: 'Esto dicen las páginas al respecto:',
  },
  standsHere: {
    en: 'It stands here:',
    de: 'Es steht hier:',
    fr: 'C’est écrit ici :',
    es: 'Está escrito aquí:',
  },
  restsOn: {
    en: 'The report rests this on:',
    de: 'Darauf stützt sich der Bericht:',
    fr: 'Le rapport s’appuie sur ceci :',
    es: 'El informe se apoya en esto:',
  },
  nothingFound: {
    en: 'Nothing of the kind was found on the pages read ({pages}).',
    de: 'Auf den gelesenen Seiten ({pages}) wurde dazu nichts gefunden.',
    fr: 'Rien de tel n’a été trouvé sur les pages lues ({pages}).',
    es: 'No se encontró nada de eso en las páginas leídas ({pages}).',
  },
  notSaid: {
    en: 'Neither the report nor the pages read ({pages}) answer that.',
    de: 'Weder der Bericht noch die gelesenen Seiten ({pages}) beantworten das.',
    fr: 'Ni le rapport ni les pages lues ({pages}) ne répondent à cette question.',
    es: 'Ni el informe ni las páginas leídas ({pages}) responden a eso.',
  },
  unknowable: {
    en: 'Such a figure stands neither in the report nor on the pages read ({pages}), and it cannot be concluded from them.',
    de: 'Eine solche Zahl steht weder im Bericht noch auf den gelesenen Seiten ({pages}) und lässt sich daraus nicht schließen.',
    fr: 'Un tel chiffre ne figure ni dans le rapport ni sur les pages lues ({pages}) et ne peut pas en être déduit.',
    es: 'Esa cifra no figura ni en el informe ni en las páginas leídas ({pages}) y no se puede deducir de ellos.',
  },
  future: {
    en: 'The report says what the site shows today; what will be, it cannot tell.',
    de: 'Der Bericht sagt, was die Website heute zeigt; was sein wird, kann er nicht sagen.',
    fr: 'Le rapport dit ce que le site montre aujourd’hui ; il ne peut pas dire ce qui sera.',
    es: 'El informe dice lo que el sitio muestra hoy; no puede decir lo que será.',
  },
  command: {
    en: 'That is not a question about the analysis. This answerer follows no instructions: it quotes the report and the pages, and has no hidden prompt.',
    de: 'Das ist keine Frage zur Analyse. Dieser Antwortgeber folgt keinen Anweisungen: Er zitiert den Bericht und die Seiten und hat keinen verborgenen Prompt.',
    fr: 'Ce n’est pas une question sur l’analyse. Ce répondeur ne suit pas d’instructions : il cite le rapport et les pages, et n’a pas d’invite cachée.',
    es: 'Eso no es una pregunta sobre el análisis. Este respondedor no sigue instrucciones: cita el informe y las páginas, y no tiene ningún prompt oculto.',
  },
  task: {
    en: 'To write, translate or think up something new takes a generative model, and none answers here. The setting BRANDPRINT_MODEL_PRO or BRANDPRINT_MODEL_FLASH adds one.',
    de: 'Etwas Neues schreiben, übersetzen oder ausdenken kann nur ein generatives Modell, und hier antwortet keines. Die Einstellung BRANDPRINT_MODEL_PRO oder BRANDPRINT_MODEL_FLASH fügt eines hinzu.',
    fr: 'Écrire, traduire ou imaginer quelque chose de nouveau demande un modèle génératif, et aucun ne répond ici. Le réglage BRANDPRINT_MODEL_PRO ou BRANDPRINT_MODEL_FLASH en ajoute un.',
    es: 'Escribir, traducir o idear algo nuevo requiere un modelo generativo, y aquí no responde ninguno. El ajuste BRANDPRINT_MODEL_PRO o BRANDPRINT_MODEL_FLASH añade uno.',
  },
  modelMight: {
    en: 'Only a generative model could reason beyond them; the setting BRANDPRINT_MODEL_PRO or BRANDPRINT_MODEL_FLASH adds one.',
    de: 'Darüber hinaus überlegen könnte nur ein generatives Modell; die Einstellung BRANDPRINT_MODEL_PRO oder BRANDPRINT_MODEL_FLASH fügt eines hinzu.',
    fr: 'Seul un modèle génératif pourrait raisonner au-delà ; le réglage BRANDPRINT_MODEL_PRO ou BRANDPRINT_MODEL_FLASH en ajoute un.',
    es: 'Solo un modelo generativo podría razonar más allá; el ajuste BRANDPRINT_MODEL_PRO o BRANDPRINT_MODEL_FLASH añade uno.',
  },
  closest: {
    en: 'Neither the report nor the pages read ({pages}) answer that directly. This comes closest:',
    de: 'Weder der Bericht noch die gelesenen Seiten ({pages}) beantworten das direkt. Das kommt dem am nächsten:',
    fr: 'Ni le rapport ni les pages lues ({pages}) n’y répondent directement. Voici ce qui s’en approche le plus :',
    es: 'Ni el informe ni las páginas leídas ({pages}) lo responden directamente. Esto es lo que más se acerca:',
  },
  nearIt: {
    en: 'What the report says near it:',
    de: 'Was der Bericht in der Nähe davon sagt:',
    fr: 'Ce que le rapport dit d’approchant :',
    es: 'Lo más cercano que dice el informe:',
  },
  askInstead: {
    en: 'You can ask, for example, who it is for, what it sells and costs, which archetype it follows and why, its colours, strengths and weaknesses, what to do first, or where the pages say something.',
    de: 'Du kannst zum Beispiel fragen, für wen die Marke da ist, was sie verkauft und was es kostet, welchem Archetyp sie folgt und warum, nach Farben, Stärken und Schwächen, was zuerst zu tun ist oder wo etwas auf den Seiten steht.',
    fr: 'Vous pouvez demander, par exemple, à qui la marque s’adresse, ce qu’elle vend et à quel prix, quel archétype elle suit et pourquoi, ses couleurs, ses forces et faiblesses, par où commencer ou où les pages disent quelque chose.',
    es: 'Puedes preguntar, por ejemplo, para quién es la marca, qué vende y cuánto cuesta, qué arquetipo sigue y por qué, sus colores, fortalezas y debilidades, qué hacer primero o dónde dicen algo las páginas.',
  },
  who: {
    en: 'This is brandprint-extractive-1, the built-in answerer. It answers with sentences of the report and quotes of the pages, and writes none of its own; a generative model is added by BRANDPRINT_MODEL_PRO or BRANDPRINT_MODEL_FLASH.',
    de: 'Hier antwortet brandprint-extractive-1, der eingebaute Antwortgeber. Er antwortet mit Sätzen des Berichts und Zitaten der Seiten und schreibt keine eigenen; ein generatives Modell kommt durch BRANDPRINT_MODEL_PRO oder BRANDPRINT_MODEL_FLASH hinzu.',
    fr: 'Ici répond brandprint-extractive-1, le répondeur intégré. Il répond avec des phrases du rapport et des citations des pages, et n’en écrit pas lui-même ; BRANDPRINT_MODEL_PRO ou BRANDPRINT_MODEL_FLASH ajoute un modèle génératif.',
    es: 'Aquí responde brandprint-extractive-1, el respondedor integrado. Responde con frases del informe y citas de las páginas, y no escribe propias; BRANDPRINT_MODEL_PRO o BRANDPRINT_MODEL_FLASH añade un modelo generativo.',
  },
  noAnalysis: {
    en: 'No analysis was named, so there is nothing to answer from. Send the analysis_id of a completed analysis along.',
    de: 'Es wurde keine Analyse genannt, also gibt es nichts, woraus sich antworten ließe. Sende die analysis_id einer fertigen Analyse mit.',
    fr: 'Aucune analyse n’a été nommée : il n’y a donc rien sur quoi répondre. Envoyez aussi l’analysis_id d’une analyse terminée.',
    es: 'No se indicó ningún análisis, así que no hay de dónde responder. Envía también el analysis_id de un análisis terminado.',
  },
  gone: {
    en: 'The analysis of this thread was deleted, and what its answers rested on is gone. Start a thread with another analysis.',
    de: 'Die Analyse zu diesem Gespräch wurde gelöscht, und damit ist fort, worauf sich Antworten stützen könnten. Beginne ein Gespräch mit einer anderen Analyse.',
    fr: 'L’analyse de cette conversation a été supprimée, et avec elle ce sur quoi reposaient les réponses. Commencez une conversation avec une autre analyse.',
    es: 'El análisis de esta conversación se eliminó, y con él aquello en lo que se basaban las respuestas. Inicia una conversación con otro análisis.',
  },
  notInFlash: {
    en: 'This is a flash analysis: it read the home page alone and does not cover that. A full analysis does.',
    de: 'Das ist eine Flash-Analyse: Sie hat nur die Startseite gelesen und deckt das nicht ab. Eine volle Analyse tut es.',
    fr: 'C’est une analyse flash : elle n’a lu que la page d’accueil et ne couvre pas cela. Une analyse complète le fait.',
    es: 'Es un análisis flash: solo leyó la página de inicio y no cubre eso. Un análisis completo sí.',
  },
  nothingMore: {
    en: 'The report says no more about that.',
    de: 'Mehr sagt der Bericht dazu nicht.',
    fr: 'Le rapport n’en dit pas plus.',
    es: 'El informe no dice más al respecto.',
  },
  moreThere: {
    en: '({n} more: ask for “more”.)',
    de: '({n} weitere: frage nach „mehr“.)',
    fr: '({n} de plus : demandez « plus ».)',
    es: '({n} más: pide «más».)',
  },
  inReport: { en: '{n} in the report:', de: '{n} im Bericht:', fr: '{n} dans le rapport :', es: '{n} en el informe:' },
  pagesRead: {
    en: 'Read on {date} ({pages}):',
    de: 'Gelesen am {date} ({pages}):',
    fr: 'Lues le {date} ({pages}) :',
    es: 'Leídas el {date} ({pages}):',
  },
  pagesSkipped: {
    en: 'Chosen and not read: {pages}.',
    de: 'Ausgewählt und nicht gelesen: {pages}.',
    fr: 'Choisies et non lues : {pages}.',
    es: 'Elegidas y no leídas: {pages}.',
  },
  sureOf: {
    en: 'Section “{section}”: confidence {percent} %, {status}.',
    de: 'Abschnitt „{section}“: Konfidenz {percent} %, {status}.',
    fr: 'Section « {section} » : confiance {percent} %, {status}.',
    es: 'Sección «{section}»: confianza {percent} %, {status}.',
  },
  sureOfClaim: {
    en: '(basis: {basis}, confidence {percent} %)',
    de: '(Grundlage: {basis}, Konfidenz {percent} %)',
    fr: '(fondement : {basis}, confiance {percent} %)',
    es: '(fundamento: {basis}, confianza {percent} %)',
  },
  thanks: { en: 'You are welcome.', de: 'Gern.', fr: 'Je vous en prie.', es: 'De nada.' },
} satisfies Record<string, Texts>

export type Frame = keyof typeof texts

export function frame(name: Frame, language: Language, values: Record<string, string | number> = {}): string {
  return texts[name][language].replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}

const pageWords: Record<Language, [string, string]> = {
  en: ['page', 'pages'],
  de: ['Seite', 'Seiten'],
  fr: ['page', 'pages'],
  es: ['página', 'páginas'],
}

export const countedPages = (count: number, language: Language): string =>
  `${count} ${pageWords[language][count === 1 ? 0 : 1]}`

const statusWords: Record<string, Texts> = {
  complete: { en: 'complete', de: 'vollständig', fr: 'complète', es: 'completa' },
  partial: { en: 'partial', de: 'teilweise', fr: 'partielle', es: 'parcial' },
  insufficient: { en: 'insufficient', de: 'unzureichend', fr: 'insuffisante', es: 'insuficiente' },
}

export const statusIn = (status: string, language: Language): string => statusWords[status]?.[language] ?? status

const basisWords: Record<string, Texts> = {
  stated: { en: 'stated by the site', de: 'von der Website gesagt', fr: 'dit par le site', es: 'dicho por el sitio' },
  computed: { en: 'computed', de: 'berechnet', fr: 'calculé', es: 'calculado' },
  inferred: {
    en: 'inferred from several signs',
    de: 'aus mehreren Zeichen geschlossen',
    fr: 'déduit de plusieurs signes',
    es: 'deducido de varias señales',
  },
  generated: {
    en: 'written by a model',
    de: 'von einem Modell geschrieben',
    fr: 'écrit par un modèle',
    es: 'escrito por un modelo',
  },
}

export const basisIn = (basis: string, language: Language): string => basisWords[basis]?.[language] ?? basis
