import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'bu alan adı satılıktır|bu domain satılıktır|satılık domain|satılık alan adı|bu alan adını satın al|park edilmiş alan adı|bu alan adı tescil edilmiştir|alan adı satılık',
    'coming-soon':
      'çok yakında|yakında hizmetinizde|yapım aşamasında|sitemiz yapım aşamasındadır|yapım aşamasındadır|bakım çalışması|bakımdayız|yakında açılıyor|yakında sizlerle|sayfa hazırlanıyor|sitemiz hazırlanıyor|yakında geliyor|kısa süre sonra buradayız',
    suspended:
      'hesap askıya alındı|hesabınız askıya alınmıştır|site askıya alındı|bu site askıya alınmıştır|hosting hesabı askıya alındı',
    'default-page': 'varsayılan sayfa|sunucu varsayılan sayfası',
    login:
      'devam etmek için giriş yapın|şifremi unuttum|şifrenizi mi unuttunuz|beni hatırla|giriş yapmalısınız|şifrenizi girin',
    'bot-wall':
      'tarayıcınız kontrol ediliyor|insan olduğunuzu doğrulayın|ben robot değilim|erişim engellendi|erişim reddedildi',
    error:
      'sayfa bulunamadı|aradığınız sayfa|böyle bir sayfa yok|sayfa mevcut değil|sunucu hatası|bir şeyler ters gitti|bu sayfa bulunamadı|aradığınız sayfa bulunamadı',
    'needs-script':
      'javascript’i etkinleştirin|lütfen javascript’i|javascript devre dışı|javascript gereklidir|javascript’i açın|javascript etkinleştir|javascript desteklemiyor|javascripti etkinleştirin',
    template: 'örnek sayfa|bir başka wordpress sitesi|web sitem|başlıksız|merhaba dünya|adsız belge',
  },
  home: 'ana sayfa|anasayfa|hoş geldiniz|hoşgeldiniz|resmi web sitesi|resmi site|resmi internet sitesi|giriş sayfası|resmi sitesi|resmi web sayfası|resmi online mağaza',
}
