import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../../site-fixtures.ts'
import { shownQuotations } from './shown.ts'

const brand = { names: ['Oaken'], isOwnPerson: (name: string) => name === 'Mia Holm' }
const quotationsOf = (body: string, type: TestPage['type'] = 'home') =>
  shownQuotations(siteOfPages({ '/': { html: `<title>Oaken</title><body>${body}`, type } }).home, brand)
const texts = (body: string) => quotationsOf(body).map(({ text }) => text)
const author = '<p>Jane Dow</p><p>Head of Operations, Acme</p>'
const sure = (words: string) => `<div class="testimonial"><p>${words}</p>${author}</div>`
const words = 'They measured twice and cut once, and we are glad.'
const dry = 'They measured the walls of the house on two days of March.'
const letters = (count: number) => 'k'.repeat(count)

const lengths: [what: string, words: string, isFound: boolean][] = [
  ['seven words of 40 characters', `we are so glad of it ${letters(19)}`, true],
  ['seven words of 39 characters', `we are so glad of it ${letters(18)}`, false],
  ['six words of 40 characters', `we are so glad of ${letters(22)}`, false],
  ['22 Japanese signs', `とても丁寧で満足です${'木'.repeat(12)}`, true],
  ['21 Japanese signs', `とても丁寧で満足です${'木'.repeat(11)}`, false],
  ['15 characters between marks', `“${letters(15)}”`, true],
  ['14 characters between marks', `“${letters(14)}”`, false],
  ['1,200 characters', `we are so glad of it ${letters(1_179)}`, true],
  ['1,201 characters', `we are so glad of it ${letters(1_180)}`, false],
]
for (const [what, said, isFound] of lengths) {
  test(`${what} are ${isFound ? '' : 'not '}the words of somebody`, () => {
    assert.equal(texts(sure(said)).length, isFound ? 1 : 0)
  })
}

const zone = (name: string, inner: string, tag = 'div') => `<${tag} class="${name}"><p>${inner}</p>${author}</${tag}>`
const zones: [title: string, html: string, isFound: boolean][] = [
  ['a part called testimonials needs no marks', zone('testimonials', words), true],
  ['a part called reviews has neither marks nor praise', zone('reviews', dry), false],
  ['a part called reviews has praise', zone('reviews', words), true],
  ['a part called reviews has marks', zone('reviews', `“${words}”`), true],
  ['a part called reviews has stars', zone('reviews', `${words}</p><p>★★★★★`), true],
  [
    'a part called reviews has a rating',
    `<div class="reviews"><p>${words}</p><i class="rating"></i>${author}</div>`,
    true,
  ],
  [
    'a part called reviews has a quotation',
    `<div class="reviews"><blockquote>${words}</blockquote>${author}</div>`,
    true,
  ],
  ['a part called otherwise has marks', zone('previews', `“${dry}”`), false],
  ['a part called otherwise has marks and praise', zone('previews', `“${words}”`), true],
  ['a form is called so', zone('testimonials', words, 'form'), false],
  ['a name is written in one word', zone('customerReviews', words), true],
  ['the words are a heading', `<div class="testimonial"><h3>${words}</h3>${author}</div>`, false],
  [
    'the words are said of a picture',
    `<div class="testimonial"><figcaption>${words}</figcaption>${author}</div>`,
    false,
  ],
]
for (const [title, html, isFound] of zones) {
  test(`words are ${isFound ? '' : 'not '}read where ${title}`, () => {
    assert.equal(quotationsOf(html).filter(({ text }) => text === words).length, isFound ? 1 : 0)
  })
}

test('a part within a part is read once', () => {
  assert.equal(texts(`<section class="testimonials">${sure(words)}</section>`).length, 1)
})

test('a name behind the marks of a line is that of the author, up to 60 characters', () => {
  const signed = (behind: string) => texts(`<div class="testimonial"><p>“${words}” ${behind}</p></div>`)
  assert.deepEqual(signed('Jane Dow'), [words])
  assert.deepEqual(signed(letters(60)), [words])
  assert.notDeepEqual(signed(letters(61)), [words])
})

