/** What a kind of noise is: one file in `kinds/`, which exports it as `kind`. */
import { readdir } from 'node:fs/promises'
import type { Random } from './random.ts'
import type { NoiseSite, SiteFiles } from './site-files.ts'

export interface NoiseKind {
  /** As its file. */
  name: string
  /**
   * What checks see, one after the other: the first is the baseline. Two readings are a before and an after that stays: the
   * confirmation sees it again. More of them are the checks and confirmations in turn.
   * @returns null where the site has nothing that such noise could touch
   */
  readings(site: NoiseSite, random: Random): SiteFiles[] | null
}

export async function readKinds(): Promise<NoiseKind[]> {
  const names = (await readdir(new URL('./kinds/', import.meta.url))).filter((name) => name.endsWith('.ts')).sort()
  return Promise.all(names.map(async (name) => ((await import(`./kinds/${name}`)) as { kind: NoiseKind }).kind))
}
