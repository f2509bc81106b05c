import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectLanguage } from './detect-language.ts'

const samples: Record<string, string> = {
  en: 'We build kitchens to order in a small workshop near Leeds, and we deliver them all over the country.',
  de: 'Wir bauen Küchen nach Maß in einer kleinen Werkstatt bei Leipzig und liefern sie in das ganze Land.',
  fr: 'Nous fabriquons des cuisines sur mesure dans un petit atelier près de Lyon, et nous livrons partout en France.',
  es: 'Fabricamos cocinas a medida en un pequeño taller cerca de Granada y las entregamos en toda España.',
  it: 'Costruiamo cucine su misura in un piccolo laboratorio vicino a Firenze e le consegniamo in tutta Italia.',
  pl: 'Budujemy kuchnie na wymiar w małym warsztacie pod Gdańskiem i dostarczamy je w całej Polsce.',
  sv: 'Vi bygger kök på beställning i en liten verkstad utanför Uppsala och levererar över hela landet.',
  tr: 'Bodrum yakınlarındaki küçük atölyemizde ısmarlama mutfaklar yapıyor ve tüm ülkeye gönderiyoruz.',
  ru: 'Мы делаем кухни на заказ в небольшой мастерской под Казанью и доставляем их по всей стране.',
  uk: 'Ми робимо кухні на замовлення в невеликій майстерні під Києвом і доставляємо їх по всій країні.',
  ar: 'نصنع المطابخ حسب الطلب في ورشة صغيرة قرب الرياض ونوصلها إلى جميع أنحاء البلاد.',
  he: 'אנחנו בונים מטבחים בהזמנה בסדנה קטנה ליד חיפה ומספקים אותם לכל הארץ.',
  zh: '我们在一家小作坊里定制厨房，并送往全国各地。欢迎来电咨询。',
  ja: '私たちは小さな工房で台所を一台ずつ手作りし、全国にお届けしています。',
  ko: '저희는 작은 공방에서 주방 가구를 주문 제작하여 전국으로 배송합니다.',
}
for (const [language, text] of Object.entries(samples)) {
  test(`a paragraph of ${language} is told`, () => assert.equal(detectLanguage(text).language, language))
}

test('too little text is in no language', () => {
  assert.deepEqual(detectLanguage('OK 12 €'), { language: 'und', confidence: 0 })
  assert.deepEqual(detectLanguage(''), { language: 'und', confidence: 0 })
})

test('a list of foreign names at the top does not sway the whole', () => {
  const names = 'Deutsch Français Español Italiano Português Nederlands Svenska '
  assert.equal(detectLanguage(names + samples.en!.repeat(12)).language, 'en')
})

test('rows 60 and 66: a megabyte of one word, and characters that nobody sees, are read', () => {
  for (const piece of ['word ', 'a', ' ', '(', '\u202e', '\u200b', '7', '台']) {
    assert.equal(typeof detectLanguage(piece.repeat(1_000_000 / piece.length)).language, 'string')
  }
})
