import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'

export const MAX_HEADER_ENTRIES = 7
export const MAX_FOOTER_GROUPS = 4
export const MAX_GROUP_ENTRIES = 12

const LONGEST_LABEL = 40
const LONGEST_ADDRESS = 300

/** Words in each language; where one has none, the default's are shown. */
const label = z
  .partialRecord(z.enum(LANGS), z.string().max(LONGEST_LABEL))
  .refine(words => Boolean(words[DEFAULT_LANG]?.trim()), 'Required' satisfies FieldCode)

/** An entry of a header or footer: a page of the site, or another site's. */
const entry = z.object({
  label,
  href: z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(/^(\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+)$/, 'PathOrAddress' satisfies FieldCode),
})

/** No page twice in one list: entries are told apart by their addresses. */
const entries = (max: number) =>
  z
    .array(entry)
    .max(max)
    .superRefine((all, refusal) => {
      for (const [at, { href }] of all.entries())
        if (all.findIndex(one => one.href === href) < at)
          refusal.addIssue({ code: 'custom', path: [at, 'href'], message: 'Twice' satisfies FieldCode })
    })

/** The setting `navigation`: an empty list is the brand's own. */
export const navigationField = z
  .object({
    header: entries(MAX_HEADER_ENTRIES).default([]),
    footer: z
      .array(z.object({ label, entries: entries(MAX_GROUP_ENTRIES) }))
      .max(MAX_FOOTER_GROUPS)
      .default([]),
  })
  .prefault({})

export type NavigationEntry = z.output<typeof entry>
export type Navigation = z.output<typeof navigationField>
