/** What a question wants of its subject, and what no report can give. */
import { createPhraseIndex } from '../../../lexicon/match.ts'
import { type WordTable, wordEntries } from '../../../lexicon/word-table.ts'
import type { Language } from './languages.ts'

/**
 * - `task`: to have something made that is not there yet · `unknowable`: figures that sites do not publish as a rule
 * - `headcount`: how many people work there
 * - `future`: what will be · `rank`: which of two is better · `command`: an order to us instead of a question · `help`: what we can do
 * - `why` · `more` · `where`: on which page · `count`: how many · `about`: what the pages say of a thing · `extreme`: the least or most of all
 */
export type Form =
  | 'task'
  | 'unknowable'
  | 'headcount'
  | 'future'
  | 'rank'
  | 'command'
  | 'help'
  | 'thanks'
  | 'why'
  | 'more'
  | 'where'
  | 'count'
  | 'about'
  | 'extreme'

const table: WordTable<Form> = {
  task: {
    en: `write me|write a|write an|write the|write us|write new|write some|write three|write five|write ten|write two|write us|draft|create a|create an|create some|generate|compose|invent|come up with|rewrite|rephrase|paraphrase|reword|translate
      think of a|brainstorm|make up|design a|design me|design us|make me a|make a|give me ideas|ideas for|suggest a|suggest some|suggest a name|suggest names|name ideas|tell me a joke|joke|poem|song|haiku|story about|act as|pretend|imagine|role play|roleplay|write code|code that|code for|python|javascript|html for|script for|script that|press release|cover letter|blog post about|social media post|tweet|linkedin post|email to|newsletter for|ad copy|sales pitch|business plan|shorten this|improve this text|proofread|draw|paint|picture of`,
    de: `schreib mir|schreibe mir|schreib einen|schreib eine|schreib ein|schreibe einen|schreibe eine|schreibe ein|schreiben sie|verfasse|verfassen sie|entwirf|entwerfe|entwerfen sie|erstelle|erstell|erstellen sie|generiere|generieren|erfinde|formuliere|formulieren sie|übersetze|übersetz|übersetzen sie|dichte|erzähl mir einen witz|erzähle einen witz|witz|gedicht|denk dir|ideen für|schlage einen|schlag mir|stell dir vor|tu so als|programmiere|code für|pressemitteilung|korrigiere|überarbeite|male|zeichne`,
    fr: `écris|écrivez|écris moi|rédige|rédigez|rédiger|crée moi|crée un|crée une|créez|génère|générez|invente|inventez|compose|traduis|traduisez|traduire|reformule|reformulez|raconte moi une blague|raconte|blague|poème|imagine|imaginez|propose moi un|propose un nouveau|propose moi|des idées|idées de|idées pour|fais comme si|code en|programme un|communiqué de presse|corrige|dessine`,
    es: `escribe|escríbeme|escriba|redacta|redacte|redáctame|crea un|crea una|créame|genera|genere|inventa|invente|compón|traduce|traduzca|tradúceme|reformula|cuéntame un chiste|cuenta un chiste|chiste|poema|imagina|imagine|propón un|proponme|dame ideas|ideas para|actúa como|haz como si|programa un|código en|código para|nota de prensa|corrige|dibuja`,
  },
  unknowable: {
    en: `revenue|turnover|they earn|they make per year|they make a year|earn per year|profit|profits|profitable|earnings|sales figures|how much money|market share|market cap|valuation|net worth|stock price|share price|shareholder*|investor*|funding|salary|salaries|traffic|how many visitors|visitor numbers|page views|bounce rate|conversion rate|ad spend|advertising budget|marketing budget|how many followers|follower count|customer acquisition cost|churn|lifetime value|how many customers do they lose|how many customers|how many clients|how many users|profit margin|margins|bankrupt|debt|how rich`,
    de: `umsatz|gewinn|profit|marktanteil*|börsenwert|aktienkurs*|investor*|finanzierung|gehalt|gehälter|besucherzahl*|wie viele besucher|wie viele kunden|wie viele nutzer|traffic|absprungrate|conversion rate|konversionsrate|werbebudget|marketingbudget|wie viele follower|followerzahl|marge|margen|schulden|insolvent|wie viel verdien*|wie viel geld`,
    fr: `chiffre d’affaires|bénéfice net|profit|profits|part de marché|valorisation|cours de l’action|investisseur*|financement|salaire*|trafic|combien de visiteurs|combien de clients|combien d’utilisateurs|nombre de visiteurs|taux de rebond|taux de conversion|budget publicitaire|budget marketing|combien d’abonnés|nombre d’abonnés|marge|marges|dettes|faillite|combien gagne*|combien d’argent`,
    es: `facturación|factura al año|facturan|ingresos|ganancias|beneficio neto|cuota de mercado|valoración de la empresa|precio de la acción|inversor*|financiación|salario*|sueldo*|tráfico|cuántos visitantes|cuántos clientes|cuántos usuarios|número de visitas|cuántas visitas|tasa de rebote|tasa de conversión|presupuesto publicitario|presupuesto de marketing|cuántos seguidores|margen|márgenes|deudas|quiebra|cuánto ganan|cuánto dinero`,
  },
  headcount: {
    en: 'how many employees|number of employees|employee count|headcount|how many people work|how many staff|how many people are',
    de: 'wie viele mitarbeiter*|wie viele angestellte|wie viele beschäftigte|mitarbeiterzahl|anzahl der mitarbeiter*|anzahl mitarbeiter|wie viele leute arbeiten|wie viele menschen arbeiten',
    fr: 'combien d’employés|combien d’employé|nombre d’employés|combien de salariés|nombre de salariés|effectif*|combien de personnes travaillent',
    es: 'cuántos empleados|número de empleados|cuántos trabajadores|plantilla|cuántas personas trabajan',
  },
  future: {
    en: `next year|in the future|in five years|in ten years|in 5 years|in 10 years|predict|prediction|forecast|will they be|will it be|will they become|will they succeed|will they launch|will the brand|will this brand|will the company|going to happen|by 2027|by 2028|by 2030|tomorrow|next month|next quarter|future plans`,
    de: `nächstes jahr|nächsten jahr|in zukunft|zukunft|in fünf jahren|in zehn jahren|in 5 jahren|prognose|vorhersage|vorhersagen|wird die firma|wird die marke|wird das unternehmen|werden sie in|bis 2030|morgen|nächsten monat`,
    fr: `l’année prochaine|l’an prochain|à l’avenir|dans le futur|dans cinq ans|dans dix ans|dans 5 ans|prédi*|prévision*|demain|d’ici 2030|le mois prochain|sera t elle|vont ils`,
    es: `el próximo año|el año que viene|en el futuro|futuro|dentro de cinco años|en cinco años|en 5 años|predic*|pronóstico*|mañana|el próximo mes|para 2030`,
  },
  rank: {
    en: 'better than|worse than|as good as|better or|vs|versus',
    de: 'besser als|schlechter als|so gut wie',
    fr: 'meilleur que|meilleure que|mieux que|pire que|aussi bien que',
    es: 'mejor que|peor que|tan bueno como',
  },
  command: {
    en: `ignore all|ignore previous|ignore your|ignore the previous|ignore the above|ignore any|disregard|forget your instructions|forget all|forget everything|forget previous|system prompt|your instructions|your prompt|developer mode|jailbreak|you are now|from now on|reveal your|repeat after me|repeat the words above|print your|do anything now|hidden prompt|secret key|initial instructions`,
    de: `ignoriere|ignorier|vergiss alle|vergiss deine|vergiss alles|systemprompt|system prompt|deine anweisungen|deine instruktionen|du bist jetzt|ab jetzt bist|ab sofort|gib deinen prompt|wiederhole alles|wiederhole den text`,
    fr: `ignore tes|ignore les|ignorez|ignore toutes|oublie tes|oublie toutes|oublie les|prompt système|prompt systeme|tes instructions|vos instructions|tu es maintenant|désormais tu es|révèle|répète après|répète le texte`,
    es: `ignora tus|ignora las|ignora todas|ignore las|olvida tus|olvida todas|olvida las|prompt del sistema|tus instrucciones|instrucciones anteriores|ahora eres|a partir de ahora|revela|repite después|repite el texto`,
  },
  help: {
    en: 'help|what can you do|what can i ask|who are you|what are you|how do you work|which model|what model|are you an ai|are you chatgpt|are you human|hello|hi|hey|good morning|what questions',
    de: 'hilfe|was kannst du|was können sie|was kann ich fragen|wer bist du|wer sind sie eigentlich|welches modell|bist du eine ki|bist du chatgpt|hallo|guten tag|guten morgen|wie funktionierst',
    fr: 'aide|aidez|que peux tu faire|que pouvez vous|que puis je demander|qui es tu|qui êtes vous|quel modèle|es tu une ia|es tu chatgpt|bonjour|salut|comment fonctionnes',
    es: 'ayuda|qué puedes hacer|qué puedo preguntar|quién eres|qué eres|qué modelo|eres una ia|eres chatgpt|hola|buenos días|buenas|cómo funcionas',
  },
  thanks: {
    en: 'thanks|thank you|great|ok|okay|perfect|bye|goodbye|cool|nice',
    de: 'danke|vielen dank|super|ok|okay|perfekt|tschüss',
    fr: 'merci|super|ok|d’accord|parfait|au revoir',
    es: 'gracias|genial|vale|ok|perfecto|adiós',
  },
  why: {
    en: 'why|how come|what makes you think|what speaks for|reason|reasons|what is the reason|because of what|why so',
    de: 'warum|wieso|weshalb|weswegen|was spricht dafür|grund|gründe|begründe|begründung',
    fr: 'pourquoi|pour quelle raison|pour quelles raisons|qu’est ce qui te fait|raison|raisons',
    es: 'por qué|por qué razón|razón|razones|motivo|a qué se debe',
  },
  more: {
    en: 'more|tell me more|go on|continue|what else|anything else|further|the rest|more details|in detail|elaborate|others|next',
    de: 'mehr|mehr dazu|weiter|was noch|sonst noch|noch etwas|weitere|der rest|details|genauer|ausführlicher',
    fr: 'plus|dis m’en plus|continue|continuez|quoi d’autre|autre chose|la suite|le reste|plus de détails|détails|davantage',
    es: 'más|cuéntame más|continúa|sigue|qué más|algo más|el resto|más detalles|detalles',
  },
  where: {
    en: 'where does it say|where do they say|where is it said|where does the site say|where do they mention|where does it mention|where is it mentioned|where is it written|where can i read|where can i see|on which page|on what page|which page says|which page mentions|which page talks|where did you find|where did you see|where is that from|where do you get|source for|sources for|quote where|where on the site|where on the website',
    de: 'wo steht|wo sagt|wo sagen sie|wo wird|wo erwähn*|auf welcher seite|auf welchen seiten|welche seite sagt|welche seite nennt|wo hast du|woher hast du|wo finde ich auf der seite|wo kann ich lesen|wo auf der seite|wo auf der website|quelle für',
    fr: 'où est il dit|où est il écrit|où est il mentionné|où disent ils|où dit on|où mentionne*|où est mentionné*|où parle t on|où parlent ils|où est ce écrit|sur quelle page|sur quelles pages|quelle page dit|quelle page parle|quelle page mentionne|où as tu|où as tu trouvé|où peut on lire|où lit on|source pour',
    es: 'dónde dice|dónde dicen|dónde se dice|dónde se menciona|dónde mencionan|dónde está escrito|dónde pone|en qué página|en qué páginas|qué página dice|qué página menciona|dónde viste|dónde encontraste|dónde se habla|dónde hablan|dónde se puede leer|dónde aparece|fuente de',
  },
  count: {
    en: 'how many|number of|count of',
    de: 'wie viele|anzahl|wieviele',
    fr: 'combien de|combien d|nombre de',
    es: 'cuántos|cuántas|cantidad de',
  },
  extreme: {
    en: 'cheapest|most expensive|lowest price|highest price|dearest',
    de: 'günstigste*|billigste*|teuerste*|niedrigste* preis*|höchste* preis*',
    fr: 'moins cher|moins chère|plus cher|plus chère',
    es: 'más barato|más barata|más caro|más cara|más económic*',
  },
  about: {
    en: 'say about|says about|said about|what about|tell me about|anything about|something about|mention of|think about|talk about|information about|info on|information on|details on|details about|write about',
    de: 'sagen sie über|sagt die seite über|sagen sie zu|sagen sie zum|sagen sie zur|steht über|steht zu|was ist mit|etwas über|etwas zu|was zu|informationen zu|infos zu|informationen über|erzähl mir von|erzähl mir über',
    fr: 'disent ils de|disent ils sur|dit on de|dit le site sur|dit le site de|quid de|parle moi de|informations sur|infos sur|au sujet de|à propos de|concernant|qu’en est il',
    es: 'dicen sobre|dicen de|dice la web sobre|dice sobre|dice de|qué hay de|háblame de|cuéntame sobre|información sobre|acerca de|respecto a',
  },
}