const spoken = (body: string) =>
  quotationsOf(body).map(({ text, speaker }) => [text, speaker?.author ?? null, speaker?.role ?? null])

const cards: [title: string, html: string, ...expected: (string | null)[][]][] = [
  [
    'a line in marks and a name behind a dash need no box',
    '<div><p>We bake every day.</p><div>"Oaken built us a kitchen that will serve us for years to come."</div><div>&mdash; Ann Lee, Ferry House</div></div>',
    ['Oaken built us a kitchen that will serve us for years to come.', 'Ann Lee', 'Ferry House'],
  ],
  [
    'so in German',
    '<div><p>Wir bauen Küchen.</p><div>„Ich kann Oaken nur empfehlen, alles war pünktlich fertig.“</div><div>— Ute Maas, Hotel am See</div></div>',
    ['Ich kann Oaken nur empfehlen, alles war pünktlich fertig.', 'Ute Maas', 'Hotel am See'],
  ],
  [
    'words may be headings, and a place may follow the name in its line',
    '<div class="review-slide"><h4>"I came with a kitchen from 1970 and got one that I love, and they were done within a week.</h4><div class="name"><b>Ben L</b> Leeds</div></div>',
    ['I came with a kitchen from 1970 and got one that I love, and they were done within a week.', 'Ben L', 'Leeds'],
  ],
  [
    'a handle is a name, and what a review is called is none',
    '<div aria-label="App Store reviews"><div class="c"><p class="c__title">Useful and Cheerful</p><p class="c__handle">oakfan2000</p><i class="stars"></i><p>I love that it plans my kitchen without any effort at all.</p></div></div>',
    ['I love that it plans my kitchen without any effort at all.', 'oakfan2000', null],
  ],
  [
    'initials in a circle are those of the name behind them',
    '<div class="testimonial"><p>They were on time and I recommend them to everybody.</p><div><div>CK</div><div>C. Kowal</div><div>Lindau</div></div></div>',
    ['They were on time and I recommend them to everybody.', 'C. Kowal', 'Lindau'],
  ],
  [
    'the alternative text of a portrait names who speaks',
    '<div class="testimonial"><img src="a.jpg" alt="Ann Lee"><p>They were on time and I recommend them to everybody.</p></div>',
    ['They were on time and I recommend them to everybody.', 'Ann Lee', null],
  ],
  [
    'line breaks alone part words and names',
    '<h2>Testimonials</h2><p>“I love my kitchen so much, thank you.”<br>Ann Lee, Leeds<br><br>“They were great and on time.”<br>Bo Kerr</p>',
    ['I love my kitchen so much, thank you.', 'Ann Lee', 'Leeds'],
    ['They were great and on time.', 'Bo Kerr', null],
  ],
  [
    'a heading, praise and a name will do, in Italian',
    '<h2>Dicono di noi</h2><div><p>Ottima esperienza, personale gentile e disponibile. Consiglio vivamente a tutti.</p><p>Maria R.</p></div>',
    ['Ottima esperienza, personale gentile e disponibile. Consiglio vivamente a tutti.', 'Maria R.', null],
  ],
  [
    'Hebrew marks',
    '<h2>לקוחות מספרים</h2><div><p>״בתוך שבועיים הייתה לנו מערכת מעולה, ואני ממליצה בחום על הצוות.״</p><p>טל רותם</p></div>',
    ['בתוך שבועיים הייתה לנו מערכת מעולה, ואני ממליצה בחום על הצוות.', 'טל רותם', null],
  ],
  [
    'a name before the words in their line',
    '<div class="testimonials"><p>Ann Lee said: “I love my kitchen and I recommend Oaken to everybody.”</p></div>',
    ['I love my kitchen and I recommend Oaken to everybody.', 'Ann Lee', null],
  ],
  [
    'a name in brackets behind the words',
    '<h3>What parents say</h3><ul><li>"My son loves it, and the teachers are so kind to him." (Ann, mother of Tim)</li></ul>',
    ['My son loves it, and the teachers are so kind to him.', 'Ann', 'mother of Tim'],
  ],
  [
    'a list of terms',
    '<dl class="testimonials"><dt>Ann Lee</dt><dd>I love my kitchen and I recommend Oaken to everybody.</dd><dt>Bo Kerr</dt><dd>They were very friendly and on time, thank you so much.</dd></dl>',
    ['I love my kitchen and I recommend Oaken to everybody.', 'Ann Lee', null],
    ['They were very friendly and on time, thank you so much.', 'Bo Kerr', null],
  ],
  [
    'microdata of a review',
    '<div itemscope itemtype="https://schema.org/Review"><span itemprop="author">Ann Lee</span><p itemprop="reviewBody">I love my kitchen and I recommend it to everybody I know.</p></div>',
    ['I love my kitchen and I recommend it to everybody I know.', 'Ann Lee', null],
  ],
  [
    'what was done, and when, is no speech in Korean',
    '<div class="review-card"><div><div>김</div><h4>김민준</h4><p>강남 타워 외벽 전체 청소 · 2024.10.15</p></div><div>★★★★★</div><div>건물 외벽 청소를 맡겼는데 정말 만족합니다. 작업도 꼼꼼하게 해주셨어요.</div></div>',
    ['건물 외벽 청소를 맡겼는데 정말 만족합니다. 작업도 꼼꼼하게 해주셨어요.', '김민준', null],
  ],
  [
    'names above the words, in a list without boxes',
    '<h2>お客様の声</h2><h3>田中様</h3><p>とても丁寧に相談に乗っていただき、キッチンに満足しています。</p><h3>佐藤様</h3><p>スタッフの方が親切で、安心してお願いできました。感謝しています。</p>',
    ['とても丁寧に相談に乗っていただき、キッチンに満足しています。', '田中様', null],
    ['スタッフの方が親切で、安心してお願いできました。感謝しています。', '佐藤様', null],
  ],
]
const row = (...cards: [words: string, name: string][]) =>
  cards.map(([said, name]) => `<div class="box"><p>${said}</p><h4>${name}</h4></div>`).join('')
