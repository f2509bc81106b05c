import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'

const names = (await readdir(import.meta.dirname))
  .filter((file) => /^\d{4}-.+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

/**
 * The files of this folder in the order of their names. Each only adds: a database that is migrated still serves the version
 * before.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, (await import(`./${name}.ts`)) as Migration])),
)