export const formIndex = createPhraseIndex(() => wordEntries(table))

/** How a question begins that is answered with yes or no, folded. */
const yesNoBeginnings: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|but),? )?(?:do|does|did|is|are|was|were|has|have|can|could|am|may|will)\b/,
  de: /^(?:(?:und|aber),? )?(?:gibt|haben|hat|bieten|bietet|ist|sind|kann|konnen|darf|verkauf\w*|liefer\w*|akzeptier\w*|machen|macht|nehmen|nimmt|besitz\w*|verfug\w*)\b/,
  fr: /^(?:(?:et|mais),? )?(?:est-ce que|est-ce qu'|y a-t-il|y a t il|ont-ils|ont ils|a-t-|a t |propos\w+-|vend\w*-|livr\w*-|accept\w*-|peut-on|peut on|puis-je|sont-ils|sont ils|avez-vous|offrent|existe)/,
  es: /^(?:(?:y|pero),? )?(?:hay|tiene\w*|ofrece\w*|es|son|esta|estan|se puede\w*|puedo|aceptan|acepta|venden|vende|hacen|hace|entregan|envian|existe\w*|cuenta\w* con)\b/,
}

export const isYesNo = (folded: string, language: Language): boolean =>
  yesNoBeginnings[language].test(folded.replace(/^[¿¡"'\s]+/, ''))
