import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'hakkımızda|hakkında|hakkımda|biz kimiz|kimiz|kurumsal|şirket profili|firma profili|şirketimiz|firmamız|=şirket|tarihçe|tarihçemiz|hikayemiz|bizim hikayemiz|misyonumuz|vizyonumuz|misyon ve vizyon|misyon vizyon|vizyon ve misyon|değerlerimiz|felsefemiz|neden biz|bizi tanıyın',
    team: 'ekibimiz|=ekip|=takım|takımımız|kadromuz|=kadro|=yönetim|yönetim kurulu|yönetim ekibi|=kurucular|doktorlarımız|hekimlerimiz|uzmanlarımız|avukatlarımız',
    careers:
      'kariyer|iş ilanları|iş fırsatları|iş başvurusu|iş başvuru formu|açık pozisyonlar|bize katıl|bize katılın|aramıza katıl|aramıza katılın|=insan kaynakları|insan kaynakları|bizimle çalış|=iş olanakları|ekibimize katılın|=ik|=staj',
    press:
      '=basın|basın odası|basın bültenleri|basın bülteni|basında biz|basın kiti|medya|basın merkezi|basın ve medya|medya merkezi',
    contact:
      'iletişim|bize ulaşın|bize ulaş|iletişime geç|iletişime geçin|iletişim bilgileri|iletişim formu|bize yazın|=ulaşım|=adres|neredeyiz|=mağazalar|mağazalarımız|=şubeler|şubelerimiz|=konum|lokasyonlar|çalışma saatleri',
    legal:
      'kvkk|gizlilik politikası|gizlilik|kullanım koşulları|kullanım şartları|aydınlatma metni|çerez politikası|mesafeli satış sözleşmesi|kişisel verilerin korunması|yasal uyarı|iade koşulları|üyelik sözleşmesi|şartlar ve koşullar|iptal ve iade|=yasal|gizlilik sözleşmesi|hizmet şartları|kvkk aydınlatma metni',
    security: '=güvenlik|veri güvenliği|bilgi güvenliği|güvenlik ve uyumluluk|güven merkezi|bilgi güvenliği politikası',
    pricing:
      'fiyatlar|fiyatlandırma|=fiyat|fiyat listesi|fiyatlarımız|=paketler|=planlar|=tarifeler|paketlerimiz|ücretler|=ücretlendirme|planlar ve fiyatlar|=üyelikler|fiyat tarifesi',
    product:
      'ürünler|=ürün|ürünlerimiz|=mağaza|online mağaza|=katalog|=koleksiyon|=koleksiyonlar|hizmetler|=hizmet|hizmetlerimiz|ne yapıyoruz|neler yapıyoruz|=menümüz|/menü|yemek menüsü|=kurslar|=eğitimler|eğitimlerimiz|=tedaviler|tedavilerimiz|=odalar|odalarımız|=konaklama|faaliyet alanları|çalışma alanları|çalışma alanlarımız|=uzmanlık alanları|=markalar|markalarımız|=modeller|=platform|=programlar|=turlar|tıbbi birimler|=faaliyetler',
    features:
      'özellikler|=özellik|nasıl çalışır|=entegrasyonlar|tüm özellikler|=avantajlar|=fonksiyonlar|özelliklerimiz',
    solutions:
      'çözümler|=çözüm|çözümlerimiz|=sektörler|sektörlerimiz|=kullanım alanları|kullanım senaryoları|=uygulamalar|kurumsal çözümler|işletmeler için',
    customers:
      'müşteriler|müşterilerimiz|=referanslar|referanslar|referanslarımız|başarı hikayeleri|müşteri hikayeleri|vaka çalışmaları|vaka analizleri|=portföy|=portfolyo|projeler|projelerimiz|=partnerler|iş ortakları|iş ortaklarımız|=çalışmalarımız|=işlerimiz',
    testimonials:
      'müşteri yorumları|=yorumlar|yorumlar|müşteri görüşleri|müşterilerimiz ne diyor|hasta yorumları|=değerlendirmeler|=görüşler',
    blog: '=blog|haberler|=haber|=duyurular|=etkinlikler|etkinlikler|=makaleler|=güncel|=yazılar|haberler ve duyurular|=dergi|=tarifler|bizden haberler|=rehber|=kaynaklar',
    faq: 'sık sorulan sorular|sıkça sorulan sorular|sss|s.s.s|=yardım|yardım merkezi|=destek|=sorular|soru cevap|=müşteri hizmetleri|destek merkezi',
  },
  actions: {
    donate: 'bağış|bağış yap|bağış yapın|bağışla|bağışlar',
    booking: 'rezervasyon|randevu|randevu al|online randevu|rezervasyon yap|e-randevu',
    login: 'giriş|giriş yap|üye girişi|üye ol|kayıt ol|kaydol|oturum aç',
    cart: 'sepet|sepetim|alışveriş sepeti|ödeme|favorilerim',
    search: 'ara|arama|arama sonuçları|site içi arama',
    account: 'hesabım|hesap|profilim|üyelik bilgilerim|siparişlerim',
  },
  policies: {
    privacy:
      'gizlilik politikası|=gizlilik|=kvkk|kvkk aydınlatma metni|aydınlatma metni|kişisel verilerin korunması|gizlilik sözleşmesi',
    terms:
      'kullanım koşulları|kullanım şartları|şartlar ve koşullar|hizmet şartları|mesafeli satış sözleşmesi|üyelik sözleşmesi|kullanıcı sözleşmesi',
    imprint: 'yasal uyarı|künye|=yasal|=kunye|şirket bilgileri',
    cookies: 'çerez politikası|=çerezler',
    returns: 'iade koşulları|iptal ve iade|iade politikası|iade ve değişim|cayma hakkı|iptal ve iade koşulları',
    shipping: 'kargo ve teslimat|teslimat koşulları|=teslimat|kargo bilgileri|teslimat ve iade',
    accessibility: '=erişilebilirlik|erişilebilirlik beyanı',
    security: 'güvenlik politikası|bilgi güvenliği|bilgi güvenliği politikası',
  },
  blocks: {
    features: 'özellikler|avantajlar|neden biz|avantajlarımız|ayrıcalıklar',
    pricing: 'fiyatlar|fiyatlandırma|fiyatlarımız|paketlerimiz|fiyat listesi|planlar',
    testimonials:
      'müşteri yorumları|müşterilerimiz ne diyor|yorumlar|hakkımızda ne dediler|müşteri görüşleri|müşterilerimiz ne dedi|müşterilerimizden|ne dediler|hasta yorumları|mutlu müşteriler|sizden gelenler|danışan yorumları|müşterilerimiz ne söylüyor|müşterilerimizin yorumları|müşterilerimizin görüşleri|müşteriler ne diyor|hastalarımız ne diyor|hastalarımızın yorumları|misafirlerimiz ne diyor|misafir yorumları|misafirlerimizin yorumları|danışanlarımız ne diyor|öğrenci yorumları|veli yorumları|velilerimiz ne diyor|bizim için ne dediler|hakkımızda söylenenler|hakkımızda yorumlar|kullanıcı yorumları|google yorumları|müşteri deneyimleri|memnun müşteriler|mutlu misafirler|referans yorumları|ziyaretçi defteri|onlar ne dedi',
    faq: 'sık sorulan sorular|sıkça sorulan sorular|sss',
    about: 'hakkımızda|biz kimiz|hikayemiz|misyonumuz|vizyonumuz|değerlerimiz',
    team: 'ekibimiz|ekibimizle tanışın|uzman kadromuz|kadromuz|doktorlarımız',
    customers: 'müşterilerimiz|bize güvenenler|referanslarımız|bize güvenen|projelerimiz|başarı hikayeleri',
    blog: 'haberler|son haberler|bizden haberler|blog yazıları|duyurular|etkinlikler',
    contact: 'iletişim|bize ulaşın|iletişime geçin|çalışma saatleri|adresimiz',
    newsletter: 'bülten|bültenimize abone olun|e-bülten|gelişmelerden haberdar olun',
    steps: 'nasıl çalışır|üç adımda|3 adımda|adım adım|süreç nasıl işler|çalışma sürecimiz',
    stats: 'rakamlarla|sayılarla|rakamlarla biz',
    gallery: 'galeri|fotoğraf galerisi|foto galeri|instagram’da biz',
    services: 'hizmetlerimiz|hizmetler|ne yapıyoruz|ürünlerimiz|çözümlerimiz|neler yapıyoruz|çok satanlar',
    careers: 'kariyer|aramıza katılın|açık pozisyonlar|ekibimize katılın',
    partners: 'iş ortaklarımız|partnerlerimiz|çözüm ortaklarımız|sponsorlar|iş ortakları',
  },
  calls: {
    buy: 'satın al|hemen al|şimdi al|hemen satın al|sipariş ver|hemen sipariş ver|online sipariş|sepete ekle|alışverişe başla|alışveriş yap|bilet al|mağazaya git|paketi seç|planı seç|ön sipariş ver|şimdi sipariş ver',
    trial:
      'ücretsiz dene|ücretsiz deneyin|hemen dene|hemen deneyin|ücretsiz başla|ücretsiz başlayın|deneyin|ücretsiz deneme|şimdi dene|ücretsiz kullan|deneme sürümü|ücretsiz kaydol|ücretsiz hesap oluştur|dene',
    demo: 'demo talep et|demo iste|demo talebi|demo randevusu al|ücretsiz demo|demoyu izle|demo planla|demo isteyin|demo talep edin|demo izle|demoyu dene|canlı demo',
    contact:
      'bize ulaşın|iletişime geç|iletişime geçin|bizi arayın|hemen ara|mesaj gönder|bize yazın|whatsapp’tan yaz|uzmanla konuş|satışla görüş|soru sor',
    'sign-up':
      'kaydol|kayıt ol|hemen kaydol|üye ol|hesap oluştur|başvur|hemen başvur|başvuru yap|hemen üye ol|kaydolun',
    download: 'indir|hemen indir|uygulamayı indir|ücretsiz indir|yükle|kataloğu indir|şimdi indir|indirin',
    donate: 'bağış yap|bağışla|hemen bağış yap|bağışta bulun|destek ol|bağış yapın|destek olun',
    book: 'rezervasyon yap|randevu al|randevu alın|hemen rezervasyon yap|online randevu|masa ayırt|rezervasyon yapın|toplantı planla|hemen randevu al|yer ayırt',
    subscribe: 'abone ol|bültene abone ol|bültene kaydol|abone olun|haberdar ol|takip et',
    join: 'katıl|katılın|hemen katıl|bize katıl|aramıza katıl|üyemiz ol|bayimiz olun|topluluğa katıl|gönüllü ol',
    quote:
      'teklif al|teklif iste|fiyat al|ücretsiz teklif al|teklif alın|fiyat teklifi al|hemen teklif al|fiyat hesapla|teklif isteyin',
    start:
      'başla|hemen başla|başlayın|şimdi başla|hemen başlayın|haydi başlayalım|başlat|kullanmaya başla|hadi başlayalım',
    learn:
      'keşfet|keşfedin|incele|inceleyin|hemen keşfet|nasıl çalışır|videoyu izle|fiyatları gör|menüyü gör|ürünleri gör|ürünleri incele|göz at',
    visit: 'bizi ziyaret edin|mağaza bul|yol tarifi al|en yakın mağaza|bayi bul|en yakın şube|yol tarifi',
  },
  controls: {
    consent:
      'kabul et|tümünü kabul et|hepsini kabul et|çerezleri kabul et|reddet|tümünü reddet|hepsini reddet|çerez ayarları|çerez tercihleri|tercihleri yönet|yalnızca gerekli|ayarlar|anladım|tamam|kabul ediyorum|onaylıyorum|izin ver|tümüne izin ver|tercihlerimi kaydet|özelleştir',
    login: 'giriş|giriş yap|üye girişi|oturum aç|hesabım|çıkış yap|şifremi unuttum',
    search: 'ara|arama|arama yap|site içi arama',
    close: 'kapat|menüyü kapat|iptal|hayır teşekkürler|gizle|vazgeç',
    share: 'paylaş|facebook’ta paylaş|bağlantıyı kopyala|yazdır|paylaşın',
    'skip-link': 'içeriğe geç|içeriğe atla|ana içeriğe geç|ana içeriğe atla',
    'read-more':
      'devamını oku|daha fazla|daha fazla bilgi|detaylar|detaylı bilgi|devamı|tümünü gör|tümü|tıklayın|buraya tıklayın|burada|daha fazlasını keşfet|detay|ayrıntılar|daha fazla oku|detayları gör',
    overview: 'tüm yorumlar|tüm yazılar|tüm haberler|bütün yorumlar',
    cart: 'sepet|sepetim|sepete git|favorilerim|alışveriş sepeti',
    pagination: 'sonraki|önceki|sonraki sayfa|geri|ileri|önceki sayfa|geri dön|daha fazla göster|daha fazla yükle',
    legal: 'gizlilik politikası|kvkk|kullanım koşulları|çerez politikası|site haritası|aydınlatma metni|yasal uyarı',
    menu: 'menüyü aç|ana menü|gezinme menüsü',
    'back-to-top': 'yukarı|başa dön|yukarı çık|sayfa başına dön',
    language: 'dil|dil seçin|dil seç|dil seçimi',
  },
  forms: {
    time: 'tarih|giriş tarihi|çıkış tarihi|saat|misafir|yetişkin|çocuk|gece|kişi sayısı|randevu tarihi',
    amount: 'adet|miktar|tutar',
    message: 'mesaj|mesajınız|konu|sorunuz|açıklama|not|talebiniz',
    company: 'şirket|firma|şirket adı|firma adı|kurum|unvan|sektör|çalışan sayısı',
    payment: 'kart numarası|kredi kartı|fatura adresi|teslimat adresi|ödeme yöntemi|indirim kodu',
  },
  pictures: {
    photo: 'fotoğraf|fotoğrafı|fotoğraflar|resmi',
    illustration: 'illüstrasyon|çizim|çizimi|infografik',
    icon: 'simge|simgesi|ikonu|ok işareti',
    logo: 'logosu|logolar|amblem',
  },
  boilerplate: {
    law: 'çerez*|cookie|gizlilik politikası|kişisel veri*|kvkk|kullanım koşulları|tüm hakları saklıdır|telif*|copyright',
    trade:
      'ücretsiz kargo|kargo ücreti|teslimat süresi|kdv dahil|kdv hariç|ödeme yöntemleri|sepete ekle|stokta|tükendi|iş günü|çalışma saatleri|iade',
    form: 'zorunlu alan*|abonelikten çık*|e posta adresiniz|spam yok|göndererek|abone olarak|kabul ediyorum|mesajınız gönderildi|lütfen giriniz|lütfen doldurun',
    browser: 'javascripti etkinleştir*|tarayıcınız|içeriğe geç|içeriğe atla|yükleniyor|sayfa bulunamadı|yukarı çık',
  },
  journey: {
    help: 'yardım|yardım merkezi|destek|dokümantasyon|başlarken|kullanım kılavuzu|nasıl çalışır|rehber',
    community: 'topluluk|forum|üye alanı',
    loyalty: 'sadakat programı|puan programı|arkadaşını davet et|hediye kartı|hediye çeki|üyelik|üye ol',
  },
  customerHeadings: {
    customer:
      'müşterilerimiz|bize güvenenler|bizi tercih edenler|referanslarımız|bize güvenen markalar|iş ortaklarımız ve müşterilerimiz',
    partner: 'iş ortaklarımız|çözüm ortaklarımız|partnerlerimiz|sponsorlarımız|iş ortakları',
    press: 'basında biz|basında|medyada biz',
  },
  offerHeadings: {
    reasons: 'neden biz|neden bizi|değerlerimiz|bizi farklı kılan',
    benefits: 'avantajlar|avantajlarımız',
    menu: 'kurslarımız|eğitimlerimiz|atölyelerimiz|tedavilerimiz|tedaviler|odalarımız|programlarımız|neler sunuyoruz|faaliyet alanlarımız',
  },
  greeting: 'hoş geldiniz|hoşgeldiniz|merhaba',
  vague: 'daha fazla|devamını oku|daha fazla bilgi|tıklayın|detaylar',
  tool: 'hesaplayıcı|hesaplama aracı|fiyat hesaplama|yapılandırıcı|quiz|kontrol listesi|şablon|şablonlar|simülatör',
  event:
    'yeniden açılış|yeniden açılıyor|büyük açılış|açılış tarihi|kapalıyız|tarihine kadar kapalı|kurs başlangıcı|başlangıç tarihi|tarihinde başlıyor|tarihine ertelendi',
  counter:
    'görüntülenme|görüntüleme|yorum|beğeni|paylaşım|indirme|takipçi|abone|ziyaretçi|ziyaret|sepette|stokta|satıldı|oy|değerlendirme|dakika okuma|gün|saat|dakika|saniye',
  live: {
    live: 'stokta|son adet|adet kaldı|kaldı|kalan|boş yer|kişi bakıyor|kişi inceliyor|kişi görüntülüyor|şu anda inceliyor|şu an çevrimiçi|çevrimiçi|son bir saatte|son 1 saatte|son 24 saatte|ziyaretçi sayısı|ziyaretçi no|ziyaretçi sayacı|bugünkü ziyaret|toplam ziyaret|kalan süre|gün kaldı|saat kaldı|bitmesine|bitiyor|başlamasına',
    cart: 'sepet|sepetim|alışveriş sepeti|favorilerim',
  },
  street: 'sokak|sok|sk|cadde|caddesi|cad|cd|mahallesi|mah|mh|bulvarı|bulvar|meydanı|apartmanı|apt|kat|blok|sitesi',
  address: 'adres|adresimiz|merkez',
}
