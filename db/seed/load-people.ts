import { createHash, randomBytes } from 'node:crypto'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { kindOf } from '#kit/roles.ts'
import { newId } from '#platform/db/ids.ts'
import { bornBefore, dayOffset } from './dates.ts'
import { seedId } from './ids.ts'
import { findDemoSchool } from './limits.ts'
import type { QueueTarget } from './load-queues.ts'
import { demoPeople } from './logins.ts'
import type { SeedQueues } from './queue-types.ts'

const ERASURE_DAYS = 3

/** Loads the members whom staff have to see about, after the schools. Nobody can sign in as them: they have no account. */
export async function loadPeople(target: QueueTarget, queues: SeedQueues): Promise<void> {
  await loadPupil(target, queues.pupil)
  await loadLeaving(target, queues.leaving)
}

/** A child of the demo teacher's school who has asked the school for its consent. */
async function loadPupil(target: QueueTarget, pupil: SeedQueues['pupil']) {
  const { db, tenantId, now } = target
  const schoolId = await findDemoSchool(db, tenantId)
  if (!schoolId) return
  const bornOn = bornBefore(now, pupil.age)
  const joinedAt = dayOffset(now, -2, 3)
  const id = await loadMember(target, { ...pupil, bornOn, joinedAt })
  const student = kindOf('student')
  const teacher = demoPeople.find(person => person.kind === 'teacher')
  if (!student || !teacher) throw new Error('the demo has no student or no teacher')
  await db
    .insertInto('memberships')
    .values({ tenant_id: tenantId, member_id: id, kind: student, school_id: schoolId, granted_at: joinedAt })
    .execute()
  await db
    .insertInto('guardian_requests')
    .values({
      tenant_id: tenantId,
      // Of a token that nobody was given: the school answers in the studio.
      token_sha256: createHash('sha256').update(randomBytes(32)).digest(),
      member_id: id,
      asked_of: 'school',
      guardian_name: teacher.name,
      guardian_email: teacher.email,
      asked_at: joinedAt,
      expires_at: dayOffset(now, 12, 3),
    })
    .execute()
}

/** A member who asked to be erased; the job erases them when the time is over. */
async function loadLeaving(target: QueueTarget, { reason, ...person }: SeedQueues['leaving']) {
  const { db, tenantId, now } = target
  const joinedAt = dayOffset(now, -140, 3)
  const askedAt = dayOffset(now, -1, 2)
  const id = await loadMember(target, { ...person, bornOn: '1988-04-12', joinedAt })
  await db
    .insertInto('consents')
    .values({
      tenant_id: tenantId,
      id: newId(),
      member_id: id,
      purpose: 'membership',
      text_version: 'demo',
      shown_text: 'Akun demo',
      given_at: joinedAt,
      given_by: 'self',
    })
    .execute()
  await db
    .insertInto('memberships')
    .values({ tenant_id: tenantId, member_id: id, kind: kindOf('student') ?? 0, granted_at: joinedAt })
    .execute()
  await db
    .insertInto('erasure_requests')
    .values({
      tenant_id: tenantId,
      id: newId(),
      member_id: id,
      reference: `DEMO${seedId(target.slug, 'erasure').slice(-4).toUpperCase()}`,
      reason,
      asked_at: askedAt,
      due_at: new Date(askedAt.getTime() + ERASURE_DAYS * 86_400_000),
    })
    .execute()
}

/** Loads a member whom nobody can sign in as, and returns their id. */
export async function loadMember(
  { db, tenantId, slug }: Pick<QueueTarget, 'db' | 'tenantId' | 'slug'>,
  { name, email, bornOn, joinedAt }: { name: string; email: string; bornOn: string; joinedAt: Date },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('members')
    .values({
      tenant_id: tenantId,
      id,
      issuer: OWN_ACCOUNTS,
      subject: seedId(slug, 'member', email),
      name,
      email,
      born_on: bornOn,
      joined_at: joinedAt,
      seen_at: joinedAt,
    })
    .execute()
  return id
}
