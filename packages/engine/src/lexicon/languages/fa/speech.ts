import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'من|برای من|تجربه من|بودم|کردم|گرفتم',
    praise:
      'توصیه|پیشنهاد می کنم|پیشنهاد میکنم|ممنون|ممنونم|سپاس|تشکر|متشکرم|راضی|رضایت|فوق العاده|بی نظیر|مودب|خوش برخورد|صبور|دلسوز|کمک کرد|کمک کردند|خوشحال|پنج ستاره',
    owner: 'بنیانگذار|موسس|مالک|صاحب|مدیر عامل|مدیرعامل|نویسنده|مخترع',
  },
}
