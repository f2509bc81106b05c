import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificationsNamed } from '../../lexicon/names/certification-names.ts'
import { type CertificateStanding, certificateStanding } from './certificate-standing.ts'

const standingOf = (line: string) =>
  certificateStanding(line, certificationsNamed(line)[0]!, (text) => text.includes('Oaken'))

const lines: [line: string, standing: CertificateStanding | null][] = [
  ['We are certified to ISO 9001.', 'held'],
  ['Oaken has been certified to ISO 27001 by an accredited body every year since 2019.', 'held'],
  ['We are certified to ISO 9001, ISO 14001, ISO 45001, and ISO 50001.', 'held'],
  ['Certifié Qualiopi', 'held'],
  ['当社はISO 9001認証を取得しています。', 'held'],
  ['Our controls are aligned with ISO 27001.', 'aligned'],
  ['Security based on the framework of ISO 27001', 'aligned'],
  ['We support ISO 27001 certification', 'aligned'],
  ['Aligned with ISO 27001', 'aligned'],
  ['We are certified to ISO 9001 and aligned with its newest edition.', 'held'],
  ['Unsere Abläufe sind an ISO 9001 orientiert.', 'aligned'],
  ['Системы соответствуют ISO 9001', 'aligned'],
  ['ISO 27001に準拠した運用', 'aligned'],
  ['We plan to be certified to SOC 2, target: by 2027', 'planned'],
  ['ISO 27001 certification in progress', 'planned'],
  ['ISO 9001 zertifiziert (geplant)', 'planned'],
  ['ISO 27001 認証を取得予定', 'planned'],
  ['ISO 9001 is a standard for the management of quality.', null],
  ['Our data centres are ISO 27001 certified.', null],
  ['Pass your ISO 27001 exam and be certified', null],
  ['Certified evidence for CIS, SOC 2, NIST, ISO 27001', null],
  ['Firms that were certified to ISO 9001 had fewer returns than those that were not, says a report.', null],
]
for (const [line, standing] of lines)
  test(`“${line}” says: ${standing ?? 'nothing'}`, () => assert.equal(standingOf(line), standing))
