import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'ฉัน|ผม|ดิฉัน|หนู|ของฉัน|ของผม',
    praise: 'ขอบคุณ|ประทับใจ|พอใจ|พึงพอใจ|ยอดเยี่ยม|ดีมาก|เยี่ยม|สุดยอด|เป็นกันเอง|กลับมาใช้|ใช้บริการอีก|ชอบมาก|ห้าดาว|5 ดาว',
    owner: 'ผู้ก่อตั้ง|เจ้าของ|กรรมการผู้จัดการ|ผู้อำนวยการ|ผู้เขียน',
  },
}
