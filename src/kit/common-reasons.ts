import { type Reason, reasonsOf } from './reason.ts'
import type { words } from './texts/id.ts'
import { defineTexts } from './texts.ts'

type Refusals = typeof words.refusals
type Fields = typeof words.fields

/** A field's problem as a schema states it: `.regex(/^\d{8}$/, 'Npsn' satisfies FieldCode)`. */
export type FieldCode = keyof Fields

const texts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Reasons that belong to no single feature. */
export const commonReason = /* @__PURE__ */ reasonsOf<Refusals>(lang => texts(lang).refusals)

const fieldReasons = /* @__PURE__ */ reasonsOf<Fields>(lang => texts(lang).fields)

/** Returns the reason of a schema's message: a `FieldCode`, or else one of the schema library's own sentences, which is shown as it is. */
export function fieldReason(message: string): Reason {
  return fieldReasons.find(message) ?? commonReason('Verbatim', { text: message })
}
