/**
 * Chat under load: `npm run bench:chat`, on Linux. The service, a scripted model and a bare relay run in processes of their
 * own, with Postgres beside them; this process asks and reads.
 */
import { cpus, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../packages/server/src/platform/database/connect.ts'
import { freePort } from '../packages/server/src/platform/database/embedded/server.ts'
import { asked, enlarged, exampleAnalysis, largePassages, storeAnalysis } from './chat/analyses.ts'
import { heldMemory } from './chat/heap.ts'
import type { Asked, Script } from './chat/model-process.ts'
import { measureRetrieval } from './chat/retrieval.ts'
import { isWhole, markedQuestion, type ReadStream, readStream } from './chat/streams.ts'
import { asTable, type Figure, mebibytes, median, milliseconds, percentile } from './service/figures.ts'
import { openInstallation } from './service/installation.ts'
import { startServer } from './service/processes.ts'

const relayStreams = 50
const relayRounds = 3
const manyStreams = 500
/** Few enough that the day's tokens of an account do for all rounds. */
const streamsPerAccount = 10
const addedMsMax = 20
const beforeMsMax = 50
const builtInMsMax = 100
const kilobytesMax = 200

interface Account {
  id: string
  key: string
  analysisId: string
}

const figures: Figure[] = []
function report(...found: Figure[]): void {
  figures.push(...found)
  for (const { name, figure } of found) console.error(`${name}: ${figure}`)
}
const atMost = (ms: number, max: number) => ({ text: `≤ ${max} ms`, isMet: ms <= max })
const p95AndMedian = (times: readonly number[]) =>
  `${milliseconds(percentile(times, 95))} (median ${milliseconds(median(times))}, ${times.length} times)`

const inspectorPort = await freePort()
const model = await processOf('model', {})
const relay = await processOf('relay', { MODEL_URL: model.url })
const installation = await openInstallation({})
const db = connect({ url: installation.databaseUrl, applicationName: 'brandprint bench' })
function processOf(name: 'model' | 'relay', env: Record<string, string>) {
  return startServer({
    file: new URL(`./chat/${name}-process.ts`, import.meta.url),
    args: (port) => [String(port)],
    env: () => env,
    probe: '/asked',
    logFile: '/dev/null',
  })
}

async function newAccount(at: string, stored: Parameters<typeof storeAnalysis>[2]): Promise<Account> {
  const { id, key } = await installation.newAccount()
  const analysisId = `anl_${at.padStart(24, 'C')}`
  await storeAnalysis(db, { id: analysisId, accountId: id }, stored)
  return { id, key, analysisId }
}

async function seeded() {
  const example = await exampleAnalysis()
  const many: Account[] = []
  for (let at = 0; at < manyStreams / streamsPerAccount; at++) many.push(await newAccount(String(at), example))
  return {
    many,
    one: await newAccount('one', example),
    large: await newAccount('large', enlarged(example)),
  }
}
type Accounts = Awaited<ReturnType<typeof seeded>>

async function setScript(script: Script): Promise<void> {
  await fetch(`${model.url}/script`, { method: 'PUT', body: JSON.stringify(script) })
}
const modelAsked = async () => (await (await fetch(`${model.url}/asked`)).json()) as Asked

const authorized = ({ key }: Account) => ({ authorization: `Bearer ${key}` })

async function measureBuiltIn(url: string, { one, large }: Accounts): Promise<void> {
  for (const [what, account] of [
    ['an example', one],
    [`${largePassages} passages`, large],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < 15; round++) {
      for (const message of asked) {
        const start = performance.now()
        const response = await fetch(`${url}/v1/chat`, {
          method: 'POST',
          headers: { ...authorized(account), 'content-type': 'application/json' },
          body: JSON.stringify({ message, analysis_id: account.analysisId }),
        })
        const text = await response.text()
        if (response.status !== 200) throw new Error(`No answer: ${text}`)
        if (round >= 3) times.push(performance.now() - start)
      }
    }
    const p95 = percentile(times, 95)
    report({ name: `built-in answer over ${what}, p95`, figure: p95AndMedian(times), aim: atMost(p95, builtInMsMax) })
  }
}

const openStream = (url: string, account: Account, question = asked[1]!) =>
  readStream({
    url: `${url}/v1/chat/stream`,
    headers: authorized(account),
    body: { message: markedQuestion(question), analysis_id: account.analysisId },
  })

const openRelayed = () => readStream({ url: `${relay.url}/v1/chat/completions`, body: { content: markedQuestion('') } })

/** So many at once, each account having its share. */
const streamsOf = (url: string, accounts: readonly Account[], count: number) =>
  Array.from({ length: count }, (_, at) =>
    openStream(url, accounts[Math.floor(at / streamsPerAccount)]!, asked[at % asked.length]),
  )

async function measureModel(url: string, accounts: Accounts): Promise<void> {
  await measureBefore(url, accounts)
  await measureAdded(url, accounts.many)
  await measureMany(url, accounts.many)
}

/** From the client's request to the model's. */
async function measureBefore(url: string, { many, one, large }: Accounts): Promise<void> {
  await setScript({ pieces: 1, everyMs: 0 })
  for (let at = 0; at < 20; at++) checkWhole([await openStream(url, one)])
  for (const [what, accountAt] of [
    ['an example', (at: number) => many[at % many.length]!],
    [`${largePassages} passages`, () => large],
  ] as const) {
    await setScript({ pieces: 1, everyMs: 0 })
    for (let at = 0; at < 100; at++) checkWhole([await openStream(url, accountAt(at), asked[at % asked.length])])
    const { agesMs } = await modelAsked()
    const p95 = percentile(agesMs, 95)
    report({
      name: `before the model is asked, over ${what}, p95`,
      figure: p95AndMedian(agesMs),
      aim: atMost(p95, beforeMsMax),
    })
  }
}

/** Rounds of the service and of the relay take turns. */
async function measureAdded(url: string, accounts: readonly Account[]): Promise<void> {
  await setScript({ pieces: 60, everyMs: 50 })
  const own: number[] = []
  const relayed: number[] = []
  for (let round = 0; round < relayRounds; round++) {
    const read = await Promise.all(streamsOf(url, accounts.slice(5 * round), relayStreams))
    checkWhole(read)
    own.push(...read.flatMap(({ agesMs }) => agesMs))
    const bare = await Promise.all(Array.from({ length: relayStreams }, openRelayed))
    relayed.push(...bare.flatMap(({ agesMs }) => agesMs))
  }
  const p95 = percentile(own, 95)
  report(
    {
      name: `the model's text to the client's delta, ${relayStreams} streams, p95`,
      figure: p95AndMedian(own),
      aim: atMost(p95, addedMsMax),
    },
    { name: 'the same through a bare relay, p95', figure: p95AndMedian(relayed) },
  )
}

async function measureMany(url: string, accounts: readonly Account[]): Promise<void> {
  await setScript({ pieces: 30, everyMs: 1_000 })
  const before = await heldMemory(inspectorPort)
  const reading = streamsOf(url, accounts, manyStreams)
  const settled = Promise.allSettled(reading)
  let open = 0
  for (let waited = 0; open < manyStreams && waited < 300; waited++) {
    await delay(100)
    open = (await modelAsked()).open
  }
  const during = await heldMemory(inspectorPort)
  const read = (await settled).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const whole = read.filter(isWhole).length
  const perStream = (name: 'residentBytes' | 'heapBytes') => (during[name] - before[name]) / manyStreams / 1_000
  report(
    { name: `open at once of ${manyStreams} streams`, figure: String(open) },
    {
      name: `ended right of ${manyStreams}`,
      figure: String(whole),
      aim: { text: `${manyStreams}`, isMet: whole === manyStreams },
    },
    ...(['heapBytes', 'residentBytes'] as const).map((name) => ({
      name: `${name === 'heapBytes' ? 'heap and buffers' : 'resident memory'} a stream, after garbage collection`,
      figure: `${perStream(name).toFixed(0)} kB`,
      aim: { text: `≤ ${kilobytesMax} kB`, isMet: perStream(name) <= kilobytesMax },
    })),
  )
}

function checkWhole(read: readonly ReadStream[]): void {
  const broken = read.find((one) => !isWhole(one))
  if (broken !== undefined) throw new Error(`A stream did not end right: ${broken.status} ${broken.text.slice(-500)}`)
}

try {
  const accounts = await seeded()
  await installation.client.query('analyze')
  report(...(await measureRetrieval(db, accounts.large.analysisId)))
  await installation.withService('api', ({ url }) => measureBuiltIn(url, accounts))
  await installation.withService('api', ({ url }) => measureModel(url, accounts), {
    BRANDPRINT_MODEL_PRO: 'local:scripted',
    BRANDPRINT_MODEL_BASE_URL: `${model.url}/v1`,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  })
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
} finally {
  await db.destroy()
  await installation.close()
  await relay.close()
  await model.close()
}
