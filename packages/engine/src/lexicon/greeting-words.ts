import { createPhraseIndex } from './match.ts'
import { wordEntries } from './word-table.ts'

/** Openings that greet instead of saying something. */
const greetings = createPhraseIndex(() =>
  wordEntries({
    greeting: {
      en: 'welcome|hello|hi there|greetings|welcome to',
      de: 'willkommen|herzlich willkommen|schön dass du da bist|schön dass sie da sind|grüezi|moin|hallo',
      fr: 'bienvenue|bonjour|soyez les bienvenus|soyez le bienvenu',
      es: 'bienvenido|bienvenidos|bienvenida|bienvenidas|hola',
      it: 'benvenuti|benvenuto|benvenuta|benvenute|ciao',
      pt: 'bem-vindo|bem-vindos|bem-vinda|bem-vindas|boas-vindas|seja bem-vindo|sejam bem-vindos|olá',
      nl: 'welkom|hartelijk welkom|van harte welkom|hallo',
      sv: 'välkommen|välkomna|varmt välkommen|hej',
      da: 'velkommen|hjertelig velkommen',
      no: 'velkommen|hjertelig velkommen',
      fi: 'tervetuloa|lämpimästi tervetuloa',
      pl: 'witamy|witaj|serdecznie witamy|zapraszamy',
      cs: 'vítejte|vítáme vás|srdečně vás vítáme',
      sk: 'vitajte|vítame vás',
      tr: 'hoş geldiniz|hoşgeldiniz|merhaba',
      ru: 'добро пожаловать|приветствуем|рады приветствовать|здравствуйте',
      uk: 'ласкаво просимо|вітаємо',
      el: 'καλώς ήρθατε|καλώς ορίσατε|καλωσορίσατε',
      ro: 'bine ați venit|bun venit',
      hu: 'üdvözöljük|üdvözlünk|isten hozta',
      he: 'ברוכים הבאים|ברוך הבא',
      ar: 'مرحبا|أهلا وسهلا|أهلا بكم|مرحبا بكم',
      ja: 'ようこそ|いらっしゃいませ',
      zh: '欢迎|歡迎|欢迎光临|歡迎光臨|欢迎来到',
      ko: '환영합니다|어서오세요|안녕하세요',
    },
  }),
)

/** Whether a headline begins by welcoming people. */
export const greets = (headline: string): boolean => greetings.startsWith(headline.slice(0, 200)) !== null
