import type { KindId } from '../../../../lexicon/kinds/kind-table.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { fact, imagery, offering, page, quote, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { openingPictures } from './pictures.ts'

const hero = { headline: same('Your dog sleeps in our house'), subhead: null, eyebrow: null }
const heroPicture = (url: string) => imagery({ hero: { url, alt: '' } })
const ofLibrary = heroPicture('https://images.unsplash.com/photo-1547347298?w=1600')
const own = heroPicture('https://marrowell.example/img/yard.jpg')
const pagesWith = (images: number, ofLibraries: number) => {
  const home = page('', { images })
  const libraryPictures = Array.from({ length: ofLibraries }, (_, at) => quote(`/img/pexels-dogs-12345${at}.jpg`))
  return [{ ...home, structure: { ...home.structure, libraryPictures } }]
}
const kind = (id: KindId, label: string) => fact({ text: label, id, label, candidates: [] })
const noPictures = imagery({ pictures: 0 })

testDiagnoses(openingPictures, {
  'picture-of-anywhere': {
    facts: { hero, imagery: ofLibrary, pages: pagesWith(4, 0) },
    says: [
      'The picture over “Your dog sleeps in our house” is anybody’s / Over “Your dog sleeps in our house” lies a picture from Unsplash, by the name of its file; any other site may open with the same one. / but its picture comes from Unsplash / Take one picture of your own (/): Put one own photograph over “Your dog sleeps in our house”, with place and names in the caption.',
    ],
    quotes: ['Your dog sleeps in our house'],
    confidence: 0.85,
    variants: {
      'of many such pictures': {
        facts: { pages: pagesWith(6, 5), services: [offering('Night runs')] },
        says: [
          'The picture over “Your dog sleeps in our house” is anybody’s / “Your dog sleeps in our house” stands over a picture from Unsplash, and five pictures on the one page read come from such a library: anybody may show the same faces. / but its picture comes from Unsplash / Take one picture of your own (/): Put one own photograph of “Night runs” over “Your dog sleeps in our house”, with place and names in the caption.',
        ],
        quotes: ['Your dog sleeps in our house', '/img/pexels-dogs-123450.jpg'],
        confidence: 0.85,
      },
      'of most pictures of the home page': {
        facts: { imagery: own, pages: pagesWith(4, 2) },
        says: [
          'The picture over “Your dog sleeps in our house” is anybody’s / Two of the 4 pictures around “Your dog sleeps in our house” come from Pexels: what the brand itself looks like, they cannot show. / but its picture comes from Pexels / Take one picture of your own (/): Put one own photograph over “Your dog sleeps in our house”, with place and names in the caption.',
        ],
        quotes: ['Your dog sleeps in our house', '/img/pexels-dogs-123450.jpg'],
        confidence: 0.75,
      },
    },
    silent: {
      'of a picture of its own': { imagery: own },
      'where most pictures are its own': { imagery: own, pages: pagesWith(5, 2) },
      'of one picture alone': { imagery: own, pages: pagesWith(1, 1) },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
    },
  },
  'product-never-seen': {
    facts: { hero, kind: kind('booking-software', 'booking software'), imagery: noPictures },
    says: [
      'Nobody sees the booking software before getting it / “Your dog sleeps in our house”: no picture on the one page read shows the booking software that is meant. / but no page read shows the booking software itself / Show the booking software doing one job (/): Put one screen under “Your dog sleeps in our house”, with a line on what is seen.',
    ],
    quotes: ['Your dog sleeps in our house'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of what is drawn': {
        facts: { imagery: imagery({ pictures: 3, illustrations: 3 }) },
        says: [
          'Nobody sees the booking software before getting it / “Your dog sleeps in our house” is illustrated by drawings alone: no photo, film or screen on the one page read shows the booking software at work. / but no page read shows the booking software itself / Show the booking software doing one job (/): Put one screen under “Your dog sleeps in our house”, with a line on what is seen.',
        ],
        quotes: ['Your dog sleeps in our house'],
        confidence: 0.65,
      },
      'of a job that is told': {
        facts: { features: [offering('One calendar for all runs')] },
        says: [
          'Nobody sees the booking software before getting it / The brand promises “Your dog sleeps in our house” and describes “One calendar for all runs” in words; no picture on the one page read shows what that looks like. / but no page read shows the booking software itself / Show the booking software doing one job (/): Put one screen under “Your dog sleeps in our house” that shows “One calendar for all runs”, with a line on what is seen.',
        ],
        quotes: ['Your dog sleeps in our house'],
        confidence: 0.65,
      },
    },
    silent: {
      'of what is used without a screen': { kind: kind('kennel', 'boarding kennel') },
      'where a photo may show it': { imagery: imagery({ pictures: 3, illustrations: 2 }) },
      'where a film may show it': { imagery: imagery({ pictures: 0, videos: 1 }) },
      'where a frame may show it': {
        pages: pagesWith(0, 0).map((one) => ({ ...one, structure: { ...one.structure, frames: 1 } })),
      },
      'where a drawn screen greets who uses it': { sentences: [ownLine('Hi, Anna!')] },
      'where a screen of it is drawn': { sentences: [ownLine('Run 4, free', { textClass: 'sample' })] },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
    },
  },
})
