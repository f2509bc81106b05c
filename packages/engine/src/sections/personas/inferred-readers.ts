/** Whom a line of business is for when its site does not say: what little can be concluded from an offer. */
import type { IndustryId } from '../../lexicon/market/industry-table.ts'

interface InferredReaders {
  readers: string
  kind: 'person' | 'business'
  /** Whether its customers are, as a rule, from nearby. */
  isLocal?: true
}

const people = (readers: string): InferredReaders => ({ readers, kind: 'person' })
const nearby = (readers: string): InferredReaders => ({ readers, kind: 'person', isLocal: true })
const companies = (readers: string): InferredReaders => ({ readers, kind: 'business' })

const byIndustry: Record<IndustryId, InferredReaders> = {
  restaurants: nearby('Guests who eat out'),
  'food-drink': people('People who buy good food and drink'),
  hotels: people('Guests looking for a place to stay'),
  travel: people('Travellers planning a visit'),
  health: nearby('Patients'),
  dental: nearby('Dental patients'),
  therapy: people('People looking for counselling or coaching'),
  beauty: nearby('Clients for beauty treatments'),
  wellness: nearby('People looking for rest and balance'),
  fitness: nearby('People who train'),
  'martial-arts': nearby('People who want to learn self-defence'),
  sports: nearby('People who play sport'),
  'elderly-care': nearby('Older people and their relatives'),
  construction: nearby('Owners who build or renovate'),
  interior: people('People furnishing a home'),
  manufacturing: companies('Buyers at brands and distributors'),
  shop: people('Shoppers'),
  fashion: people('Shoppers for fashion and accessories'),
  automotive: nearby('Car owners'),
  energy: people('Owners looking for energy supply or equipment'),
  'real-estate': nearby('People who buy, sell or rent a home'),
  logistics: companies('Companies that ship goods'),
  'farming-garden': people('Gardeners and growers'),
  pets: nearby('Pet owners'),
  cleaning: nearby('Households and offices in need of cleaning'),
  printing: companies('Companies that need print'),
  'business-software': companies('Teams looking for software'),
  'developer-tools': companies('Software developers'),
  'security-software': people('People who want their data safe'),
  'analytics-software': companies('Teams that work with data'),
  'marketing-software': companies('Marketing teams'),
  'consumer-apps': people('Smartphone users'),
  utilities: people('Computer users'),
  'file-sharing': people('People who share and download files'),
  'media-players': people('People who watch, listen or edit'),
  crypto: people('Holders of cryptocurrency'),
  hosting: companies('Owners of websites'),
  'radio-streaming': companies('Radio makers and podcasters'),
  ai: companies('Teams that adopt AI'),
  'web-agency': companies('Companies that need a website or an app'),
  payments: companies('Merchants who take payments'),
  finance: people('People with money matters to settle'),
  insurance: people('People looking for cover'),
  accounting: companies('Business owners with books to keep'),
  law: people('Clients with a legal matter'),
  consulting: companies('Companies looking for advice'),
  marketing: companies('Companies looking for customers'),
  design: companies('Clients for design'),
  photography: people('Clients for photography and film'),
  staffing: companies('Employers looking for people'),
  repairs: nearby('Owners of things that need repair'),
  'it-services': companies('Companies and households with computers to look after'),
  'data-recovery': people('People and companies who lost data'),
  guarding: companies('Owners with property to protect'),
  telecom: people('Households and companies looking for a connection'),
  events: people('Hosts planning an event'),
  tutoring: nearby('Pupils preparing for exams, and their parents'),
  education: people('Learners choosing a course'),
  childcare: nearby('Parents looking for childcare'),
  'non-profit': people('Donors, and those the organisation helps'),
  'public-body': nearby('Residents and visitors'),
  religion: nearby('Members of the congregation'),
  clubs: nearby('Members, and those who may become one'),
  science: companies('Researchers and partners of research'),
  culture: nearby('Visitors and lovers of the arts'),
  media: people('Readers and viewers'),
  music: people('Music listeners'),
  games: people('Players'),
  publishing: people('Readers'),
}

/** @param industry key of the industry table */
export const readersOfIndustry = (industry: string): InferredReaders | null =>
  Object.hasOwn(byIndustry, industry) ? byIndustry[industry as IndustryId] : null
