import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, contact, english, fact, name, page, quote, seenOn } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { namesAndMail } from './names-and-mail.ts'

const pages = [{ ...page(''), title: quote('Marrowell, soup by post') }, page('about', { type: 'contact' })]
const profile = (network: string, handle: string) =>
  fact({ network, url: `https://${network}.com/${handle}`, kind: 'social' as const }, `${network}.com/${handle}`)
const medusa = [profile('facebook', 'Medusa-101217641876383'), profile('instagram', 'medusa.broth')]
const foreignMail = contact('email', 'ask@brothworks.example')
const openMail = contact('email', 'marrowell@gmail.com')
const promise = ownLine('Meals that children finish.', { place: 'subhead' })
const described = ownLine('Soup that children finish, by post.', { place: 'description', textClass: 'declared' })

testDiagnoses(namesAndMail, {
  'another-name-elsewhere': {
    facts: { name, pages, socials: medusa },
    says: [
      'Marrowell is “Medusa” on Facebook / Facebook and Instagram call Marrowell “Medusa”; visitors who check it there cannot tell that it is the same house. / but Facebook calls Marrowell “Medusa” / Rename the profiles, or explain the name (/): Let the profiles carry the name Marrowell, or say in one line under the name what “Medusa” was.',
    ],
    quotes: ['facebook.com/Medusa-101217641876383', 'instagram.com/medusa.broth'],
    confidence: 0.75,
    variants: {
      'on three profiles': {
        facts: { socials: [...medusa, profile('linkedin', 'company/medusa-soups')] },
        says: [
          'Marrowell is “Medusa” on Facebook / Facebook, Instagram and LinkedIn all lead to “Medusa”: who has learnt Marrowell here meets another name there. / but Facebook calls Marrowell “Medusa” / Rename the profiles, or explain the name (/): Let the profiles carry the name Marrowell, or say in one line under the name what “Medusa” was.',
        ],
        quotes: ['facebook.com/Medusa-101217641876383', 'instagram.com/medusa.broth'],
        confidence: 0.75,
      },
      'in its mail': {
        facts: { socials: [], contacts: [foreignMail] },
        says: [
          'Marrowell is “ask@brothworks.example” in its mail / The site says Marrowell, its mail comes from “ask@brothworks.example”: who has just learnt one name gets an answer from another. / but its mail comes from “ask@brothworks.example” / Give Marrowell a mailbox of its own (/): Replace “ask@brothworks.example” by an address with the name Marrowell, and forward the old one.',
        ],
        quotes: ['ask@brothworks.example'],
        confidence: 0.6,
      },
      'in its mail and on a profile': {
        facts: { socials: [profile('instagram', 'brothworks')], contacts: [seenOn(foreignMail, about)] },
        says: [
          'Marrowell is “brothworks” on Instagram / Instagram and its mail call Marrowell “brothworks”; visitors who check it there cannot tell that it is the same house. / but Instagram calls Marrowell “brothworks” / Rename the profiles, or explain the name (/): Let the profiles carry the name Marrowell, or say in one line under the name what “brothworks” was.',
        ],
        quotes: ['instagram.com/brothworks', 'ask@brothworks.example (/about)'],
        confidence: 0.75,
      },
    },
    silent: {
      'of one profile alone': { socials: medusa.slice(0, 1) },
      'of profiles in its own name': {
        socials: [profile('facebook', 'marrowell.soup'), profile('instagram', 'marrowellsoup')],
      },
      'of its company': { legalEntity: fact('Medusa Broth Ltd'), socials: medusa },
      'of a mailbox with its name at a host of mailboxes': {
        socials: [],
        contacts: [contact('email', 'marrowell@soupmail.example')],
      },
      'of a mailbox at an open host': { socials: [], contacts: [openMail] },
      'of a mailbox on the site’s own domain': { socials: [], contacts: [contact('email', 'ask@marrowell.example')] },
      'where the title has another name': { pages: [{ ...page(''), title: quote('Soup by post') }] },
      'of a name in another script': {
        name: fact({ name: 'Суп', variants: [] }),
        pages: [{ ...page(''), title: quote('Суп') }],
      },
      'of links that are no names': {
        socials: [profile('facebook', 'share/1Gy9Ku7Gx8'), profile('facebook', 'groups/179930695534942')],
      },
    },
  },
  'borrowed-mailbox': {
    facts: { language: english, pages, contacts: [openMail], sentences: [described] },
    says: [
      'Letters about the brand go to gmail.com / “Soup that children finish, by post.”, and the answer comes from “marrowell@gmail.com”, a mailbox that anybody can open. / but its mail goes to “marrowell@gmail.com” / Set up a mailbox on the own domain (/): Replace “marrowell@gmail.com” by one with the name of the site, and let the old one forward.',
    ],
    quotes: ['Soup that children finish, by post.', 'marrowell@gmail.com'],
    confidence: 0.7,
    variants: {
      'of what stands first': {
        facts: { sentences: [promise] },
        says: [
          'Letters about the brand go to gmail.com / “Meals that children finish.” is the first thing said; the way to ask about it is “marrowell@gmail.com”, a mailbox anybody can open. / but its mail goes to “marrowell@gmail.com” / Set up a mailbox on the own domain (/): Replace “marrowell@gmail.com” by one with the name of the site, and let the old one forward.',
        ],
        quotes: ['Meals that children finish.', 'marrowell@gmail.com'],
        confidence: 0.7,
      },
      'on the page to write from': {
        facts: { contacts: [seenOn(openMail, about)] },
        says: [
          'Letters about the brand go to gmail.com / /about asks people to write to “marrowell@gmail.com”. “Soup that children finish, by post.” would be easier to believe from an address of its own. / but its mail goes to “marrowell@gmail.com” / Set up a mailbox on the own domain (/about): Replace “marrowell@gmail.com” by one with the name of the site, and let the old one forward.',
        ],
        quotes: ['Soup that children finish, by post.', 'marrowell@gmail.com (/about)'],
        confidence: 0.7,
      },
      'of several mailboxes': {
        facts: { contacts: [openMail, contact('email', 'ines.marrowell@web.de')] },
        says: [
          'Letters about the brand go to gmail.com / 2 mailboxes, all at open hosts, “marrowell@gmail.com” first: little stands behind “Soup that children finish, by post.” that a stranger could check. / but its mail goes to “marrowell@gmail.com” / Set up a mailbox on the own domain (/): Replace “marrowell@gmail.com” by one with the name of the site, and let the old one forward.',
        ],
        quotes: ['Soup that children finish, by post.', 'marrowell@gmail.com'],
        confidence: 0.7,
      },
    },
    silent: {
      'beside a mailbox of its own': { contacts: [openMail, contact('email', 'ask@marrowell.example')] },
      'where nothing is at stake': { sentences: [ownLine('Forty soups by post.', { place: 'subhead' })] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
})
