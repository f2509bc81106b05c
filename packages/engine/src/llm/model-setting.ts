/** Which model, by whom: `openai:gpt-5-mini`, `local:qwen2:7b`. */
const modelProviders = ['openai', 'anthropic', 'google', 'local'] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface ModelSetting {
  provider: ModelProvider
  /** All after the first colon, further colons included. */
  name: string
}

/** null: it is not of that form. */
export function parseModelSetting(text: string): ModelSetting | null {
  const [, word = '', name = ''] = /^([a-z]+):([\w./:@+-]{1,200})$/.exec(text) ?? []
  const provider = modelProviders.find((one) => one === word)
  return provider === undefined ? null : { provider, name }
}
