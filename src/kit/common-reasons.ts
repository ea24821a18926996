import type { Lang } from './lang.ts'
import { type Reason, reasonsOf } from './reason.ts'
import { words as en } from './texts/en.ts'
import { words as id } from './texts/id.ts'

type Refusals = typeof id.refusals
type Fields = typeof id.fields

/** A field's problem as a schema states it: `.regex(/^\d{8}$/, 'Npsn' satisfies FieldCode)`. */
export type FieldCode = keyof Fields

// Not `defineTexts`, which stands above: few sentences, needed by errors on every floor.
const WORDS: Record<Lang, { refusals: Record<keyof Refusals, string>; fields: Record<FieldCode, string> }> = { id, en }

/** Reasons that belong to no single feature. */
export const commonReason = /* @__PURE__ */ reasonsOf<Refusals>(lang => WORDS[lang].refusals)

const fieldReasons = /* @__PURE__ */ reasonsOf<Fields>(lang => WORDS[lang].fields)

/** Returns the reason of a schema's message: a `FieldCode`, or else one of the schema library's own sentences, which is shown as it is. */
export function fieldReason(message: string): Reason {
  return fieldReasons.find(message) ?? commonReason('Verbatim', { text: message })
}
