import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageBlocks } from '../../page/blocks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { largestOf } from './imagery/page-pictures.ts'
import { imagery } from './imagery.ts'
import type { Imagery, Logo } from './shapes.ts'

const noLogo: Logo = { primary: null, icon: null, alternates: [] }

function imageryOf(body: string, css = '', logo = noLogo): Imagery | null {
  const site = siteOfPages({ '/': `<!doctype html><title>Oaken</title><style>${css}</style><body>${body}</body>` })
  return imagery(site, { blocks: site.pages.map(pageBlocks), logo })?.value ?? null
}
const at = (path: string) => `https://www.acme.example${path}`
const hero = (picture: string) =>
  `<header><a href="/"><img src="/mark.svg" alt="Oaken logo"></a></header><main><section><h1>Kitchens that outlive fashion</h1><p>Made to order in Leeds since 1921.</p>${picture}<a class="btn" href="/q">Get a quote</a></section><section><h2>Repair</h2><p>Drawers that last, and a workshop that answers.</p></section></main>`

test('a page without pictures has no imagery', () => {
  assert.equal(imageryOf('<p>Words alone.</p>'), null)
})

const kinds: [string, string, Partial<Imagery>][] = [
  ['a JPEG is a photograph', '<img src="/a.jpg" alt="">', { pictures: 1, photos: 1 }],
  [
    'a WebP made of a JPEG is a photograph',
    '<picture><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture>',
    { photos: 1 },
  ],
  [
    'a WebP without more is a picture of no kind',
    '<img src="/a.webp" alt="">',
    { pictures: 1, photos: 0, illustrations: 0 },
  ],
  ['a picture whose text calls it a photograph is one', '<img src="/a.webp" alt="Foto der Werkstatt">', { photos: 1 }],
  [
    'a drawing in a file is an illustration',
    '<img src="/bench.svg" width="400" height="300" alt="">',
    { illustrations: 1 },
  ],
  ['a small file is an icon', '<img src="/a.png" width="24" height="24" alt="">', { pictures: 0, icons: 1 }],
  ['a file in a folder of icons is one', '<img src="/icons/van.svg" alt="">', { icons: 1 }],
  ['a file that is named an illustration is one', '<img src="/illustration-bench.png" alt="">', { illustrations: 1 }],
  [
    'a small drawing in the page is an icon',
    '<p>Call <svg width="16" height="16"><path d="M0 0"/></svg></p>',
    { icons: 1 },
  ],
  [
    'a large drawing in the page is an illustration',
    '<svg viewBox="0 0 600 400"><path d="M0 0"/></svg>',
    { illustrations: 1 },
  ],
  [
    'a film is a video',
    '<video poster="/a.jpg"></video><iframe src="https://www.youtube.com/embed/x"></iframe>',
    { videos: 2, pictures: 0 },
  ],
  [
    'a map is no video',
    '<img src="/a.jpg" alt=""><iframe src="https://www.google.com/maps/embed?x"></iframe>',
    { videos: 0 },
  ],
  ['a background is a picture', '<div class="bg"><p>Oak</p></div>', { pictures: 1, photos: 1 }],
  ['a counting pixel is none', '<img src="/a.jpg" alt=""><img src="/t.gif" width="1" height="1">', { pictures: 1 }],
  ['a logo is none', '<img src="/a.jpg" alt=""><img src="/partner-logo.png" alt="">', { pictures: 1 }],
  ['a picture that stands twice is one', '<img src="/a.jpg" alt=""><img src="/a.jpg" alt="">', { pictures: 1 }],
  ['a hidden picture is none', '<img src="/a.jpg" alt=""><img hidden src="/b.jpg">', { pictures: 1 }],
]
for (const [title, body, expected] of kinds) {
  test(title, () => {
    const found = imageryOf(body, '.bg { background: url(/oak.jpg) }')
    for (const [name, value] of Object.entries(expected)) assert.equal(found?.[name as keyof Imagery], value, name)
  })
}

test('the brand’s own mark is no picture of the content', () => {
  const mark = {
    kind: 'logo',
    url: at('/m.png'),
    width: null,
    height: null,
    format: 'png',
    hash: null,
    madeFor: null,
    colors: [],
    why: '',
  } as const
  const logo: Logo = {
    ...noLogo,
    primary: { value: { ...mark, colors: [] }, basis: 'computed', confidence: 1, quotes: [] },
  }
  assert.equal(imageryOf('<img src="/m.png" alt="Oaken"><img src="/a.jpg" alt="A bench">', '', logo)?.pictures, 1)
})

