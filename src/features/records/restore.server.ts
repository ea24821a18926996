import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import type { RecordKind } from './record-kind.ts'
import { getRecordVersion } from './versions.server.ts'
import { type SavedRecord, saveRecord } from './write.server.ts'

interface RestoredVersion {
  id: string
  /** The version that the viewer saw as the newest. */
  base: number
  version: number
}

/**
 * Saves an older version of a record as its newest, by the same rules as any save: a field that is no longer allowed, or that names what is gone, refuses it.
 * Throws as `saveRecord`, or NotFound (`VersionMissing`).
 */
export async function restoreRecord(ctx: Ctx, kind: RecordKind, { id, base, version }: RestoredVersion): Promise<SavedRecord> {
  const kept = await getRecordVersion(ctx, kind, id, version)
  const read = await kind.fields.safeParseAsync(kept)
  if (!read.success) throw new InvalidInput(commonReason('InputRefused'), toReasons(read.error))
  return await saveRecord(ctx, kind, { id, base, work: read.data, restored: version })
}
