import { randomBytes } from 'node:crypto'
import type { SecondReader } from '@brandprint/engine/second-reader'
import { modelSettings } from '../config.ts'
import { UsageError } from '../usage-error.ts'

export interface OpenedReader {
  reader: SecondReader
  close(): void
}

/**
 * The model of `--second-reader`, by the settings that the service reads it from.
 * @throws {UsageError} where none is set, or its settings do not fit each other
 */
export async function openSecondReader(): Promise<OpenedReader> {
  const settings = await modelSettings()
  const [{ openModels }, { createSecondReader }] = await Promise.all([
    import('@brandprint/engine/llm'),
    import('@brandprint/engine/second-reader'),
  ])
  const { flash: model, close } = await openModels(settings)
  if (model === null)
    throw new UsageError('--second-reader needs a model: set BRANDPRINT_MODEL_FLASH, such as local:qwen2.5:7b.')
  return { reader: createSecondReader({ model, random: randomBytes }), close }
}
