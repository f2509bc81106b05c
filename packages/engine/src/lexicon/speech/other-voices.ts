/** What headings announce that no customer says: words of staff, of characters and personas, of authors, of certificates. */
import { foldText } from '../fold.ts'

/** By the stems that languages share, folded. */
const staff =
  /(?<!\p{L})(?:our (?:team|staff|people|employees|founders?)|meet the (?:team|staff|founders?)|(?:from|by) (?:our|the) (?:founder|team|ceo|owner)|employee voices|(?:employee|staff) (?:testimonials|stories)|life at|mitarbeiter\p{L}*|grunder(?:in|innen)?|geschaftsfuhr\p{L}*|kollegen|\p{L}*team(?:s)?|notre equipe|l['’]equipe|equipe|collaborateurs|salaries|le mot (?:du|de la) \p{L}+|fondat(?:eur|rice)s?|(?:nuestro|el) equipo|empleados|fundador(?:a|es)?|il (?:nostro )?team|dipendenti|collaboratori|fondator[ei]|(?:nossa|a) equipe|equipa|funcionarios|colaboradores|ons team|medewerkers?|oprichters?|collega['’]?s|zespol|pracowni\p{L}+|zalozyciel\p{L}*|nas(?:e)? tym|zamestnan\p{L}+|zakladatel\p{L}*|medarbejder\p{L}*|stifter\p{L}*|medarbetar\p{L}*|grundare\p{L}*|ansatte|grunder\p{L}*|henkilo(?:sto|kunta)\p{L}*|perustaja\p{L}*|tiimi\p{L}*|munkatars\p{L}*|alapito\p{L}*|csapat\p{L}*|angajat\p{L}+|echipa\p{L}*|екип\p{L}*|служител\p{L}*|основател\p{L}*|сотрудник\p{L}*|наша команда|команда|засновни\p{L}+|співробітник\p{L}*|працівник\p{L}*|ομαδα\p{L}*|εργαζομεν\p{L}*|ιδρυτ\p{L}*|ekibimiz|calisan\p{L}*|kurucu\p{L}*)(?!\p{L})|社員|スタッフ|代表挨拶|代表より|员工|創始人|创始人|团队|직원|대표|팀원|فريق|الموظفين/u

const characters =
  /(?<!\p{L})(?:personas?|user personas?|fictional|fiktiv\p{L}*|scenarios?|szenari\p{L}*|scenari[oe]?s?|escenario\p{L}*|cenario\p{L}*|scenariusz\p{L}*|characters?|cast|protagonist\p{L}*|figuren|personages?|personnages?|personajes?|personaggi\p{L}*|personagens?|postaci\p{L}*|postav[ya]|postavy|karakter\p{L}*|hahmo\p{L}*|szereplo\p{L}*|personaje|персонаж\p{L}*|геро[ий]|героите|герої|χαρακτηρ\p{L}*|kahraman\p{L}*|story of (?:a|an|the)|imagine|stell(?:en sie sich| dir) vor|imaginez|imagina|immagina|stel je voor|wyobraz sobie|predstavte si|forestil dig|forestall dig|tank dig|kuvittele|kepzeld el|imaginati-va|представьте|уявіть|представете си|φανταστειτε|hayal edin)(?!\p{L})|ペルソナ|登場人物|角色|人物介绍|등장인물|페르소나|شخصيات/u

const quotations =
  /(?<!\p{L})(?:quotes?|quotations?|quote of the day|zitate?\p{L}?|sinnspruch\p{L}*|citations?|citas?|frases? (?:celebres|famosas)|citazion[ei]|aforism\p{L}*|citac(?:ao|oes)|frases|citaten?|uitsprak\p{L}+|cytat\p{L}*|citat\p{L}?|citaty|sitat\p{L}*|sitaat\p{L}*|idezet\p{L}*|цитат\p{L}*|афоризм\p{L}*|вислов\p{L}*|αποφθεγμα\p{L}*|alintı\p{L}*|alinti\p{L}*|ozlu soz\p{L}*|wise words|inspiration(?:al)?|weisheit\p{L}*|masters?|grandmasters?|meister|maitres?|maestros?|maestri|mestres?|lineage|lignee|linaje)(?!\p{L})|名言|格言|语录|명언|اقتباس/u

const papers =
  /(?<!\p{L})(?:certificates?|certificate of|diplomas?|zertifikate?|urkunden?|diplome?|diplomas?|certificats?|certificados?|certificat[io]|diplomi|certificaten|certyfikat\p{L}*|dyplom\p{L}*|certifikat\p{L}*|diplom[ay]?|osvedceni|osvedcenie|sertifikat\p{L}*|sertifikaat\p{L}*|todistus\p{L}*|oklevel\p{L}*|tanusitvany\p{L}*|certificate|diplome|сертификат\p{L}*|диплом\p{L}*|сертифікат\p{L}*|πιστοποιητικ\p{L}*|sertifika\p{L}*)(?!\p{L})|証明書|修了証|证书|證書|자격증|수료증|شهادة|شهادات/u

/** Whose words they are after all: “What our customers say about our team”. */
const customers =
  /(?<!\p{L})(?:customers?|clients?|clientes?|clienti|guests?|reviews?|testimonials?|kunden\p{L}*|gaste\p{L}*|bewertungen|referenzen|avis|temoignages|opiniones|resenas|recensioni|avaliacoes|depoimentos|klanten\p{L}*|ervaringen|klien\p{L}+|opinie|recenze|zakaz\p{L}+|recenzie|kunde\p{L}*|anmeldelser|kund\p{L}+|omdomen|asiak\p{L}+|arvostelut|ugyfel\p{L}*|velemeny\p{L}*|recenzii|клиент\p{L}*|отзыв\p{L}*|відгук\p{L}*|клієнт\p{L}*|πελατ\p{L}*|κριτικ\p{L}*|musteri\p{L}*|yorum\p{L}*|parents?|eltern\p{L}*|members?|mitglieder\p{L}*|patient\p{L}*|students?|schuler\p{L}*)(?!\p{L})|お客様|口コミ|レビュー|客户|評價|评价|고객|후기|العملاء|آراء/u

const labelCharactersMax = 80
const says = (pattern: RegExp) => (heading: string) => {
  if (heading.length > labelCharactersMax) return false
  const text = foldText(heading)
  return pattern.test(text) && !customers.test(text)
}

/** “Meet the team”, “Mitarbeiterstimmen”. */
export const announcesStaff = says(staff)
/** “User personas”, “Characters”. */
export const announcesCharacters = says(characters)
/** “Quotes”, “Our masters”. */
export const announcesQuotations = says(quotations)
/** “Certificates”: its names are of tutors and of whoever was examined. */
export const announcesPapers = says(papers)

/** “Episode 1”, “Chapter 3”: where a character speaks. */
export const isOfStory = (role: string): boolean =>
  /(?<!\p{L})(?:episod\p{L}*|episode\p{L}*|folge|staffel|season|chapters?|kapitel|chapitre|capitulo|capitolo|hoofdstuk|rozdzial|kapitola|fejezet|luku|эпизод|глава|серия|епізод|розділ|επεισοδιο|κεφαλαιο|bolum)\s?\d|第\s?\d+\s?(?:話|章|集)|\d+\s?화/u.test(
    foldText(role),
  )
