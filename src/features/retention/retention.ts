import { sql } from 'kysely'
import { daysBefore, yearsBefore } from '#kit/days.ts'
import { isUndecided } from '#platform/db/approved.ts'
import { KEY_HOURS } from '#platform/http/idempotency-answers.ts'
import { CHAT_RETENTION } from './chat-rules.ts'
import { MONEY_RETENTION } from './money-rules.ts'
import type { Retention } from './rule.ts'

/** The template of the mail that tells somebody that they were erased: it goes as soon as it has arrived. */
export const ERASURE_DONE = 'privacy.erasure-done'

/** An import's list of what came; it can be undone for so long. */
const IMPORT_DAYS = 90
/** A member without a consent is erased after this time. */
export const UNCONSENTED_DAYS = 30
const INVITATION_DAYS = 30
const ASK_DAYS = 30
const ERASURE_MAIL_DAYS = 7
const CONTACT_DAYS = 365
const WAITING_DAYS = 180
const REQUEST_DAYS = 180
const PROOF_YEARS = 5
const REFUSED_VOICE_DAYS = 30
const WAITING_VOICE_DAYS = 180
const NOTICE_DAYS = 90
/** A learning record store may be away for so long, and misses nothing. */
const RECORD_DAYS = 30
/** So long after a device sent something it can send it again, and it counts once. */
const PROGRESS_ITEM_DAYS = 180
const VERSION_YEARS = 1
/** What a person's day with the tenant's language model cost; what a tenant's day cost stays. */
const MODEL_USAGE_DAYS = 35

/** The tables of records that have versions. */
export const RECORD_TABLES = [
  'careers',
  'jobs',
  'questions',
  'programs',
  'mentors',
  'schools',
  'portfolios',
  'post_categories',
  'testimonies',
  'speakers',
  'sponsors',
  'lms_features',
] as const

/** Returns the condition for what visitors sent and nobody published: refused long ago, or never looked at. */
const oldVoice = (now: Date) => sql`(rejected_at <= ${daysBefore(now, REFUSED_VOICE_DAYS)}
  or (${isUndecided()} and created_at <= ${daysBefore(now, WAITING_VOICE_DAYS)}))`

/** As `oldVoice`, and a gift whose invoice was never paid: it waits for no staff. */
const oldGift = (now: Date) => sql`(paid_at is null and (${oldVoice(now)}
  or (invoice_id is not null and created_at <= ${daysBefore(now, WAITING_VOICE_DAYS)})))`

