/** Asking language models that the operator names. Their SDK is loaded with the first model, not with this door. */
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
export { type ModelSettings, type Models, openModels } from './open-models.ts'
