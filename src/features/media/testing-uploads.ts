import type { Insertable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { Uploads } from '#platform/db/tables.gen.ts'
import { urlOf } from './upload.ts'

/** Records a kept picture whose bytes are nowhere; returns its id and address. */
export async function buildUpload(ctx: Ctx, fields: Partial<Insertable<Uploads>> = {}): Promise<{ id: string; url: string }> {
  const row = {
    tenant_id: ctx.tenantId,
    id: newId(),
    state: 'kept',
    kind: 'image',
    content_type: 'image/jpeg',
    name: 'foto.jpg',
    url_name: 'foto.jpg',
    size_bytes: 1000,
    sent_bytes: 1000,
    sha256: Buffer.alloc(32, 7),
    width: 800,
    height: 600,
    created_at: ctx.now,
    kept_at: ctx.now,
    ...fields,
  }
  await ctx.db.insertInto('uploads').values(row).execute()
  return { id: row.id, url: urlOf(row.id, row.url_name) }
}
