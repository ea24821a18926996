import type { Insertable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { Schools, Teams } from '#platform/db/tables.gen.ts'

let made = 0

/** Inserts a confirmed school in Bandung, with column `overrides`, and returns its id. */
export async function buildSchool(ctx: Ctx, overrides: Partial<Insertable<Schools>> = {}): Promise<string> {
  made++
  const row = {
    tenant_id: ctx.tenantId,
    id: newId(),
    slug: `smk-uji-${made}`,
    name: `SMK Uji ${made}`,
    city_code: '32.73',
    students: 100,
    confirmed_at: new Date(ctx.now.getTime() - 86_400_000),
    ...overrides,
  }
  await ctx.db.insertInto('schools').values(row).execute()
  return row.id
}

/** Inserts a team of a school without a score, with column `overrides`, and returns its id. */
export async function buildTeam(ctx: Ctx, schoolId: string, overrides: Partial<Insertable<Teams>> = {}): Promise<string> {
  made++
  const row = { tenant_id: ctx.tenantId, id: newId(), school_id: schoolId, name: `Tim Uji ${made}`, ...overrides }
  await ctx.db.insertInto('teams').values(row).execute()
  return row.id
}

/** Inserts a team that waits, with a pupil's name and a contact, and returns its id. */
export async function buildRegisteredTeam(ctx: Ctx, schoolId: string, name: string): Promise<string> {
  const id = await buildTeam(ctx, schoolId, { name, confirmed_at: null })
  await ctx.db
    .insertInto('team_members')
    .values({ tenant_id: ctx.tenantId, team_id: id, position: 1, name: 'Ayu', created_at: ctx.now })
    .execute()
  await ctx.db
    .insertInto('school_contacts')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      school_id: schoolId,
      team_id: id,
      name: 'Ibu',
      role: 'Guru',
      email: 'x@contoh.example',
      lang: 'id',
      sent_sha256: Buffer.alloc(32),
      created_at: ctx.now,
    })
    .execute()
  return id
}
