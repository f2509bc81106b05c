/** The settings of models, as they have to fit each other. */
import { type ModelSettings, parseModelSetting } from '@brandprint/engine/llm'

/** Texts that are not right are told of elsewhere. */
export interface ModelTexts {
  modelPro: string | null
  modelFlash: string | null
  modelBaseUrl: string | null
  modelApiKey: string | null
  modelContext: number
  secondReader: 'on' | 'off'
  openaiApiKey: string | null
  anthropicApiKey: string | null
  googleApiKey: string | null
}

const neededBy = {
  openai: 'OPENAI_API_KEY, which is not set',
  anthropic: 'ANTHROPIC_API_KEY, which is not set',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY, which is not set',
  local: 'BRANDPRINT_MODEL_BASE_URL, the address of its server, such as http://127.0.0.1:11434/v1',
} as const

const readerFault =
  'BRANDPRINT_SECOND_READER is “on”, which needs a model: BRANDPRINT_MODEL_FLASH or BRANDPRINT_MODEL_PRO.'

/** `faults`: sentences, without any secret. */
export function modelSettings(texts: ModelTexts): { models: ModelSettings; faults: string[] } {
  const keys = {
    openai: texts.openaiApiKey,
    anthropic: texts.anthropicApiKey,
    google: texts.googleApiKey,
    local: texts.modelApiKey,
  }
  const faultOf = (setting: string, text: string | null): string[] => {
    const provider = text === null ? undefined : parseModelSetting(text)?.provider
    if (provider === undefined) return []
    const isReady = provider === 'local' ? texts.modelBaseUrl !== null : keys[provider] !== null
    return isReady ? [] : [`${setting} is “${text}”, which needs ${neededBy[provider]}.`]
  }
  const { modelPro: pro, modelFlash: flash, modelBaseUrl: baseUrl, modelContext: contextTokens } = texts
  return {
    models: { pro, flash, baseUrl, keys, contextTokens },
    faults: [
      ...faultOf('BRANDPRINT_MODEL_PRO', pro),
      ...faultOf('BRANDPRINT_MODEL_FLASH', flash),
      ...(texts.secondReader === 'on' && pro === null && flash === null ? [readerFault] : []),
    ],
  }
}
