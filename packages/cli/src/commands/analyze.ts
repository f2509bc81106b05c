import type { Analysis, Report } from '@brandprint/engine'
import type { TextDetail } from '@brandprint/engine/format'
import type { Paper, PdfOptions } from '@brandprint/engine/pdf'
import { browserSetting, engineOptions, watched } from '../engine-run.ts'
import { datedSites } from '../options/as-of.ts'
import { browserHelp, oneOf, outHelp, pageNumber, parseCommand } from '../options/command-options.ts'
import { endingNote, papers, type ReportFormat, reportFormats, textDetails } from '../options/report-formats.ts'
import { requestOf } from '../options/request-options.ts'
import { openSecondReader } from '../options/second-reader.ts'
import { inventedOriginNote, siteArgument } from '../options/site-argument.ts'
import { echoed } from '../output/echoed.ts'
import { prepareCaptureFolder } from '../output/prepare-capture-folder.ts'
import { checkPdfOutput, paperOf, pdfOf } from '../output/report-pdf.ts'
import type { Command, Terminal } from '../output/terminal.ts'
import { checkOutput, printOrWrite } from '../output/write-output.ts'
import { UsageError } from '../usage-error.ts'

const help = `Analyzes one site on this machine, without a server.

Usage: brandprint analyze <address or folder> [options]

  brandprint analyze acme.example
  brandprint analyze https://acme.example --type flash
  brandprint analyze acme.example --format html --out report.html
  brandprint analyze acme.example --format pdf --out report.pdf
  brandprint analyze ./dist --origin https://acme.example --out report.txt
  brandprint analyze https://acme.example --format json --save-capture acme
  brandprint analyze --from-capture acme

Options:
  --type full|flash     full: up to 12 pages, 13 sections (default);
                        flash: insights on the home page
  --format text|markdown|html|json|pdf
                        for a terminal (default), a wiki, a browser, programs,
                        or a document to hand on
  --detail brief|full   of text: the first page and what it rests on (default),
                        or all sections
${outHelp}  --paper A4|Letter     what a PDF is set for (default A4)
  --pages N             pages to read at most, 1 to 50 (default 12)
${browserHelp}  --origin URL          for a folder: the address that it is served at; scheme,
                        host and, if need be, port (default: an invented one)
  --entry PATH          for a folder: the page to start with (default /)
  --as-of DATE          for a folder: the date that it counts as read on, such
                        as 2026-01-31, so that it gives the same bytes again
                        (default: SOURCE_DATE_EPOCH, else now)
  --context TEXT        what the site does not say, such as a goal (“we want
                        more trials”) or an audience; 500 characters at most
  --profile URL         a profile of the brand elsewhere; may be given again
  --second-reader       have the model of BRANDPRINT_MODEL_FLASH choose among
                        what rules found, and draft words to use that rules
                        check; it is sent passages of the pages
  --save-capture DIR    keep everything that was fetched, in a new or empty
                        folder or in place of another capture
  --from-capture DIR    analyze a saved capture, without any network
`

const options = {
  type: { type: 'string' },
  format: { type: 'string' },
  detail: { type: 'string' },
  out: { type: 'string' },
  paper: { type: 'string' },
  pages: { type: 'string' },
  browser: { type: 'string' },
  origin: { type: 'string' },
  entry: { type: 'string' },
  'as-of': { type: 'string' },
  context: { type: 'string' },
  profile: { type: 'string', multiple: true },
  'second-reader': { type: 'boolean' },
  'save-capture': { type: 'string' },
  'from-capture': { type: 'string' },
} as const

export const analyzeCommand: Command = {
  summary: 'one analysis of a website, a folder of built pages or a saved capture',
  help,
  options,
  choices: {
    type: ['full', 'flash'],
    format: reportFormats,
    detail: textDetails,
    paper: papers,
    browser: ['auto', 'off'],
  },
  async run(args, terminal) {
    const { values, positionals } = parseCommand('analyze', args, options)
    if (positionals.length > 1) {
      throw new UsageError(`One site at a time: “${echoed(positionals[1] ?? '')}” is one too many.`)
    }
    const type = oneOf('--type', values.type ?? 'full', ['full', 'flash'] as const)
    const format = oneOf('--format', values.format ?? 'text', reportFormats)
    const detail = detailOf(values.detail, format)
    const paper = paperOf(values.paper, format)
    const pages = pageCount(values.pages, type)
    const browser = browserSetting(values.browser, terminal)
    const isReadAgain = values['second-reader'] === true
    if (isReadAgain && type === 'flash')
      throw new UsageError('A flash analysis has no second reader; --second-reader goes with --type full.')
    const request = requestOf(values)
    const written = await siteArgument({
      site: positionals[0],
      origin: values.origin,
      entry: values.entry,
      fromCapture: values['from-capture'],
    })
    const [site] = datedSites([written] as const, { asOf: values['as-of'], sourceDate: terminal.config.sourceDate })
    checkPdfOutput(format, values.out, terminal)
    if (values.out !== undefined) await checkOutput(values.out)
    const ending = endingNote(values.out, values.format)
    if (ending !== null) terminal.err.write(`brandprint: ${ending}\n`)
    const saveCaptureTo = values['save-capture']
    if (saveCaptureTo !== undefined) await prepareCaptureFolder(saveCaptureTo)

    // Imported late, because it takes a moment: mistakes in the arguments are reported at once.
    const { analyze } = await import('@brandprint/engine/analyze')
    const settings = {
      ...engineOptions(terminal),
      type,
      request,
      browser,
      ...(pages === undefined ? {} : { pages }),
      ...(saveCaptureTo === undefined ? {} : { saveCaptureTo }),
    }
    const note = inventedOriginNote([site])
    if (note !== null) terminal.err.write(`brandprint: ${note}\n`)
    const opened = isReadAgain ? await openSecondReader() : null
    const secondReader = opened === null ? {} : { secondReader: opened.reader }
    const analysis = await watched(terminal, (onProgress) =>
      analyze(site, { ...settings, ...secondReader, onProgress }),
    ).finally(() => opened?.close())
    await deliver(analysis, { format, detail, paper, out: values.out, terminal })
  },
}

interface Delivery {
  format: ReportFormat
  detail: TextDetail
  paper: Paper
  out: string | undefined
  terminal: Terminal
}

async function deliver(analysis: Analysis, { format, detail, paper, out, terminal }: Delivery): Promise<void> {
  const { report, pictures, screenshot } = analysis
  if (format === 'pdf') {
    const options: PdfOptions = { paper, sections: 'all', whiteLabel: false, branding: null, sample: false }
    const made = await pdfOf({ report, pictures, screenshot, options }, terminal)
    return printOrWrite({ out, terminal }, () => made)
  }
  const { formatHtml, formatJson, formatMarkdown, formatText } = await import('@brandprint/engine/format')
  await printOrWrite({ out, terminal }, (options) => {
    if (format === 'json') return formatJson(report)
    if (format === 'markdown') return formatMarkdown(report)
    return format === 'html' ? formatHtml(report, { pictures, screenshot }) : formatText(report, { ...options, detail })
  })
}

function detailOf(written: string | undefined, format: ReportFormat): TextDetail {
  if (written !== undefined && format !== 'text')
    throw new UsageError(`A report as ${format} has all sections; --detail goes with --format text.`)
  return oneOf('--detail', written ?? 'brief', textDetails)
}

function pageCount(written: string | undefined, type: Report['type']): number | undefined {
  if (written === undefined) return undefined
  if (type === 'flash') throw new UsageError('A flash analysis reads one page; --pages goes with --type full.')
  return pageNumber(written)
}