const rows: typeof cards = [
  [
    'a heading and a row of names carry words without marks and praise',
    `<h2>What our clients say</h2>${row(
      ['From the first drawing to the last screw it took them nine days.', 'Ann Lee, Leeds'],
      ['Our hallway was dark before, and now people stop in front of it.', 'Bo Kerr, York'],
    )}`,
    ['From the first drawing to the last screw it took them nine days.', 'Ann Lee', 'Leeds'],
    ['Our hallway was dark before, and now people stop in front of it.', 'Bo Kerr', 'York'],
  ],
  [
    'so in Turkish, and one that is short',
    `<h2>Müşterilerimiz Ne Diyor?</h2>${row(
      ['Mutfağımız sözleştiğimiz günden önce kuruldu, ustalar ortalığı da topladı.', 'Ayşe Yılmaz'],
      ['Fiyatı da işçiliği de çok iyi!', 'Mehmet Kaya'],
    )}`,
    ['Mutfağımız sözleştiğimiz günden önce kuruldu, ustalar ortalığı da topladı.', 'Ayşe Yılmaz', null],
    ['Fiyatı da işçiliği de çok iyi!', 'Mehmet Kaya', null],
  ],
  [
    'what a review is called stands above the name that is introduced, in German',
    '<h2>Rezensionen</h2><article><h3>Absolute Empfehlung</h3><p>von Karin B., 12.03.2024</p><p>Die Küche stand nach zwei Tagen, und das Team hat alles mitgenommen.</p></article><article><h3>Gerne wieder</h3><p>von Uwe T., 02.01.2024</p><p>Das Team hat die alte Küche gleich am ersten Vormittag ausgebaut.</p></article>',
    ['Die Küche stand nach zwei Tagen, und das Team hat alles mitgenommen.', 'Karin B.', null],
    ['Das Team hat die alte Küche gleich am ersten Vormittag ausgebaut.', 'Uwe T.', null],
  ],
  [
    'who it is may stand behind a dash in place of a name, in Dutch',
    '<h2>Ervaringen van ouders</h2><p>"Onze zoon heeft er een kast bij en ruimt nu zelf op."</p><p>- moeder van Tim (6 jaar)</p>',
    ['Onze zoon heeft er een kast bij en ruimt nu zelf op.', 'moeder van Tim', '6 jaar'],
  ],
  [
    'names in bold behind the words of a list without boxes, in German',
    '<h2>Was unsere Kunden sagen</h2><p><em>Die Küche stand nach drei Tagen, und der Boden war gefegt.</em></p><p><strong>Familie Lang, Rosenheim</strong></p><p><em>Sogar die alte Tür zum Keller schließt jetzt wieder richtig.</em></p><p><strong>H. Obermeier</strong></p>',
    ['Die Küche stand nach drei Tagen, und der Boden war gefegt.', 'Familie Lang', 'Rosenheim'],
    ['Sogar die alte Tür zum Keller schließt jetzt wieder richtig.', 'H. Obermeier', null],
  ],
  [
    'names in capitals stand before words, in Russian',
    '<h2>Отзывы</h2><div class="box"><b>Ирина Соколова</b><p>Кухня стоит второй год, ни одна дверца не просела.</p></div><div class="box"><b>Олег Титов</b><p>Замерщик приехал в тот же день, через две недели всё стояло.</p></div>',
    ['Кухня стоит второй год, ни одна дверца не просела.', 'Ирина Соколова', null],
    ['Замерщик приехал в тот же день, через две недели всё стояло.', 'Олег Титов', null],
  ],
  [
    'the title of the next part is no name',
    '<h2>Reviews</h2><h3>Ann Lee</h3><p>"I love it, they were great and so friendly to all of us."</p><h2>Opening hours</h2><p>Monday to Friday</p>',
    ['I love it, they were great and so friendly to all of us.', 'Ann Lee', null],
  ],
  [
    'a part of a page is opened by a button that names it, in French',
    `<style>.part{display:none}.part.active{display:block}</style><nav><a onclick="show('avis')">Avis</a></nav><div class="part active"><p>Nous fabriquons des cuisines dans notre atelier depuis la fondation de la maison.</p></div><div id="avis" class="part"><h2>Avis</h2><div><p>"Enfin une équipe qui tient ses délais, merci pour cette belle cuisine."</p><p>David R.</p></div></div>`,
    ['Enfin une équipe qui tient ses délais, merci pour cette belle cuisine.', 'David R.', null],
  ],
  [
    'a gate hides the page until it is passed, in German',
    '<style>#site{display:none}</style><div id="gate"><button>OK</button></div><div id="site"><div class="testimonial"><p>„Ich würde jederzeit wieder bei ihnen eine Küche bestellen.“</p><b>– Simone Haid</b></div></div>',
    ['Ich würde jederzeit wieder bei ihnen eine Küche bestellen.', 'Simone Haid', null],
  ],
]
for (const [title, html, ...expected] of [...cards, ...rows])
  test(`a card: ${title}`, () => assert.deepEqual(spoken(html), expected))

