import type { LineUpChoices } from '#features/post-details/line-up.ts'
import type { Details } from '../details.ts'
import type { FieldSpec } from '../kind-fields.ts'

export interface DetailFieldsProps {
  fields: readonly FieldSpec[]
  /** What the fields begin with. */
  start: Details
  /** What stands before the fields' names: `details`, `details.speakers.0`. */
  path: string
  /** The post's own language. */
  lang: string
  /** The languages besides the post's own whose texts are shown. */
  langs: readonly string[]
  /** In which moments are typed. */
  timeZone: string
  /** Speakers and sponsors that rows may name. */
  lineUp?: LineUpChoices | undefined
  problemOf(path: string): string | undefined
  onChange(change: (details: Details) => Details): void
}
