import { REQUEST_MAILS } from '#features/appointments/request-mails.server.ts'
import { appointmentTexts } from '#features/appointments/texts.ts'
import { toSlug } from '#kit/text.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { dayOffset } from './dates.ts'
import { seedId } from './ids.ts'
import type { SeedContact, SeedQueues, SeedWaitingTeam } from './queue-types.ts'

export interface QueueTarget {
  db: Db
  tenantId: TenantId
  slug: string
  /** The site's title, and its primary colour for mails. */
  title: string
  colour: string
  now: Date
  cityCodes: Map<string, string>
}

/** Loads requests and registrations that wait for the staff of a tenant, after its schools and programs. Nothing of it is sent. */
export async function loadQueues(target: QueueTarget, queues: SeedQueues): Promise<void> {
  await loadRequests(target, queues)
  await loadReceipts(target, queues)
  await loadRegistrations(target, queues)
}

async function loadRequests({ db, tenantId, now }: QueueTarget, { appointments, demoRequests }: SeedQueues) {
  await db
    .insertInto('appointments')
    .values(
      appointments.map(({ daysAgo, inDays, time, ...one }) => ({
        ...one,
        tenant_id: tenantId,
        id: newId(),
        lang: 'id',
        wished_on: dayOffset(now, inDays).toISOString().slice(0, 10),
        wished_time: time,
        sent_sha256: sha256(`${one.email} ${one.topic}`),
        created_at: dayOffset(now, -daysAgo, 3),
      })),
    )
    .execute()
  await db
    .insertInto('demo_requests')
    .values(demoRequests.map((email, at) => ({ tenant_id: tenantId, id: newId(), email, created_at: dayOffset(now, -2 - at, 4) })))
    .execute()
}

/** Receipts of the appointments, kept in the outbox as without an SMTP server; the last one as if a server had refused it for good. */
async function loadReceipts({ db, tenantId, title, colour, now }: QueueTarget, { appointments }: SeedQueues) {
  const t = appointmentTexts('id')
  const words = { site: title }
  const subject = t.fill('mails.appointment.subject', words)
  const bodies = mailBodies({
    lang: 'id',
    siteName: title,
    colour,
    heading: subject,
    paragraphs: [t.fill('mails.appointment.text', words), t.fill('mails.appointment.next', words)],
    footnote: t.fill('mails.footnote', words),
  })
  const mails = appointments.map(({ email, daysAgo }, at) => {
    const createdAt = dayOffset(now, -daysAgo, 3)
    const isLast = at === appointments.length - 1
    return { id: newId(), email, createdAt, failedAt: isLast ? new Date(createdAt.getTime() + 60_000) : null }
  })
  await db
    .insertInto('mails')
    .values(
      mails.map(mail => ({
        tenant_id: tenantId,
        id: mail.id,
        template: REQUEST_MAILS.appointment,
        lang: 'id',
        to_address: mail.email,
        subject,
        text_body: bodies.text,
        html_body: bodies.html,
        is_secret: false,
        created_at: mail.createdAt,
        failed_at: mail.failedAt,
      })),
    )
    .execute()
  await db
    .insertInto('mail_tries')
    .values(
      mails.flatMap(({ id, failedAt }) =>
        failedAt
          ? [{ tenant_id: tenantId, mail_id: id, tried_at: failedAt, is_accepted: false, answer: '550 5.1.1 No such user (contoh)' }]
          : [],
      ),
    )
    .execute()
}

async function loadRegistrations(target: QueueTarget, { schools, teams }: SeedQueues) {
  const { db, tenantId, slug, now, cityCodes } = target
  const programId = (program: string) => seedId(slug, 'program', program)
  for (const [at, school] of schools.entries()) {
    const cityCode = cityCodes.get(school.city)
    if (!cityCode) throw new Error(`school ${school.npsn}: no city is called ${school.city}`)
    const id = newId()
    const createdAt = dayOffset(now, -2 - at, 2)
    await db
      .insertInto('schools')
      .values({
        tenant_id: tenantId,
        id,
        slug: `${toSlug(school.name)}-${school.npsn}`,
        npsn: school.npsn,
        name: school.name,
        city_code: cityCode,
        students: school.students,
        confirmed_at: null,
        created_at: createdAt,
      })
      .execute()
    await db
      .insertInto('program_schools')
      .values({ tenant_id: tenantId, school_id: id, program_id: programId(school.program) })
      .execute()
    await loadContact(target, { schoolId: id, teamId: null, contact: school.contact, createdAt })
    await loadTeam(target, { ...school, team: school.team, schoolId: id, programId: programId(school.program), createdAt })
  }
  for (const team of teams) {
    const parts = { schoolId: seedId(slug, 'school', team.school), programId: programId(team.program), createdAt: dayOffset(now, -1, 6) }
    await loadTeam(target, { ...parts, team, contact: team.contact })
  }
}

interface WaitingTeam {
  schoolId: string
  programId: string
  team: SeedWaitingTeam
  contact: SeedContact
  createdAt: Date
}

async function loadTeam(target: QueueTarget, { schoolId, programId, team, contact, createdAt }: WaitingTeam) {
  const { db, tenantId } = target
  const id = newId()
  await db
    .insertInto('teams')
    .values({
      tenant_id: tenantId,
      id,
      program_id: programId,
      school_id: schoolId,
      name: team.name,
      confirmed_at: null,
      created_at: createdAt,
    })
    .execute()
  await db
    .insertInto('team_members')
    .values(team.members.map((name, at) => ({ tenant_id: tenantId, team_id: id, position: at + 1, name, created_at: createdAt })))
    .execute()
  await loadContact(target, { schoolId, teamId: id, contact, createdAt })
}

async function loadContact(
  { db, tenantId }: QueueTarget,
  { schoolId, teamId, contact, createdAt }: { schoolId: string; teamId: string | null; contact: SeedContact; createdAt: Date },
) {
  const sent = sha256(JSON.stringify([schoolId, teamId, contact]))
  await db
    .insertInto('school_contacts')
    .values({
      ...contact,
      tenant_id: tenantId,
      id: newId(),
      school_id: schoolId,
      team_id: teamId,
      lang: 'id',
      sent_sha256: sent,
      created_at: createdAt,
    })
    .execute()
}
