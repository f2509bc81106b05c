import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'به زودی|در دست ساخت|در حال ساخت|در دست تعمیر',
  },
  home: 'خانه|صفحه اصلی|خوش آمدید|وب سایت رسمی|صفحه نخست',
}
