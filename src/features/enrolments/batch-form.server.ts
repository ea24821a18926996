import { InvalidInput } from '#kit/errors.ts'
import { fromZonedInput } from '#kit/zoned-input.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { type BatchFields, batchFields } from './batches.server.ts'
import { enrolmentReason } from './texts.ts'

/** Reads the form of a batch; its moments are typed in the site's time zone. Throws InvalidInput with the problem of each field. */
export function readBatch(fields: URLSearchParams, timeZone: string): BatchFields {
  const text = (name: string) => (fields.get(name) ?? '').trim()
  // What is no moment stays as it was typed, and is refused.
  const moment = (name: string) => (text(name) === '' ? null : (fromZonedInput(text(name), timeZone) ?? text(name)))
  const read = batchFields.safeParse({
    name: text('name'),
    quota: text('quota') === '' ? null : Number(text('quota')),
    alwaysOpen: fields.has('alwaysOpen'),
    registrationOpensAt: moment('registrationOpensAt'),
    registrationClosesAt: moment('registrationClosesAt'),
    startsAt: moment('startsAt'),
    endsAt: moment('endsAt'),
    needsApproval: fields.has('needsApproval'),
    hasWaitingList: fields.has('hasWaitingList'),
  })
  if (!read.success) throw new InvalidInput(enrolmentReason('FormRefused'), toReasons(read.error))
  return read.data
}
