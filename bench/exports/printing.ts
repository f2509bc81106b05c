/** Our PDF beside a browser's print of our HTML report. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatHtml } from '@brandprint/engine'
import { createPdfMaker } from '@brandprint/engine/pdf'
import { launchBrowser } from '../../packages/engine/src/render/browser-process.ts'
import { browserFolder } from '../../packages/engine/src/render/browser-user.ts'
import { findBrowser } from '../../packages/engine/src/render/find-browser.ts'
import { renderLimits } from '../../packages/engine/src/render/render-limits.ts'
import { createWall } from '../../packages/engine/src/render/wall.ts'
import { type Figure, median, milliseconds } from '../service/figures.ts'
import { type MadeReport, variantOf } from './reports.ts'

const ratioMin = 5
/** Each site once, in either: code is compiled and typefaces are read before anything counts. */
const warmUpRounds = 1

const options = { paper: 'A4', sections: 'all', whiteLabel: false, branding: null, sample: false } as const

type Print = (made: MadeReport) => Promise<number>

/** The same reports by turns, the order turned round each time. @returns none where there is no browser */
export async function comparePrinting(reports: readonly MadeReport[], rounds: number): Promise<Figure[]> {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'brandprint-bench-browser-'))
  const folder = await browserFolder(cacheFolder)
  const wall = await createWall()
  const maker = createPdfMaker()
  try {
    const found = await findBrowser({ setting: 'auto', path: process.env.PATH ?? '', cacheFolder: folder })
    if (!found.ok) {
      console.error(`Without a browser: ${found.error.message}`)
      return []
    }
    const { processBytesMax, launchMs } = renderLimits
    const launch = { executable: found.value, wall, cacheFolder: folder, processBytesMax, launchMs }
    const browser = await launchBrowser({ ...launch, sandbox: 'off' })
    const print: Print = async ({ report, pictures }) => {
      const page = await browser.browser.newPage({ javaScriptEnabled: false })
      const pdf = await page
        .setContent(formatHtml(report, { pictures }))
        .then(() => page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true }))
      await page.close()
      return pdf.length
    }
    const make: Print = async ({ report, pictures }) => {
      const made = await maker.make({ report, pictures, options })
      if (!made.ok) throw new Error(made.error.message)
      return made.value.length
    }
    const figures = await byTurns(reports, { make, print, rounds })
    await browser.close()
    return [{ name: 'the browser beside it', figure: found.value.version }, ...figures]
  } finally {
    await maker.close()
    await wall.close()
    await rm(cacheFolder, { recursive: true, force: true })
  }
}

async function byTurns(
  reports: readonly MadeReport[],
  { make, print, rounds }: { make: Print; print: Print; rounds: number },
): Promise<Figure[]> {
  const ours: number[] = []
  const theirs: number[] = []
  const timed = async (work: Print, times: number[], number: number) => {
    const made = variantOf(reports, number)
    const begun = performance.now()
    await work(made)
    if (number >= warmUpRounds * reports.length) times.push(performance.now() - begun)
  }
  for (let number = 0; number < (warmUpRounds + rounds) * reports.length; number++) {
    if (number % 2 === 0) await timed(make, ours, number)
    await timed(print, theirs, number)
    if (number % 2 === 1) await timed(make, ours, number)
  }
  const ratio = median(theirs.map((ms, at) => ms / ours[at]!))
  return [
    { name: 'PDF of a full report, p50', figure: milliseconds(median(ours)) },
    { name: 'the browser’s print of its HTML, p50', figure: milliseconds(median(theirs)) },
    {
      name: 'the browser’s time to ours, median of the pairs',
      figure: `${ratio.toFixed(2)} (${ours.length} pairs)`,
      aim: { text: `≥ ${ratioMin}`, isMet: ratio >= ratioMin },
    },
  ]
}
