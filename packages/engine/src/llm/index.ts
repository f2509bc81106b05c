/** Asking language models that the operator names. What asks them is loaded with the first model, not with this door. */
import type { ModelSettings, Models } from './open-models.ts'
import type { ModelLimits } from './sdk-model.ts'

export { countPromptTokens, countTokens } from './count-tokens.ts'
export type {
  Model,
  ModelFailure,
  ModelFailureCode,
  ModelMessage,
  ModelPart,
  ModelRequest,
  ModelUsage,
} from './model.ts'
export { type ModelProvider, type ModelSetting, parseModelSetting } from './model-setting.ts'
export type { ModelSettings, Models } from './open-models.ts'

const none: Models = { pro: null, flash: null, close: () => undefined }

/** @throws {Error} where a setting was not checked before: one of another form, a provider without a key, `local:` without a URL */
export async function openModels(settings: ModelSettings, limits: Partial<ModelLimits> = {}): Promise<Models> {
  if (settings.pro === null && settings.flash === null) return none
  return (await import('./open-models.ts')).openModels(settings, limits)
}
