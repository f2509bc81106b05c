import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'katkısız|koruyucu içermez|koruyucusuz|katkı maddesi içermez|katkı maddesiz|renklendirici içermez|' +
        'kimyasal içermez|ilave şeker içermez|reklamsız|sizi takip etmez|yüzde yüz doğal|100 doğal|' +
        'tamamen doğal|doğanın kalbinden|doğadan gelen|doğanın bize|doğanın armağanı|doğayla iç içe|' +
        'doğayla uyum|doğal haliyle|olduğu gibi|çocukluğumuz*|çocuk gibi|çocuksu|eski günlerdeki|köy usulü|' +
        'anne eli değmiş|cennet köşesi|cennetten|cennet|saf ve doğal|saflık|saflığ*|masum*|iç huzur*|' +
        'gönül rahatlığıyla|yalın ve|el değmemiş|bozulmamış',
      2:
        'saf|safi|dürüst*|samimi*|mutluluk|mutluluğ*|mutlu|neşe|sevinç|gülümse*|tebessüm|huzur|huzurlu|huzurun|' +
        'iyilik|iyiliğ*|iyimser*|sadelik|sadeliğ*|yalınlık|sade|organik|doğallık|doğallığ*|temiz kalp*|berrak*|' +
        'tertemiz|barış|uyum içinde|içten|içtenlik*|hilesiz|şeffaf ve dürüst|hormonsuz|ilaçsız',
      1:
        'doğal|doğa|doğaya|doğanın|basit|temiz|taze*|pırıl pırıl|yumuşak|güneş*|bahar|çiçek*|çocukluk|yeşil|' +
        'çevre dostu|ekolojik|sağlıklı',
    },
    Everyman: {
      3:
        'herkes için|herkese açık|herkesin|herkese|her bütçeye|bütçe dostu|bütçenize uygun|her keseye|' +
        'uygun fiyat*|ekonomik fiyat*|makul fiyat*|hesaplı|gizli ücret yok|gizli ücretsiz|sürpriz maliyet yok|' +
        'senin gibi|sizin gibi|bizim gibi|sizden biri|bizden biri|içimizden biri|kendi eviniz*|evinizdeki gibi|' +
        'evinizde hissed*|ev sıcaklığı|ev yapımı|aile işletmesi|aile şirketi|aile ortamı|aile sıcaklığı|' +
        'mahalle*|komşu*|gönüllü*|sıradan insan*|gerçek insan*|günlük hayat*|gündelik*|her gün|omuz omuza|' +
        'el ele|hep birlikte|hep beraber|lafı dolandırmadan|sade bir dille|halkın|dürüst fiyat*|net fiyat*|' +
        'sade ve|küçük bir ekip|aile gibi|mahallenizin|lafı uzatmadan',
      2:
        'birlikte|beraber|topluluk|topluluğ*|dayanışma*|imece|arkadaşlık*|dostluk*|dostça|dost canlısı|' +
        'arkadaş*|dostlar*|esnaf*|halk|halka|kooperatif*|dernek|derneğ*|aidiyet*|misafirperver*|konukseverlik*|' +
        'güler yüzlü|güleryüzlü*|sıcakkanlı|sıcak bir ortam|mütevazı*|eşit*|kapsayıcı*|hemşeri*|ucuz*|' +
        'tasarruf*|cebinizi|cebini düşün*|ailece|tüm aile|dürüst*|samimi*|sade|yakın çevre*',
      1:
        'yerel*|aile|ailemiz|pratik*|kolay*|ücretsiz*|günlük|geleneksel*|samimi ortam|sohbet*|buluşma*|' +
        'buluşal*|lokanta*|çarşı|ev yemekleri',
    },
    Hero: {
      3:
        'asla vazgeçme*|vazgeçmeyen*|vazgeçmeyiz|pes etme*|pes etmeyen*|pes etmeyiz|sınırlarını zorla*|' +
        'sınırlarınızı zorla*|sınırları zorla*|sınırlarını aş*|sınırlarınızı aş*|sınırları aş*|meydan oku*|' +
        'imkansızı başar*|imkansız diye bir şey yok|imkansız yok|bahane yok|mazeret yok|en iyi versiyon*|' +
        'kendini aş*|kendinizi aş*|daha güçlü|zafer*|şampiyon*|kahraman*|yenilmez*|durdurulamaz|' +
        'her dakika önemli|her saniye önemli|saniyeler önemli|hayat kurtar*|acil durum*|7 24 acil|' +
        'sonuç garantisi|sonuç garantili|sonuç odaklı|garantili sonuç*|hedefine ulaş*|hedeflerine ulaş*|' +
        'hedeflerinize ulaş*|zirveye|dünyayı değiştir*|fark yarat*|engelleri aş*|zorlukları aş*',
      2:
        'cesaret*|cesur*|azim*|azmi|kararlılık*|kararlılığ*|kararlı*|mücadele*|savaşçı*|yiğit*|kazanan*|' +
        'kazanmak|kazanın|galip*|galibiyet*|rekor*|madalya*|güç|gücü|güçlü*|güçlen*|irade|iradesi|disiplin*|' +
        'dayanıklılık|dayanıklılığ*|üstesinden|başar|başarı|başarıya|başarılar*|hırs|hırslı*|tutku ve azim|' +
        'performans*|yüksek performans*|antrenman*|müsabaka*|turnuva*|kurtarma|kurtarıcı*',
      1:
        'hedef|hedefler*|spor|sporcu*|yarış*|rakip*|hız|motivasyon*|başarı hikaye*|enerji dolu|özveri|inanç|' +
        'zorlu|tempo',
    },
    Outlaw: {
      3:
        'kuralları yık*|kuralları boz*|kuralları yeniden|kural tanıma*|kurallara karşı|ezber boz*|' +
        'ezberleri boz*|ezberi boz*|kalıpları yık*|kalıpların dışında*|tabuları yık*|zincirlerini kır*|' +
        'zincirleri kır*|akıntıya karşı|düzene karşı|sisteme karşı|statükoya|statüko|sansürsüz|sansüre karşı|' +
        'sansüre dayanıklı|aracısız|aracılar olmadan|aracıyı ortadan|izin almadan|filtresiz|taviz vermeyen|' +
        'tavizsiz|tavizsizce|ödün vermeyen duruş|isyan*|asi ruh*|başkaldır*|devrim|devrimci*|devrimi|' +
        'devrim yarat*|merkeziyetsiz*|yeraltı|aykırı*|sıra dışı|sıradışı*|yeter artık|artık yeter|bıktınız mı|' +
        'bıktık|sıkıldınız mı',
      2:
        'radikal*|provokatif|kışkırtıcı*|cüretkar*|cüret*|direniş*|direnen*|protesto*|anarşi*|punk|rock n roll|' +
        'metal müzik|yasak|yasaklı*|tabu*|özgürleş*|özgürleştir*|vahşi*|çılgın*|hoyrat|korsan*|hacker*|' +
        'dövme sanat*|alternatif kültür*|karşı kültür*|sokak kültür*|yıkıcı*|altüst|alt üst|reddet*|' +
        'reddediyor*|boyun eğme*|muhalif*',
      1:
        'alışılmadık*|alışılmışın dışında*|farklı ol|kırılma|bağımsız medya|anonim*|dik duruş*|tekel*|karanlık|' +
        'motosiklet*|sınır tanıma*|isyankar|ifade özgürlüğü',
    },
    Explorer: {
      3:
        'macera*|keşfe çık*|keşfe|keşif*|kaşif*|dünyayı keşfe*|dünyayı gez*|dünyayı dolaş*|yeni yerler|' +
        'yeni ufuk*|ufuk*|ufkunu*|bilinmeyen*|bilinmez*|keşfedilmemiş|el değmemiş doğa|yola çık*|yollara düş*|' +
        'yolculuk*|yolculuğ*|sınır ötesi|sınırların ötesi*|sınır tanımayan|kendi yolun*|kendi yolunu|özgürlüğe|' +
        'özgürlük|özgürlüğ*|özgürce|özgür ruh*|rotanı*|rotan*|yaban hayat*|yabani doğa|şehrin gürültüsünden|' +
        'şehirden uzak*|şehrin stresinden|göçebe*|gezgin*|seyyah*|öncü*|doğa yürüyüş*|dağcı*|tırmanış*|' +
        'zirve yürüyüş*|sırt çanta*',
      2:
        'kamp|kampı|kampçı*|doğada|doğa spor*|dağ|dağlar*|patika*|parkur*|orman*|yayla*|okyanus*|derin mavi*|' +
        'dalış*|yelken*|rafting|kano|bisiklet tur*|karavan*|offroad|off road|arazi|serüven*|bağımsız*|' +
        'bağımsızlık*|gezi|geziler*|gezmek|egzotik|safari|uzay*|yeni dünya*|dünya turu',
      1:
        'tur|turlar*|tatil*|turizm*|rota*|deniz|denizler*|dünyanın dört bir*|uluslararası|kültürler*|rüzgar*|' +
        'gökyüzü|harita*|outdoor|merak*|seyahat*',
    },
    Creator: {
      3:
        'el yapımı|el emeği|el işi|el işçiliği|elde üretil*|elle yapıl*|elle işlen*|göz nuru|kendin yap|' +
        'kendi tasarım*|kendi mağazan*|kendi siteni|kendi sitenizi|kendininkini|sıfırdan|fikirden|' +
        'fikirlerini gerçeğe|fikirlerinizi gerçeğe|fikirlerinizi hayata|fikirleri hayata|hayal gücü*|' +
        'hayallerini tasarla*|hayallerinizi tasarla*|hayata geçir*|kişiye özel|size özel tasarla*|' +
        'size özel tasarım*|özel tasarım*|özgün*|özgün tasarım*|benzersiz*|eşsiz tasarım*|yaratıcı*|' +
        'yaratıcılık*|yarat|yaratın|yaratıyoruz|yaratmak|mucit*|icat*|zanaat*|zanaatkar*|usta eller*|ustalıkla|' +
        'atölye*|prototip*|imzalı|ilmek ilmek',
      2:
        'tasarla|tasarlayın|tasarlıyoruz|tasarlanan*|tasarlandı|tasarımcı*|sanat|sanatı|sanatsal*|sanatçı*|' +
        'sanat eseri|eser|eserler*|ressam*|resim yap*|çizim*|illüstra*|heykel*|seramik*|çömlek*|ahşap işçi*|' +
        'nakış*|dikiş*|örgü|beste*|besteci*|ilham*|esin*|üretici ruh*|üretken*|kendini ifade*|kendinizi ifade*|' +
        'ifade biçim*|yenilikçi fikir*|deneysel*|inovatör*|hikaye anlat*|kurgu*|piksel*',
      1:
        'tasarım*|fikir|fikirler*|proje tasar*|stüdyo*|mimari*|mimar|inşa*|üretiyoruz|şablon*|editör*|müzik|' +
        'fotoğraf*|geliştiriyoruz|usta|ustalar*|dekor*',
    },
    Ruler: {
      3:
        'sektör lideri|sektörün lideri|sektörün öncü*|pazar lideri|lider marka|lider firma*|lider kuruluş*|' +
        'dünya lideri|dünyanın lider*|türkiye nin lider*|türkiye nin en büyük|türkiye nin önde gelen|' +
        'önde gelen|bir numara*|1 numara*|dünya standart*|dünya klas*|en yüksek standart*|üst düzey|' +
        'üst segment*|birinci sınıf|seçkin*|ayrıcalık*|ayrıcalığ*|ayrıcalıklı*|elit*|lüks yaşam|lüks konut*|' +
        'kontrol altında|tam kontrol|kontrol sizde|kurumsal yönetim|yönetişim|mevzuata uyum*|uyumluluk|' +
        'uyum yönetimi|risk yönetimi|gizlilik esas*|tam gizlilik|kraliyet|kraliyet ailesi|saray*|sultan*|' +
        'padişah*|osmanlı*|asalet*|soylu*|vip',
      2:
        'lider|liderlik*|liderliğ*|lideri|otorite*|hakimiyet*|hakim|iktidar*|nüfuz*|itibar*|saygın*|köklü*|' +
        'köklü geçmiş*|miras|mirası|nesilden nesile|kuşaktan kuşağa|asırlık|yüzyıllık|mükemmeliyet*|' +
        'mükemmellik*|mükemmelliğ*|kusursuz*|üstün|üstünlük*|ihtişam*|görkem*|görkemli|zarafet ve itibar|statü|' +
        'düzenli yönetim|disiplinli yönetim|strateji*|stratejik*|titizlik*|titizlikle|yönetim kurulu|holding*|' +
        'imparator*|varlık yönetimi|servet*|yatırımcı*|premium|prestij*',
      1:
        'kurumsal*|denetim*|standart*|istikrar*|sertifikalı|uluslararası standart*|büyük ölçekli|kamu kurum*|' +
        'kuruldu|yılından beri|yılından bu yana|klasik|hassasiyet*',
    },
    Magician: {
      3:
        'sihir*|sihirli*|büyü|büyülü*|büyüle*|büyüsü*|mucize*|mucizevi|tılsım*|hayallerini gerçek*|' +
        'hayallerinizi gerçek*|hayaller gerçek*|hayalleriniz gerçek*|hayal ettiğin*|rüya gibi|rüyaların*|' +
        'düşlerini*|göz açıp kapayınca*|tek dokunuş*|tek tuşla|kendiliğinden|zahmetsiz*|çaba harcamadan|' +
        'hayatını değiştir*|hayatınızı değiştir*|inanamayacak*|gözlerinize inana*|inanılmaz|akıl almaz|' +
        'geleceği şekillendir*|geleceği tasarla*|geleceği bugün*|geleceğin dünyası*|gelecek burada|' +
        'yeniden doğ*|bambaşka',
      2:
        'hayal*|rüya*|masal*|efsane*|efsanevi|gizem*|gizemli|esrarengiz|mistik*|ruhsal|ruhun*|meditasyon*|' +
        'şifa*|enerji alan*|simya*|iksir*|olağanüstü|harika dünya*|hayret*|hayranlık uyandır*|şaşırt*|' +
        'yıldırım hız*|sezgi*|altıncı his|kader|astroloji*|burç*|aydınlan*|unutulmaz|saniyeler içinde|saniyede|' +
        'birkaç saniyede|tek tıkla|tek tıklama*|bir tıkla|birkaç tıkla',
      1:
        'geleceğ*|vizyon*|teknolojinin gücü|ışıltı*|sürpriz dünya*|deneyimle|tahmin|anında|otomatik olarak|' +
        'otomatikman|yapay zeka|zekası|öngör*|dönüştür*|dönüşüm*|dönüşüyor',
    },
    Lover: {
      3:
        'aşkla|sevgiyle|sevgi dolu|aşk|aşkı|aşık*|aşıklar*|tutku|tutkuyla|tutkulu*|tutkusu*|tutkun*|arzu|' +
        'arzula*|cazibe*|çekici*|baştan çıkar*|ayartıcı|şehvet*|duygusal bağ|romantik*|romantizm*|sevgili*|' +
        'sevdiğin*|sevdikleriniz için|sevdiklerinize özel|iki kişilik|baş başa|kendini şımart*|' +
        'kendinizi şımart*|şımart*|şımar|ağızda eriyen|ağızda dağılan|damak zevk*|damakta|kadifemsi|ipeksi|' +
        'ipek gibi|kadife*|gelin|gelinlik*|düğün*|nişan|balayı|evlilik teklif*|kadınsı*|zarafet*|zarif*|' +
        'şıklık*|şıklığ*|göz alıcı|göz kamaştır*',
      2:
        'güzellik*|güzelliğ*|güzel|sevgi|sevda*|muhabbet*|estetik*|lüks|haz|hazzı|zevk|zevkle|zevkli*|keyif*|' +
        'keyfi|keyfini|lezzet*|leziz|nefis|enfes|tadı damağ*|mis gibi|koku|kokusu|parfüm*|aroma*|çikolata*|' +
        'tatlı|gül|güller*|buket*|mücevher*|pırlanta*|hayran*|büyüleyici güzel*|duyular*|duyularınız*|dokunuş*|' +
        'öpücük|kucakla*|ambiyans*',
      1:
        'atmosfer*|cilt|cildin*|cildiniz*|vücud*|stil*|moda*|şarap*|spa|rahatla*|kalp|kalbin*|kalpten|duygu*|' +
        'lezzetli|hatıra*|romans|makyaj*',
    },
    Caregiver: {
      3:
        'özenle bak*|ilgi ve özen|ilgi ve şefkat|sevgi ve şefkat|şefkat*|şefkatli|merhamet*|vicdan*|yanınızda*|' +
        'yanındayız|yanında olan|her zaman yanınızda|yalnız değilsin*|yalnız bırakma*|elinizden tut*|' +
        'yardım eli|yardım elini|ihtiyaç sahip*|ihtiyacı olan*|muhtaç*|bağış*|bağışla|bağışçı*|hayırsever*|' +
        'hayır kurum*|yardımsever*|zekat*|sadaka*|fitre*|yetim*|öksüz*|kimsesiz*|mülteci*|dezavantajlı*|' +
        'barınak*|sahiplen*|sokak hayvan*|ailenizi koru*|aileniz güvende|sevdiklerinizi koru*|' +
        'sevdiklerinizi güvence*|sevdiklerinizin güven*|umut ol*|huzurevi|gözünüz arkada kalma*|içiniz rahat|' +
        'emin ellerde|siz düşünmeyin|biz hallederiz|sizin yerinize|adım adım yanınızda|kendi hızınızda|sabırla|' +
        'güvenle evinize|gönül rahatlığ*',
      2:
        'koruyan|koruma altında|koruyoruz|kolla*|gözet*|özenli|özen göster*|ihtimam*|ilgili ve|bakım ver*|' +
        'hasta bakım*|evde bakım|refakat*|şifa bulm*|iyileş*|rehabilitasyon*|destek ol*|destek oluyor*|' +
        'yardımlaş*|yardımcı oluyor*|sosyal sorumluluk|fedakar*|cömert*|anne|anneler*|annelik|bebek*|bebeğ*|' +
        'yenidoğan|minik*|çocuklarımız*|çocuklarınız*|empati*|dinliyoruz|teselli*|hassas cilt*|güvende|nazik*|' +
        'sabır*|anlayışlı|umut|umudu|engelli*|ilgiliyiz|yanınızdaki|destekliyoruz',
      1:
        'sağlığ*|güvenli|güvenlik*|hasta|hastalar*|çocuk|çocuklar*|tedavi*|rahatlık*|hizmetkar|engelsiz|refah*|' +
        'konfor*|yaşlı*|hamile*|güvenle',
    },
    Jester: {
      3:
        'eğlence*|eğlen|eğlenin|eğleniyor*|eğlenmek|eğlenceli|gülmek|güldür*|gülelim|kahkaha*|şaka|şakacı*|' +
        'şakalaş*|espri*|komik*|mizah*|neşeli*|cümbüş*|parti|partisi|partiler*|curcuna*|şenlik*|şamata*|' +
        'çılgınca eğlen*|sıkıcı değil|sıkıcılığa|sıkılmak yok|sıkılmadan|can sıkıntısı*|oley|yaşasın|yuppi|' +
        'haha*|hoppa|vay be|hadi ama|eyvah|geyik|mem|muzip*|yaramaz*|haylaz*|afacan*|soytarı*|palyaço*|' +
        'maskara*|stand up|skeç*|parodi*|matrak*|gırgır*',
      2:
        'oyun|oyna|oynayın|oynamak|oyunlar*|oyunbaz*|oyuncak*|dans|dansı|karnaval*|festival*|kutla*|kutlama*|' +
        'sürpriz*|komedi*|komedyen*|karikatür*|çizgi film*|lunapark*|disko*|karaoke|halay|coşku*|coştur*|' +
        'zıpla*|saçma*|absürt|tuhaf|kafa dengi|kafa dağıt*|ironi*|dalga geç*|keyifli vakit|eğlendir*|kopma*|' +
        'bomba gibi|süper|şahane|bayıl*|tombala|quiz',
      1:
        'renkli|doğum günü|hobi*|konser*|atıştır*|abur cubur|şeker*|bira|kokteyl*|animasyon*|maskot*|bulmaca*|' +
        'neşeyle|cıvıl cıvıl|sahne*|balon*|kostüm*',
    },
    Sage: {
      3:
        'bilgelik|bilgeliğ*|bilge|bilgi birikim*|bilgi paylaş*|bilimsel*|bilimsel temel*|kanıta dayalı|kanıt*|' +
        'veriye dayalı|veri odaklı|verilere dayalı|verilerle|gerçekler*|hakikat*|doğru bilgi*|doğru karar*|' +
        'bilinçli karar*|bilinçli tercih*|bilinçli*|nesnel*|objektif*|tarafsız*|bağımsız araştırma*|' +
        'araştırmalar gösteriyor|açıklıyoruz|anlatıyoruz|öğretiyoruz|anlamanıza yardım*|anlamlandır*|' +
        'derinlemesine|içgörü*|kavra*|metodoloji*|yöntembilim*|açık kaynak*|irfan*|ilim*|aydınlat*|sorgula*|' +
        'eleştirel düşün*|felsefe*',
      2:
        'bilim|bilimin|bilim insan*|araştırma*|araştırmacı*|akademik*|akademisyen*|ansiklopedi*|yayınlar*|' +
        'şeffaflık*|doğrula*|düşünce*|fikir önder*|farkındalık*|zihin*',
      1:
        'ölçüm*|hassas ölç*|akıl|zeka|zekası|teori*|kaynakça|analiz*|analitik*|istatistik*|teşhis*|tanı koy*|' +
        'mentor*|rehberlik*|öğrenme*|öğret*|kanıtlanmış|öğretmen*|ders|dersler*',
    },
  },
}
