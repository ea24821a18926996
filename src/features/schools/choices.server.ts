import { sql } from 'kysely'
import { toCityLabel } from '#kit/city-label.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'

/** As many as a form's list of suggestions can hold. */
const MAX_CHOICES = 2000

/** Returns the confirmed schools by name, for a form: with the city, and the NPSN, since names repeat. One statement. */
export async function listSchoolChoices(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string; city: string; npsn: string | null }>`
    select s.id, s.name, s.npsn, coalesce((select city.name from regions.cities city where city.code = s.city_code), '') as city from schools s
    where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} order by s.name, s.id limit ${MAX_CHOICES}`.execute(ctx.db)
  return rows.map(({ id, name, city, npsn }) => ({ id, name: [name, toCityLabel(city), npsn].filter(Boolean).join(', ') }))
}
