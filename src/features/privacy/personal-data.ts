import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { CHAT_TABLES } from './personal-chats.ts'
import { LEARNING_TABLES } from './personal-learning.ts'
import { MONEY_TABLES } from './personal-money.ts'
import { KEY, type Known, OTHER, type PersonalTable, under } from './personal-table.ts'

/** A member's rows of `member_addresses`, including those from before staff removed them, if they have come back since. */
export const addressesOf = (memberId: string): RawBuilder<unknown> => sql`(member_id = ${memberId} or (issuer, subject) in
  (select m.issuer, m.subject from members m where m.tenant_id = member_addresses.tenant_id and m.id = ${memberId}))`

/** Mails to the person, or to a parent about them: the latter are sent at the moment of the request. */
const mailsOf = (who: Known) => sql`(${under(who, 'to_address', 'created_at')}
  or (to_address, created_at) in (select g.guardian_email, g.asked_at from guardian_requests g
    where g.tenant_id = mails.tenant_id and g.member_id = ${who.memberId}))`

/**
 * Every table with data about members: what the download contains, and what an erasure removes, in this order. A test compares the list with the
 * database's catalogue, so that no table and no column is forgotten.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...MONEY_TABLES,
  {
    table: 'mail_tries',
    of: who => sql`mail_id in (select id from mails where mails.tenant_id = mail_tries.tenant_id and ${mailsOf(who)})`,
    shown: ['tried_at', 'is_accepted', 'answer'],
    withheld: { mail_id: KEY },
    erasure: 'removed',
  },
  {
    table: 'mails',
    of: mailsOf,
    shown: ['template', 'lang', 'to_address', 'subject', 'text_body', 'created_at', 'delivered_at', 'failed_at'],
    instead: { text_body: sql`case when is_secret then null else text_body end` },
    withheld: {
      id: KEY,
      html_body: 'sama dengan text_body',
      is_secret: 'isi email yang tautannya memberi akses tidak disalin ke berkas',
      next_try_at: KEY,
      unsubscribe_url: 'tautan yang memberi akses untuk mematikan email',
    },
    erasure: 'removed',
  },
  {
    table: 'sessions',
    of: who => sql`member_id = ${who.memberId}`,
    shown: [
      'kind',
      'is_type',
      'created_at',
      'checked_at',
      'renewed_at',
      'expires_at',
      'authenticated_at',
      'second_factor_at',
      'entered_at',
    ],
    withheld: {
      token_sha256: 'rahasia: dengannya orang bisa masuk sebagai kamu',
      provider_session: 'rahasia: dengannya orang bisa masuk sebagai kamu',
      provider_tokens: 'rahasia: dengannya orang bisa masuk sebagai kamu',
      member_id: KEY,
    },
    erasure: 'removed',
  },
  {
    table: 'idempotency_keys',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['status', 'created_at'],
    withheld: {
      key_sha256: KEY,
      request_sha256: KEY,
      sealed_answer: 'salinan terkunci dari jawaban yang sudah kamu terima; datanya ada di tabel lain',
      member_id: KEY,
    },
    erasure: 'removed',
  },
  {
    table: 'guardian_requests',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['asked_of', 'channel', 'guardian_name', 'guardian_email', 'school_npsn', 'asked_at', 'expires_at', 'answered_at', 'is_granted'],
    withheld: { token_sha256: 'rahasia: tautan milik orang tua', member_id: KEY, consent_id: KEY, school_id: KEY },
    erasure: 'removed',
  },
  {
    table: 'guardian_views',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['expires_at', 'ended_at'],
    withheld: { member_id: KEY, consent_id: KEY, token_sha256: 'rahasia: tautan milik orang tua' },
    erasure: 'removed',
  },
  {
    table: 'assistant_refusals',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['refused_at'],
    withheld: { member_id: KEY },
    erasure: 'removed',
  },
  {
    table: 'consents',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['purpose', 'text_version', 'shown_text', 'given_at', 'withdrawn_at', 'given_by', 'giver_name', 'giver_email'],
    withheld: { id: KEY, member_id: KEY, giver_member_id: KEY },
    erasure: 'removed',
  },
  {
    // What a mentor's page said; whose it is, their membership names.
    table: 'record_versions',
    of: who => sql`(kind = 'mentor' and record_id in (select s.mentor_id from memberships s
      where s.tenant_id = record_versions.tenant_id and s.member_id = ${who.memberId}))`,
    shown: ['version', 'work', 'saved_at'],
    withheld: { kind: KEY, record_id: KEY, saved_by: OTHER },
    erasure: 'removed',
  },
  {
    table: 'import_records',
    of: who => under(who, 'email', 'created_at'),
    // The title has the name that a table of a class's people gives them.
    shown: ['email', 'title', 'state', 'created_at'],
    withheld: {
      import_id: KEY,
      place: KEY,
      entity: KEY,
      old_key: KEY,
      old_path: KEY,
      notes: KEY,
      record: KEY,
      new_id: KEY,
      is_address_lost: KEY,
    },
    erasure: 'removed',
  },
  {
    table: 'invitations',
    of: who => under(who, 'email', 'invited_at'),
    shown: [
      'email',
      'kind',
      'region_codes',
      'program_ids',
      'school_id',
      'mentor_id',
      'invited_at',
      'expires_at',
      'taken_at',
      'mail_due_at',
    ],
    withheld: { id: KEY, invited_by: OTHER, mail_lang: KEY },
    erasure: 'removed',
  },
  {
    table: 'school_contacts',
    of: who => sql`(member_id = ${who.memberId} or ${under(who, 'email', 'created_at')})`,
    shown: ['name', 'role', 'email', 'phone', 'lang', 'consent', 'created_at'],
    withheld: { id: KEY, school_id: KEY, team_id: KEY, member_id: KEY, sent_sha256: KEY },
    erasure: 'removed',
  },
  {
    table: 'appointments',
    of: who => under(who, 'email', 'created_at'),
    shown: [
      'name',
      'organisation',
      'email',
      'phone',
      'topic',
      'wished_on',
      'wished_time',
      'message',
      'lang',
      'consent',
      'created_at',
      'done_at',
    ],
    withheld: { id: KEY, post_id: KEY, sent_sha256: KEY },
    erasure: 'removed',
  },
  {
    table: 'demo_requests',
    of: who => under(who, 'email', 'created_at'),
    shown: ['email', 'consent', 'created_at', 'done_at'],
    withheld: { id: KEY },
    erasure: 'removed',
  },
  {
    table: 'member_addresses',
    of: who => addressesOf(who.memberId),
    shown: ['email', 'held_from', 'left_at'],
    // The first address has no beginning.
    instead: { held_from: sql`nullif(held_from, '-infinity')` },
    withheld: { member_id: KEY, issuer: 'sama dengan issuer di members', subject: 'sama dengan subject di members' },
    erasure: 'removed',
  },
  ...CHAT_TABLES,
  ...LEARNING_TABLES,
  {
    table: 'memberships',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['kind', 'region_codes', 'program_ids', 'school_id', 'mentor_id', 'granted_at'],
    withheld: { member_id: KEY, granted_by: OTHER },
    erasure: 'removed',
  },
  {
    table: 'erasure_requests',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['reference', 'reason', 'asked_at', 'due_at', 'cancelled_at', 'done_at', 'done_by'],
    withheld: { id: KEY, member_id: KEY },
    erasure: 'kept',
  },
  {
    table: 'saved_views',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['list', 'name', 'query', 'is_shared', 'created_at'],
    withheld: { id: KEY, member_id: KEY },
    erasure: 'removed',
  },
  // Uploaded files belong to the tenant's pages: the file stays, the uploader is removed.
  {
    table: 'uploads',
    of: who => sql`uploaded_by = ${who.memberId}`,
    shown: [
      'name',
      'content_type',
      'size_bytes',
      'purpose',
      'url_name',
      'alt',
      'author',
      'licence',
      'version',
      'state',
      'created_at',
      'kept_at',
      'binned_at',
    ],
    withheld: {
      id: KEY,
      uploaded_by: KEY,
      kind: KEY,
      sent_bytes: KEY,
      sha256: KEY,
      width: KEY,
      height: KEY,
      checked_by: KEY,
      checked_until: KEY,
      focus_x: KEY,
      focus_y: KEY,
      crop: KEY,
      stored_as: KEY,
      version_of: KEY,
    },
    erasure: 'kept',
  },
  {
    table: 'audit_log',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['at', 'kind', 'act', 'actor'],
    withheld: { id: KEY, member_id: KEY, subject: OTHER, details: OTHER },
    erasure: 'kept',
  },
  {
    table: 'members',
    of: who => sql`id = ${who.memberId}`,
    shown: ['name', 'email', 'lang', 'born_on', 'joined_at', 'seen_at', 'issuer', 'subject'],
    withheld: { id: KEY },
    erasure: 'removed',
  },
]

/** Tables of forms that people without an account send: their rows are found by the column `email` alone, and deleted on request. */
export const ADDRESS_TABLES = ['school_contacts', 'appointments', 'demo_requests'] as const satisfies readonly (keyof DB)[]
