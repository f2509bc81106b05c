import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'tentang kami|=tentang|profil perusahaan|sejarah kami|visi dan misi|visi misi|cerita kami',
    team: 'tim kami|manajemen|dewan direksi',
    careers: 'karir|lowongan|lowongan kerja|bergabung dengan kami',
    contact: 'hubungi kami|=kontak|kontak kami|=lokasi',
    legal: 'kebijakan privasi|syarat dan ketentuan',
    pricing: '=harga|daftar harga|=paket|harga paket|=biaya',
    product: '=produk|produk kami|=layanan|layanan kami|=toko|=belanja',
    solutions: '=solusi|solusi kami',
    customers: '=portofolio|klien kami|=klien|=proyek|studi kasus',
    testimonials: 'testimoni|ulasan',
    blog: '=berita|=artikel|=acara',
    faq: 'pertanyaan umum|=bantuan|pusat bantuan|tanya jawab',
  },
  blocks: {
    testimonials:
      'testimoni|testimoni pelanggan|ulasan|ulasan pelanggan|kata mereka|apa kata mereka|apa kata pelanggan|apa kata klien|kata pelanggan|kata klien|apa kata mereka tentang kami|pelanggan kami berkata|cerita pelanggan|pengalaman pelanggan|review pelanggan|ulasan google',
  },
  policies: {
    privacy: 'kebijakan privasi',
    terms: 'syarat dan ketentuan|ketentuan layanan',
  },
  controls: {
    consent: 'terima semua|setuju|tolak semua',
    'read-more': 'selengkapnya|baca selengkapnya|lihat semua|pelajari lebih lanjut',
  },
}