test('the share of pictures with a text counts texts that say something', () => {
  const found = imageryOf(
    '<img src="/a.jpg" alt="A bench"><img src="/b.jpg" alt=""><img src="/c.jpg"><img src="/d.jpg" alt="...">',
  )
  assert.equal(found?.altShare, 0.25)
})

const openings: [string, string, string, string][] = [
  ['the picture beside the headline', '<img src="/bench.jpg" alt="A bench">', '', '/bench.jpg'],
  ['the largest of those offered', '<img src="/s.jpg" srcset="/m.jpg 800w, /l.jpg 1600w" alt="">', '', '/l.jpg'],
  [
    'the real one behind a placeholder',
    '<img src="data:image/gif;base64,R0" data-src="/bench.jpg" alt="">',
    '',
    '/bench.jpg',
  ],
  [
    'the background of the opening',
    '<p>Oak</p>',
    'main section:first-child { background-image: url(/oak.jpg) }',
    '/oak.jpg',
  ],
  [
    'the one that is asked for first',
    '<img src="/one.jpg" alt=""><img src="/two.jpg" fetchpriority="high" alt="">',
    '',
    '/two.jpg',
  ],
  ['the poster of a film', '<video poster="/still.jpg"></video>', '', '/still.jpg'],
]
for (const [title, picture, css, path] of openings) {
  test(`the first screen’s picture is ${title}`, () => {
    assert.equal(imageryOf(hero(picture), css)?.hero?.url, at(path))
  })
}

test('neither the logo nor an icon opens a page', () => {
  assert.equal(
    imageryOf(
      `${hero('<img src="/tick.svg" alt=""><img src="/a.png" width="32" height="32" alt="">')}<img src="/late.jpg">`,
    )?.hero,
    null,
  )
})

test('the summary says what was counted', () => {
  const found = imageryOf('<img src="/a.jpg" alt="A bench"><img src="/b.jpg" alt="A chair"><video></video>')
  assert.equal(found?.summary, '2 pictures, all photographs; 1 video; all pictures carry an alternative text.')
})

test('of a set of sizes the largest is taken', () => {
  assert.equal(largestOf('/a.jpg 1x, /b.jpg 3x, /c.jpg 2x'), '/b.jpg')
  assert.equal(largestOf('/a,b.jpg'), '/a,b.jpg')
  assert.equal(largestOf(undefined), null)
})

test('row 60: 60,000 pictures and a set of 100 kB are read to a bound', () => {
  const site = siteOfPages({
    '/': `<body><img srcset="${'/a.jpg 1x, '.repeat(10_000)}">${'<img src="/a.jpg" alt="a">'.repeat(60_000)}`,
  })
  const blocks = site.pages.map(pageBlocks)
  const before = process.cpuUsage()
  assert.ok((imagery(site, { blocks, logo: noLogo })?.value.pictures ?? 0) <= 2)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 1_500_000)
})

const summaries: [body: string, summary: string][] = [
  [
    '<img src="/a.webp" alt=""><img src="/b.webp" alt=""><img src="/c.jpg" alt="">',
    '3 pictures, 1 of them recognised as a photograph; no picture carries an alternative text.',
  ],
  [
    '<img src="/a.webp" alt="Oak"><img src="/b.webp" alt=""><img src="/c.webp" alt=""><img src="/d.webp" alt=""><img src="/e.jpg" alt=""><img src="/f.jpg" alt="">',
    '6 pictures, 2 of them recognised as photographs; 17 % of the pictures carry an alternative text.',
  ],
  [
    '<img src="/a.webp" alt=""><img src="/b.jpg" alt=""><img src="/c.jpg" alt="">',
    '3 pictures, mostly photographs (2); no picture carries an alternative text.',
  ],
  ['<img src="/a.jpg" alt="Oak">', '1 picture, a photograph; all pictures carry an alternative text.'],
  ['<svg viewBox="0 0 600 400"><path d="M0 0"/></svg>', '1 picture, an illustration.'],
  ['<video></video><video></video>', 'No pictures; 2 videos.'],
  ['<p>Call <svg width="16" height="16"><path d="M0 0"/></svg></p>', 'No pictures; 1 icon.'],
]
for (const [body, summary] of summaries)
  test(`a summary may say: ${summary}`, () => assert.equal(imageryOf(body)?.summary, summary))
