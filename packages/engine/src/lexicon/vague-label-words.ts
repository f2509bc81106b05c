import { createPhraseIndex } from './match.ts'
import { wordEntries } from './word-table.ts'

/** Labels that do not say what comes next. */
const vagueLabels = createPhraseIndex(() =>
  wordEntries({
    vague: {
      en: 'learn more|read more|find out more|see more|more|more info|more information|discover more|click here|here|submit|continue|go|next|view more|details|explore',
      de: 'mehr erfahren|mehr|mehr infos|mehr informationen|weiterlesen|weiter|hier klicken|klick hier|details|ansehen|zur seite',
      fr: 'en savoir plus|lire la suite|cliquez ici|plus d’infos|voir plus|découvrir|suite|voir',
      es: 'más información|saber más|leer más|haz clic aquí|ver más|conoce más|descubre más|más',
      it: 'scopri di più|leggi di più|clicca qui|maggiori informazioni|scopri|continua|vedi di più',
      pt: 'saiba mais|leia mais|clique aqui|ver mais|mais informações|continuar|descubra mais',
      nl: 'lees meer|meer informatie|meer info|klik hier|bekijk|verder|ontdek meer',
      sv: 'läs mer|mer information|klicka här|mer',
      da: 'læs mere|mere information|klik her',
      no: 'les mer|mer informasjon|klikk her',
      fi: 'lue lisää|lisätietoja|klikkaa tästä',
      pl: 'dowiedz się więcej|czytaj więcej|więcej|kliknij tutaj|zobacz więcej',
      cs: 'více informací|číst dále|zjistit více|klikněte zde|více',
      tr: 'daha fazla|devamını oku|daha fazla bilgi|tıklayın|detaylar',
      ru: 'подробнее|узнать больше|читать далее|нажмите здесь|далее|смотреть',
      uk: 'детальніше|дізнатися більше|читати далі',
      ar: 'اقرأ المزيد|المزيد|اعرف المزيد|اضغط هنا',
      ja: 'もっと見る|詳しくはこちら|詳細を見る|続きを読む|詳細|こちら',
      zh: '了解更多|更多|查看更多|点击这里|阅读更多|查看详情|了解詳情',
      ko: '자세히 보기|더보기|더 알아보기|여기를 클릭',
    },
  }),
)

/** Whether the whole label could stand on any button. */
export const isVagueLabel = (label: string): boolean => vagueLabels.exact(label.slice(0, 100)) !== null
