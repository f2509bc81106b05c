/** A report, or two, in; the bytes of a PDF out. */
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { dataUrlBytes } from '../../pictures/data-url.ts'
import type { Report } from '../../report.ts'
import type { Mark } from '../outline/blocks.ts'
import type { Outline } from '../outline/outline.ts'
import { outlineOf } from '../outline/outline-of.ts'
import type { Writing } from './block-data.ts'
import { type DocumentData, documentData } from './document-data.ts'
import { documentFonts, fontsFolder } from './fonts.ts'
import { joinedRuns } from './joined-runs.ts'
import { isRun, withinLetters } from './letters.ts'
import { createNotes } from './notes.ts'
import { packed } from './packed.ts'
import type { PackedReport, PdfInput, VersusPdfInput } from './pdf-input.ts'
import { type PictureFile, pictureFile, screenshotPicture } from './pictures.ts'
import { signed } from './signed.ts'
import { type VersusData, versusData } from './versus-data.ts'
import type { Run } from './words.ts'

const template = fileURLToPath(new URL('./template/', import.meta.url))
const compiler = NodeCompiler.create({ workspace: template, fontArgs: [{ fontPaths: [fontsFolder] }] })

/**
 * What a report says reaches the compiler as data alone: one file of JSON, and the files of its pictures.
 * @throws {Error} where the template does not compile, which is a bug of ours
 */
export async function makePdf(input: PdfInput | VersusPdfInput): Promise<Uint8Array> {
  try {
    return await madeWith(input, pictureFile)
  } catch {
    // Mostly it is a drawing that the compiler does not take. To try each takes time, which nearly all documents do without.
    return await madeWith(input, drawableFile)
  }
}

/** Forgets what the last document was laid out with, which takes some time: no two have so much in common. */
export function forgetLast(): void {
  compiler.evictCache(0)
}

type ReadPicture = typeof pictureFile

async function madeWith(input: PdfInput | VersusPdfInput, readPicture: ReadPicture): Promise<Uint8Array> {
  const drawing: Drawing = { files: new Map(), readPicture }
  return 'reports' in input ? versusMade(input, drawing) : reportMade(input, drawing)
}

async function reportMade(input: PdfInput, drawing: Drawing): Promise<Uint8Array> {
  const { report: given, pictures, options } = input
  const report = 'gzip' in given ? unpackedReport(given) : given
  const { sections } = options
  const outline = outlineOf(report, (member) => sections === 'all' || sections.includes(member))
  const pictureOf = await picturesOf([outline], pictures, drawing)
  const branding =
    options.branding === null ? null : { ...options.branding, logo: await brandingLogo(options.branding.logo, drawing) }
  const screenshot = await screenshotFile(input.screenshot ?? null, drawing)
  const writing = { notes: createNotes(), places: new Map(), prefix: '', pictureOf }
  const data = documentData(report, outline, { ...options, branding, screenshot }, writing)
  return packed(signed(compiled(data, [outline.language], drawing.files), options))
}

async function versusMade(input: VersusPdfInput, drawing: Drawing): Promise<Uint8Array> {
  const outlines = input.reports.map((report) => outlineOf(report))
  const pictureOf = await picturesOf(outlines, input.pictures, drawing)
  const data = versusData(input, outlines, pictureOf)
  // Sentences that compare quote both sites: they are of no language that is known.
  const languages = ['', ...outlines.map(({ language }) => language)]
  return packed(signed(compiled(data, languages, drawing.files), { whiteLabel: false }))
}

/** What was packed is what the engine gave. */
const unpackedReport = ({ gzip, member }: PackedReport): Report => JSON.parse(gunzipSync(gzip).toString())[member]

const marksMax = 8

interface Drawing {
  files: Map<string, PictureFile>
  readPicture: ReadPicture
}

const keyOf = ({ hash, svg, url }: Mark) => svg ?? hash ?? url ?? ''

/** Draws the marks of which there is a picture, and says the names of their files. */
async function picturesOf(
  outlines: readonly Outline[],
  pictures: PdfInput['pictures'],
  { files, readPicture }: Drawing,
): Promise<Writing['pictureOf']> {
  const marks = outlines.flatMap(({ logo, sections }) => [
    ...(logo === null ? [] : [logo]),
    ...sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'marks' ? block.marks.slice(0, marksMax) : [])),
    ),
  ])
  const names = new Map<string, string>()
  for (const mark of marks) {
    const key = keyOf(mark)
    if (names.has(key)) continue
    const bytes = bytesOf(mark, pictures)
    const file = bytes === null ? null : await readPicture(bytes)
    if (file === null) continue
    const name = `mark-${names.size}.${file.ending}`
    files.set(name, file)
    names.set(key, name)
  }
  return (mark) => names.get(keyOf(mark)) ?? null
}

