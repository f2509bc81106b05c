import type { AnalyzedSite, FullReport, VettedPicture } from '@brandprint/engine'
import { comparedSite } from '../compared-site.ts'
import { browserSetting, engineOptions, watched } from '../engine-run.ts'
import { datedSites } from '../options/as-of.ts'
import { browserHelp, oneOf, outHelp, pageNumber, parseCommand } from '../options/command-options.ts'
import { endingNote, papers, reportFormats } from '../options/report-formats.ts'
import { inventedOriginNote } from '../options/site-argument.ts'
import { checkPdfOutput, paperOf, pdfOf } from '../output/report-pdf.ts'
import type { Command, Terminal } from '../output/terminal.ts'
import { checkOutput, printOrWrite } from '../output/write-output.ts'
import { UsageError } from '../usage-error.ts'

const help = `Compares two brands: their differences, the most important first, and both
reports section by section, each with its evidence.

Usage: brandprint versus <one> <other> [options]

Each is an address, a folder of built pages or a saved capture. They are
analyzed one after the other.

  brandprint versus acme.example umbra.example
  brandprint versus acme.example umbra.example --format html --out both.html
  brandprint versus acme.example umbra.example --format pdf --out both.pdf
  brandprint versus ./dist https://umbra.example --origin https://acme.example

Options:
  --format text|markdown|html|json|pdf
                        for a terminal (default; the differences alone), a
                        wiki, a browser or print, programs, or a document to
                        hand on
${outHelp}  --paper A4|Letter     what a PDF is set for (default A4)
  --origin URL          for a folder: the address that it is served at; for two
                        folders give it twice, in their order
  --as-of DATE          for folders: the date that they count as read on, such
                        as 2026-01-31, so that they give the same bytes again
                        (default: SOURCE_DATE_EPOCH, else now)
  --pages N             pages to read at most of each, 1 to 50 (default 12)
${browserHelp}`

const options = {
  format: { type: 'string' },
  out: { type: 'string' },
  paper: { type: 'string' },
  origin: { type: 'string', multiple: true },
  'as-of': { type: 'string' },
  pages: { type: 'string' },
  browser: { type: 'string' },
} as const

export const versusCommand: Command = {
  summary: 'two brands side by side, and what sets them apart',
  help,
  options,
  choices: { format: reportFormats, paper: papers, browser: ['auto', 'off'] },
  async run(args, terminal) {
    const { values, positionals } = parseCommand('versus', args, options)
    const [one, other, ...more] = positionals
    if (one === undefined || other === undefined || more.length > 0) {
      throw new UsageError('Give two sites: brandprint versus acme.example umbra.example')
    }
    const format = oneOf('--format', values.format ?? 'text', reportFormats)
    const paper = paperOf(values.paper, format)
    const browser = browserSetting(values.browser, terminal)
    const pages = values.pages === undefined ? {} : { pages: pageNumber(values.pages) }
    const sites = datedSites(await comparedBrands(one, other, values.origin ?? []), {
      asOf: values['as-of'],
      sourceDate: terminal.config.sourceDate,
    })
    checkPdfOutput(format, values.out, terminal)
    if (values.out !== undefined) await checkOutput(values.out)
    const ending = endingNote(values.out, values.format)
    if (ending !== null) terminal.err.write(`brandprint: ${ending}\n`)
    const read = await readBoth(sites, { browser, ...pages }, terminal)
    if (format === 'pdf') {
      const made = await pdfOf({ ...read, options: { paper } }, terminal)
      return printOrWrite({ out: values.out, terminal }, () => made)
    }
    const { formatVersus } = await import('@brandprint/engine/format')
    await printOrWrite({ out: values.out, terminal }, (text) =>
      formatVersus(read.reports, format, { ...text, pictures: read.pictures }),
    )
  },
}

/** Origins belong to the folders, in their order. */
async function comparedBrands(one: string, other: string, origins: readonly string[]) {
  const left = [...origins]
  const read = async (written: string): Promise<AnalyzedSite> => {
    const site = await comparedSite(written, left[0])
    if ('folder' in site && left.length > 0) left.shift()
    return site
  }
  const sites = [await read(one), await read(other)] as const
  if (left.length > 0) throw new UsageError('--origin goes with a folder, and there are fewer of them. Leave it out.')
  return sites
}

interface Both {
  reports: [FullReport, FullReport]
  pictures: Map<string, VettedPicture>
}

async function readBoth(
  [one, other]: readonly [AnalyzedSite, AnalyzedSite],
  settings: { browser: string; pages?: number },
  terminal: Terminal,
): Promise<Both> {
  // Imported late, because it takes a moment: mistakes in the arguments are reported at once.
  const { analyze } = await import('@brandprint/engine/analyze')
  const options = { ...engineOptions(terminal), ...settings, type: 'full' } as const
  const note = inventedOriginNote([one, other])
  if (note !== null) terminal.err.write(`brandprint: ${note}\n`)
  const pictures = new Map<string, VettedPicture>()
  const read = async (site: AnalyzedSite): Promise<FullReport> => {
    const analysis = await watched(terminal, (onProgress) => analyze(site, { ...options, onProgress }))
    for (const [hash, picture] of analysis.pictures) pictures.set(hash, picture)
    // The request was for a full report.
    return analysis.report as FullReport
  }
  return { reports: [await read(one), await read(other)], pictures }
}
