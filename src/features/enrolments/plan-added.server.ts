import { sql } from 'kysely'
import { hasConsented } from '#features/members/consent.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { LANGS } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { Batch } from './enrolment.ts'
import { batchColumns, countSeats, NO_SEATS } from './hold-class.server.ts'
import { isShownTo, requireTeacher } from './policy.server.ts'
import { enrolmentTexts } from './texts.ts'

/** What adding an address to a class comes to. Which of the two it is stands behind `or`: who may not know who is a member learns it of nobody before they are in. */
export type Prospect = 'seat' | 'waits' | 'invited' | 'needs-consent' | 'seat-or-invited' | 'waits-or-invited'

/** What is planned of an address: what comes of it, and in which batch (null: the current one); why nothing comes of it. */
export type Planned = { prospect: Prospect; batchId: string | null } | { refused: 'batch' | 'full' }

/**
 * Returns a function that says what adding an address to a batch would come to, in the order of its calls: each takes a seat. `batch`: a name, of any letters; '' is
 * the current one. Changes nothing, and holds nothing. Throws as `requireTeacher`.
 */
export async function planAdded(
  ctx: Ctx,
  classId: string,
  emails: readonly string[],
): Promise<(one: { email: string; batch: string }) => Planned> {
  await requireTeacher(ctx, classId)
  const { current, named } = await readBatches(ctx, classId)
  const people = await readPeople(ctx, emails)
  const counts = await countSeats(ctx, classId)
  const free = new Map<string, number>()
  const isStaff = can(ctx.viewer, 'site.manage')
  return ({ email, batch: name }) => {
    const batch = name.trim() === '' ? current : named.get(name.trim().toLowerCase())
    if (!batch) return { refused: 'batch' }
    const { taken, waiting } = counts.get(batch.id) ?? NO_SEATS
    const left = free.get(batch.id) ?? (batch.quota === null ? Number.POSITIVE_INFINITY : waiting > 0 ? 0 : batch.quota - taken)
    if (left <= 0 && !batch.hasWaitingList) return { refused: 'full' }
    free.set(batch.id, left - 1)
    const person = people.get(email)
    const place = left > 0 ? 'seat' : 'waits'
    return { prospect: prospectOf(place, person, isStaff), batchId: name.trim() === '' ? null : batch.id }
  }
}

function prospectOf(place: 'seat' | 'waits', person: KnownPerson | undefined, isStaff: boolean): Prospect {
  if (person?.isShown) return person.isConsented ? place : 'needs-consent'
  return isStaff ? 'invited' : `${place}-or-invited`
}

async function readBatches(ctx: Ctx, classId: string): Promise<{ current: Batch | undefined; named: ReadonlyMap<string, Batch> }> {
  const { rows } = await sql<Batch & { isCurrent: boolean }>`
    select ${batchColumns}, b.id = c.batch_id as "isCurrent" from class_batches b join classes c on c.tenant_id = b.tenant_id and c.id = b.class_id
    where b.tenant_id = ${ctx.tenantId} and b.class_id = ${classId} order by b.created_at desc, b.id`.execute(ctx.db)
  // The first batch has no name of its own: pages call it so.
  const namesOf = ({ name }: Batch) => (name === '' ? LANGS.map(lang => enrolmentTexts(lang).batches.first) : [name])
  return {
    current: rows.find(one => one.isCurrent),
    named: new Map(rows.flatMap(one => namesOf(one).map(name => [name.trim().toLowerCase(), one] as const))),
  }
}

interface KnownPerson {
  isConsented: boolean
  /** The viewer sees them in a list of participants, or among the members. */
  isShown: boolean
}

async function readPeople(ctx: Ctx, emails: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> {
  const { rows } = await sql<KnownPerson & { email: string }>`
    select lower(m.email) as email, ${hasConsented(ctx.now)} as "isConsented", ${isShownTo(ctx)} as "isShown" from members m
    where m.tenant_id = ${ctx.tenantId} and lower(m.email) = any(${[...emails]}::text[]) order by m.seen_at`.execute(ctx.db)
  return new Map(rows.map(({ email, ...one }) => [email, one]))
}

/** Where an address stands in a class already: takes part or waits, had left or was taken out, or is promised a seat. */
export type Standing = 'in' | 'out' | 'invited'

/** Returns the standing of the addresses that have one in a class. One statement. The caller has checked that the viewer teaches it. */
export async function listStandings(ctx: Ctx, classId: string, emails: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<{ email: string; standing: Standing }>`
    select lower(i.email) as email, 'invited' as standing from invitations i
      join invitation_classes p on p.tenant_id = i.tenant_id and p.invitation_id = i.id and p.class_id = ${classId}
    where i.tenant_id = ${ctx.tenantId} and lower(i.email) = any(${[...emails]}::text[])
      and (i.taken_at is not null or i.expires_at > ${ctx.now} or i.mail_due_at is not null)
    union all select lower(m.email), case when e.state in ('left', 'removed', 'refused') then 'out' else 'in' end from enrolments e
      join members m on m.tenant_id = e.tenant_id and m.id = e.member_id
    where e.tenant_id = ${ctx.tenantId} and e.class_id = ${classId} and lower(m.email) = any(${[...emails]}::text[])`.execute(ctx.db)
  const isPromise = ({ standing }: { standing: Standing }) => standing === 'invited'
  // Who takes part, or left, was promised a seat before.
  const sorted = [...rows.filter(isPromise), ...rows.filter(one => !isPromise(one))]
  return new Map(sorted.map(({ email, standing }) => [email, standing]))
}
