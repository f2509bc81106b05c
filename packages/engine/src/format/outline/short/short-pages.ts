/** All pages after the first, in their order; one with nothing of its own is left out. */

import type { DiagnosisEntry, FirstPage, Wording } from '../first-page.ts'
import type { Outline } from '../outline.ts'
import { claimsPage } from './claims-page.ts'
import { lookPage } from './look-page.ts'
import { offerPage } from './offer-page.ts'
import { planPage } from './plan-page.ts'
import { readersPage } from './readers-page.ts'
import type { ShortPage, Subject } from './short-page.ts'
import { whyPage } from './why-page.ts'
import { wordsPage } from './words-page.ts'

interface Known extends Pick<Outline, 'palette' | 'logo'> {
  firstPage: FirstPage
  diagnoses: readonly DiagnosisEntry[]
  wordings: readonly Wording[]
}

export const shortPages = (subject: Subject, { firstPage, diagnoses, wordings, ...look }: Known): ShortPage[] =>
  [
    whyPage(subject, diagnoses, firstPage),
    wordsPage(wordings),
    readersPage(subject),
    offerPage(subject),
    claimsPage(subject),
    lookPage(subject, look),
    planPage(subject),
  ].filter((page) => page !== null)
