import type { Certification } from '../../facts/trust/shapes.ts'
import { literalPattern } from '../literal-pattern.ts'

type Kind = Certification['kind']

/**
 * Names of certificates, labels and prizes as they are written: `|` between names, a space for any gap, `~` before a
 * name that is an everyday word or a law, which only a claim beside it makes one.
 */
const names: Record<Exclude<Kind, 'rating'>, string> = {
  security:
    'SOC 1|SOC 2|SOC 3|SOC2|PCI DSS|PCI-DSS|HITRUST|FedRAMP|CSA STAR|TISAX|Cyber Essentials Plus|Cyber Essentials|BSI C5|HDS|ENS Alto|IRAP|FIPS 140-2|FIPS 140-3|Common Criteria|CASA Tier 2|プライバシーマーク|Pマーク|ISMS-P|ISMS|K-ISMS|等保三级',
  quality:
    'TÜV SÜD|TÜV Rheinland|TÜV Nord|TÜV NORD|TÜV Austria|~TÜV|DEKRA|VDE-geprüft|GS-geprüft|GS-Zeichen|CE-zertifiziert|CE-gekennzeichnet|CE marked|CE certified|CE marking|marquage CE|marcado CE|marcatura CE|UL listed|ETL listed|ECARF|Dermatest|Stiftung Warentest|ÖKO-TEST|Öko-Test|Trusted Shops|EHI-geprüft|Thuiswinkel Waarborg|Trygg E-handel|E-mærket|e-mærket|HACCP|IFS Food|BRCGS|BRC Food|FSSC 22000|GMP|cGMP|FDA approved|FDA registered|FDA cleared|NSF certified|JIS|Qualiopi|Qualipac|AZAV|RAL-Gütezeichen|Meisterbetrieb|Origine France Garantie|Label Rouge|Swiss Made Label|ГОСТ Р|ТР ТС|TSE belgesi|QS-Prüfzeichen|CMMI Level 3|CMMI Level 5|EFQM',
  environment:
    'B Corp|B Corporation|B-Corp|Fairtrade|Fair Trade Certified|Max Havelaar|Rainforest Alliance|UTZ|FSC®|FSC|PEFC|MSC|ASC|GOTS|OEKO-TEX|Oeko-Tex|Cradle to Cradle|Leaping Bunny|Cruelty Free International|Vegan Society|V-Label|Blauer Engel|EU Ecolabel|Nordic Swan|Svanenmärkt|Svanemærket|Svanemerket|Green Key|LEED|BREEAM|DGNB|EMAS|ClimatePartner|Climate Partner|1% for the Planet|USDA Organic|EU Bio|EU-Bio|EU Organic|~Demeter|~Bioland|~Naturland|Bio Suisse|Soil Association|Agriculture Biologique|Ecocert|COSMOS Organic|COSMOS Natural|NATRUE|BDIH|Krav-märkt|~KRAV|有機JAS|JAS Organic|Global Recycled Standard|bluesign|EcoVadis|Energy Star|Carbon Trust|Green Seal|EWG Verified|PETA|Gemeinwohl-Ökonomie',
  industry:
    'Google Premier Partner|Google Partner|Meta Business Partner|Microsoft Gold Partner|Microsoft Solutions Partner|AWS Advanced Partner|AWS Partner|Shopify Plus Partner|Shopify Partner|Shopify Experts|HubSpot Diamond Partner|HubSpot Platinum Partner|HubSpot Gold Partner|Salesforce Partner|SAP Gold Partner|RGE|Qualibat|Qualit’EnR|Gas Safe|NICEIC|NAPIT|TrustMark|Which? Trusted Trader|Checkatrade|BBB Accredited|Better Business Bureau|ATOL Protected|~ATOL|ABTA|IATA|FSCS protected|Member FDIC|FDIC insured|Equal Housing Lender|CPA Australia|RICS|ARLA Propertymark|Propertymark|Kosher certified|Halal certified|Halal-zertifiziert|NMLS|FENSA|MCS certified|~Halal|~Kosher|Anthropic Partner|PADI 5 Star|IHK-zertifiziert|Innungsfachbetrieb|E-Masters|SRA regulated|CQC',
  award:
    "Michelin Star|MICHELIN|Michelin Guide|Bib Gourmand|Gault&Millau|Gault & Millau|Red Dot Award|Red Dot Design Award|iF Design Award|iF DESIGN AWARD|German Design Award|Good Design Award|グッドデザイン賞|Webby Award|Apple Design Award|Great Place to Work|Top Employer|Top Arbeitgeber|kununu Top Company|Inc. 5000|Deloitte Technology Fast 50|Deloitte Fast 50|Travellers’ Choice|Travelers’ Choice|Travellers' Choice|Travelers' Choice|Certificate of Excellence|Best of Houzz|Traveller Review Award|Queen’s Award|King’s Award for Enterprise|World Travel Awards|Good Food Guide|Decanter World Wine Awards|Great Taste Award|Product Hunt #1|G2 Leader|G2 High Performer|Capterra Best|Awwwards|CSS Design Awards|Cannes Lions|TIME Best Inventions|Fast Company Most Innovative",
}

