import type { ProvenanceLists } from '../../provenance/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const provenance: SomeOf<ProvenanceLists> = {
  sampleStreets:
    '123 main street|123 main st|1234 main street|1234 main st|123 main road|123 main avenue|123 business street|123 business avenue|123 business ave|123 business road|123 business park|123 business lane|123 your street|123 street name|123 example street|123 example st|123 example road|123 sample street|123 sample road|123 anywhere street|123 anywhere st|123 any street|123 fake street|123 fake st|123 demo street|123 test street|123 street|1234 street name|your street address|musterstraße|musterstrasse|musterstr|musterweg|musterallee|musterplatz|mustergasse|musterstadt|musterhausen|beispielstraße|beispielstrasse|beispielweg|beispielstadt|rue de l exemple|rue exemple|123 rue de la paix|calle falsa|calle ejemplo|calle de ejemplo|calle del ejemplo|avenida ejemplo|rua exemplo|rua de exemplo|rua do exemplo|avenida exemplo|via esempio|via di esempio|voorbeeldstraat|voorbeeldlaan|voorbeeldweg|ulica przykładowa|ul przykładowa|przykładowa street|exempelgatan|exempelvägen|eksempelvej|eksempelveien|esimerkkikatu|örnek sokak|örnek mahallesi|örnek caddesi|vzorová ulice|vzorová ulica|ukázková ulice|minta utca|strada exemplu|улица примерная|ул примерная|примерная улица',
  placeholders:
    'john doe|jane doe|john q public|max mustermann|maria mustermann|erika mustermann|petra mustermann|musterfirma|mustermann gmbh|musterfirma gmbh|muster ag|musterstraße 1|musterstraße 123|musterstadt|12345 musterstadt|juan nadie|fulano de tal|jan modaal|иван иванович иванов|山田太郎|山田 太郎|株式会社サンプル|サンプル株式会社|acme corp|acme corporation|acme inc|job title company|position company|ceo company|ceo of company',
  demoLines:
    '10 users included|20 users included|30 users included|2 gb of storage|10 gb of storage|15 gb of storage|priority email support|help center access|phone and email support|email support',
}
