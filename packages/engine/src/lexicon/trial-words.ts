import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, type WordEntry, wordEntries } from './word-table.ts'

export type TrialWord = 'trial' | 'free'

/** Words of a time for which something may be tried, and words for what costs nothing. */
const table: FullWordTable<TrialWord> = {
  trial: {
    en: 'free trial|trial|trial period|try free|try it free|try for free|risk-free trial|trial class|trial lesson|free trial class',
    de: 'testphase|probezeit|kostenlos testen|gratis testen|testversion|probetraining|testzeitraum|unverbindlich testen|probestunde|probeabo|kostenloses probetraining|testen|probewoche|probemonat|schnupperstunde',
    fr: 'essai gratuit|essai|période d’essai|essayer gratuitement|essayez gratuitement|séance d’essai|cours d’essai|tester gratuitement',
    es: 'prueba gratis|prueba gratuita|periodo de prueba|período de prueba|prueba|pruébalo gratis|clase de prueba|probar gratis',
    it: 'prova gratuita|prova gratis|periodo di prova|prova|provalo gratis|lezione di prova',
    pt: 'teste grátis|teste gratuito|período de teste|avaliação gratuita|experimente grátis|período experimental|aula experimental|teste|experimentar grátis',
    nl: 'gratis proefperiode|proefperiode|gratis proberen|probeer gratis|proefles|gratis proefles|proefabonnement',
    sv: 'provperiod|gratis provperiod|prova gratis|testa gratis|fri provperiod|provträning|kostnadsfri provperiod',
    da: 'gratis prøveperiode|prøveperiode|prøv gratis|prøvetime|gratis prøvetime',
    no: 'gratis prøveperiode|prøveperiode|prøv gratis|prøvetime|gratis prøvetime',
    fi: 'ilmainen kokeilu|kokeilujakso|kokeile ilmaiseksi|kokeiluaika|maksuton kokeilu',
    pl: 'okres próbny|bezpłatny okres próbny|darmowy okres próbny|wypróbuj za darmo|wersja próbna|wypróbuj bezpłatnie|lekcja próbna',
    cs: 'zkušební verze|zkušební doba|zkušební období|vyzkoušet zdarma|vyzkoušejte zdarma|zkušební lekce',
    tr: 'ücretsiz deneme|deneme süresi|ücretsiz deneyin|deneme sürümü|ücretsiz dene|deneme dersi',
    ru: 'пробный период|бесплатный период|пробная версия|попробовать бесплатно|попробуйте бесплатно|пробное занятие|тестовый период|пробный урок',
    uk: 'пробний період|безкоштовний період|спробувати безкоштовно|спробуйте безкоштовно|пробне заняття|тестовий період',
    el: 'δωρεάν δοκιμή|δοκιμαστική περίοδος|δοκιμάστε δωρεάν|δοκιμή',
    ro: 'perioadă de probă|probă gratuită|încearcă gratuit|perioadă de testare|testează gratuit',
    hu: 'ingyenes próba|próbaidőszak|próbáld ki ingyen|próbálja ki ingyen|próbaverzió|próbaidő',
    he: 'ניסיון חינם|תקופת ניסיון|נסו בחינם|שיעור ניסיון',
    ar: 'تجربة مجانية|فترة تجريبية|جرب مجانا|نسخة تجريبية|تجربة',
    ja: '無料トライアル|無料体験|お試し|無料お試し|トライアル|試用期間|体験レッスン|無料で試す',
    zh: '免费试用|試用|试用|免費試用|试用期|体验课|免费体验|免費體驗',
    ko: '무료 체험|체험판|무료 체험판|무료 평가판|체험|무료 이용',
  },
  free: {
    en: 'free|free of charge|no charge|for free',
    de: 'kostenlos|gratis|kostenfrei|umsonst|kostenlose|kostenloser|kostenloses|gratismonat',
    fr: 'gratuit|gratuits|gratuite|gratuitement|offert|offerts|gratuites',
    es: 'gratis|gratuito|gratuitos|sin costo|sin coste',
    it: 'gratis|gratuito|gratuiti|gratuitamente',
    pt: 'grátis|gratuito|gratuitos|de graça',
    nl: 'gratis|kosteloos',
    sv: 'gratis|kostnadsfritt|fritt',
    da: 'gratis',
    no: 'gratis',
    fi: 'ilmaiseksi|ilmainen|maksutta',
    pl: 'za darmo|bezpłatnie|gratis|darmowe|bezpłatne',
    cs: 'zdarma|bezplatně',
    tr: 'ücretsiz|bedava',
    ru: 'бесплатно|бесплатных|бесплатные|даром',
    uk: 'безкоштовно|безкоштовних|безплатно',
    el: 'δωρεάν',
    ro: 'gratuit|gratis|gratuite',
    hu: 'ingyen|ingyenes|díjmentesen',
    he: 'חינם|בחינם',
    ar: 'مجانا|مجاني|مجانية',
    ja: '無料',
    zh: '免费|免費',
    ko: '무료',
  },
}

export const trialEntries: readonly WordEntry<TrialWord>[] = wordEntries(table)
export const trialWords: PhraseIndex<TrialWord> = createPhraseIndex(trialEntries)

const days =
  'days?|weeks?|tage?n?|wochen?|jours?|semaines?|dias?|semanas?|giorni|giorno|settiman[ae]|dagen|dag|weken|week|dagar|veckor|dage|uger|dager|uker|paivaa|paivan|viikko[an]*|dni|dzien|tygodni\\S*|dnu|den|tydn\\S*|gun(?:luk)?|hafta(?:lik)?|дн\\S*|день|недел\\S*|тижн\\S*|ημερ\\S*|εβδομαδ\\S*|zile|saptaman\\S*|nap(?:os|ig)?|het(?:es)?|ימים|יום|שבוע\\S*|ايام|يوم\\S*|اسبوع\\S*'
const months =
  'months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|manad(?:er)?|maned(?:er)?|kuukaut\\S*|miesiac\\S*|mies|mesic\\S*|ay(?:lik)?|месяц\\S*|місяц\\S*|μην\\S*|luni|honap\\S*|חודש\\S*|شهر\\S*'

/** @param unspaced units of scripts that go on without a space */
const afterNumber = (units: string, unspaced: string) =>
  new RegExp(`^[\\s-]?(?:calendar |full )?(?:(?:${units})(?![\\p{L}])|${unspaced})`, 'u')

/** How a number of days or weeks goes on behind the number, folded. */
export const daysAfterNumber = afterNumber(days, '日|週|天|周|일|주')
/** The same for months: free ones are as often a discount as a trial. */
export const monthsAfterNumber = afterNumber(months, 'ヶ月|か月|カ月|个月|個月|개월')