const escaped = (text: string): string => literalPattern(text).replace(/ +/g, '[ -]?')

interface CertificationName {
  kind: Kind
  /** Whether the name alone says nothing of the site. */
  needsClaim: boolean
}

const byName = new Map<string, CertificationName>()
const patterns: string[] = []
for (const [kind, list] of Object.entries(names)) {
  for (const written of list.split('|')) {
    const name = written.replace('~', '')
    byName.set(keyOf(name), { kind: kind as Kind, needsClaim: written.startsWith('~') })
    patterns.push(name)
  }
}
patterns.sort((a, b) => b.length - a.length)

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, '')
}

const iso = String.raw`ISO(?:/IEC|[ -]IEC)?[ -]?\d{4,5}(?:-\d)?(?::\d{4})?`
const standard = [
  `DIN[ -](?:EN[ -])?${iso}`,
  `EN[ -]${iso}`,
  iso,
  String.raw`DE-ÖKO-\d{3}`,
  String.raw`AT-BIO-\d{3}`,
  String.raw`FR-BIO-\d{2}`,
  String.raw`IT-BIO-\d{3}`,
]

/** By the letter that a name begins with: of a text only the beginnings of words with such a letter are looked at. */
const byLetter = new Map(
  [...Map.groupBy([...patterns.map(escaped), ...standard], (pattern) => /^(?:\(\?:)?(.)/u.exec(pattern)![1]!)].map(
    ([letter, own]) => [
      letter,
      new RegExp(`(?:${own.join('|')})(?:[ -]Type[ -](?:II|I|2|1))?(?![\\p{Script=Latin}\\p{N}])`, 'yu'),
    ],
  ),
)

function* namesIn(text: string): Generator<{ name: string; index: number }> {
  for (let index = 0; index < text.length; index++) {
    const pattern = byLetter.get(text[index]!)
    if (pattern === undefined || (index > 0 && /[\p{Script=Latin}\p{N}]/u.test(text[index - 1]!))) continue
    pattern.lastIndex = index
    const name = pattern.exec(text)?.[0]
    if (name === undefined) continue
    yield { name, index }
    index += name.length - 1
  }
}

const securityStandards = /(?:27\d{3}|22301|42001)/
const environmentStandards = /(?:14\d{3}|50001|BIO|ÖKO)/

export interface NamedCertification extends CertificationName {
  /** As written. */
  name: string
  index: number
}

/** The certificates, labels and prizes that a text names. */
export function certificationsNamed(text: string): NamedCertification[] {
  return [...namesIn(text)].map(({ name, index }) => {
    const known = byName.get(keyOf(name.replace(/[ -]Type[ -](?:II|I|2|1)$/, '')))
    const kind = securityStandards.test(name) ? 'security' : environmentStandards.test(name) ? 'environment' : 'quality'
    return { name, index, ...(known ?? { kind, needsClaim: false }) }
  })
}

/** Words by which somebody holds a certificate: a body gave it, or took them in. */
export const holdingWords =
  /certif(?!icat(?:es?|ions?) (?:for|of|program|exam|course))|accredit|approved by|awarded|winner|won the|member of|registered (?:with|at|by)|licen[sc]ed (?:by|in)|chartered|zertifi|geprüft|zugelassen|ausgezeichnet|prämiert|mitglied|akkreditiert|anerkannt|siegel|agréé|certifié|labellis|lauréat|membre d|acreditad|certificad|homologad|colegiad|miembro de|galardon|premiad|accreditat|premiat|iscritt|membro d|credenciad|filiad|gecertificeerd|keurmerk|erkend|gekeurd|aangesloten bij|lid van|sertifi|ackredit|auktoriser|medlem (?:i|av|af)|märkt|godkänd|mærket|godkendt|godkjent|certyfik|akredyt|członek|certifik|akredit|členem|belgeli|belgesi|üyesi|сертифи|аккредит|лицензи|членом|сертифіко|акредит|πιστοποι|διαπιστευ|μέλος|certificat(?!ion)|membru al|tanúsít|minősít|tagja|מוסמך|מורשה|מאושר|معتمد|شهادة|حاصل|مرخص|認証|認定|取得|受賞|加盟|认证|認證|通过|获得|獲得|榮獲|인증|획득|수상|회원사/i

/** Words by which somebody says that they go by a norm, or serve whoever does: nobody has looked whether they do. */
export const aligningWords =
  /complian|conformi|konform|align|mapp(?:ed|ing|s)|\bmaps? |based on|in line with|in accordance|support|framework|readiness|\bready\b|follow(?:s|ing)?\b|help|guided by|modell?ed|orientiert|angelehnt|in anlehnung|unterstütz|basier|aligné|basé sur|s['’]appuie|alinead|basad|allineat|basat|alinhad|basead|gebaseerd|in lijn met|baserad|baseret|basert|mukai|perustu|zgodn|opart|v souladu|založen|uygun|uyumlu|соответств|на основе|відповід|σύμφων|βασί|bazat|alapul|בהתאם|בתקן|متوافق|準拠|基づ|対応|符合|依据|遵循|준수|기반/i

/** Words by which a certificate is still to come. */
export const planningWords =
  /\bsoon\b|planned|planning|in progress|under ?way|working towards?|pursuing|roadmap|target(?:ed|ing)|expected|applied for|pending|not yet|\bby 20\d\d|geplant|in vorbereitung|angestrebt|streben|demnächst|beantragt|noch nicht|en cours|prévu|bientôt|en proceso|previst|próximamente|todavía no|in corso|prossim|em andamento|em breve|gepland|binnenkort|aangevraagd|planera|på gång|planlagt|snart|suunnit|tulossa|planowan|w trakcie|wkrótce|plánov|připrav|brzy|planlan|yakında|sürec|планир|скоро|в процессе|плану|незабаром|у процесі|σύντομα|σχεδιά|în curs|în curând|tervez|hamarosan|folyamat|בקרוב|מתוכנן|قريبا|قيد ال|準備中|予定|近日|即将|即將|计划|計劃|예정|준비 중/i

/** What is said of others, taught, sold or asked: no claim of one's own. */
export const noClaimWords =
  /\?|consult|beratung|conseil|asesor|consulenz|consultoria|advies|rådgivning|doradztw|poradenstv|danışman|консалт|внедрен|помощь в|コンサル|支援|咨询|諮詢|辅导|輔導|컨설팅|training|schulung|\bexam|prüfung(?:en|svorbereitung)?\b|students?\b|clients['’]|customers['’]|seminar|course|kurs\b|curso|corso|lehrgang|webinar|help you|helps? (?:you|teams|companies)|become |get certified|prepare|how to|what is|guide to|checklist|requirement|anforderung|vorbereitung|implement|not yet|not certified|nicht zertifiziert|in progress|working towards|planned|\bif you|your (?:own )?(?:compliance|certification)|data ?cent(?:er|re)s?|rechenzentr|hosting|hosted|servers?\b|provider|supplier|lieferant|partner(?:s|n)?['’]? (?:are|is|sind)|stripe|amazon|\baws (?!partner|advanced)|microsoft azure|google cloud|software for|tool for|does not|do not|doesn['’]t|don['’]t|must be|\bshould\b|held by|cannot|can['’]t|audit(?:s|or)? (?:for|service)/i

/** By which a site speaks of itself. */
export const ourselvesWords =
  /\b(?:we|we['’]re|our|us|wir|uns|unser\w*|nous|notre|nos|nosotros|nuestr\w*|somos|estamos|noi|nostr\w*|siamo|nós|noss\w*|wij|we|onze|vi|vår\w*|våra|vores|oss|me|meidän|meillä|nasz\w*|jesteśmy|posiadamy|jsme|naš\w*|máme|biz|bizim\w*|noastr\w*|suntem|mi|miénk)\b|(?<![\p{L}])(?:мы|наш\p{L}*|ми|εμείς|μας|אנחנו|שלנו|نحن|لدينا)(?![\p{L}])|当社|弊社|私たち|我们|我們|本公司|당사|저희|우리/iu

/** Headings under which the names of certificates are those of the site. */
export const certificationHeadings =
  /certificat|accreditation|awards?\b|memberships?|quality seals|zertifik|zertifizier|auszeichnung|gütesiegel|siegel|mitgliedschaft|labels et|récompenses|agréments|certificacion|acreditacion|premios|certificazion|riconosciment|premi\b|certificaç|prêmios|certificering|keurmerk|certifiering|utmärkelse|certificering|sertifi|certyfikat|nagrody|certifik|ocenění|belgeler|sertifika|ödüller|сертификат|награды|сертифікат|πιστοποι|premii|tanúsítvány|díjaink|תקנים|شهادات|الجوائز|الاعتماد|認証|認定|受賞|资质|證書|证书|荣誉|認證|认证|인증|수상/i

/** Norms that parts and devices pass, whoever sells them: “FIPS 140-2 certified hardware”. */
export const isOfDevices = (name: string): boolean => /^(?:FIPS|Common Criteria)/i.test(name)
