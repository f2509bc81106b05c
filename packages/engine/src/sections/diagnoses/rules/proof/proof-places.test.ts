import type { BlockRole } from '../../../../page/page-blocks.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import {
  call,
  certificate,
  claim,
  customer,
  fact,
  page,
  pages,
  same,
  testimonial,
} from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { proofPlaces } from './proof-places.ts'

const home = pages(1)
const cases = page('case-studies', { type: 'customers' })
const at = { page: cases.url, pageType: 'customers' as const }
const hero = { headline: same('Post that keeps'), subhead: null, eyebrow: null }
const voice = testimonial('Their pump reached the flooded mill in one night.', 'Ada Field', cases.url)
const block = (role: BlockRole) => ({
  page: home[0]!.url,
  blocks: [{ role, heading: null, text: '…', node: 1, end: 2, links: 0, buttons: 0, repeats: 0 }],
})
const work = (n: number) =>
  ownLine(
    `For the mill of number ${'one two three four five six'.split(' ')[n]} we rewired the looms, the lifts and the dye house.`,
    at,
  )
const works = [0, 1, 2, 3, 4].map(work)

testDiagnoses(proofPlaces, {
  'best-proof-far': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      hero,
      pages: [...home, cases],
      testimonials: [voice],
      ctas: [call('Ask for a date', 'contact')],
    },
    says: [
      'The best proof stands on /case-studies, where nobody decides / Ada Field says “Their pump reached the flooded mill in one night.”, on /case-studies; the home page lets no customer speak and argues with “Post that keeps”. / but its best proof waits on /case-studies / Put the proof beside “Ask for a date” (/): Put “Their pump reached the flooded mill in one night.”, signed Ada Field, beside “Ask for a date”.',
    ],
    quotes: ['Their pump reached the flooded mill in one night. (/case-studies)', 'Post that keeps'],
    confidence: 0.7,
    unread: ['home'],
    variants: {
      'of a result': {
        facts: { testimonials: [], sentences: [ownLine('Stoppages at the mill fell by 40 % in a year.', at)] },
        says: [
          'The best proof stands on /case-studies, where nobody decides / “Stoppages at the mill fell by 40 % in a year.”: that stands on /case-studies. The home page argues with “Post that keeps” instead. / but its best proof waits on /case-studies / Put the proof beside “Ask for a date” (/): Put “Stoppages at the mill fell by 40 % in a year.” beside “Ask for a date”.',
        ],
        quotes: ['Stoppages at the mill fell by 40 % in a year. (/case-studies)', 'Post that keeps'],
        confidence: 0.7,
      },
      'of a voice, where a name stands near,': {
        facts: { customers: [customer('Tollan Bikes')] },
        says: [
          'The best proof stands on /case-studies, where nobody decides / The home page argues with “Post that keeps”; Ada Field, on /case-studies, says it better: “Their pump reached the flooded mill in one night.”. / but its best proof waits on /case-studies / Put the proof beside “Ask for a date” (/): Put “Their pump reached the flooded mill in one night.”, signed Ada Field, beside “Ask for a date”.',
        ],
        quotes: ['Their pump reached the flooded mill in one night. (/case-studies)', 'Post that keeps'],
        confidence: 0.7,
      },
      'of a certificate, without a call,': {
        facts: {
          testimonials: [],
          ctas: [],
          certifications: [{ ...certificate('ISO 9001', 'quality'), quotes: voice.quotes }],
        },
        says: [
          'The best proof stands on /case-studies, where nobody decides / “ISO 9001” waits on /case-studies, while the home page argues with “Post that keeps”. / but its best proof waits on /case-studies / Bring the proof to the home page (/): Put “ISO 9001” beside the headline of the home page.',
        ],
        quotes: ['Their pump reached the flooded mill in one night. (/case-studies)', 'Post that keeps'],
        confidence: 0.7,
      },
    },
    silent: {
      'where a voice praises in words that fit any firm': {
        testimonials: [{ ...voice, value: { ...voice.value, text: 'Excellent service, I highly recommend them!' } }],
      },
      'where a voice of equal weight stands near': {
        testimonials: [voice, testimonial('Never late in ten years.', 'Tom Reed')],
      },
      'where a block of voices on the home page was not read': { blocks: [block('testimonials')] },
      'where only a count stands far': { testimonials: [], claims: [claim('40 mills served', { type: 'number' })] },
      'without anything that the home page says': { hero: { headline: null, subhead: null, eyebrow: null } },
    },
  },
  'cases-without-change': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      pages: [...home, cases],
      sentences: works,
    },
    says: [
      'The cases on /case-studies tell the work, not the change / “For the mill of number one we rewired the looms, the lifts and the dye house.”, tells /case-studies; no figure there says what was different afterwards. / but its cases tell the work, not the change / Begin each case with before and after (/case-studies): Put one sentence above “For the mill of number one we rewired the looms, the lifts and the dye house.”: what was measured before, and what after.',
    ],
    quotes: [`${works[0]!.text} (/case-studies)`],
    confidence: 0.6,
    variants: {
      'where a customer speaks elsewhere': {
        facts: { testimonials: [testimonial('Their pump reached the flooded mill in one night.', 'Ada Field')] },
        says: [
          'The cases on /case-studies tell the work, not the change / “For the mill of number one we rewired the looms, the lifts and the dye house.”, tells /case-studies: the work. What it changed is left to Ada Field, elsewhere: “Their pump reached the flooded mill in one night.” / but its cases tell the work, not the change / Begin each case with before and after (/case-studies): Put one sentence above “For the mill of number one we rewired the looms, the lifts and the dye house.”: what was measured before, and what after.',
        ],
        quotes: [`${works[0]!.text} (/case-studies)`, 'Their pump reached the flooded mill in one night.'],
        confidence: 0.6,
      },
      'of several pages': {
        facts: {
          pages: [...home, cases, page('case-study-2', { type: 'customers' })],
          sentences: [...works, ...works.map((line) => ({ ...line, page: `${home[0]!.url}case-study-2` }))],
        },
        says: [
          'The cases on /case-studies tell the work, not the change / “For the mill of number one we rewired the looms, the lifts and the dye house.”, tells /case-studies, and so it goes through 2 pages of cases: no figure says what was different afterwards. / but its cases tell the work, not the change / Begin each case with before and after (/case-studies): Put one sentence above “For the mill of number one we rewired the looms, the lifts and the dye house.”: what was measured before, and what after.',
        ],
        quotes: [`${works[0]!.text} (/case-studies)`],
        confidence: 0.6,
      },
      'of a page that the call leads to': {
        facts: { ctas: [call('See our cases', 'other', { url: cases.url })] },
        says: [
          'The cases on /case-studies tell the work, not the change / Who decides on /case-studies reads “For the mill of number one we rewired the looms, the lifts and the dye house.” and no figure from before or after. / but its cases tell the work, not the change / Begin each case with before and after (/case-studies): Put one sentence above “For the mill of number one we rewired the looms, the lifts and the dye house.”: what was measured before, and what after.',
        ],
        quotes: [`${works[0]!.text} (/case-studies)`],
        confidence: 0.6,
      },
    },
    silent: {
      'where a line tells a result': { sentences: [...works, ownLine('Stoppages fell by a third.', at)] },
      'where a figure tells a change': { sentences: [...works, ownLine('Output: +40 %.', at)] },
      'where the page says why it may not tell': { sentences: [...works, ownLine('Names are confidential.', at)] },
      'where the customer speaks on the page': { testimonials: [voice] },
      'of a gallery': {
        pages: [...home, page('gallery', { type: 'customers' })],
        sentences: works.map((line) => ({ ...line, page: `${home[0]!.url}gallery` })),
      },
      'of a trade that shows its work': {
        kind: fact({ text: 'joinery', id: 'joinery' as const, label: 'joinery', candidates: [] }),
      },
      'of a page with little on it': { sentences: works.slice(0, 2) },
    },
  },
})
