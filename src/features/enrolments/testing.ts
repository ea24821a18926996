import { type Insertable, sql } from 'kysely'
import { pino } from 'pino'
import { invitedSeats } from '#features/members/invited-classes/promises.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { ClassBatches, Classes } from '#platform/db/tables.gen.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { newsMail } from './announcement-mail.ts'
import type { EnrolmentState } from './enrolment.ts'
import { enrolmentMail } from './enrolment-mail.ts'

/** Makes the queues of the mails that changed states and announcements enqueue, in a test's database. */
export async function makeEnrolmentQueues(databaseUrl: string): Promise<void> {
  const idle = [handleJob(enrolmentMail, async () => {}), handleJob(newsMail, async () => {}), handleJob(invitedSeats, async () => {})]
  await makeQueues(databaseUrl, pino({ level: 'silent' }), idle)
}

const DAY_MS = 86_400_000

/** Inserts a published, free class that takes people at the context's time, with its first batch, and returns its id and slug. */
export async function buildOpenClass(
  ctx: Ctx,
  own: Partial<Insertable<Classes>> = {},
): Promise<{ id: string; slug: string; code: string }> {
  const id = newId()
  const days = (n: number) => new Date(ctx.now.getTime() + n * DAY_MS)
  const row = {
    tenant_id: ctx.tenantId,
    id,
    batch_id: id,
    code: `IKUT-${id.slice(-6).toUpperCase()}`,
    slug: `kelas-${id.slice(-12)}`,
    name: 'Web dari Nol',
    summary: 'Ringkasan',
    content: JSON.stringify({ type: 'doc', content: [] }),
    words: '',
    tags: [],
    outcomes: [],
    audience: [],
    requirements: [],
    registrar_city_codes: [],
    held_city_codes: [],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    price_rupiah: 0,
    is_premium: false,
    quota: null,
    pass_mark: 70,
    has_certificate: false,
    always_open: false,
    registration_opens_at: days(-5),
    registration_closes_at: days(5),
    starts_at: days(-1),
    ends_at: days(40),
    published_at: days(-30),
    ...own,
  }
  await ctx.db.insertInto('classes').values(row).execute()
  return { id, slug: row.slug, code: row.code }
}

/** Gives a member the record of a mentor, and returns its id. */
export async function makeMentor(ctx: Ctx, memberId: string): Promise<string> {
  const id = newId()
  const row = { tenant_id: ctx.tenantId, id, slug: `mentor-${id.slice(-12)}`, name: 'Mira', headline: '', bio: '', expertise: [] }
  await ctx.db.insertInto('mentors').values(row).execute()
  await ctx.db
    .updateTable('memberships')
    .set({ mentor_id: id })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .execute()
  return id
}

/** As `buildOpenClass`, taught by a mentor. */
export async function buildTaughtClass(
  ctx: Ctx,
  mentorId: string,
  own: Partial<Insertable<Classes>> = {},
): Promise<{ id: string; slug: string; code: string }> {
  const one = await buildOpenClass(ctx, own)
  await ctx.db.insertInto('class_mentors').values({ tenant_id: ctx.tenantId, class_id: one.id, mentor_id: mentorId, position: 0 }).execute()
  return one
}

/** Changes a batch of a class; by default its first, which has the class's id. */
export async function setBatch(ctx: Ctx, id: string, columns: Partial<Insertable<ClassBatches>>): Promise<void> {
  await ctx.db.updateTable('class_batches').set(columns).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
}

/** Returns a person's state in a class; undefined if they never asked. */
export async function stateIn(ctx: Ctx, classId: string, memberId: string): Promise<EnrolmentState | undefined> {
  const { rows } = await sql<{ state: EnrolmentState }>`select state from enrolments
    where tenant_id = ${ctx.tenantId} and class_id = ${classId} and member_id = ${memberId}`.execute(ctx.db)
  return rows[0]?.state
}

/** Returns the id of a person's enrolment in a class. */
export async function enrolmentIdOf(ctx: Ctx, classId: string, memberId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from enrolments
    where tenant_id = ${ctx.tenantId} and class_id = ${classId} and member_id = ${memberId}`.execute(ctx.db)
  return rows[0]?.id ?? ''
}

/** Inserts many adult students at once, each with a consent, and returns their ids in order. */
export async function buildCrowd(ctx: Ctx, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  const list = sql`unnest(${ids}::uuid[])`
  await sql`insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at)
    select ${ctx.tenantId}, id, 'uji', id::text, 'Orang ' || left(id::text, 8), id || '@contoh.example', ${ctx.now}, ${ctx.now} from ${list} as t (id)`.execute(
    ctx.db,
  )
  await sql`insert into memberships (tenant_id, member_id, kind, granted_at) select ${ctx.tenantId}, id, 4, ${ctx.now} from ${list} as t (id)`.execute(
    ctx.db,
  )
  await sql`insert into consents (tenant_id, id, member_id, purpose, text_version, shown_text, given_at, given_by)
    select ${ctx.tenantId}, gen_random_uuid(), id, 'membership', '1', 'Ya', ${ctx.now}, 'self' from ${list} as t (id)`.execute(ctx.db)
  return ids
}
