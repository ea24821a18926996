import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { LANGS } from '#kit/lang.ts'

export const LONGEST_PATH = 120
export const LONGEST_TITLE = 120
export const LONGEST_DESCRIPTION = 400

/** Up to three parts of small letters, digits and single hyphens. */
export const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/

const words = (longest: number) => z.partialRecord(z.enum(LANGS), z.string().trim().max(longest)).default({})

/** A tenant page as its form sends it, besides its sections. */
export const tenantPageInput = z
  .object({
    path: z
      .string()
      .trim()
      .toLowerCase()
      .max(LONGEST_PATH)
      .regex(PATH, 'PathOrAddress' satisfies FieldCode),
    title: words(LONGEST_TITLE),
    description: words(LONGEST_DESCRIPTION),
    langs: z.array(z.enum(LANGS)).min(1),
  })
  .superRefine(({ title, langs }, refusal) => {
    for (const lang of langs)
      if (!title[lang]) refusal.addIssue({ code: 'custom', path: ['title', lang], message: 'Required' satisfies FieldCode })
  })

export type TenantPageInput = z.output<typeof tenantPageInput>
