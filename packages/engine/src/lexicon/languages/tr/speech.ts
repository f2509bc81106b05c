import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'misyonumuz|misyon',
    vision: 'vizyonumuz|vizyon',
    purpose: 'amacımız|neden varız|neye inanıyoruz|felsefemiz|sözümüz',
    values: 'değerlerimiz|değerler|temel değerlerimiz',
    frame: 'hedefimiz|inanıyoruz|yardımcı oluyoruz|istiyoruz',
  },
  we: 'biz|bizi|bize|bizim|bizimle|sunuyoruz|inanıyoruz|istiyoruz|çalışıyoruz',
  customerVoices: {
    self: 'ben|bana|beni|benim|bende|benden|memnunum|ettim|aldım|yaptım|kendimi|bizim|bizi|gittim|geldim|aldık|yaptırdım|yaptırdık|kaldık|çalıştık|kullanıyorum|oldum|olduk|hissettim',
    praise:
      'tavsiye|tavsiye ederim|öneririm|teşekkür|teşekkürler|memnun|memnun kaldık|memnun kaldım|memnuniyet|harika|mükemmel|muhteşem|süper|çok iyi|en iyi|profesyonel|güler yüzlü|güleryüzlü|güvenilir|ilgili|başarılı|kaliteli|yardımcı|mutlu|mutluyum|beğendim|bayıldım|kusursuz|samimi|gönül rahatlığıyla|iyi ki|tavsiye*|öner*|teşekkür*|memnun*|harika*|muhteşem*|süper*|güler yüz*|güleryüz*|ilgileri|ilgi alaka|nazik*|kibar*|söz verdikleri|vaktinde|fiyat performans|çok güzel|çok memnun|işinin ehli|işini bilen|anlayışlı|şiddetle|gönül rahat*|iyi ki*|beğen*|bayıl*|hayran*|tekrar gel*|yine gel*|tekrar tercih|on numara|10 numara|elinize sağlık|emeğinize sağlık|emeği geçen*|beklediğimizden|beklentimiz*',
    owner:
      'kurucu|kurucusu|kurucu ortak|sahibi|işletme sahibi|genel müdür|müdür|yönetim kurulu başkanı|başkan|ceo|yazar|yazarı|mucit|mucidi|yaratıcısı|filozof|düşünür|şair',
  },
  claims: {
    idle: 'en az|en fazla|en kısa sürede|en iyi dileklerimizle|yalnızca|en iyi arkadaş|her şeyden önce|elimizden gelenin en iyisini',
    superlative:
      'lideri|pazar lideri|sektör lideri|dünya lideri|öncü|öncüsü|bir numara|bir numaralı|1 numaralı|en iyi|en büyük|en hızlı|en güvenli|en gelişmiş|en ucuz|en uygun fiyat|en yüksek kalite|tek adresi|ilk ve tek|türkiye’nin ilk|türkiye’nin en|dünyanın en|rakipsiz|eşsiz|benzersiz|ödüllü|en iyilerden biri|dünya standartlarında',
    guarantee:
      'garanti|garantisi|garantili|garanti ediyoruz|para iade|para iade garantisi|risksiz|memnuniyet garantisi|fiyat garantisi|ömür boyu garanti|söz veriyoruz|%100 güvenli|ücretsiz iade',
    comparison:
      'daha iyi|daha hızlı|daha ucuz|diğerlerinden|rakiplerinden|rakiplerimizden|aksine|kıyasla|karşılaştırıldığında|kat daha|kat hızlı|iki kat|başka hiçbir|yarı fiyatına',
    promise:
      'sağlıyoruz|bir daha asla|her zaman|her an|7/24|dakikalar içinde|24 saat içinde|anında|hemen|aynı gün|tasarruf edin|varan|artırın|ikiye katlayın|azaltın|zahmetsizce|sıfır|sonsuza|%100|ihtiyacınız olan her şey',
    parity:
      'yüksek kalite|kaliteli hizmet|en kaliteli|müşteri memnuniyeti|mutlu müşteriler|mükemmel hizmet|en iyi hizmet|rekabetçi fiyatlar|uygun fiyat|uygun fiyatlar|deneyimli ekip|uzman kadro|yılların deneyimi|yenilikçi çözümler|kişiye özel çözümler|güvenilir çözüm ortağı|kullanımı kolay|hızlı ve güvenilir|hızlı teslimat|geniş ürün yelpazesi|profesyonel ekip',
  },
  sources: {
    before:
      'kaynak|kaynaklar|verilerine göre|araştırması|tarafından yayınlanan|tarafından onaylanan|tarafından test edilen',
    after: 'göre|e göre|a göre',
    mark: 'araştırma|araştırmaya göre|anket|klinik olarak test|bağımsız test|istatistik',
  },
  readers: {
    plain: '',
    formal:
      'siz|sizi|size|sizin|sizinle|sizden|sizde|işletmeniz|işletmenizi|işletmenizin|ihtiyacınız|ihtiyaçlarınız|evinizde|yapabilirsiniz|edebilirsiniz|bulabilirsiniz|istiyorsanız',
    informal: 'sen|seni|sana|senin|seninle|senden|sende|kendin|kendini',
  },
  emotions: {
    thrill:
      'heyecan|heyecan verici|heyecanlı|macera|maceraya|maceralar|tutku|tutkulu|vahşi|epik|enerji|enerjik|canlı|dinamik|güçlü|cesur|cesaret|korkusuz|unutulmaz|ilham|ilham verici|ilham veren|coşku|coşkulu|kutlama|kutla|parti|şölen|zafer|fethet|fantastik|inanılmaz|muhteşem|harika|olağanüstü|nefes kesen|nefes kesici|çarpıcı|büyüleyici|sansasyonel|yoğun|eğlence|sihirli|sihir|büyülü|rüya|hayal|hayaller|lezzetli|karşı konulmaz|adrenalin|vay',
    warmth:
      'sevgi|sevgiyle|sevmek|seviyoruz|aşk|şefkat|şefkatli|özen|özenle|nazik|sıcak|sıcaklık|samimi|samimiyet|kalp|kalbi|gönül|gönülden|aile|ailesi|aileniz|arkadaş|arkadaşlar|dost|dostlar|dostluk|birlikte|beraber|topluluk|yuva|eviniz|ev sıcaklığı|konfor|konforlu|rahat|rahatlık|huzur|huzurlu|sakin|barış|dinlenme|rahatlatıcı|mutlu|mutluluk|neşe|keyif|keyifli|gülümseme|umut|güven|empati|merhamet|güzel|güzellik|gurur|gururlu|insan odaklı|kucaklama|uyum|paylaşmak|paylaşım',
    worry:
      'korku|korkular|korkmak|endişe|endişeler|endişeli|kaygı|kaygılar|stres|stresli|acı|ağrı|ağrılar|acı çekmek|mücadele|hayal kırıklığı|bunalmış|bitkin|yorgun|bıktınız|bıktım|yalnızlık|yalnız|üzgün|üzüntü|öfke|kızgın|nefret|kabus|felaket|panik|kayıp|çaresiz|çaresizlik|umutsuz|travma|istismar|kriz|tehlike|tehlikeli|tehdit|tehditler|kurban|mağdur|korkunç|berbat|sinir bozucu|baş ağrısı|kaos|pişmanlık|suçluluk|utanç|acımasız|dert|dertler',
  },
  courtesy:
    'lütfen|teşekkürler|teşekkür ederiz|teşekkür|çok teşekkürler|hoş geldiniz|hoşgeldiniz|hoş geldin|merhaba|memnuniyetle|seve seve|mutluluk duyarız|memnun oluruz|mutluyuz|memnuniyet duyarız|çekinmeyin|çekinmeden|hizmetinizdeyiz|yanınızdayız|davet ediyoruz|davetlisiniz|bekliyoruz|sizi bekliyoruz|özür dileriz|üzgünüz|kusura bakmayın|sayın|değerli|sevgili|saygılarımızla|saygılar|saygı|sevgiler|minnettarız|rica ederiz|iyi günler|buyurun',
  hedges:
    'belki|muhtemelen|olası|olasılıkla|galiba|sanırım|herhalde|görünüşe göre|gibi görünüyor|olabilir|olabilecek|yaklaşık|aşağı yukarı|civarında|nispeten|oldukça|biraz|kısmen|genellikle|genelde|çoğunlukla|çoğu zaman|sık sık|bazen|çoğu durumda|bazı durumlarda|prensip olarak|bir bakıma|bizce|inanıyoruz|düşünüyoruz|umuyoruz|çalışıyoruz|mümkünse|mümkün olduğunca|bağlı olarak|her zaman değil|potansiyel olarak|neredeyse',
  humour:
    'şaka|şakalar|şaka yapıyoruz|şaka bir yana|şaka değil|espri|espriler|esprili|haha|hahaha|lol|hihi|random|ups|hop|eyvah|psst|şşş|tadaa|tataa|yaşasın|oley|yuppi|vay|vay be|yok artık|hadi canım|valla|vallahi|izci sözü|söz ısırmayız|ısırmıyoruz|spoiler|ilginç bilgi|biliyor muydunuz|göz kırpma|kelime oyunu|tek boynuzlu at|ninja|süper güç|süper güçler|sihirbazlık|kaynana|kayınvalide|kahve bağımlısı|çılgın|çılgınca|deli dolu|komik|gülmek|kahkaha|mizah|eğlenceli|yaramaz|muzip|inek|uçuk kaçık',
  irreverence:
    'lanet|lanet olsun|kahretsin|bok|boktan|bok gibi|kıç|göt|siktir|sikerler|defol|cehennem|cehenneme|aptal|aptalca|salak|salakça|gerizekalı|ahmak|budala|saçma|saçmalık|saçma sapan|sıkıcı|zırva|palavra|boş laf|boş konuşma|bla bla|fasa fiso|manyak|çılgınlar|deli|kafayı yemiş|berbat|iğrenç|nefret ediyoruz|umurumuzda değil|isyankar|ukala',
  imperative:
    'abone|alın|al|ara|arayın|araştır|başla|başlayın|başvur|başvurun|bağış|bil|bize|bul|bulun|büyüt|dene|deneyin|destekle|değiştir|dinle|dinleyin|edinin|ekle|gel|gelin|gir|git|gönder|gönderin|görüntüle|gör|görün|hesapla|hesaplayın|hisset|incele|inceleyin|indir|indirin|izle|izleyin|kaçırma|kaçırmayın|karşılaştır|karşılaştırın|katıl|katılın|kaydol|kaydolun|kazan|keşfet|keşfedin|kiralayın|koru|koruyun|kullan|kullanın|kur|oku|okuyun|oluştur|oluşturun|öğren|öğrenin|paylaş|paylaşın|planla|planlayın|rezervasyon yap|satın al|satın alın|seç|seçin|sipariş ver|sor|sorun|takip et|tanış|tanışın|tasarla|tıkla|tıklayın|ulaşın|unut|yap|yaşa|yaşayın|yükle|yükleyin|ziyaret et|ziyaret edin',
  superlatives:
    'en iyi|en iyisi|en büyük|en hızlı|en güvenli|en kolay|en ucuz|en uygun|en yüksek|en yüksek kalite|en yeni|en modern|en gelişmiş|lider|lideri|pazar lideri|sektör lideri|dünya lideri|öncü|öncüsü|bir numara|bir numaralı|1 numara|eşsiz|benzersiz|rakipsiz|emsalsiz|kusursuz|mükemmel|ideal|olağanüstü|üstün|sıra dışı|inanılmaz|muhteşem|tek adres|birinci sınıf|dünya standartlarında|ödüllü|devrim niteliğinde',
  jargon:
    'algoritma|algoritmalar|kimlik doğrulama|otomasyon|arayüz|entegrasyon|entegrasyonlar|altyapı|ölçeklenebilir|ölçeklenebilirlik|dağıtım altyapısı|yapılandırma|parametre|parametreler|optimizasyon|uygulama geliştirme|metodoloji|tedarik|tedarik zinciri|lojistik|yönetişim|denetim|varlık yönetimi|amortisman|şartname|uyumluluk|sertifikasyon|standart|standartlar|kvkk|modül|veritabanı|şifreleme|sanallaştırma|sunucu|ağ|bant genişliği|kalibrasyon|hidrolik|süreçler',
  cliches:
    'size özel|özel çözümler|ihtiyaçlarınıza özel|kişiye özel|yenilikçi|yenilikçi çözümler|inovatif|inovasyon|son teknoloji|en son teknoloji|ileri teknoloji|yüksek kalite|yüksek kaliteli|kaliteli hizmet|kaliteden ödün vermeden|uzman ekip|uzman kadro|uzman kadromuz|deneyimli ekip|yılların deneyimi|yıllık tecrübe|yıllık deneyim|tutku|tutkuyla|müşteri memnuniyeti|müşteri odaklı|müşteri memnuniyetini|çözüm ortağı|çözüm ortağınız|güvenilir çözüm ortağı|güvenilir|geniş ürün yelpazesi|geniş yelpaze|katma değer|sinerji|bir üst seviyeye|bir sonraki seviyeye|fark yaratan|fark yaratıyoruz|devrim|günümüz dünyasında|günümüzde|dijital çağda|eşsiz deneyim|unutulmaz deneyim|kusursuz|sorunsuz|zahmetsiz|sadece bir değil|anahtar teslim|bütünsel|ekosistem|uçtan uca|tek çatı altında',
  contractions:
    'napıyorsun|naber|slm|tmm|bişey|bi şey|geliyom|gidiyom|yapıyoz|geliyoz|diyo|oluyo|geliyo|nerde|burda|şurda|orda|noluyor|nolur|hadi gel|hadi ama',
  introductions: {
    frame: 'bir',
    ends: 'olarak|olup|ve|için',
    closes: 'dır|dir|dur|dür|tır|tir|tur|tür',
  },
  stands: {
    difference:
      'aksine|farklı olarak|yegane|taahhütsüz|gizli ücret yok|gizli ücret|ilk olarak|bizi farklı kılan|farkımız|patentli|el yapımı|aile şirketi|bağımsız',
    affordable:
      'uygun fiyat|uygun fiyatlı|uygun fiyatlarla|ekonomik|ucuz|hesaplı|en iyi fiyat|düşük maliyet|bütçe dostu',
    premium: 'premium|lüks|seçkin|ayrıcalıklı|üst segment|birinci sınıf',
  },
  distinctions: {
    given:
      'ücretsiz|bedava|ücret ödemeden|ek ücret yok|ek ücret ödemeden|ek ücret olmadan|açık kaynak|açık kaynaklı|reklamsız|abonelik yok|aboneliksiz|taahhütsüz|taahhüt yok|gizlilik|gizliliğ*|güvenli bir|şifreli|şifrelen*|7/24|24/7|24 saat|günün her saati|aynı gün|ertesi gün|24 saat içinde|yerinde|adresinize|kapınıza kadar|ücretsiz kargo|sabit fiyat',
    made: 'kendi|kendi üretimimiz|kendi bünyemizde|bünyemizde|aile şirketi|aile işletmesi|bağımsız|yerli üretim|yerli|yerel|el yapımı|el emeği|el işçiliği|türkiye’de üretilen|organik|yılından beri|yılından bu yana|yıldan beri|yılı aşkın|yıllık deneyim*|yıllık tecrübe*|kuşak*|sertifikalı|lisanslı|ödüllü|patentli|uzmanlaşmış|konusunda uzman|özenle seçilmiş|kişiye özel',
    whole:
      'hepsi bir arada|hepsi tek yerde|hepsi tek bir yerde|tek bir yerde|tek yerde|her şey tek yerde|her şey bir arada|ihtiyacınız olan her şey|ihtiyacın olan her şey|ihtiyaç duyduğunuz her şey|a’dan z’ye|baştan sona|başından sonuna|uçtan uca|tek elden|tek noktadan|tek çatı altında|bir çatı altında|aynı çatı altında|tasarımdan üretime|projeden uygulamaya|fikirden|her aşamasında|her adımda|anahtar teslim|komple çözüm*|eksiksiz çözüm*|tam hizmet|bütünsel|tek platformda',
    refusal:
      'olmadan|hiçbir zaman|asla|bir daha asla|gizli ücret yok|sürpriz yok|gerek yok|artık gerek yok|son verin|sıfır|sadece|yalnızca|sadece değil|yalnızca değil|sadece bir değil|daha fazlası|çok daha fazlası|ötesinde|başka bir şey değil|yerine|aksine|farklı olarak|tek adres|yegane|benzersiz|başka hiçbir|birkaçından biri|içermez',
  },
  refusals: {
    not: 'değil|asla',
    no: 'hiçbir|sıfır',
    without: 'olmadan',
    only: 'sadece|yalnızca|her zaman|artık',
  },
  cuts: {
    determiner: 'bu|şu|o|bir|her|hiçbir|bütün|tüm|bazı|bizim|sizin|senin|benim|kendi|hangi',
    pronoun: 'ben|sen|biz|siz|onlar|bana|sana|bize|size|onu|onları|bizi|sizi|kim|ki|değil',
    connector: '',
    filler:
      've|veya|ya|da|de|ile|ama|fakat|ancak|çünkü|eğer|ise|için|gibi|kadar|göre|sonra|önce|beri|doğru|karşı|üzere|üzerinde|altında|arasında|içinde|dışında|ne|nasıl|neden|niçin|nerede|nereye|zaman|kaç|mi|mı|mu|mü|dir|dır|olan|olarak|olup|olmak|olur|oldu|olduğu|olduğunu|olması|var|yok|vardır|yapmak|yapan|yapılan|yapıyoruz|etmek|eden|edilen|eder|ediyoruz|ediyor|sunuyoruz|sunan|sunar|sağlar|sağlayan|sağlıyoruz|almak|alan|alın|vermek|veren|keşfedin|inceleyin|seçin|başlayın|öğrenin|iletişime|geçin|burada|şimdi|bugün|daima|hiç|sık|zaten|henüz|sadece|yalnızca|ayrıca|çok|daha|en|az|fazla|birçok|birkaç|biraz|iyi|büyük|küçük|yeni|eski|diğer|başka|farklı|aynı|ilk|son|sonraki|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|bin|evet|hayır|teşekkürler|merhaba|hoş|geldiniz|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|kolay|kolayca|hızlı|hızlıca|birlikte|özel|tam|böylece|dolayı|bunun|bunu|buna|şey|sizi|sizlere|hemen',
  },
  weak: 'site|sitesi|web|internet|sayfa|sayfası|anasayfa|blog|yazı|makale|haber|haberler|e-posta|eposta|telefon|adres|iletişim|mesaj|hesap|menü|bağlantı|resim|görsel|fotoğraf|video|dosya|form|soru|sorular|soruları|cevap|bilgi|bilgiler|bilgileri|detay|detaylar|detaylı|veri|veriler|liste|seçenek|seçenekler|özellik|özellikler|özellikleri|sürüm|ürün|ürünler|ürünleri|ürünü|hizmet|hizmetler|hizmetleri|hizmeti|çözüm|çözümler|çözümleri|teklif|fiyat|fiyatlar|fiyatları|maliyet|paket|sipariş|ödeme|alışveriş|mağaza|müşteri|müşteriler|müşterilerimiz|müşterilerimize|kullanıcı|kullanıcılar|ziyaretçi|üye|insan|insanlar|kişi|kişiler|erkek|kadın|arkadaş|ortak|ekip|ekibimiz|ekibi|şirket|şirketi|firma|işletme|işletmeler|marka|sektör|sektörde|pazar|dünya|ülke|şehir|bölge|yer|mekan|alan|alanda|ofis|numara|sayı|tür|türlü|bölüm|son|şekilde|şekil|yol|adım|adımlar|süreç|süreci|yöntem|yaklaşım|durum|örnek|fikir|nokta|neden|sorun|sorunlar|sonuç|sonuçlar|hedef|hedefler|amaç|değer|değerler|avantaj|avantajlar|kalite|kaliteli|deneyim|deneyimi|uzman|uzmanlık|profesyonel|destek|yardım|başarı|imkan|fırsat|ihtiyaç|ihtiyaçlar|proje|projeler|iş|işler|çalışma|görev|etkinlik|program|kez|gün|hafta|ay|yıl|yıllık|yıldır|saat|dakika|an|tarih|gelecek|hayat|yaşam|aile|el|göz|kalp|hikaye|isim|ad|kelime|başlık|metin|içerik|yorum|yorumlar|ipucu|araç|araçlar|sistem|sistemi|sistemleri|teknoloji|teknolojileri|platform|yazılım|cihaz|malzeme|erişim|kullanım|kullanımı|seçim|kategori|şartlar|koşullar|seviye|temel|boyut|renk|güven|enerji|ilgi|talep|randevu|modern|dijital|kişisel|kişiye|yerel|uluslararası|önemli|güncel|ücretsiz|güvenli|güvenilir|etkili|yüksek|ana|genel|konu|grup|online|tl',
  commonplace:
    'adres*|bilgi*|blog*|çözüm*|detay*|destek*|ekip*|fiyat*|firma*|form*|hakkında|hemen|hizmet*|iletişim*|kalite*|kullan*|müşteri*|online|proje*|randevu*|rezervasyon*|sayfa*|seçenek*|sipariş*|sistem*|site*|soru*|teklif*|telefon*|uygulama*|ücretsiz|ürün*|web*|ziyaret*|ile|olarak|için|arasında|tarafından',
  common: `
    bir bu ne ve icin mi de ben cok ama evet var da degil sey hayir daha sen kadar bana gibi bunu yok onu iyi tamam
    beni seni benim her sana ki neden ya sadece zaman senin burada oldugunu nasil hic sonra simdi en oyle mu su
    misin once biraz hadi guzel musun oldu yani ona boyle onun bile lutfen bak eger peki cunku artik gercekten geri
    biliyorum istiyorum kim baska olarak belki tek dogru buyuk olan biri bay buraya olur in adam ile olacak hey
    hicbir biz demek sanirim yardim bilmiyorum bunun tesekkurler tum gun yeni fazla ederim nerede tanrim merhaba
    efendim seyi orada gece son kotu seyler biliyor harika iki sorun et iste butun tam gerek siz diye hemen ol
    uzgunum kucuk olabilir olsun size bayan ayni hakkinda tesekkur gel tabii yuzden onlari kiz kendi devam nin bize
    ver oluyor izin is bizi buna selam anne vardi bizim geldi sizi baba dur aslinda seninle asla gore kimse ozur
    degilim oh onemli git hala tekrar yoksa icinde benimle yine bence haydi sekilde olmak bugun soyle pekala
    birlikte para olmaz uzun onunla bakalim zaten biliyorsun ilk al geliyor lazim dostum uc dakika onlar gercek
    emin birkac herkes saat soyledi istiyorsun ister pek yapiyorsun eve miyim yil cocuk hep sunu neler yer dilerim
    sizin bekle birak oldugu ilgili gidelim nedir yere etmek dan olmali kac istemiyorum nereye lanet hepsi un
    buradan an burasi az karsi cocuklar eski hazir kendini gerekiyor ediyorum fakat kesinlikle benden kadin soz
    yapmak tane zor ise anda diger dinle isi bunlar gormek kisi niye kabul seviyorum istiyor aman misiniz yarin
    zorunda tanri bundan kez sag elbette gidip falan tatlim yanlis hos hem senden onlara doktor hafta ozel yemek
    yapma kontrol oraya gereken yerde ediyor gec mutlu bazi dedim birini ye ondan eminim ayrica disari bakin
    nereden gitti beri edin etti yalniz ah erkek yalan merak gordum insan degildi polis gorusuruz dun ihtiyacim
    insanlar musunuz babam haber gidiyor la olmus yi aksam ha gecen sakin sanki den nefret sabah dikkat bes karar
    umarim yaptim veya cabuk etme yerine ay farkli sonunda uzerinde olmasi gordun sence degilsin aptal kendimi
    ettim tamamen oldukca kendine fark yeter boyunca vardir bunlari oldugumu tarafindan kes birsey annem neyse
    istedigim olursa acik dunya adi yap hangi soyledim yaptin dort aldim dolar olamaz gorunuyor birisi yuzunden
    olsa kolay yoktu bende adami be beraber konusmak bazen buldum dedi ancak yaninda sahip olmadigini yol gelecek
    yapiyor basina gitmek bitti geldim tabi evde henuz onlarin anliyorum cevap yolu zamani genc oyleyse almak
    yardimci kahretsin oldum konusunda kal gunu adamin takip ates durum nun soylemek azindan adim eder dusundum le
    istedim neredeyse muhtemelen dusunuyorsun mukemmel yapti ciddi sanmiyorum olun iceri ev herhangi yeniden bos
    altinda vay kan ara goz halde dusunuyorum hizli sure miyiz oglum ac uzak duydum konuda isin seyin gelen cikti
    saniye garip john araba jack gidiyorum yakin arada olduguna on hayatta alo anladim calisiyorum hayal soyluyor
    hayatim galiba kaldi rahat canim suru kimin bilirsin olacagim dersin hepimiz adamim ceviri bebegim ortaya verdi
    basladi hayat ta gelip seye calisiyor sende yaptigini guclu olay hatta durumda arkadasim bebek cocugu savas
    seyleri kesin geldin komik boylece arasinda hava alti haklisin hareket bin soru acaba gule uzerine surekli
    gelir suna ihtiyaci saka telefon kardesim olacagini varsa yapacagim silah oyun olmadan kisa el birinin terk
    kizi ait acele etmeye gizli zamanda dans daki diyorsun yeterince baban verdim evlat zarar uygun disinda
    gunaydin gecti olmayacak yolunda memnun kapiyi hepsini fikir aynen hissediyorum tur olurdu verin beyler tuhaf
    degildir gidiyoruz yuksek rahatsiz olmadi new gidiyorsun geceler siktir kere yasli sam iyiyim korkunc
    saniyordum aldi gerektigini cikar gelin herif icine nasilsin veriyorum eden dolu neyi parayi bilmek sevindim
    edecek beyaz durun saniyorsun mumkun varmis belli tahmin sensin olum biliyordum yapamam ediyorsun vermek ceneni
    aci yakinda neydi hasta yalnizca geliyorum annen berbat yapmaya istedi uzere neyin yapacagiz sizinle guvenlik
    bizimle yapacak dikkatli anladin dedin olu yapiyorum ihtiyacin milyon deli dair aile normal tatli olmayan
    birakin birine diyorum soyledin disarida istedigini insanlarin otur ihtiyacimiz affedersiniz michael yemin
    charlie sefer pardon sans keske ana ask te olup evine ettin bas baskan kapa dunyanin cik asagi arkadas
    biliyoruz at yeri bununla millet seks bilmem the yapar dogum kahve yasinda istersen miydi kizlar durumu isterim
    herkesin oradan kaptan kendisi yavas bi kusura hosca hata alip onunde yeterli hayatini cinayet bakma sicak
    bunlarin aldin frank erken york sessiz ustune kizim asil don zamandir getir ufak dusunuyor kopek inanamiyorum
    yukari amerika cek cidden benziyor gelmis dek bilmiyor tehlikeli olmasini bilgi sarki basit duydun buradayim
    diyor guc yuz evi gayet yildir kizin bircok nefes hak konu soyluyorum gorunuyorsun oldugum tipki edecegim
    olsaydi noel gitmem film oldugun dalga goruyorum bulmak anlasildi ele ses neye vakit almaya george bayim
    muhtesem mesaj koca hakli sonraki isler yapacaksin adini kimsenin yerinde gidin burda olacaksin istedigin
    bilmiyordum olmalisin buldun yapmam anlamiyorum tom ikinci parti yu acil soylemistim fena allah ajan insanlari
    hatirliyor joe yaparim herhalde mike bilir tut alabilir birden yedi peter yoktur yanina zavalli sebebi dusun
    eglenceli ozellikle gorunuse soyluyorsun adina yemegi yaptigi zamanlar sebep dedektif babasi arkadasin biriyle
    icki ustunde ragmen temiz olmaya yapalim david soyleme buradaki baksana uyusturucu sesini istiyorsan patron lan
    parcasi defa katil konusma bekliyor alin sevgili oldugundan goruyor gercegi seyden numara bilemiyorum oldurmek
    suc hersey arkadasi yerini kimseye isim tercih alacagim gerekir dolayi oda durust cogu kayip gerekiyordu olma
    unutma kirmizi geldik canli degiliz sonu sagol teklif verir eskiden babamin sayin kimsin yapan geldiniz isini
    sacma soguk bulduk yaptigin guvenli bahsediyorsun yapabilirim sonsuza coktan seviyor alan onlardan teslim
    olmasin bagli yuru bizden yasiyor kalk muzik yapmis davet asik super onlarla cocuklari sira taniyor elinde
    sahibi sene calisiyorsun istemiyor sert bakayim burayi kavga anlat olasi park umurumda alir hanimefendi adamlar
    anlami istiyoruz kalan gormeye iyisi sehir cekil zorundayim fikrim dava gunler okul kendime gormedim takim
    gitsin tamamdir geldigini soyleyeyim gunes cocugun gelmek kalmak bekleyin herseyi kendim anlamina mesela
    yaptigim ic paul edebilir altina istemedim olayi yarim yola adama herkese canina affedersin orasi hatirliyorum
    pislik henry dusunuyordum simdiye askina sik kapi agir verecegim kral siki anliyor gurur ogrenmek etmis
    getirdim max hale arka kalp demektir onceki verici duruyor telefonu dusunmustum siyah olabilirim sef kadinin
    ikna anlasma yapmayi kalin oldun kadinlar resmi gider yazik silahi annesi deki hosuma ifade sirada aferin
    arabayi basima gittim suclu bolum veriyor bayanlar edeyim goster kaldim hepiniz birileri kelime bira kitap
    istiyorsunuz orospu gunun kara ilginc yla gidecek ust serbest nicin satin zengin olman soyleyecegim tarafa
    surece iyilik vakti dunyada almis soylemistin sekiz sona aptalca hayati ucuncu dinleyin ettigini istemem
    olanlar tehdit nedeni deniz ahbap verdin yaklasik konus okula olmayi danny yillar yapiyoruz gidecegim kendin
    yasam zamanlarda sesi cesit dua calisan deger general duymak oldurdu isleri sigara taraftan na yapiyorsunuz
    altin ee hediye jimmy olacagiz yo yapmadim bey yapabilir kimseyi edelim cift alex severim cikip mantikli
    erkekler james yasamak polisi aliyorum aliyor gitmis yolunu guven ayak sarah salak sizden ortak gorev herkesi
    parca isteyen asiri onceden teki elde karanlik mary hayatimi muydu mavi duyuyor birazdan biliyorsunuz seksi
    duyuyorum bul edip geldiginde hani elini balik soyler isa evin kisisel kadini endiselenme kalmadi kalacak kulak
    tebrikler ray ariyor kimi zeki derece saygi gerekecek ellerini sacmalik taniyorum zorundasin sahte isterdim
    harry tony karim amerikan guvende disi gitme rica ortadan yuzbasi dondu gordugum nick soyleyin tan farkinda
    kapat calistim verme yaz bok elimden`,
  scale: 'müşteri|kullanıcı|kişi|firma|ülke|ülkede|şehir|proje|yıl|yıllık|yıldır',
  numbers: {
    percent: 'yüzde',
    magnitude: 'milyon',
    order: 'adım|bölüm',
  },
  claimContexts: {
    negation: 'değil',
    terms: 'indirim',
    years: 'yıl\\p{L}*',
    experience: 'deneyim|tecrübe',
  },
  ratings: {
    reviews: 'yorum|değerlendirme',
  },
  linking: {
    betweenNouns: 've',
    lastOfRow: 've',
  },
  negations: 'değil|asla|hiç|hiçbir|olmadan|yok|yerine',
  backward:
    'o|onlar|onun|onların|bu|bunlar|şu|böyle|orada|ve|ama|veya|bu nedenle|bu yüzden|ayrıca|da|ancak|sonra|ardından|örneğin|aksi halde|her ikisi|evet|burada|çünkü|eğer|iken|dikkat|önemli|diğer',
  conditions:
    'eğer|hariç|sadece|yalnızca|kadar|itibaren|en az|en fazla|minimum|maksimum|fazla|yaklaşık|neredeyse|bağlı|başına|içinde|sonra|önce|dahil',
  regulated:
    'iyileştirir|tedavi eder|garanti*|sertifikalı|onaylı|akredite|sigortalı|klinik|kanıtlanmış|risksiz|organik|güvenli|ödüllü|patentli|getiri',
}
