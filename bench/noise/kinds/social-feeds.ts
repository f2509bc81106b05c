/** Posts and reviews that come from elsewhere: other ones on every visit. */
import { inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'

const posts = [
  'Monday, half past six, and the kettle is on.',
  'Thank you for a full house yesterday!',
  'Look who came by the workshop today.',
  'New week, same old stove.',
  'The first snow. We open anyway.',
  'Three of us, one ladder, no plan.',
  'Somebody left a blue glove here.',
]
const reviews = [
  'Friendly, quick and fair. Would come again.',
  'They kept every promise they made.',
  'A pleasure from the first call on.',
  'Good work, and they cleaned up after it.',
  'Patient with all of my questions.',
  'Five stars are not enough.',
]
const people = ['Agnes M.', 'Tobi', 'R. Okafor', 'Lise V.', 'Hugo B.', 'Ming', 'Paula S.']

export const kind: NoiseKind = {
  name: 'social-feeds',
  readings(site, random) {
    const manner = random.whole(0, 4)
    const draw = () => {
      const feed = random.some(posts, 4)
      const said = random.some(reviews, 3)
      const ago = () => `${random.whole(2, 11)} ${random.pick(['days', 'weeks', 'months'])} ago`
      return [
        `<div id="sb_instagram" class="sbi sbi_col_4"><div class="sb_instagram_header"><h3>@${site.name}</h3></div><div id="sbi_images">${feed.map((post) => `<div class="sbi_item"><a href="https://www.instagram.com/p/${random.token(11)}/"><img src="https://scontent.example/${random.hex(12)}.jpg" alt="${post}"></a></div>`).join('')}</div></div>`,
        `<section class="twitter-feed"><h2>From our feed</h2>${feed.map((post) => `<article class="tweet"><p>${post}</p><a href="https://social.example/${random.whole(1e9, 9e9)}">${ago()}</a> <span>${random.whole(0, 90)} likes</span></article>`).join('')}</section>`,
        `<div class="ti-widget ti-goog"><div class="ti-reviews-container">${said.map((text) => `<div class="ti-review-item"><div class="ti-name">${random.pick(people)}</div><div class="ti-date">${ago()}</div><div class="ti-review-content">${text}</div></div>`).join('')}</div><div class="ti-footer">${random.whole(40, 300)} Google reviews</div></div>`,
        `<section class="testimonials"><h2>What people say</h2><div class="slider">${said.map((text) => `<blockquote><p>“${text}”</p><cite>${random.pick(people)}</cite></blockquote>`).join('')}</div></section>`,
        `<div class="elfsight-app"><div class="eapps-google-reviews"><p>Rating 4.${random.whole(5, 9)} based on ${random.whole(40, 300)} reviews</p>${said.map((text) => `<div class="eapps-review"><b>${random.pick(people)}</b><span>${ago()}</span><p>${text}</p></div>`).join('')}</div></div>`,
      ][manner]!
    }
    return inserted(site, { spot: random.pick(['middle', 'main end'] as const), draw, isEntryOnly: true })
  },
}
