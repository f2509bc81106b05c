import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, wordEntries } from './word-table.ts'

/**
 * Words that make the date beside them an announcement: somebody opens, closes, begins or moves on that day. Words of
 * deadlines and offers are none, as those often move on by themselves every day, nor are those of the day's opening hours.
 */
const table: FullWordTable<'event'> = {
  event: {
    en: 'reopening|re-opening|reopens|re-opens|reopen|reopening on|grand opening|opens on|opening on|opening day|closed from|closed until|we are closed|closing on|starts on|start date|begins on|first lesson|course starts|next course|term starts|postponed to|postponed until|takes place on|moving on|launches on|launching on',
    de: 'wiedereröffnung|wiedereröffnet|neueröffnung|eröffnung am|eröffnet am|wir eröffnen|öffnet am|geschlossen von|geschlossen vom|geschlossen bis|betriebsferien|betriebsurlaub|kursstart|kursbeginn|beginn am|startet am|start am|verschoben auf|findet am|semesterbeginn|umzug am',
    fr: 'réouverture|rouvre|rouvrira|rouvrons|ouverture le|ouvre le|ouvrira le|fermé du|fermé jusqu’au|fermée jusqu’au|fermeture du|fermeture annuelle|début des cours|rentrée le|commence le|débute le|reporté au|reportée au|aura lieu le|lancement le',
    es: 'reapertura|reabre|reabrimos|gran apertura|apertura el|abre el|abrimos el|cerrado del|cerrado hasta|cerrado por vacaciones|inicio del curso|inicio de clases|empieza el|comienza el|aplazado al|se celebrará el|lanzamiento el',
    it: 'riapertura|riapre|riapriamo|riapriremo|grande apertura|apertura il|apre il|chiuso dal|chiusi dal|chiuso fino al|chiusura dal|chiusura estiva|inizio corso|inizio del corso|inizio lezioni|inizia il|comincia il|rinviato al|si terrà il',
    pt: 'reabertura|reabre|reabrimos|grande abertura|abertura em|abre em|fechado de|fechado até|encerrado de|encerrado até|início do curso|início das aulas|começa em|inicia em|adiado para|realiza-se em|lançamento em',
    nl: 'heropening|heropent|heropenen|feestelijke opening|opening op|opent op|gesloten van|gesloten tot|gesloten t/m|start cursus|cursus start|startdatum|begint op|start op|verplaatst naar|vindt plaats op',
    sv: 'nyöppning|återöppnar|återöppning|nyinvigning|öppnar den|stängt från|stängt till|semesterstängt|kursstart|startar den|börjar den|startdatum|flyttat till|flyttas till|äger rum den',
    da: 'genåbning|genåbner|åbner den|åbning den|lukket fra|lukket til|ferielukket|kursusstart|startdato|starter den|begynder den|flyttet til|udsat til|finder sted den',
    no: 'gjenåpning|gjenåpner|nyåpning|åpner den|stengt fra|stengt til|feriestengt|kursstart|startdato|starter den|begynner den|flyttet til|utsatt til|finner sted den',
    fi: 'uudelleenavaus|avaamme jälleen|avajaiset|avataan|suljettu ajalla|suljettu asti|kurssi alkaa|kurssin alku|alkamispäivä|siirtyy päivään|siirretty',
    pl: 'ponowne otwarcie|wielkie otwarcie|otwieramy ponownie|otwarcie dnia|otwieramy|zamknięte od|zamknięte do|nieczynne od|nieczynne do|start kursu|początek kursu|rozpoczęcie kursu|data rozpoczęcia|rozpoczyna się|przeniesiono na|przełożone na|odbędzie się',
    cs: 'znovuotevření|znovu otevíráme|slavnostní otevření|otevíráme|otevření dne|zavřeno od|zavřeno do|začátek kurzu|zahájení kurzu|datum zahájení|přesunuto na|odloženo na|koná se|proběhne',
    tr: 'yeniden açılış|yeniden açılıyor|büyük açılış|açılış tarihi|kapalıyız|tarihine kadar kapalı|kurs başlangıcı|başlangıç tarihi|tarihinde başlıyor|tarihine ertelendi',
    ru: 'открытие после ремонта|вновь открываемся|снова открываемся|снова откроемся|торжественное открытие|открытие состоится|открываемся|закрыто с|закрыто до|закрыты до|старт курса|начало курса|начало занятий|дата начала|дата старта|старт|перенесено на|перенесён на|состоится',
    uk: 'повторне відкриття|знову відкриваємось|урочисте відкриття|відкриття відбудеться|відкриваємось|зачинено з|зачинено до|зачинені до|старт курсу|початок курсу|початок занять|дата початку|дата старту|старт|перенесено на|відбудеться',
    el: 'επαναλειτουργία|ανοίγουμε ξανά|εγκαίνια|ανοίγουμε στις|κλειστά από|κλειστά έως|έναρξη μαθημάτων|ημερομηνία έναρξης|αρχίζει στις|ξεκινά στις|μετατέθηκε|θα πραγματοποιηθεί',
    ro: 'redeschidere|redeschidem|marea deschidere|deschidere pe|închis din|închis până|începutul cursului|data începerii|începe pe|începe la data|amânat pentru|va avea loc',
    hu: 'újranyitás|újra nyitunk|ünnepélyes megnyitó|megnyitó|nyitás napja|zárva tartunk|szabadság miatt zárva|tanfolyam kezdete|kezdés dátuma|kezdési időpont|elhalasztva',
    he: 'פתיחה מחודשת|נפתח מחדש|פתיחה חגיגית|סגור עד|סגורים עד|תחילת הקורס|מועד תחילת|תאריך התחלה|נדחה ל|יתקיים ב',
    ar: 'إعادة افتتاح|إعادة الافتتاح|سنعيد الافتتاح|الافتتاح الكبير|مغلق من|مغلق حتى|بداية الدورة|تاريخ البدء|تبدأ الدورة|تأجل إلى|يقام في',
    ja: '再開|営業再開|リニューアルオープン|グランドオープン|オープン予定|開店|休業|開講日|開講|開催日|開始日|延期',
    zh: '重新开放|重新開放|重新开业|重新開業|盛大开业|盛大開業|开业|開業|停业|停業|开课|開課|开学|開學|开始日期|開始日期|延期至|举办|舉辦',
    ko: '재개장|재오픈|그랜드 오픈|오픈 예정|개점|휴업|휴무 기간|개강|개강일|시작일|연기|개최',
  },
}

export const eventDateWords: PhraseIndex<'event'> = createPhraseIndex(wordEntries(table))
