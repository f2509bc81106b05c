import type { SecondReaderFailure } from './second-reader.ts'

/** For readers of the report: what a model's server says is for its operator. */
export const failureReasons: Record<SecondReaderFailure['code'] | 'BROKEN', string> = {
  UNREACHABLE: 'the model could not be reached, or its connection broke',
  TIMED_OUT: 'the model did not answer in time',
  OVERLOADED: 'the model’s server had too much to do',
  UNAUTHORIZED: 'the model’s server does not take its key',
  REJECTED: 'the model’s server refused the request',
  MALFORMED: 'what the model answered is no answer to the questions',
  ABORTED: 'it was stopped',
  REFUSED: 'its questions are more than may be asked',
  BROKEN: 'asking the model failed',
}
