import { sql } from 'kysely'
import { commonReason } from '#kit/common-reasons.ts'
import { Conflict } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { mediaReason } from './texts.ts'

/** The tables whose records use files. */
export const PLACES = [
  'posts',
  'classes',
  'outline_templates',
  'careers',
  'mentors',
  'portfolios',
  'programs',
  'speakers',
  'sponsors',
  'testimonies',
  'lms_features',
  'site_settings',
  'pages',
  'bin',
] as const
export type Place = (typeof PLACES)[number]

/** A record that uses a file. */
export interface FileUse {
  fileId: string
  place: Place
  /** Its id, or a setting's key. */
  record: string
  name: string
}

/** How many places a refusal names. */
const MAX_NAMED = 5

/** Returns where the tenant uses these files, drafts and scheduled posts included: each record once. One statement. */
export async function findUses(ctx: Ctx, fileIds: readonly string[]): Promise<FileUse[]> {
  if (fileIds.length === 0) return []
  // Named boundary: the function's places are ours (migration 0058).
  const { rows } = await sql<FileUse>`
    select file_id as "fileId", place, record, name from search.file_uses(${[...fileIds]}::uuid[])`.execute(ctx.db)
  return rows
}

/** Throws Conflict, which names the places, if the file is used. */
export async function requireUnused(ctx: Ctx, fileId: string): Promise<void> {
  const uses = await findUses(ctx, [fileId])
  if (uses.length === 0) return
  const named = uses.slice(0, MAX_NAMED).map(({ name, record }) => name || record)
  const places = [...named, ...(uses.length > MAX_NAMED ? [`+${uses.length - MAX_NAMED}`] : [])].join('; ')
  throw new Conflict(
    mediaReason('FileInUse', { places }),
    named.map((name, at) => ({ path: `uses.${at}`, reason: commonReason('Verbatim', { text: name }) })),
  )
}