const drawingCharactersMax = 400_000

function bytesOf({ svg, url, hash }: Mark, pictures: PdfInput['pictures']): Uint8Array | null {
  if (svg !== undefined) return svg.length > drawingCharactersMax ? null : Buffer.from(svg)
  if (url?.startsWith('data:')) return dataUrlBytes(url)
  return (hash === null ? undefined : pictures.get(hash))?.bytes ?? null
}

async function brandingLogo(bytes: Uint8Array | null, { files, readPicture }: Drawing): Promise<string | null> {
  const file = bytes === null ? null : await readPicture(bytes)
  if (file === null) return null
  const name = `branding.${file.ending}`
  files.set(name, file)
  return name
}

async function screenshotFile(bytes: Uint8Array | null, { files }: Drawing): Promise<string | null> {
  const file = bytes === null ? null : await screenshotPicture(bytes)
  if (file === null) return null
  const name = `screenshot.${file.ending}`
  files.set(name, file)
  return name
}

/** A document of one picture, as strict as a report's. */
const probe = (name: string) =>
  `#set document(title: "Picture")\n= Picture\n#image("${name}", width: 20mm, alt: "Picture")\n`

/**
 * null also for a drawing that the compiler does not take: one without a size that can be drawn, or with letters that no
 * typeface has. It would fail the whole document, and costs itself alone.
 */
async function drawableFile(bytes: Uint8Array): Promise<PictureFile | null> {
  const file = await pictureFile(bytes)
  if (file?.ending !== 'svg') return file
  const name = 'probe.svg'
  try {
    compiler.mapShadow(join(template, name), Buffer.from(file.bytes))
    const laidOut = compiler.compile({ mainFileContent: probe(name), resetRead: true })
    if (laidOut.result === null) return null
    compiler.pdf(laidOut.result, { pdfStandard: 'ua-1', pdfTags: true })
    return file
  } catch {
    return null
  } finally {
    compiler.resetShadow()
  }
}

/** @param languages of the site's words, by the numbers that runs have for theirs */
function compiled(
  data: DocumentData | VersusData,
  languages: readonly string[],
  files: ReadonlyMap<string, PictureFile>,
): Uint8Array {
  withinLetters(data)
  const parts = languages.map((language) => ({ language, texts: [] as string[] }))
  collectTexts(data, (text, writing) => parts[writing]?.texts.push(text))
  const { fonts, missing } = documentFonts(parts)
  const isForeign = fonts.writings.map(({ language }) => !['', 'en'].includes(language))
  const json = JSON.stringify({ ...data, fonts }, (_, value) => {
    const written = areRuns(value) ? joinedRuns(value, isForeign) : value
    return typeof written === 'string' ? printable(written, missing) : written
  })
  try {
    compiler.mapShadow(join(template, 'data.json'), Buffer.from(json))
    for (const [name, { bytes }] of files) compiler.mapShadow(join(template, name), Buffer.from(bytes))
    const laidOut = compiler.compile({ mainFilePath: join(template, `${data.template}.typ`), resetRead: true })
    if (laidOut.result === null) throw new Error(saidBy(laidOut.takeError()))
    return compiler.pdf(laidOut.result, { pdfStandard: 'ua-1', pdfTags: true })
  } finally {
    compiler.resetShadow()
  }
}

function saidBy(error: NodeError | null): string {
  const [first] = error === null ? [] : (compiler.fetchDiagnostics(error) as { message: string; path: string }[])
  return first === undefined ? 'The template does not compile.' : `${basename(first.path)}: ${first.message}`
}

const areRuns = (value: unknown): value is Run[] =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && isRun(value[0])

/** Every text of the data, with the number of the language that it is in; none is so deep that it overflows. */
function collectTexts(value: unknown, tell: (text: string, writing: number) => void): void {
  if (typeof value === 'string') tell(value, 0)
  else if (typeof value !== 'object' || value === null) return
  else if (isRun(value)) tell(value.text, value.writing ?? 0)
  else for (const member of Object.values(value)) collectTexts(member, tell)
}

/** Never a box: a character that no typeface has is shown as the sign that says so. */
const printable = (text: string, missing: ReadonlySet<string>) =>
  missing.size === 0 ? text : Array.from(text, (character) => (missing.has(character) ? '\ufffd' : character)).join('')
