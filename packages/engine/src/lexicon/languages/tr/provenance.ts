import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'diğerleri|diğer ajanslar|diğer firmalar|diğer şirketler|diğer araçlar|rakipler|rakiplerimiz|geleneksel|geleneksel ajanslar|geleneksel yöntem|bizsiz|önce|eski yöntem|alternatifler|klasik',
  contrast:
    'aksine|diğer ajansların aksine|diğer firmaların aksine|diğerlerinden farklı olarak|diğer ajanslar|diğer firmalar|çoğu ajans|çoğu firma|çoğu şirket|birçok ajans|birçok firma|rakiplerimiz|geleneksel ajanslar',
  example:
    'örnek|örnekler|örnek hesaplama|hesaplama örneği|örnek veri|örnek veriler|demo verileri|kurgusal örnek|temsili|temsili görsel|görsel temsilidir|örnek yorum',
  credits:
    'web tasarım|web sitesi tasarımı|tasarım|tasarlayan|tasarım ve yazılım|yazılım|geliştiren|yapım|hazırlayan|altyapı|hosting|barındırma|fotoğraf|fotoğraflar|fotoğrafçı|görseller|ikonlar|illüstrasyon|tema|çeviri|web tasarımı|web tasarım ve yazılım|web sitesi tasarım|tasarım ve geliştirme|tasarım ve uygulama|kodlama|yapımcı',
  otherOffers:
    'diğer ürünlerimiz|diğer markalarımız|diğer hizmetlerimiz|diğer projelerimiz|markalarımız|kardeş şirket|kardeş şirketler|grup şirketlerimiz',
}
