import { bodySentence } from '../../facts/language/language-fixtures.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { testChecks } from '../rule-cases-fixtures.ts'
import { blocks, built, claim, node, nothing, page, question, same, testimonial } from '../swot/swot-fixtures.ts'
import { citableChecks } from './ai-citable.ts'

const sentence = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: homeUrl, ...more })
const plain = Array.from({ length: 15 }, () => sentence('We cook soup'))
const bowls = sentence('We cook 40,000 bowls a year')
const idle = [
  sentence('Since 1988 we cook'),
  sentence('Call 0123-456'),
  sentence('It is 5 pm', { speaker: 'customer' }),
  sentence('Section 5 applies', { pageType: 'legal' }),
  sentence('6 soups', { place: 'action' }),
  sentence(`7 soups ${'and more '.repeat(50)}`),
]
const asked = (at: string, ...texts: string[]) =>
  built(page(at), { headings: texts.map((text) => ({ level: 2, text })) })

testChecks(citableChecks, nothing, {
  figures: {
    'a page of 14 sentences': {
      facts: {
        sentences: [...plain.slice(1), sentence('Soup', { place: 'heading' }), sentence('Law', { pageType: 'legal' })],
      },
      notApplicable: 'There is too little running text to judge.',
    },
    'no figure': {
      facts: { sentences: plain },
      failed: 'None of 15 sentences gives a figure.',
      fix: 'Put numbers to what is claimed: how many customers, years, hours, kilometres.',
    },
    'nothing but years, numbers and words of others': {
      facts: { sentences: [...plain, ...idle] },
      failed: 'None of 19 sentences gives a figure.',
      fix: 'Put numbers to what is claimed: how many customers, years, hours, kilometres.',
    },
    'one figure': {
      facts: { sentences: [...plain, bowls] },
      failed: 'Of 16 sentences one gives a figure: “We cook 40,000 bowls a year”.',
      fix: 'Put numbers to what is claimed: how many customers, years, hours, kilometres.',
      quotes: ['We cook 40,000 bowls a year'],
    },
    'two figures': {
      facts: { sentences: [...plain, bowls, sentence('Over 90% come back', { place: 'subhead' })] },
      failed: 'Of 16 sentences two give figures: “We cook 40,000 bowls a year”.',
      fix: 'Put numbers to what is claimed: how many customers, years, hours, kilometres.',
      quotes: ['We cook 40,000 bowls a year', 'Over 90% come back'],
    },
    'three figures': {
      facts: {
        sentences: [...plain, sentence('6 soups a week', { place: 'headline' }), bowls, sentence('Over 90% come back')],
      },
      passed: '3 sentences give a figure, such as “6 soups a week”.',
      quotes: ['6 soups a week', 'We cook 40,000 bowls a year', 'Over 90% come back'],
    },
  },
  sources: {
    sources: {
      facts: { sourcesCited: [same('Journal of Broth'), same('Ladle Institute')] },
      passed: 'Sources are named: Journal of Broth and Ladle Institute.',
      quotes: ['Journal of Broth', 'Ladle Institute'],
    },
    'a claim borne out': {
      facts: { claims: [claim('Hot', {}), claim('40,000 bowls', { sourced: true })] },
      passed: '1 claim is borne out on the site.',
      quotes: ['40,000 bowls'],
    },
    'two claims borne out': {
      facts: { claims: [claim('9 of 10', { sourced: true }), claim('40,000 bowls', { sourced: true })] },
      passed: '2 claims are borne out on the site.',
      quotes: ['9 of 10', '40,000 bowls'],
    },
    'no claim': { facts: {}, notApplicable: 'The site makes no claim that would need a source.' },
    'a claim without': {
      facts: { claims: [claim('The best soup', {})] },
      failed: '1 claim, and no source for it: “The best soup”.',
      fix: 'Say beside “The best soup” who measured it, and when.',
      quotes: ['The best soup'],
    },
    'two claims without': {
      facts: { claims: [claim('The best soup', {}), claim('Hot', {})] },
      failed: '2 claims, and no source for any of them: “The best soup”.',
      fix: 'Say beside “The best soup” who measured it, and when.',
      quotes: ['The best soup', 'Hot'],
    },
  },
  quotations: {
    'a name': {
      facts: { testimonials: [testimonial('Good', null), testimonial('Hot', 'Ida')] },
      passed: '1 quotation with a name, first of “Ida”.',
      quotes: ['Hot'],
    },
    'no name': {
      facts: {
        testimonials: [testimonial('Good', null), testimonial('Hot', null)],
        pages: [built(page(''), { parts: { blockquote: 2 } })],
      },
      failed: '2 quotations without a name.',
      fix: 'Add who said it, and in what role.',
      quotes: ['Good', 'Hot'],
    },
    'a page that quotes': {
      facts: { pages: [built(page(''), { parts: { blockquote: 1 } })] },
      passed: '1 page quotes somebody.',
    },
    'pages that quote': {
      facts: {
        pages: [built(page(''), { parts: { blockquote: 1 } }), built(page('work'), { parts: { blockquote: 1 } })],
      },
      passed: '2 pages quote somebody.',
    },
    nobody: {
      facts: { pages: [built(page(''), { parts: { blockquote: 0 } })] },
      failed: 'Nobody is quoted on the pages read.',
      fix: 'Let one customer say, by name, what changed for them.',
    },
  },
  questions: {
    'two questions': {
      facts: { questions: ['When?', 'How hot?'].map(question) },
      passed: '2 questions answered, such as “When?”.',
      quotes: ['When?', 'How hot?'],
    },
    'one question': {
      facts: { questions: ['When?'].map(question) },
      failed: 'The pages read answer no question in so many words.',
      fix: 'Collect five questions from e-mails or sales talks and answer each in two sentences on the site.',
    },
    'headings that ask': {
      facts: { pages: [asked('', 'When?', 'Soup'), asked('about', 'なぜ？')] },
      passed: 'The site answers common questions.',
      quotes: ['When?', 'なぜ？ (/about)'],
    },
    'one heading that asks': {
      facts: { pages: [asked('', 'When?', 'Soup')] },
      failed: 'The pages read answer no question in so many words.',
      fix: 'Collect five questions from e-mails or sales talks and answer each in two sentences on the site.',
    },
    'questions declared': {
      facts: { structuredData: [node(['FAQPage'])] },
      passed: 'The site answers common questions.',
    },
    'a question declared': {
      facts: { structuredData: [node(['Question'])] },
      passed: 'The site answers common questions.',
    },
    'a page of questions': {
      facts: { pages: [page(''), page('faq', { type: 'faq' })] },
      passed: 'The site answers common questions.',
    },
    'a block of questions': { facts: { blocks: blocks('faq') }, passed: 'The site answers common questions.' },
  },
})
