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

/** Returns the reason of a field's problem: a `FieldCode`, with the values that its sentence asks for, or else a text that is shown as it is. */
export function fieldReason(message: string, values: Readonly<Record<string, string | number>> = {}): Reason {
  const found = fieldReasons.find(message)
  return found ? { ...found, values } : commonReason('Verbatim', { text: message })
}

/** Returns the reason of a schema's own message; undefined if it is none of our codes. */
export function findFieldReason(message: string): Reason | undefined {
  return fieldReasons.find(message)
}
