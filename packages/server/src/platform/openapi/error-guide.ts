/** What each error code means and what to do about it, for the reference. */
import type { ErrorCode } from '../errors.ts'

export interface ErrorGuide {
  /** As in docs/errors.md. */
  meaning: string
  remedy: string
}

/** Codes that no operation answers with yet need none. */
export const errorGuide: Partial<Record<ErrorCode, ErrorGuide>> = {
  REQUIRED_FIELD: { meaning: 'A field is missing.', remedy: 'Send the field that `details.field` names.' },
  INVALID_TYPE: {
    meaning: 'A field has another JSON type than it takes.',
    remedy: 'Send the type that the message names: `true` and not `"true"`.',
  },
  INVALID_VALUE: {
    meaning: 'The value is not one that the field takes.',
    remedy: 'Take one of those that the message lists.',
  },
  INVALID_FORMAT: {
    meaning: 'The text does not have the form that the field takes, such as an address or a date.',
    remedy: 'Write it as the message says.',
  },
  TOO_LONG: {
    meaning: 'The text has too many characters, or the list too many entries.',
    remedy: 'Shorten it to the limit that the message names.',
  },
  TOO_SHORT: {
    meaning: 'The text has too few characters, or the list too few entries.',
    remedy: 'Send at least as many as the message names, or leave the field out.',
  },
  OUT_OF_RANGE: {
    meaning: 'The number is smaller or larger than the field takes.',
    remedy: 'Take a number within the limits that the message names.',
  },
  UNKNOWN_FIELD: {
    meaning: 'The body or the query has a field that is not known here; the message names the nearest one that is.',
    remedy: 'Correct its name, or leave it out.',
  },
  INVALID_JSON: {
    meaning: 'The body is not valid JSON; the message says at which line and column.',
    remedy: 'Correct it there. In a shell, put single quotes around the body.',
  },
  HTTPS_REQUIRED: {
    meaning: 'The address of a webhook does not begin with `https://`.',
    remedy: 'Give the receiver a certificate and register its `https://` address.',
  },
  PORT_NOT_ALLOWED: {
    meaning: 'The address has a port other than 80 and 443; of a webhook, other than 443.',
    remedy: 'Leave the port out.',
  },
  MISSING_CREDENTIAL: {
    meaning: 'The request has no header `Authorization`.',
    remedy: 'Send `Authorization: Bearer <API_KEY>`.',
  },
  INVALID_CREDENTIAL: {
    meaning: 'The API key is unknown, revoked or expired, or the header is not `Bearer <API_KEY>`.',
    remedy: 'Check that it was copied completely; otherwise ask the operator of the service for another key.',
  },
  INSUFFICIENT_SCOPE: {
    meaning: 'The API key lacks the scope that the message names.',
    remedy: 'Use a key that has the scope. Scopes of a key cannot be changed.',
  },
  TIER_REQUIRED: {
    meaning: 'The plan of the account does not include this.',
    remedy: 'Change the plan.',
  },
  PLAN_LIMIT_REACHED: {
    meaning: 'The plan allows no more of these, such as webhooks; waiting does not help.',
    remedy: 'Delete one that is not needed, or change the plan.',
  },
  NOT_FOUND: {
    meaning: 'There is no such resource, it was deleted, or it belongs to another account.',
    remedy: 'Check the identifier and the account of the key.',
  },
  METHOD_NOT_ALLOWED: {
    meaning: 'The address does not take this method.',
    remedy: 'Take one of those that the header `Allow` lists.',
  },
  THREAD_BUSY: {
    meaning: 'An answer is being written in this thread.',
    remedy: 'Send the message again after it, or in another thread.',
  },
  THREAD_FULL: {
    meaning: 'The thread has as many messages as it may.',
    remedy: 'Begin another thread: leave `thread_id` out.',
  },
  ANALYSIS_NOT_COMPLETED: {
    meaning: 'The analysis is still processing, or failed: it has no results to export or to talk about.',
    remedy: 'Poll the analysis until its status is `completed`, or wait for `analysis.completed`.',
  },
  DUPLICATE_COMPETITOR: {
    meaning: 'The account tracks this website already, perhaps under another spelling of its address.',
    remedy: 'Use the competitor that the message names.',
  },
  DOWNLOAD_EXPIRED: {
    meaning: 'The seven days in which the file could be downloaded are over.',
    remedy: 'Export the analysis again.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    meaning: 'The first request with this `Idempotency-Key` is still running.',
    remedy: 'Send the same request again after the seconds in the header `Retry-After`.',
  },
  WEBHOOK_NOT_ACTIVE: {
    meaning: 'The webhook is paused or failed, and nothing is sent to it.',
    remedy: 'Set its `status` to `active` first.',
  },
  WEBHOOK_TEST_REQUIRED: {
    meaning: 'The webhook failed; it becomes active only after a test was answered with 200.',
    remedy: 'Send it a test, and once that succeeded set its `status` in a request of its own.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'This `Idempotency-Key` was sent before with another payload.',
    remedy: 'Take a new key for a new request.',
  },
  OUTSIDE_RETENTION: {
    meaning: 'The moment is in the future, or further back than events are kept.',
    remedy: 'Take a moment of the last 30 days.',
  },
  PAYLOAD_TOO_LARGE: { meaning: 'The body is larger than 64 KiB.', remedy: 'Send less.' },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: 'The body is not JSON in UTF-8, or it is compressed.',
    remedy: 'Send `Content-Type: application/json`, without `Content-Encoding`.',
  },
  LOGIN_REQUIRED: {
    meaning: 'The page asks for a login.',
    remedy: 'Take a page that is public.',
  },
  ROBOTS_DISALLOWED: {
    meaning: 'robots.txt, or the page itself, forbids this program to read the page.',
    remedy: 'Ask the owner of the website to let `BrandprintBot` in.',
  },
  NOT_PUBLIC: {
    meaning: 'The address is not public, or leads to one that is not.',
    remedy: 'Take the public address of the website or receiver.',
  },
  UNREACHABLE: {
    meaning:
      'The host name has no address, nothing answers there, or the answer is an error, such as HTTP 404, or cannot be read.',
    remedy: 'Check whether a browser reaches the address, and its certificate.',
  },
  NOT_HTML: {
    meaning: 'The address leads to something other than a web page.',
    remedy: 'Take the address of the home page.',
  },
  BLOCKED: {
    meaning: 'The website is closed to automated readers, for example by a challenge.',
    remedy: 'Ask the owner of the website to let `BrandprintBot` in.',
  },
  PARKED_DOMAIN: {
    meaning: 'The address holds no website of its owner: parked, for sale, suspended or not begun.',
    remedy: 'Find out whether the brand has another address.',
  },
  EMPTY_PAGE: {
    meaning: 'The page shows nothing: no text and no picture.',
    remedy: 'Open the address in a browser.',
  },
  PAGE_TOO_COMPLEX: {
    meaning: 'The page takes more computing time or memory than an analysis is given.',
    remedy: 'Take a simpler page of the website.',
  },
  RATE_LIMITED: {
    meaning: 'A limit of the key or of the account is reached; the message says which.',
    remedy: 'Send the same request again after `retry_after` seconds.',
  },
  INTERNAL: {
    meaning: 'Something went wrong on our side.',
    remedy: 'Try again later. Send the operator of the service the `X-Request-Id` of the answer.',
  },
  UNAVAILABLE: {
    meaning: 'The service cannot reach its database, or is stopping.',
    remedy: 'Send the same request again after `retry_after` seconds.',
  },
}
