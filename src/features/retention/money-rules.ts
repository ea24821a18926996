import { sql } from 'kysely'
import { daysBefore, yearsBefore } from '#kit/days.ts'
import type { Retention } from './rule.ts'

/** Source: Undang-Undang Nomor 6 Tahun 1983 (KUP), article 28 (11): books and documents are kept for ten years. */
const BOOK_YEARS = 10
const GATEWAY_DAYS = 90
/** A bank or buyer may object to a payment for about so long. */
const PROOF_YEARS = 1

const namedInvoice = (now: Date) => sql`created_at <= ${yearsBefore(now, BOOK_YEARS)}
  and (buyer_name <> '' or buyer_email is not null or buyer_phone is not null or member_id is not null)`
const oldProof = (now: Date) => sql`created_at <= ${yearsBefore(now, PROOF_YEARS)}
  and (proof_upload_id is not null or proof_note is not null or last_answer is not null or instructions <> '{}')`
const namedGift = (now: Date) =>
  sql`coalesce(paid_at, approved_at) <= ${yearsBefore(now, BOOK_YEARS)} and (name is not null or message is not null)`
const oldWords = (now: Date) => sql`received_at <= ${daysBefore(now, GATEWAY_DAYS)} and body <> ''`
const oldCase = (now: Date) => sql`settled_at <= ${yearsBefore(now, PROOF_YEARS)} and (details <> '{}' or settlement is not null)`
const namedPayout = (now: Date) => sql`requested_at <= ${yearsBefore(now, BOOK_YEARS)} and (account_name <> '' or member_id is not null)`

/** What stands in the books stays, since the ledger refers to it: its rows lose what names a person. */
export const MONEY_RETENTION: readonly Retention[] = [
  // Before the invoices, by which they are found.
  {
    key: 'gatewayWords',
    tables: ['gateway_notifications'],
    removedBy: 'tenants.retention',
    due: oldWords,
    remove: (now, tenantId) => sql`update gateway_notifications set body = '' where tenant_id = ${tenantId} and ${oldWords(now)}`,
  },
  {
    key: 'proofs',
    tables: ['payments'],
    removedBy: 'tenants.retention',
    due: oldProof,
    // The files are gone for everybody; the nightly job of the uploads removes their bytes.
    remove: (now, tenantId) => sql`
      with old as (
        select id, proof_upload_id from payments where tenant_id = ${tenantId} and ${oldProof(now)} for update
      ), files as (
        update uploads set state = 'removed' where tenant_id = ${tenantId} and id in (select proof_upload_id from old)
      )
      update payments set proof_upload_id = null, proof_note = null, last_answer = null, instructions = '{}'
      where tenant_id = ${tenantId} and id in (select id from old)`,
  },
  {
    key: 'cases',
    tables: ['money_cases'],
    removedBy: 'tenants.retention',
    due: oldCase,
    remove: (now, tenantId) =>
      sql`update money_cases set details = '{}', settlement = null where tenant_id = ${tenantId} and ${oldCase(now)}`,
  },
  {
    key: 'orders',
    tables: ['invoices'],
    removedBy: 'tenants.retention',
    due: namedInvoice,
    remove: (now, tenantId) => sql`update invoices set buyer_name = '', buyer_email = null, buyer_phone = null, member_id = null
      where tenant_id = ${tenantId} and ${namedInvoice(now)}`,
  },
  {
    key: 'givers',
    tables: ['donations'],
    removedBy: 'tenants.retention',
    due: namedGift,
    remove: (now, tenantId) =>
      sql`update donations set name = null, message = null, consent = null where tenant_id = ${tenantId} and ${namedGift(now)}`,
  },
  // They name nobody without their invoice, save for the person who got it, whose erasure ends that.
  { key: 'orderParts', tables: ['invoice_lines', 'coupon_uses', 'invoice_links', 'bought_places', 'refunds'], removedBy: 'erasure' },
  {
    key: 'payouts',
    tables: ['payouts'],
    removedBy: 'tenants.retention',
    due: namedPayout,
    remove: (now, tenantId) =>
      sql`update payouts set account_name = '', member_id = null where tenant_id = ${tenantId} and ${namedPayout(now)}`,
  },
  { key: 'bankAccounts', tables: ['bank_accounts'], removedBy: 'erasure' },
]
