import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'ücretsiz deneme|deneme süresi|ücretsiz deneyin|deneme sürümü|ücretsiz dene|deneme dersi',
    free: 'ücretsiz|bedava',
  },
  guarantees: {
    'money-back': 'para iade garantisi|para iadesi|memnuniyet garantisi|koşulsuz iade|iade garantisi',
    warranty: 'yıl garanti|ömür boyu garanti|yıl garantili|en iyi fiyat garantisi|ay garanti',
    cancel:
      'istediğiniz zaman iptal|taahhüt yok|istediğin zaman iptal|dilediğiniz zaman iptal|taahhütsüz|ücretsiz iptal|gizli ücret yok',
    returns: 'ücretsiz iade|kolay iade|gün içinde iade|gün iade|ücretsiz değişim',
  },
  insteadOfPrice: {
    free: 'ücretsiz|bedava|sonsuza kadar ücretsiz|tamamen ücretsiz|parasız',
    'on-request':
      'teklif alın|bize ulaşın|iletişime geçin|özel fiyat|fiyat alın|teklif isteyin|fiyat için arayın|talep üzerine|satışla görüşün|özel|fiyat yakında|fiyatlar yakında|fiyat açıklanacak',
  },
  priceNotes: {
    from: 'den başlayan|dan başlayan|başlayan fiyatlarla',
    afterwards: 'sonra|sonrasında|ardından',
    was: 'yerine|eski fiyat|normal fiyat|orijinal fiyat',
    popular: 'en popüler|popüler|önerilen|en çok tercih edilen|en çok satan|tavsiye edilen',
    'billed-annually': 'yıllık faturalandırılır|yıllık ödeme|yıllık faturalandırma|yıllık ödendiğinde',
    'billed-monthly': 'aylık faturalandırılır|aylık ödeme|aylık faturalandırma',
    'no-price':
      'tasarruf|indirim|değerinde|kadar|kargo|ücretsiz kargo|minimum sipariş|ciro|kazan|milyon|maaş|depozito|üzeri|sermaye|ödenmiş sermaye|yıllık ciro',
    comparison: 'karşılaştırıldığında|rakipler|diğer ajanslar|geleneksel',
    donation: 'bağış|bağış yap|bağış yapın|bağışınız',
    cart: 'sepete ekle|tükendi|stokta|seçenekler',
  },
  periods: {
    hour: 'saat|saatlik|saati|saat başı|saatte',
    day: 'gün|günlük|günde|gece|gecelik',
    week: 'hafta|haftalık|haftada',
    weekend: 'hafta sonu',
    month: 'ay|aylık|ayda|her ay',
    quarter: 'çeyrek|üç aylık|3 aylık',
    year: 'yıl|yıllık|yılda|her yıl',
    once: 'tek seferlik|bir defalık|tek ödeme|ömür boyu',
  },
  price: 'fiyat|fiyatı|fiyatlar|ücret|ücreti|satış fiyatı|normal fiyat|indirimli fiyat|birim fiyatı',
  terms:
    'faturalandırma|faturalandırılır|kurulum ücreti|kayıt ücreti|aktivasyon ücreti|peşin ödeme|peşin ödenir|istediğiniz zaman iptal|iptal koşulları|taahhüt|taahhütsüz|para iade garantisi|para iadesi|kdv dahil|kdv hariç|tüm fiyatlar|fiyatlarımız|depozito|kapora|indirim|ek ücret|fiyat listesi|komisyon|hizmet bedeli|rezervasyon ücreti|işlem ücreti|temizlik ücreti|yol ücreti|kargo ücreti|teslimat ücreti',
  integrations: 'entegrasyonlar|entegre olur|ile çalışır|uyumlu|entegrasyonlarımız|araçlarınızı bağlayın',
  launches: {
    'to come': 'yakında|çok yakında|hazırlanıyor|geliştiriliyor|planlanıyor|henüz mevcut değil|bekleme listesi',
    out: 'mevcut|şimdi mevcut|artık mevcut|yayında|çıktı|yeni',
  },
  durations: {
    days: 'gun(?:luk)?|hafta(?:lik)?',
    months: 'ay(?:lik)?',
  },
  sidePrices: {
    extra: 'depozito|kahvalti|aksam yemegi|ucreti|ek ucret|havlu',
    reduced: 'cocuk*|ogrenci*',
  },
}
