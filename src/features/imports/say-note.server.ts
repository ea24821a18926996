import { careerReason } from '#features/careers/texts.ts'
import { classEditingReason } from '#features/class-editing/texts.ts'
import { enrolmentReason } from '#features/enrolments/texts.ts'
import { memberReason } from '#features/members/texts.ts'
import { postReason } from '#features/posts/texts.ts'
import { quotaReason } from '#features/quotas/texts.ts'
import { recordReason } from '#features/records/texts.ts'
import { schoolReason } from '#features/schools/texts.ts'
import { commonReason, findFieldReason } from '#kit/common-reasons.ts'
import type { Lang } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import { fillPlaces } from '#kit/text.ts'
import { formReason } from '#page/texts.ts'
import type { Note } from './import.ts'
import { importReason, importTexts } from './texts.ts'

/** Where the reasons of commands that an import calls have their sentences. */
const FINDERS = [
  importReason,
  { find: findFieldReason },
  postReason,
  recordReason,
  schoolReason,
  careerReason,
  classEditingReason,
  enrolmentReason,
  memberReason,
  quotaReason,
  formReason,
  commonReason,
]

/** Returns what was noticed, in the reader's language. */
export function sayNote({ code, values = {} }: Note, lang: Lang): string {
  const notes: Readonly<Record<string, string>> = importTexts(lang).notes
  const { why } = values
  return fillPlaces(notes[code] ?? sayCode(code, values, lang), {
    ...values,
    ...(why !== undefined && { why: sayCode(String(why), values, lang) }),
  })
}

/** Returns the sentence of a reason's code; the code itself for what others say, such as a network's error. */
function sayCode(code: string, values: NonNullable<Note['values']>, lang: Lang): string {
  for (const { find } of FINDERS) {
    const reason = find(code)
    if (reason) return sayReason({ ...reason, values }, lang)
  }
  return code
}
