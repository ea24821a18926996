import type { Insertable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { Classes } from '#platform/db/tables.gen.ts'

let made = 0

/** Inserts a published class that is open for registration at TEST_NOW, with column `overrides`, and returns its id, code and slug. */
export async function buildClass(
  ctx: Ctx,
  overrides: Partial<Insertable<Classes>> = {},
): Promise<{ id: string; code: string; slug: string }> {
  made++
  const days = (n: number) => new Date(ctx.now.getTime() + n * 86_400_000)
  const id = overrides.id ?? newId()
  const row = {
    tenant_id: ctx.tenantId,
    id,
    batch_id: id,
    code: `UJI-${made}`,
    slug: `kelas-uji-${made}`,
    name: `Kelas Uji ${made}`,
    summary: 'Ringkasan kelas',
    content: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi kelas' }] }] }),
    words: 'Isi kelas',
    tags: [],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    price_rupiah: 0,
    is_premium: false,
    quota: 30,
    pass_mark: 70,
    has_certificate: true,
    outcomes: [],
    audience: [],
    requirements: [],
    registrar_city_codes: [],
    held_city_codes: [],
    always_open: false,
    registration_opens_at: days(-5),
    registration_closes_at: days(10),
    starts_at: days(20),
    ends_at: days(60),
    published_at: days(-30),
    ...overrides,
  }
  await ctx.db.insertInto('classes').values(row).execute()
  return { id: row.id, code: row.code, slug: row.slug }
}
