/**
 * What one abusive account costs another: `npm run bench:fairness`, on Linux. Each kind of abuse beside one well-behaved
 * account on a fresh installation with the service's own limits; probes with and without the abuse take turns. The browser
 * runs in its sandbox: where `brandprint doctor` finds none, `workers` renders nothing and measures nothing.
 *
 *     npm run bench:fairness -- --only sandbox --only dates --probes 10
 */
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { keyRequests } from '../packages/server/src/platform/tiers.ts'
import { serveExampleSite } from './api/site.ts'
import { type AbuseKind, abuseKinds, createAbuse } from './fairness/abuses.ts'
import { createClient } from './fairness/client.ts'
import { type Measure, type Probed, probeAnalysis, probeWebhook } from './fairness/probes.ts'
import { serveHardSite } from './fairness/site.ts'
import { asTable, type Figure, mebibytes, milliseconds, percentile } from './service/figures.ts'
import { openInstallation } from './service/installation.ts'
import { startReceivers } from './webhooks/receiver-process.ts'

const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true }, probes: { type: 'string', default: '50' } },
})
const kinds = abuseKinds.filter((kind) => options.only?.includes(kind) ?? true)
const probes = Number(options.probes)
if (kinds.length === 0 || !(probes >= 2)) {
  throw new Error(`--only takes ${abuseKinds.join(', ')}; --probes takes a number from 2.`)
}

/** Who signed the certificate of the receivers. */
const authority = new URL('../packages/server/src/test-support/certificates/authority.pem', import.meta.url)
/** What the abuse left has to be over before the next probe. */
const calmMs = 500
const warmUps = 2
const ratioMax = 2

const good = await serveExampleSite()
const hard = await serveHardSite()
const receivers = await startReceivers(join(tmpdir(), `brandprint-bench-receivers-${process.pid}.log`), 0)
const figures: Figure[] = []
try {
  for (const kind of kinds) figures.push(...(await measure(kind)))
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
} finally {
  await Promise.all([good.close(), hard.close(), receivers.close()])
}

async function measure(kind: AbuseKind): Promise<Figure[]> {
  const installation = await openInstallation({
    BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
    BRANDPRINT_BROWSER: kind === 'workers' ? 'auto' : 'off',
    BRANDPRINT_KEY_REQUESTS_PER_MINUTE: String(keyRequests.perMinute),
    BRANDPRINT_KEY_REQUESTS_BURST: String(keyRequests.burst),
    NODE_EXTRA_CA_CERTS: fileURLToPath(authority),
    PATH: process.env.PATH ?? '',
  })
  try {
    return await installation.withService('all', async ({ url }) => {
      const connect = async (tier: 'free' | 'pro' | 'agency') =>
        createClient(url, (await installation.newAccount(tier)).key)
      const abuse = createAbuse(kind, { connect, site: hard, receivers, database: installation.client })
      const client = await connect('agency')
      // A webhook's first event, each time of another account: one account alone has a pace for such events.
      const probe = async () =>
        abuse.isOfWebhooks ? probeWebhook(await connect('agency'), receivers) : probeAnalysis(client, good.url)
      for (let done = 0; done < warmUps; done++) await probe()
      const without: Probed[] = []
      const beside: Probed[] = []
      for (let done = 0; done < probes; done++) {
        if (done % 2 === 0) without.push(await probe())
        else {
          await abuse.begin()
          beside.push(await probe().finally(() => abuse.end()))
          await delay(calmMs)
        }
      }
      return compare(kind, without, beside)
    })
  } finally {
    await installation.close()
  }
}

function compare(kind: AbuseKind, without: readonly Probed[], beside: readonly Probed[]): Figure[] {
  const measures = Object.keys(without[0]!) as Measure[]
  return measures.flatMap((measure) =>
    [50, 95].map((rank) => {
      const [alone, abused] = [without, beside].map((probed) =>
        percentile(
          probed.map((each) => each[measure]!),
          rank,
        ),
      ) as [number, number]
      const ratio = abused / alone
      const figure: Figure = {
        name: `${kind}: ${measure}, p${rank}`,
        figure: `${milliseconds(alone)} → ${milliseconds(abused)}, × ${ratio.toFixed(2)}`,
        aim: { text: `≤ × ${ratioMax}`, isMet: ratio <= ratioMax },
      }
      console.error(`${figure.name}: ${figure.figure}`)
      return figure
    }),
  )
}
