import { type RawBuilder, sql } from 'kysely'
import { KEY, type Known, OTHER, type PersonalTable, under } from './personal-table.ts'

/** Invoices that the person ordered, or that were addressed to them while the address was theirs. */
const invoicesOf = (who: Known) =>
  sql`(invoices.member_id = ${who.memberId} or ${under(who, 'invoices.buyer_email', 'invoices.created_at')})`

/** Rows of a table with the invoice in a column: of these invoices. */
const ofInvoices =
  (table: PersonalTable['table'], column = 'invoice_id') =>
  (who: Known) =>
    sql`${sql.ref(`${table}.${column}`)} in (select invoices.id from invoices
    where invoices.tenant_id = ${sql.ref(`${table}.tenant_id`)} and ${invoicesOf(who)})`

/** Payments of these invoices; `of` names the column of the payments. */
const paymentsOf = (who: Known, table: PersonalTable['table'], column: 'id' | 'order_id'): RawBuilder<unknown> =>
  sql`(select ${sql.ref(`payments.${column}`)} from payments
    where payments.tenant_id = ${sql.ref(`${table}.tenant_id`)} and ${ofInvoices('payments')(who)})`

/** Uploads that are proofs of a transfer for these invoices. */
export const proofsOf = (who: Known): RawBuilder<unknown> => sql`uploads.id in (select payments.proof_upload_id from payments
  where payments.tenant_id = uploads.tenant_id and ${ofInvoices('payments')(who)})`

const BANK = 'nomor lengkapnya terkunci; empat angka terakhirnya ada di last_four'
const SAME = 'sama dengan yang ada di invoices'

/**
 * What is known of a person's orders, gifts and payouts. Tax law asks for invoices, payments and the ledger for ten years: an erasure empties what names the
 * person and keeps numbers, days and sums. What is found through another table stands before it.
 */
