import type { QuestionsLists } from '../../questions/lists.ts'

export const questions: QuestionsLists = {
  concepts: {
    hours: 'öppettid*',
    address: 'adress',
    team: 'vårt team|grundare|grundat|medarbetare',
    founding: 'grundat|sedan',
    careers: 'jobba|lediga tjänster|karriär',
    free: 'gratis|kostnadsfri*',
    guarantee: 'garanti*',
  },
}
