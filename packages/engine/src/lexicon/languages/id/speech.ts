import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'saya|aku|punya saya',
    praise:
      'rekomendasi*|merekomendasikan|recommended|terima kasih|makasih|puas|memuaskan|hebat|luar biasa|mantap|bagus|keren|ramah|sopan|sabar|terbantu|sangat baik|pelayanannya|pasti kembali|balik lagi|langganan|sukses selalu|bintang lima|worth it|tidak menyesal',
    owner: 'pendiri|pemilik|direktur|direktur utama|ketua|penulis|penemu|filsuf',
  },
}