export const MONEY_TABLES: readonly PersonalTable[] = [
  {
    table: 'gateway_notifications',
    of: who => sql`(gateway_notifications.order_id in ${paymentsOf(who, 'gateway_notifications', 'order_id')}
      or gateway_notifications.order_id in (select p.id::text from payouts p
        where p.tenant_id = gateway_notifications.tenant_id and p.member_id = ${who.memberId}))`,
    shown: ['gateway', 'topic', 'order_id', 'body', 'received_at'],
    withheld: { id: KEY, is_genuine: KEY, handled_at: KEY, outcome: KEY },
    erasure: { body: '' },
  },
  {
    table: 'refunds',
    of: who => sql`refunds.payment_id in ${paymentsOf(who, 'refunds', 'id')}`,
    shown: ['amount', 'reason', 'seat', 'way', 'state', 'created_at', 'ended_at'],
    withheld: { id: KEY, payment_id: KEY, invoice_id: KEY, gateway_ref: KEY, requested_by: OTHER, ask_at: KEY },
    erasure: { reason: '-' },
  },
  {
    table: 'money_cases',
    of: who => sql`(${ofInvoices('money_cases')(who)} or money_cases.payment_id in ${paymentsOf(who, 'money_cases', 'id')}
      or money_cases.payout_id in (select p.id from payouts p where p.tenant_id = money_cases.tenant_id and p.member_id = ${who.memberId}))`,
    shown: ['kind', 'amount', 'details', 'opened_at', 'settled_at', 'settlement'],
    withheld: { id: KEY, key: KEY, invoice_id: KEY, payment_id: KEY, payout_id: KEY, notification_id: KEY, settled_by: OTHER },
    erasure: { details: '{}', settlement: null },
  },
  {
    table: 'payments',
    of: ofInvoices('payments'),
    shown: [
      'gateway',
      'method',
      'order_id',
      'state',
      'amount',
      'received',
      'refunded',
      'unique_code',
      'instructions',
      'last_answer',
      'proof_note',
      'proof_at',
      'created_at',
      'opened_at',
      'expires_at',
      'paid_at',
      'ended_at',
    ],
    withheld: {
      id: KEY,
      invoice_id: KEY,
      fee: 'biaya gerbang pembayaran yang ditanggung penyelenggara',
      gateway_ref: KEY,
      failure: KEY,
      is_unexplained: KEY,
      proof_upload_id: 'gambar bukti transfer yang kamu kirim',
      confirmed_by: OTHER,
      ask_at: KEY,
      asked: KEY,
      version: KEY,
    },
    // NOTE: `erase.server.ts` removes the picture of a proof before its id goes.
    erasure: { instructions: '{}', last_answer: null, proof_note: null, proof_upload_id: null },
  },
  {
    table: 'invoice_lines',
    of: who => sql`(invoice_lines.recipient_id = ${who.memberId} or ${ofInvoices('invoice_lines')(who)})`,
    shown: ['kind', 'name', 'quantity', 'price'],
    withheld: { invoice_id: KEY, position: KEY, subject_id: KEY, recipient_id: KEY, details: KEY },
    erasure: 'kept',
  },
  {
    table: 'coupon_uses',
    of: who => sql`coupon_uses.member_id = ${who.memberId}`,
    shown: ['held_at', 'given_back_at'],
    withheld: { coupon_id: KEY, invoice_id: KEY, member_id: KEY },
    erasure: 'kept',
  },
  {
    table: 'invoice_links',
    of: ofInvoices('invoice_links'),
    shown: ['purpose', 'created_at', 'expires_at', 'ended_at'],
    withheld: { id: KEY, invoice_id: KEY, key_sha256: 'rahasia: dengannya orang bisa membuka tagihan' },
    erasure: 'removed',
  },
  {
    table: 'bought_places',
    of: who => sql`(bought_places.claimed_by = ${who.memberId} or ${ofInvoices('bought_places')(who)})`,
    shown: ['claimed_at', 'ended_at'],
    withheld: {
      id: KEY,
      invoice_id: KEY,
      position: KEY,
      class_id: KEY,
      claimed_by: OTHER,
      code_sha256: KEY,
      sealed_code: 'rahasia: dengannya orang bisa masuk kelas',
    },
    erasure: 'kept',
  },
  {
    // What the giver wrote stands in a paid gift, which their invoice names. Gifts from before belong to no member.
    table: 'donations',
    of: ofInvoices('donations'),
    shown: ['name', 'amount', 'message', 'consent', 'created_at', 'paid_at', 'approved_at', 'rejected_at', 'decided_at'],
    withheld: { id: KEY, decided_by: OTHER, invoice_id: KEY, recording_id: KEY },
    erasure: { name: null, message: null },
  },
  {
    table: 'invoices',
    of: invoicesOf,
    shown: [
      'number',
      'kind',
      'status',
      'buyer_name',
      'buyer_email',
      'buyer_phone',
      'lang',
      'currency',
      'subtotal',
      'discount',
      'tax_bp',
      'tax',
      'total',
      'refunded',
      'seller',
      'created_at',
      'expires_at',
      'paid_at',
      'ended_at',
    ],
    withheld: { id: KEY, year: SAME, sequence: SAME, member_id: KEY, coupon_id: KEY, replaces_id: KEY, version: KEY },
    erasure: { buyer_name: '', buyer_email: null, buyer_phone: null },
  },
  {
    table: 'payouts',
    of: who => sql`payouts.member_id = ${who.memberId}`,
    shown: [
      'status',
      'amount',
      'tax',
      'bank',
      'last_four',
      'account_name',
      'reason',
      'requested_at',
      'decided_at',
      'sent_at',
      'paid_at',
      'ended_at',
    ],
    withheld: {
      id: KEY,
      mentor_id: KEY,
      member_id: KEY,
      bank_account_id: KEY,
      batch_id: KEY,
      gateway_ref: KEY,
      ask_at: KEY,
      asked: KEY,
      version: KEY,
    },
    erasure: { account_name: '' },
  },
  {
    table: 'bank_accounts',
    of: who => sql`bank_accounts.member_id = ${who.memberId}`,
    shown: ['bank', 'last_four', 'holder_name', 'checked_at', 'answer', 'answered_at', 'created_at', 'removed_at'],
    withheld: { id: KEY, member_id: KEY, sealed_number: BANK, number_mac: BANK },
    erasure: 'removed',
  },
]