/** Every table with data about people, and its retention. A test compares the list with the database's catalogue. */
export const RETENTION: readonly Retention[] = [
  {
    key: 'membership',
    tables: [
      'members',
      'memberships',
      'consents',
      'guardian_views',
      'assistant_refusals',
      'notice_settings',
      'learner_settings',
      'digests',
      'push_subscriptions',
      'xapi_actors',
    ],
    removedBy: 'erasure',
  },
  { key: 'unconsented', tables: ['members'], removedBy: 'tenants.retention' },
  // As long as rows can exist under these addresses: the audit log has the longest retention. Addresses of members whom staff removed count from that
  // act in the log.
  {
    key: 'addresses',
    tables: ['member_addresses'],
    removedBy: 'tenants.retention',
    due: now => sql`(left_at <= ${yearsBefore(now, PROOF_YEARS)} or (left_at is null
      and not exists (select from members m where m.tenant_id = member_addresses.tenant_id and m.id = member_addresses.member_id)
      and not exists (select from audit_log a where a.tenant_id = member_addresses.tenant_id and a.act = 'member.removed'
        and a.subject = member_addresses.member_id::text and a.at > ${yearsBefore(now, PROOF_YEARS)})))`,
  },
  {
    key: 'chapters',
    tables: ['practice_answers', 'live_attendance', 'discussion_posts', 'discussion_reports', 'package_states'],
    removedBy: 'erasure',
  },
  {
    key: 'sessions',
    tables: ['sessions'],
    removedBy: 'tenants.retention',
    due: now => sql`expires_at <= ${now}`,
  },
  {
    key: 'answers',
    tables: ['idempotency_keys'],
    removedBy: 'tenants.retention',
    // By the clock that decides whether a key is known.
    due: () => sql`created_at <= now() - make_interval(hours => ${sql.lit(KEY_HOURS)})`,
  },
  {
    key: 'invitations',
    tables: ['invitations'],
    removedBy: 'tenants.retention',
    due: now => sql`coalesce(taken_at, expires_at) <= ${daysBefore(now, INVITATION_DAYS)}`,
  },
  {
    key: 'guardians',
    tables: ['guardian_requests'],
    removedBy: 'tenants.retention',
    // The link of a valid consent must keep working: the parent withdraws by it.
    due: now => sql`coalesce(answered_at, expires_at) <= ${daysBefore(now, ASK_DAYS)}
      and not exists (select from consents c where c.tenant_id = guardian_requests.tenant_id and c.id = guardian_requests.consent_id
        and (c.withdrawn_at is null or c.withdrawn_at > ${daysBefore(now, ASK_DAYS)}))`,
  },
  {
    key: 'erasures',
    tables: ['erasure_requests'],
    removedBy: 'tenants.retention',
    due: now => sql`coalesce(done_at, cancelled_at) <= ${yearsBefore(now, PROOF_YEARS)}`,
  },
  {
    key: 'audit',
    tables: ['audit_log'],
    removedBy: 'tenants.retention',
    due: now => sql`at <= ${yearsBefore(now, PROOF_YEARS)}`,
    // NOTE: the function has the years in itself, too, and spares what is younger by the database's clock.
    remove: now => sql`select directory.remove_old_audit_log(${yearsBefore(now, PROOF_YEARS)})`,
  },
  {
    key: 'notices',
    tables: ['notices'],
    removedBy: 'tenants.retention',
    due: now => sql`created_at <= ${daysBefore(now, NOTICE_DAYS)}`,
  },
  {
    key: 'learning',
    tables: ['enrolments', 'chapter_progress', 'chapter_notes', 'chapter_bookmarks', 'learning_points'],
    removedBy: 'erasure',
  },
  {
    key: 'records',
    tables: ['xapi_statements'],
    removedBy: 'tenants.retention',
    due: now => sql`created_at <= ${daysBefore(now, RECORD_DAYS)}`,
  },
  {
    key: 'progress',
    tables: ['progress_items'],
    removedBy: 'tenants.retention',
    due: now => sql`received_at <= ${daysBefore(now, PROGRESS_ITEM_DAYS)}`,
  },
  { key: 'uploads', tables: ['uploads'], removedBy: 'erasure' },
  { key: 'mails', tables: ['mails', 'mail_tries'], removedBy: 'tenants.old-mails' },
  {
    key: 'erasureMails',
    tables: ['mails'],
    removedBy: 'tenants.retention',
    due: now => sql`template = ${ERASURE_DONE}
      and (delivered_at is not null or failed_at is not null or created_at <= ${daysBefore(now, ERASURE_MAIL_DAYS)})`,
  },
  {
    key: 'voices',
    tables: ['book_reviews', 'aspirations', 'testimonies'],
    removedBy: 'tenants.retention',
    due: oldVoice,
  },
  // A gift that is paid stays with its receipt and the ledger.
  { key: 'gifts', tables: ['donations'], removedBy: 'tenants.retention', due: oldGift },
  ...MONEY_RETENTION,
  { key: 'disc', tables: ['user_disc'], removedBy: 'tenants.retention', due: now => sql`created_at <= ${yearsBefore(now, 1)}` },
  {
    key: 'contacts',
    tables: ['school_contacts', 'team_members'],
    removedBy: 'tenants.retention',
    due: now => sql`created_at <= ${daysBefore(now, CONTACT_DAYS)}`,
  },
  {
    key: 'waiting',
    tables: ['teams', 'schools'],
    removedBy: 'tenants.retention',
    due: now => sql`confirmed_at is null and created_at <= ${daysBefore(now, WAITING_DAYS)}`,
  },
  {
    key: 'requests',
    tables: ['appointments', 'demo_requests'],
    removedBy: 'tenants.retention',
    due: now => sql`created_at <= ${daysBefore(now, REQUEST_DAYS)}`,
  },
  { key: 'bin', tables: ['bin_items'], removedBy: 'bin.empty' },
  {
    key: 'imports',
    tables: ['imports', 'import_records'],
    removedBy: 'tenants.retention',
    due: now => sql`created_at <= ${daysBefore(now, IMPORT_DAYS)}`,
  },
  {
    key: 'versions',
    tables: ['record_versions'],
    removedBy: 'tenants.retention',
    // From the day on which it was replaced. What the bin holds has its versions with it; a record that was removed otherwise leaves none.
    due: now => sql`(exists (select from record_versions later where later.tenant_id = record_versions.tenant_id and later.kind = record_versions.kind
      and later.record_id = record_versions.record_id and later.version > record_versions.version and later.saved_at <= ${yearsBefore(now, VERSION_YEARS)})
      or not exists (${sql.join(
        RECORD_TABLES.map(
          table =>
            sql`select from ${sql.table(table)} r where r.tenant_id = record_versions.tenant_id and r.id = record_versions.record_id`,
        ),
        sql` union all `,
      )}))`,
  },
  ...CHAT_RETENTION,
  { key: 'views', tables: ['saved_views'], removedBy: 'erasure' },
  {
    key: 'modelUsage',
    tables: ['language_model_usage'],
    removedBy: 'tenants.retention',
    due: now => sql`day <= ${daysBefore(now, MODEL_USAGE_DAYS)}::date`,
  },
  { key: 'clicks', tables: ['click_log'], removedBy: 'writes of the click log' },
  { key: 'account', tables: ['accounts.*'], removedBy: 'the account site' },
]
