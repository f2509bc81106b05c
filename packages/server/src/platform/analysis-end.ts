/** The error codes and messages of failed analyses, for their GET and their event. */
import { type AnalysisErrorCode, analysisErrorMeanings } from '@brandprint/engine/analysis-error'

/** The error codes of an analysis: those of the engine for a website, and one for failures of the service. */
export type AnalysisEndCode = AnalysisErrorCode | 'INTERNAL'

// Of folders and captures, which only the command reads.
const { NOT_IN_SOURCE, INVALID_CAPTURE, ...ofWebsites } = analysisErrorMeanings

/** The meaning of each code that an analysis of a website may end with, for the reference. */
export const analysisEndMeanings: Readonly<Partial<Record<AnalysisEndCode, string>>> = {
  ...ofWebsites,
  INTERNAL: 'Something went wrong on our side, several times. The analysis is not counted.',
}

/** `error_message`: the stable code first. */
export const errorMessage = (code: string, message: string): string => `${code}: ${message}`

/** For the descriptions of fields that hold such a code. */
export const analysisEndList = Object.entries(analysisEndMeanings)
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join('\n')
