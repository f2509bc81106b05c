import { testChecks } from '../rule-cases-fixtures.ts'
import { built, hero, kind, name, node, nothing, page, quote, same } from '../swot/swot-fixtures.ts'
import { contentChecks } from './search-content.ts'

const untitled = (at: string) => page(at, { title: null })
const called = (at: string, title: string) => page(at, { title: quote(title) })
const described = (at: string, text: string | null) => page(at, { description: text === null ? null : quote(text) })
const soup = 'Six soups a week, cooked in small batches, posted to offices nearby'
const vague = (at: string, ...labels: string[]) => {
  const found = page(at)
  const links = {
    ...found.structure.links,
    vagueCount: labels.length,
    vague: labels.map((label) => quote(label, found.url)),
  }
  return built(found, { links })
}
const pictured = (at: string, images: number, ...mute: string[]) =>
  built(page(at, { images, imagesWithoutAlt: mute.length }), {
    mutePictures: mute.map((src) => quote(src, page(at).url)),
  })
const unfit = (at: string) => page(at, { hasViewport: false })

testChecks(contentChecks, nothing, {
  title: {
    'one page': { facts: { pages: [page('')] }, passed: 'The page read has a title.', quotes: ['Marrowell — '] },
    'two pages': {
      facts: { pages: [page(''), page('soups')] },
      passed: 'All 2 pages read have a title.',
      quotes: ['Marrowell — ', 'Marrowell — soups'],
    },
    'a page without one': {
      facts: { pages: [page(''), untitled('soups')] },
      failed: '/soups has no title.',
      fix: 'Write a title for /soups: the subject of the page first, then the brand.',
    },
    'two pages without one': {
      facts: { pages: [untitled(''), untitled('soups')] },
      failed: 'The home page and /soups have no title.',
      fix: 'Write a title for the home page and /soups: the subject of the page first, then the brand.',
    },
  },
  'title-unique': {
    'one page': { facts: { pages: [page('')] }, notApplicable: 'One page was read.' },
    'two titles': {
      facts: { pages: [called('', 'Soup'), called('about', 'About'), untitled('soups')] },
      passed: '2 titles, no two alike.',
    },
    'two pages of one title': {
      facts: { pages: [called('', 'Soup'), called('about', 'Soup')] },
      failed: 'The home page and /about share the title “Soup”.',
      fix: 'Say in the title of /about what sets it apart.',
      quotes: ['Soup', 'Soup'],
    },
    'three pages of one title': {
      facts: { pages: [called('', 'Soup'), called('about', 'Soup'), called('soups', 'Soup')] },
      failed: 'The home page, /about and /soups share the title “Soup”.',
      fix: 'Say in the title of /about and /soups what sets them apart.',
      quotes: ['Soup', 'Soup', 'Soup'],
    },
    'two titles used twice': {
      facts: { pages: [called('', 'Soup'), called('about', 'Soup'), called('a', 'Leek'), called('b', 'Leek')] },
      failed: 'The home page and /about share the title “Soup”, and 1 other title is used twice.',
      fix: 'Say in the title of /about what sets it apart.',
      quotes: ['Soup', 'Soup'],
    },
    'three titles used twice': {
      facts: { pages: ['Soup', 'Soup', 'Leek', 'Leek', 'Pea', 'Pea'].map((one, at) => called(`p${at}`, one)) },
      failed: '/p0 and /p1 share the title “Soup”, and 2 other titles are used twice.',
      fix: 'Say in the title of /p1 what sets it apart.',
      quotes: ['Soup', 'Soup'],
    },
  },
  'title-length': {
    'no page': { facts: { pages: [] }, notApplicable: 'The home page has no title to measure.' },
    'a page without one': { facts: { pages: [untitled('')] }, notApplicable: 'The home page has no title to measure.' },
    '15 characters': {
      facts: { pages: [called('', 'Soup of the day')] },
      passed: 'The home page’s title “Soup of the day” fits.',
      quotes: ['Soup of the day'],
    },
    '14 characters': {
      facts: { pages: [called('', 'Marrowell soup')] },
      failed: 'The home page’s title is “Marrowell soup” and no more.',
      fix: 'Say in the title what the brand does, and for whom or where: “Marrowell soup” means something only to people who know it.',
      quotes: ['Marrowell soup'],
    },
    '65 characters': {
      facts: { pages: [called('', 'Marrowell: six soups a week, posted to your office, hot by Monday')] },
      passed: 'The home page’s title “Marrowell: six soups a week, posted to your office, hot by Monday” fits.',
      quotes: ['Marrowell: six soups a week, posted to your office, hot by Monday'],
    },
    '66 characters': {
      facts: { pages: [called('', 'Marrowell: six soups a week, posted to your office, hot by Tuesday')] },
      failed:
        'The home page’s title “Marrowell: six soups a week, posted to your office, hot by Tuesday” is 66 characters long; its end is cut off.',
      fix: 'Shorten the title of the home page to some 65 characters, with what is sold before the name.',
      quotes: ['Marrowell: six soups a week, posted to your office, hot by Tuesday'],
    },
    '33 characters in Japanese': {
      facts: { pages: [called('', 'マロウェルの冷凍スープを毎週月曜日にオフィスへお届けする定期便です')] },
      passed: 'The home page’s title “マロウェルの冷凍スープを毎週月曜日にオフィスへお届けする定期便です” fits.',
      quotes: ['マロウェルの冷凍スープを毎週月曜日にオフィスへお届けする定期便です'],
    },
  },
  description: {
    'one page': {
      facts: { pages: [described('', soup)], description: same(soup) },
      passed: 'The page read carries a description of its own.',
      quotes: ['Six soups a week, cooked in small batches, posted to offices nearby'],
    },
    'two pages': {
      facts: { pages: [described('', soup), described('about', 'Two cooks')] },
      passed: 'Each of the 2 pages read carries a description of its own.',
    },
    'a home page without one': {
      facts: { pages: [described('', null)], hero: hero('Soup by post', 'Six soups a week'), name },
      failed: 'The page read has no description.',
      fix: 'Describe the home page first: a sentence or two on what Marrowell does and for whom. “Six soups a week” would be a start.',
    },
    'a home page without one or a headline': {
      facts: { pages: [described('', null), described('about', soup)] },
      failed: '1 of 2 pages has no description: the home page.',
      fix: 'Describe the home page first: a sentence or two on what the brand does and for whom.',
    },
    'two pages without one': {
      facts: { pages: [described('', soup), described('a', null), described('b', null)] },
      failed: '2 of 3 pages have no description: /a and /b.',
      fix: 'Write a sentence or two for /a and /b.',
    },
    'two pages of one': {
      facts: { pages: [described('', soup), described('a', soup), described('b', 'Leek')] },
      failed:
        'The home page and /a carry the same description, “Six soups a week, cooked in small batches, posted to offices nearby”.',
      fix: 'Describe /a in words of its own.',
      quotes: [
        'Six soups a week, cooked in small batches, posted to offices nearby',
        'Six soups a week, cooked in small batches, posted to offices nearby',
      ],
    },
    'three pages of one': {
      facts: { pages: [described('', 'Leek'), described('a', soup), described('b', soup), described('c', soup)] },
      failed:
        '/a, /b and /c carry the same description, “Six soups a week, cooked in small batches, posted to offices nearby”.',
      fix: 'Describe /b and /c in words of their own.',
      quotes: [
        'Six soups a week, cooked in small batches, posted to offices nearby',
        'Six soups a week, cooked in small batches, posted to offices nearby',
        'Six soups a week, cooked in small batches, posted to offices nearby',
      ],
    },
    'a headline in Chinese': {
      facts: { pages: [described('', null)], hero: hero('汤'.repeat(50)) },
      failed: 'The page read has no description.',
      fix: 'Describe the home page first: a sentence or two on what the brand does and for whom. “汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤汤…” would be a start.',
    },
  },
  'description-length': {
    'no page': { facts: { pages: [] }, notApplicable: 'The home page has no description to measure.' },
    'a page without one': {
      facts: { pages: [described('', null)] },
      notApplicable: 'The home page has no description to measure.',
    },
    '50 characters': {
      facts: { pages: [described('', 's'.repeat(50))] },
      passed: 'The home page’s description has 50 characters and fits.',
      quotes: ['ssssssssssssssssssssssssssssssssssssssssssssssssss'],
    },
    '49 characters': {
      facts: { pages: [described('', 'Six soups a week, posted to offices and to homes.')] },
      failed: 'The home page’s description is only “Six soups a week, posted to offices and to homes.”.',
      fix: 'Use the two lines: add for whom it is, and a reason to come.',
      quotes: ['Six soups a week, posted to offices and to homes.'],
    },
    '165 characters': {
      facts: { pages: [described('', 's'.repeat(165))] },
      passed: 'The home page’s description has 165 characters and fits.',
      quotes: [
        'sssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss',
      ],
    },
    '166 characters': {
      facts: { pages: [described('', `${soup} `.repeat(2).padEnd(166, '.'))] },
      failed: 'The home page’s description has 166 characters; it is cut after some 165.',
      fix: 'Put what matters first and end earlier: now it begins “Six soups a week, cooked in small batches, posted to offices nearby Six soups a week…”.',
      quotes: [
        'Six soups a week, cooked in small batches, posted to offices nearby Six soups a week, cooked in small batches, posted to offices nearby ..............................',
      ],
    },
  },
  'link-text': {
    'links that name what is behind them': {
      facts: { pages: [page('')] },
      passed: 'No link that was seen is called “here” or “read more”.',
    },
    'a vague link': {
      facts: { pages: [page(''), vague('soups', 'here')] },
      failed: '1 link to other pages is called “here” (/soups).',
      fix: 'Let the link name what is behind it, on /soups first.',
      quotes: ['here (/soups)'],
    },
    'vague links on two pages': {
      facts: { pages: [vague('', 'here', 'Read more', 'here'), vague('soups', 'more')] },
      failed: '4 links to other pages are called “here” and “Read more” (the home page and /soups).',
      fix: 'Let the link name what is behind it, on the home page first.',
      quotes: ['here', 'Read more', 'here', 'more (/soups)'],
    },
  },
  'image-alt': {
    'no picture': { facts: { pages: [pictured('', 0)] }, notApplicable: 'The pages read hold no picture.' },
    'a picture with a text': {
      facts: { pages: [pictured('', 1)] },
      passed: 'The only picture has an alternative text, empty or not.',
    },
    'a picture without': {
      facts: { pages: [pictured('', 2), pictured('soups', 1, '/img/leek.jpg?v=2')] },
      failed: '1 of 3 pictures has no alternative text (/soups).',
      fix: 'Describe what is seen, beginning with leek.jpg; leave alt empty where a picture only decorates.',
      quotes: ['/img/leek.jpg?v=2 (/soups)'],
    },
    'pictures without on two pages': {
      facts: { pages: [pictured('', 5, '/a.png', '/b.png', '/c.png'), pictured('soups', 1, '/d.png')] },
      failed: '4 of 6 pictures have no alternative text (the home page and /soups).',
      fix: 'Describe what is seen, beginning with a.png and b.png; leave alt empty where a picture only decorates.',
      quotes: ['/a.png', '/b.png', '/c.png', '/d.png (/soups)'],
    },
    'a picture without an address': {
      facts: { pages: [page('', { images: 1, imagesWithoutAlt: 1 })] },
      failed: '1 of 1 picture has no alternative text (the home page).',
      fix: 'Describe what is seen; leave alt empty where a picture only decorates.',
    },
  },
  viewport: {
    'one page': { facts: { pages: [page('')] }, passed: 'The page read declares a viewport.' },
    'two pages': { facts: { pages: [page(''), page('soups')] }, passed: 'All 2 pages declare a viewport.' },
    'a page without': {
      facts: { pages: [page(''), unfit('soups')] },
      failed: '1 of 2 pages declares no viewport: /soups.',
      fix: 'Add the viewport to the head of /soups, and look at it on a telephone.',
    },
    'two pages without': {
      facts: { pages: [unfit(''), unfit('soups')] },
      failed: 'All 2 pages declare no viewport.',
      fix: 'Add the viewport to the head of the home page and /soups, and look at them on a telephone.',
    },
    'two of three pages without': {
      facts: { pages: [unfit(''), page('about'), unfit('soups')] },
      failed: '2 of 3 pages declare no viewport: the home page and /soups.',
      fix: 'Add the viewport to the head of the home page and /soups, and look at them on a telephone.',
    },
  },
  'structured-data': {
    'nothing declared': {
      facts: {},
      failed: 'No structured data was found.',
      fix: 'Describe the brand in JSON-LD on the home page: name, address of the site, logo, profiles.',
    },
    'nothing declared by a known kind': {
      facts: { kind: kind('catering', 'caterer for offices') },
      failed: 'No structured data was found.',
      fix: 'Describe the brand as a catering company in JSON-LD on the home page: name, address of the site, logo, profiles.',
    },
    'two types': {
      facts: { structuredData: [node(['Organization']), node(['Product', 'Organization'])] },
      passed: 'Structured data names Organization and Product.',
      quotes: ['Organization'],
    },
  },
})
