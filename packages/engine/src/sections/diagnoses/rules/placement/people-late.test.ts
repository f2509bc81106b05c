import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, hero, page } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { peopleLate } from './people-late.ts'

const walks = [...'abcdef'].map((letter) => ownLine(`Walk ${letter} leads along the river.`))
const elsewhere = { page: about, pageType: 'about' as const }
const heading = (text: string) => ownLine(text, { ...elsewhere, place: 'heading', role: 'team' })
const ines = heading('Ines Marlow, founder')
const jon = heading('Jon Peel')
const pages = [page(''), page('about', { type: 'about' })]

testDiagnoses(peopleLate, {
  'person-named-late': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] as string[] }),
      hero: hero('Walks for every dog'),
      pages,
      sentences: [...walks, ines],
    },
    says: [
      'Ines Marlow is named on /about, and not where visitors arrive / Ines Marlow, “founder”, stands behind Lowbrook. /about says so; the home page, from “Walks for every dog” on, does not. / but the home page does not name Ines Marlow / Name Ines Marlow under the headline (/): Put Ines Marlow (“founder”), with a portrait and one sentence of theirs, under “Walks for every dog”.',
    ],
    quotes: ['Ines Marlow, founder (/about)', 'Walks for every dog'],
    confidence: 0.7,
    unread: ['home'],
    variants: {
      'of a page that is not about the brand': {
        facts: { pages: [page(''), page('about', { type: 'other' })] },
        says: [
          'Ines Marlow is named on /about, and not where visitors arrive / Who is behind “Walks for every dog” one learns on /about: Ines Marlow, “founder”. / but the home page does not name Ines Marlow / Name Ines Marlow under the headline (/): Put Ines Marlow (“founder”), with a portrait and one sentence of theirs, under “Walks for every dog”.',
        ],
        quotes: ['Ines Marlow, founder (/about)', 'Walks for every dog'],
        confidence: 0.7,
      },
      'of a name without a role': {
        facts: { sentences: [...walks, jon] },
        says: [
          'The home page does without Jon Peel / /about gives a name, Jon Peel; “Walks for every dog”, and every line after it on the home page, does without. / but the home page does not name Jon Peel / Name Jon Peel under the headline (/): Put Jon Peel, with a portrait and one sentence of theirs, under “Walks for every dog”.',
        ],
        quotes: ['Jon Peel (/about)', 'Walks for every dog'],
        confidence: 0.6,
      },
      'of two': {
        facts: { sentences: [...walks, ines, jon] },
        says: [
          'Ines Marlow is named on /about, and not where visitors arrive / “Walks for every dog” opens the home page, which leaves out both names; Ines Marlow and Jon Peel come on /about. / but the home page does not name Ines Marlow / Name Ines Marlow under the headline (/): Put Ines Marlow (“founder”), with a portrait and one sentence of theirs, under “Walks for every dog”.',
        ],
        quotes: ['Ines Marlow, founder (/about)', 'Jon Peel (/about)', 'Walks for every dog'],
        confidence: 0.7,
      },
      'of a team': {
        facts: { sentences: [...walks, ines, jon, heading('Tom Hale'), heading('Eva Stone')] },
        says: [
          'Ines Marlow and the others are named on /about only / /about names those behind Lowbrook: Ines Marlow, Jon Peel and Tom Hale, Ines Marlow as “founder”. The home page opens with “Walks for every dog” and leaves them all out. / but the home page leaves their names out / Show two of them under the headline (/): Put Ines Marlow and Jon Peel, each with a portrait and one sentence, under “Walks for every dog”.',
        ],
        quotes: ['Ines Marlow, founder (/about)', 'Jon Peel (/about)', 'Tom Hale (/about)', 'Walks for every dog'],
        confidence: 0.7,
      },
      'of who speaks': {
        facts: { sentences: [...walks, ownLine('My name is Ines Marlow.', elsewhere)] },
        says: [
          'Ines Marlow comes no sooner than on /about / “My name is Ines Marlow.” stands on /about. The home page opens with “Walks for every dog” and leaves open who that is. / but the home page does not name Ines Marlow / Name Ines Marlow under the headline (/): Put Ines Marlow, with a portrait and one sentence of theirs, under “Walks for every dog”.',
        ],
        quotes: ['My name is Ines Marlow. (/about)', 'Walks for every dog'],
        confidence: 0.7,
      },
      'of who is introduced by given name, in a long sentence': {
        facts: {
          sentences: [
            ...walks,
            ownLine(
              'Alex is the owner of Lowbrook – he came from the coast with two hounds and a tent, and he has stayed ever since.',
              elsewhere,
            ),
          ],
        },
        says: [
          'Alex comes no sooner than on /about / “Alex is the owner of Lowbrook” stands on /about. The home page opens with “Walks for every dog” and leaves open who that is. / but the home page does not name Alex / Name Alex under the headline (/): Put Alex, with a portrait and one sentence of theirs, under “Walks for every dog”.',
        ],
        quotes: [
          'Alex is the owner of Lowbrook – he came from the coast with two hounds and a tent, and he has stayed ever since. (/about)',
          'Walks for every dog',
        ],
        confidence: 0.7,
      },
    },
    silent: {
      'where the home page has the name': { sentences: [...walks, ownLine('Marlow walks in any weather.'), ines] },
      'where the home page introduces another': { sentences: [...walks, ownLine('My name is Eva Stone.'), ines] },
      'where the page holds fillers of a template': {
        pages: [
          page(''),
          page('about', {
            type: 'about',
            told: {
              figures: [],
              files: [],
              fillers: [
                {
                  text: 'Lorem ipsum',
                  locator: 'p',
                  heading: null,
                  isHeading: false,
                  textClass: 'filler',
                  reason: 'latin',
                },
              ],
            },
          }),
        ],
      },
      'where a promise of a person stands near': {
        sentences: [...walks, ownLine('You have one point of contact.'), ines],
      },
      'without a headline': { hero: hero(null) },
    },
  },
})
