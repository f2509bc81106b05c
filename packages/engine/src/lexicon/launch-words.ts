import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, wordEntries } from './word-table.ts'

export type LaunchStatus = 'to come' | 'out'

/** What a product's badge says of whether one can have it yet. What is in stock or sold out is another matter. */
const table: FullWordTable<LaunchStatus> = {
  'to come': {
    en: 'coming soon|in preparation|in development|under development|in the works|planned|on the roadmap|upcoming|in beta|beta|private beta|public beta|early access|preview|waitlist|not yet available|available soon',
    de: 'demnächst|bald verfügbar|in kürze|in kürze verfügbar|in vorbereitung|in entwicklung|geplant|in arbeit|kommt bald|noch nicht verfügbar|warteliste|vorschau',
    fr: 'bientôt|bientôt disponible|prochainement|à venir|en préparation|en développement|en cours de développement|prévu|pas encore disponible|liste d’attente|aperçu',
    es: 'próximamente|muy pronto|en preparación|en desarrollo|previsto|planificado|disponible pronto|aún no disponible|lista de espera',
    it: 'prossimamente|presto disponibile|in arrivo|in preparazione|in sviluppo|in programma|non ancora disponibile|lista d’attesa',
    pt: 'em breve|brevemente|disponível em breve|em preparação|em desenvolvimento|planeado|planejado|ainda não disponível|lista de espera',
    nl: 'binnenkort|binnenkort beschikbaar|in voorbereiding|in ontwikkeling|gepland|komt eraan|nog niet beschikbaar|wachtlijst',
    sv: 'kommer snart|snart tillgänglig|under utveckling|under arbete|planerad|ännu inte tillgänglig|väntelista',
    da: 'kommer snart|snart tilgængelig|under udvikling|på vej|planlagt|endnu ikke tilgængelig|venteliste',
    no: 'kommer snart|snart tilgjengelig|under utvikling|på vei|planlagt|ennå ikke tilgjengelig|venteliste',
    fi: 'tulossa|tulossa pian|pian saatavilla|kehitteillä|valmisteilla|suunnitteilla|ei vielä saatavilla|jonotuslista',
    pl: 'wkrótce|wkrótce dostępne|już wkrótce|w przygotowaniu|w trakcie tworzenia|planowane|jeszcze niedostępne|lista oczekujących',
    cs: 'již brzy|brzy|brzy k dispozici|připravujeme|v přípravě|ve vývoji|plánováno|zatím není k dispozici|čekací listina',
    tr: 'yakında|çok yakında|hazırlanıyor|geliştiriliyor|planlanıyor|henüz mevcut değil|bekleme listesi',
    ru: 'скоро|уже скоро|скоро в продаже|в разработке|готовится|в планах|планируется|пока недоступно|лист ожидания',
    uk: 'скоро|незабаром|вже скоро|у розробці|в розробці|готується|планується|поки недоступно|лист очікування',
    el: 'σύντομα|έρχεται σύντομα|σύντομα διαθέσιμο|υπό ανάπτυξη|σε προετοιμασία|λίστα αναμονής',
    ro: 'în curând|disponibil în curând|în pregătire|în dezvoltare|în lucru|planificat|încă indisponibil|listă de așteptare',
    hu: 'hamarosan|hamarosan elérhető|előkészületben|fejlesztés alatt|tervezett|még nem elérhető|várólista',
    he: 'בקרוב|בקרוב אצלנו|בהכנה|בפיתוח|מתוכנן|עדיין לא זמין|רשימת המתנה',
    ar: 'قريبا|قريبًا|يأتي قريبا|قيد الإعداد|قيد التطوير|مخطط|غير متاح بعد|قائمة الانتظار',
    ja: '近日公開|近日発売|近日提供開始|準備中|開発中|予定|提供予定|ベータ版|事前登録',
    zh: '即将推出|即將推出|敬请期待|敬請期待|筹备中|籌備中|开发中|開發中|计划中|計劃中|内测|公测',
    ko: '출시 예정|곧 출시|준비 중|준비중|개발 중|개발중|예정|베타|대기자 명단',
  },
  out: {
    en: 'available now|now available|available|generally available|general availability|out now|launched|released|now live|live|new',
    de: 'jetzt verfügbar|ab sofort verfügbar|verfügbar|ab sofort|jetzt erhältlich|erhältlich|veröffentlicht|neu|live',
    fr: 'disponible|maintenant disponible|disponible maintenant|désormais disponible|lancé|sorti|nouveau|nouveauté',
    es: 'disponible|ya disponible|disponible ahora|lanzado|publicado|nuevo|novedad',
    it: 'disponibile|ora disponibile|già disponibile|disponibile ora|lanciato|pubblicato|nuovo|novità',
    pt: 'disponível|já disponível|agora disponível|disponível agora|lançado|publicado|novo|novidade',
    nl: 'beschikbaar|nu beschikbaar|nu verkrijgbaar|verkrijgbaar|gelanceerd|uitgebracht|nieuw|live',
    sv: 'tillgänglig|tillgänglig nu|nu tillgänglig|lanserad|släppt|ny|nyhet',
    da: 'tilgængelig|tilgængelig nu|nu tilgængelig|lanceret|udgivet|ny|nyhed',
    no: 'tilgjengelig|tilgjengelig nå|nå tilgjengelig|lansert|utgitt|ny|nyhet',
    fi: 'saatavilla|nyt saatavilla|saatavilla nyt|julkaistu|uusi|uutuus',
    pl: 'dostępne|już dostępne|dostępne teraz|teraz dostępne|wydane|nowość|nowe',
    cs: 'dostupné|nyní dostupné|již dostupné|k dispozici|spuštěno|vydáno|nové|novinka',
    tr: 'mevcut|şimdi mevcut|artık mevcut|yayında|çıktı|yeni',
    ru: 'доступно|уже доступно|доступно сейчас|уже в продаже|запущено|вышло|новинка|новое',
    uk: 'доступно|вже доступно|доступно зараз|вже у продажу|запущено|вийшло|новинка|нове',
    el: 'διαθέσιμο|διαθέσιμο τώρα|τώρα διαθέσιμο|κυκλοφόρησε|νέο',
    ro: 'disponibil|disponibil acum|acum disponibil|lansat|publicat|nou|noutate',
    hu: 'elérhető|már elérhető|most elérhető|megjelent|elindult|új|újdonság',
    he: 'זמין|זמין עכשיו|עכשיו זמין|הושק|יצא|חדש',
    ar: 'متاح|متاح الآن|متوفر الآن|أطلق|تم الإطلاق|جديد',
    ja: '公開中|提供中|発売中|販売中|提供開始|公開|リリース|新登場|新着',
    zh: '现已推出|現已推出|已上线|已上線|现已上线|已发布|已發布|新品|全新',
    ko: '출시|이용 가능|사용 가능|출시됨|공개|신규|판매 중',
  },
}

export const launchWords: PhraseIndex<LaunchStatus> = createPhraseIndex(wordEntries(table))
