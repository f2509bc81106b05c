import { Type } from 'typebox'
import { AppError } from '../errors.ts'

const form = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/

const day =
  '(?!0000)[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))'
const leapDay = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29'
const hourAndMinute = '(?:[01][0-9]|2[0-3]):[0-5][0-9]'
const offset = '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])'

/** A moment in an answer. @param description what it is of, without its form */
export const Time = (description: string, example: string) =>
  Type.String({ format: 'date-time', description: `${description}: ISO 8601, UTC.`, examples: [example] })

/** What `momentOf` takes, for schemas. */
export const momentPattern = `^(?:${day}|${leapDay})(?:[Tt]${hourAndMinute}(?::[0-5][0-9](?:[.,][0-9]{1,9})?)?${offset}?)?$`

/**
 * A moment as ISO 8601 writes it: a date is its first moment, and without an offset it is UTC.
 * @throws {AppError} INVALID_FORMAT; also for days that no calendar has
 */
export function momentOf(field: string, text: string): Date {
  const match = form.exec(text)
  if (match === null) throw spacedOffset.test(text) ? plusAsSpace(field) : invalid(field)
  const [, year, month, day, hour = '00', minute = '00', second = '00', offset = 'Z'] = match
  // 31 February parses as 3 March: the date has to read back as it was written.
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
  if (!isDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || year === '0000') throw invalid(field)
  const zone = /^z$/i.test(offset) ? 'Z' : offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
  const fraction = /[.,](\d{1,9})/.exec(text)?.[1]?.slice(0, 3).padEnd(3, '0') ?? '000'
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${zone}`)
  if (Number.isNaN(moment.getTime())) throw invalid(field)
  return moment
}

/** A query writes a space as `+`, so that an offset such as `+01:00` arrives like this. */
const spacedOffset = /^[0-9-]{10}[Tt][0-9:.,]{5,18} \d{2}:?\d{2}$/

const plusAsSpace = (field: string) =>
  new AppError(
    'INVALID_FORMAT',
    field,
    `“${field}” has a space where its time zone begins: in an address “+” is a space, so write it as %2B, such as 2026-01-15T12:00:00%2B01:00.`,
  )

const invalid = (field: string) =>
  new AppError(
    'INVALID_FORMAT',
    field,
    `“${field}” is no ISO 8601 date or date-time, such as 2026-01-15 or 2026-01-15T12:00:00Z.`,
  )
