import { z } from 'zod'
import { cropInput, focusInput } from '#features/media/frame.ts'
import { LANGS } from '#kit/lang.ts'
import { optional, searchField } from '#platform/http/query-fields.ts'
import { FILE_KINDS, LICENCES, LIST_STATES } from './media-file.ts'

/** Files on a page of the list. */
export const MEDIA_PAGE = 40

const id = z.uuid().meta({ example: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe' })

export const mediaId = z.object({ id })

export const mediaFilter = z.object({
  kind: optional(z.enum(FILE_KINDS)).meta({ example: 'image' }),
  /** Part of the name, of an alternative text or of the author. */
  search: searchField,
  state: optional(z.enum(LIST_STATES)).meta({
    description: '`unused`: that nothing uses; `bin`: deleted in the last 30 days',
    example: 'unused',
  }),
  /** `next` of the page before. */
  after: optional(z.uuid()).meta({ description: 'The `next` of the page before', example: '01a200f0-aa13-7411-a17c-e8caa1dfcfbf' }),
})

export const mediaChange = z.object({
  id,
  name: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .regex(/^[^/\\]*$/)
    .optional()
    .meta({ example: 'Foto kelas' }),
  alt: z
    .partialRecord(z.enum(LANGS), z.string().trim().max(300))
    .optional()
    .meta({
      description: 'What the picture shows, by language; a language that is missing has none',
      example: { id: 'Kelas di Bandung', en: 'A class in Bandung' },
    }),
  author: z.string().trim().max(160).optional().meta({ example: 'Siti Aminah' }),
  licence: z.enum(LICENCES).nullable().optional().meta({ example: 'own' }),
  focus: focusInput
    .nullable()
    .optional()
    .meta({ description: 'The point that stays where the picture is cut', example: { x: 0.5, y: 0.3 } }),
  crop: cropInput
    .nullable()
    .optional()
    .meta({ description: 'The part of the picture that is shown', example: { x: 0, y: 0, width: 1, height: 0.8 } }),
})

export const mediaReplacement = z.object({
  id,
  with: z.uuid().meta({ description: 'An upload whose content takes the place', example: '01a200f0-aa13-7411-a17c-e8caa1dfcfbf' }),
})

export type MediaFilter = z.output<typeof mediaFilter>
export type MediaChange = z.output<typeof mediaChange>
