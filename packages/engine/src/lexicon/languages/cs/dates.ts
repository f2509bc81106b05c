import type { DatesLists } from '../../dates/lists.ts'

export const dates: DatesLists = {
  shortMonths: 'led úno bře dub kvě čvn|čer čvc srp zář říj lis pro',
  past: 'před týdnem|před měsícem|před rokem',
}
