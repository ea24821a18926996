import { z } from 'zod'
import { type FieldCode, fieldReason, findFieldReason } from '#kit/common-reasons.ts'
import type { FieldReason } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'

const REQUIRED = 'Required' satisfies FieldCode

// Only here the missing value can be told from a wrong one: issues don't keep what was sent.
z.config({ customError: issue => (issue.code === 'invalid_type' && issue.input === undefined ? REQUIRED : undefined) })

/** Returns what a schema found wrong, in our own words. `within` is the path of what was parsed, such as `details`. An unknown field is named by its path. */
export function toReasons(error: z.core.$ZodError, ...within: string[]): FieldReason[] {
  return error.issues.flatMap(issue => {
    const path = [...within, ...issue.path]
    if (issue.code !== 'unrecognized_keys') return { path: path.join('.'), reason: issueReason(issue) }
    return issue.keys.map(key => ({ path: [...path, key].join('.'), reason: say('UnknownField') }))
  })
}

/** Returns the reason of an issue: the schema's code if it gives one, else ours for the library's rule. */
export function issueReason(issue: z.core.$ZodIssue): Reason {
  return findFieldReason(issue.message) ?? ownReason(issue)
}

const FORMATS: Readonly<Partial<Record<string, FieldCode>>> = {
  uuid: 'Uuid',
  guid: 'Uuid',
  email: 'Email',
  datetime: 'DateTime',
  date: 'Date',
  url: 'PathOrAddress',
}

function ownReason(issue: z.core.$ZodIssue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'date' ? say('DateTime') : say('WrongType', { expected: issue.expected })
    case 'invalid_value':
      return say('OneOf', { values: issue.values.map(String).join(', ') })
    case 'invalid_format':
      return say(FORMATS[issue.format] ?? 'Invalid')
    case 'too_small':
      return say(boundOf(issue.origin, 'AtLeast', 'MoreCharacters', 'MoreValues'), { minimum: String(issue.minimum) })
    case 'too_big':
      return say(boundOf(issue.origin, 'AtMost', 'FewerCharacters', 'FewerValues'), { maximum: String(issue.maximum) })
    default:
      return say('Invalid')
  }
}

const say = (code: FieldCode, values?: Readonly<Record<string, string | number>>) => fieldReason(code, values)

function boundOf(origin: string, number: FieldCode, text: FieldCode, list: FieldCode): FieldCode {
  if (origin === 'string') return text
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object' ? list : number
}
