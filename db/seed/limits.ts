import type { Role } from '#kit/roles.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { demoPeople } from './logins.ts'

type Limits = { region_codes?: string[]; program_ids?: string[]; school_id?: string | null; mentor_id?: string | null }

/** The city of the demo's lead of a region. */
export const DEMO_CITY = '32.73'

/**
 * Returns what the demo's restricted roles are limited to: a city, the tenant's first active program, its first confirmed school, and the mentor who has the
 * name of the mentor's login; at a tenant without such a mentor, none.
 */
export async function findDemoLimits(db: Db, tenantId: TenantId): Promise<Partial<Record<Role, Limits>>> {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  const school = await findDemoSchool(db, tenantId)
  const mentor = await db
    .selectFrom('mentors')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', demoPeople.find(person => person.kind === 'mentor')?.name ?? '')
    .executeTakeFirst()
  const ofProgram = { program_ids: program ? [program.id] : [] }
  return {
    lead_region: { region_codes: [DEMO_CITY] },
    lead_program: ofProgram,
    partner: ofProgram,
    teacher: { school_id: school },
    student: { school_id: school },
    industry: { school_id: school },
    mentor: { mentor_id: mentor?.id ?? null },
  }
}

/** Returns the id of the school that the demo's teacher is bound to; null if the tenant has none. */
export async function findDemoSchool(db: Db, tenantId: TenantId): Promise<string | null> {
  const school = await db
    .selectFrom('schools')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  return school?.id ?? null
}
