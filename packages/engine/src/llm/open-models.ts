/** Models as the operator named them. The SDK is loaded only where one is. */
import { connectModel, type ModelConnections } from './connections.ts'
import type { Model } from './model.ts'
import { type ModelProvider, type ModelSetting, parseModelSetting } from './model-setting.ts'
import type { ModelLimits } from './sdk-model.ts'

export interface ModelSettings {
  /** `provider:model`; null: none. One of the two answers for both. */
  pro: string | null
  flash: string | null
  /** Of `local:` models, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string | null
  keys: Readonly<Record<ModelProvider, string | null>>
  contextTokens: number
}

export interface Models {
  pro: Model | null
  flash: Model | null
  /** Ends what is under way. */
  close(): void
}

/** Named here, as the SDK would otherwise take them from the environment. */
const publicUrls: Readonly<Record<Exclude<ModelProvider, 'local'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/**
 * @param urls where each provider is asked
 * @throws {Error} where a setting was not checked before: one of another form, a provider without a key, `local:` without a URL
 */
export async function openModels(
  settings: ModelSettings,
  limits: Partial<ModelLimits> = {},
  urls = publicUrls,
): Promise<Models> {
  const [pro, flash] = [settings.pro ?? settings.flash, settings.flash ?? settings.pro]
  const opened: ModelConnections[] = []
  const open = (text: string) => openModel(text, { ...settings, urls }, limits, opened)
  const proModel = pro === null ? null : await open(pro)
  const flashModel = flash === null ? null : flash === pro ? proModel : await open(flash)
  return {
    pro: proModel,
    flash: flashModel,
    close() {
      for (const connections of opened) connections.close()
    },
  }
}

async function openModel(
  text: string,
  { baseUrl, keys, contextTokens, urls }: ModelSettings & { urls: typeof publicUrls },
  limits: Partial<ModelLimits>,
  opened: ModelConnections[],
): Promise<Model> {
  const setting = parseModelSetting(text)
  if (setting === null) throw new Error(`“${text}” names no model.`)
  const url = setting.provider === 'local' ? baseUrl : urls[setting.provider]
  if (url === null) throw new Error('A local model without an address.')
  const connections = connectModel(new URL(url).origin)
  opened.push(connections)
  const secret = keys[setting.provider]
  const [{ sdkModel, modelLimits }, sdk] = await Promise.all([
    import('./sdk-model.ts'),
    sdkOf(setting, url, secret, connections.fetch),
  ])
  return sdkModel({ sdk, name: setting.name, contextTokens, secret, limits: { ...modelLimits, ...limits } })
}

async function sdkOf(
  { provider, name }: ModelSetting,
  baseURL: string,
  key: string | null,
  fetch: typeof globalThis.fetch,
) {
  if (provider === 'local') {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const options = { name: 'local', baseURL, fetch, includeUsage: true, supportsStructuredOutputs: true }
    return createOpenAICompatible({ ...options, ...(key !== null && { apiKey: key }) }).chatModel(name)
  }
  if (key === null) throw new Error(`${provider} without a key.`)
  const options = { apiKey: key, baseURL, fetch }
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(options).chat(name)
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(options)(name)
  return (await import('@ai-sdk/google')).createGoogle(options)(name)
}
