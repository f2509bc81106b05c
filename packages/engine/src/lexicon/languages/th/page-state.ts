import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'เร็วๆ นี้|กำลังปรับปรุง|อยู่ระหว่างการปรับปรุง',
  },
  home: 'หน้าแรก|หน้าหลัก|ยินดีต้อนรับ|เว็บไซต์ทางการ',
}
