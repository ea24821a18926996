import { z } from 'zod'
import { optional, pageField, pageSizeField, searchField } from '#platform/http/query-fields.ts'
import { JOB_MODES, JOB_TYPES } from './career.ts'

/** Page size of employers and of jobs. */
export const CAREERS_PER_CALL = 10

export const careerListQuery = z.object({ page: pageField, pageSize: pageSizeField(CAREERS_PER_CALL), search: searchField })
export const jobListQuery = z.object({
  careerId: optional(z.uuid()),
  page: pageField,
  pageSize: pageSizeField(CAREERS_PER_CALL),
  search: searchField,
  type: optional(z.enum(JOB_TYPES)),
  mode: optional(z.enum(JOB_MODES)),
})
export const careerDetailQuery = z.object({ slug: z.string().min(1).max(120) })
export const jobDetailQuery = z.object({ id: z.string().min(1).max(120) })
