import type { ProvenanceLists } from '../../provenance/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const provenance: SomeOf<ProvenanceLists> = {
  placeholders:
    'john doe|jane doe|john q public|max mustermann|maria mustermann|erika mustermann|petra mustermann|musterfirma|mustermann gmbh|musterfirma gmbh|muster ag|musterstraße 1|musterstraße 123|musterstadt|12345 musterstadt|juan nadie|fulano de tal|jan modaal|иван иванович иванов|山田太郎|山田 太郎|株式会社サンプル|サンプル株式会社|acme corp|acme corporation|acme inc|job title company|position company|ceo company|ceo of company',
  demoLines:
    '10 users included|20 users included|30 users included|2 gb of storage|10 gb of storage|15 gb of storage|priority email support|help center access|phone and email support|email support',
}