const praise = 'They were on time, and I recommend them to everybody.'
const card = (inner: string) => `<div class="testimonial"><p>${inner}</p><p class="author">Ann Lee</p></div>`
const aboutOaken =
  'Oaken builds kitchens of oak and ash in its own workshop, measures every room twice, and comes by a year later to see how the drawers run.'
const others: [title: string, html: string][] = [
  [
    'famous words in a box for quotations',
    '<div class="quote"><p>“The way to get started is to quit talking and begin doing.”</p><p>— Walt Disney</p></div>',
  ],
  [
    'famous words in German',
    '<div class="quote"><p>„Der Weg ist das Ziel, und wer ihn geht, kommt an.“</p><p>– Konfuzius</p></div>',
  ],
  [
    'a founder’s own line',
    '<div><p>“I love wood, and I want everybody to have a kitchen that lasts.”</p><p>Ida Holm, Founder of Oaken</p></div>',
  ],
  [
    'a founder’s own line in Ukrainian',
    '<div class="founder"><p>«Понад 20 років я створюю кухні, і дякую всім нашим клієнтам.»</p><p>Ірина Бондар</p><p>Засновниця Oaken</p></div>',
  ],
  [
    'who made a method',
    '<div class="method-quote"><blockquote>„Wszystko, co się z nami dzieje, zapisuje się w drewnie.”</blockquote><cite>Jan Lis, twórca metody</cite></div>',
  ],
  [
    'points behind a founder’s line',
    '<div><i class="fa-quote-left"></i><h3>Ida Berg</h3><p>"I believe that a kitchen is where science meets art, and that it takes soul."</p><div class="credential"><span>Gold Medal, Oak Fair 2018</span></div><div class="credential"><span>Certified joiner</span></div><div class="credential"><span>Author of “Oak”</span></div></div>',
  ],
  [
    'what follows a link to the words of customers in a menu',
    '<nav><ul><li><a href="#t">Testimonials</a></li></ul></nav><section class="about"><h2>Our heritage</h2><p>Founded in 2010, Oaken has become known for exceptional kitchens of the best oak and ash.</p><div class="feature"><i></i><span>Premium Oak</span></div><div class="feature"><i></i><span>Prize Winning Joints</span></div><div class="feature"><i></i><span>Fresh Ideas</span></div></section>',
  ],
  [
    'fields of a form beside what asks for a review',
    '<h1>Reviews</h1><section class="leave-review"><h2>Share Your Experience</h2><p>We would love to hear about your kitchen from Oaken. Your feedback delights us.</p><form><label>Name</label><i class="stars"></i><textarea></textarea></form></section>',
  ],
  [
    'figures and platforms under a line about reviews',
    '<div class="reviews"><p>The trust of our guests</p><h2>What they say</h2><p>More than 136 verified reviews, all with five stars: the best measure of our work.</p><i class="stars"></i><p>Google Maps</p><p>112 verified reviews</p></div>',
  ],
  [
    'titled boxes under a heading for reviews',
    '<h2>Reviews</h2><div class="box"><h3>Solid Oak</h3><p>The boards come from a forest that we know, and dry for two years.</p></div><div class="box"><h3>Hand Finish</h3><p>Oil goes on by hand, in three coats, and the doors rest in between.</p></div>',
  ],
  ['a line of somebody of the brand', card(praise).replace('Ann Lee', 'Mia Holm')],
  ['a line of the brand', card(praise).replace('Ann Lee', 'Oaken')],
  ['thoughts put into the mouths of readers', '<ul><li>「英語が苦手で、いつも授業についていけません」</li></ul>'],
  [
    'a teaser of the page on which somebody speaks',
    '<div class="voices"><a href="/voices/lee"><h3>Ann Lee</h3><p>Our guests tell with great joy what has changed in their homes.</p></a></div>',
  ],
  [
    'a preview that is cut off',
    '<div class="review"><p>Google reviews</p><p>“Fast and great, I recommend…”</p><p>Ann Lee</p></div>',
  ],
  ['a part that is hidden whole', `<p>${aboutOaken}</p><section style="display:none">${card(praise)}</section>`],
  [
    'answers on a page of reviews',
    '<h1>Reviews</h1><div><h3>Are your reviews genuine?</h3><p>Yes, they are by happy customers who had our kitchens built.</p></div>',
  ],
  [
    'what asks for a review',
    '<section class="reviews"><h3>Your review</h3><p>Were you happy with us? Please tell us what you love about your kitchen.</p><i class="stars"></i><form><input></form></section>',
  ],
  [
    'figures under a heading for testimonials',
    '<section><h2>Testimonials</h2><p>Our kitchens are loved by people who cook every day.</p><b>200+</b><p>Happy Homes</p></section>',
  ],
]
for (const [title, html] of others) test(`nobody's praise: ${title}`, () => assert.deepEqual(spoken(html), []))

test('slides that a style hides are read with the one that is shown', () => {
  const hidden = card(praise.replace('everybody', 'all of you')).replace('<div', '<div style="display:none"')
  assert.equal(texts(`<div>${card(praise)}${hidden}</div>`).length, 2)
})
