import { type AccountCheck, GatewayFault, type PayoutDriver, type PayoutOrder, type PayoutStatus } from '../gateway.ts'
import { rupiahOf, textOf, toList, toRecord } from '../json.ts'
import { wordsWithout } from '../transport.server.ts'
import { hostsOf, type MidtransParts } from './core.server.ts'

/** Source: docs.midtrans.com, "Payouts (Iris) API". */
const STATES: Record<string, PayoutStatus['state']> = {
  queued: 'sent',
  approved: 'sent',
  processed: 'sent',
  completed: 'paid',
  failed: 'failed',
  rejected: 'failed',
}

/** Returns Iris with the keys of its creator and its approver; undefined without them. */
export function createIris(parts: MidtransParts): PayoutDriver | undefined {
  const { payoutKey: creator, approverKey: approver } = parts.keys
  if (!creator || !approver) return undefined
  return {
    async banks(signal) {
      const { body } = await ask(parts, creator, { path: '/beneficiary_banks' }, signal)
      return toList(body['beneficiary_banks']).flatMap(one => {
        const [code, name] = [textOf(one['code']), textOf(one['name'])]
        return code && name ? [{ code, name }] : []
      })
    },
    checkAccount: (account, signal) => checkAccount(parts, creator, account, signal),
    async send(order, signal) {
      const ref = await create(parts, creator, order, signal)
      await approve(parts, approver, ref, signal)
      return { ref }
    },
    status: ({ ref }, signal) => findPayout(parts, creator, ref, signal),
    async balance(signal) {
      const { body } = await ask(parts, creator, { path: '/balance' }, signal)
      const balance = rupiahOf(body['balance'])
      if (balance === undefined) throw new GatewayFault('unreadable', 'no balance')
      return balance
    },
  }
}

interface IrisAnswer {
  status: number
  body: Record<string, unknown>
}

/** Asks Iris. Throws GatewayFault: 'refused' for every status from 400 but those of `fine`. */
async function ask(
  { keys, transport, ...parts }: MidtransParts,
  key: string,
  call: { path: string; body?: object; headers?: Record<string, string> },
  signal: AbortSignal,
  fine: readonly number[] = [],
): Promise<IrisAnswer> {
  const { status, json } = await transport(hostsOf(parts).app, { ...call, path: `/iris/api/v1${call.path}`, key }, signal)
  const body = toRecord(json)
  if (status < 400 || fine.includes(status)) return { status, body }
  const details = JSON.stringify(body['errors'] ?? '')
  const words = wordsWithout(`${status}: ${textOf(body['error_message']) ?? ''} ${details}`, [keys.payoutKey, keys.approverKey])
  throw new GatewayFault('refused', words, status)
}

async function checkAccount(
  parts: MidtransParts,
  key: string,
  { bank, number }: { bank: string; number: string },
  signal: AbortSignal,
): Promise<AccountCheck> {
  const path = `/account_validation?${new URLSearchParams({ bank, account: number })}`
  const { status, body } = await ask(parts, key, { path }, signal, [400, 404])
  const holder = textOf(body['account_name'])
  if (status < 400 && holder) return { state: 'found', holder }
  if (status < 400) throw new GatewayFault('unreadable', 'an account without a name')
  return { state: 'missing' }
}

/** Makes the payout; the same key again makes none, and tells the reference of the first. */
async function create(parts: MidtransParts, key: string, order: PayoutOrder, signal: AbortSignal): Promise<string> {
  const payout = {
    beneficiary_name: order.holder.slice(0, 100),
    beneficiary_account: order.number,
    beneficiary_bank: order.bank,
    ...(order.email && { beneficiary_email: order.email }),
    amount: `${order.amount}.00`,
    // Letters, digits and spaces alone.
    notes: order.note
      .replace(/[^A-Za-z0-9]+/g, ' ')
      .trim()
      .slice(0, 100),
  }
  const call = { path: '/payouts', body: { payouts: [payout] }, headers: { 'x-idempotency-key': order.key } }
  const { body } = await ask(parts, key, call, signal)
  const ref = textOf(toList(body['payouts'])[0]?.['reference_no'])
  if (!ref) throw new GatewayFault('unreadable', 'a payout without a reference')
  return ref
}

/** Approves the payout. One that is no longer queued has been approved before, or rejected there: its status says so. */
async function approve(parts: MidtransParts, approver: string, ref: string, signal: AbortSignal): Promise<void> {
  const answer = await ask(parts, approver, { path: '/payouts/approve', body: { reference_nos: [ref] } }, signal, [400])
  if (answer.status < 400) return
  const { raw } = await findPayout(parts, parts.keys.payoutKey ?? '', ref, signal)
  if (textOf(raw['status']) === 'queued') {
    const words = wordsWithout(JSON.stringify(answer.body['errors'] ?? answer.body['error_message'] ?? ''), [approver])
    // The payout is there and may still be approved: not final.
    throw new GatewayFault('away', `not approved: ${words}`, answer.status)
  }
}

async function findPayout(parts: MidtransParts, key: string, ref: string, signal: AbortSignal): Promise<PayoutStatus> {
  const { status, body } = await ask(parts, key, { path: `/payouts/${encodeURIComponent(ref)}` }, signal, [404])
  if (status === 404) return { state: 'missing', amount: 0, raw: {} }
  const word = textOf(body['status']) ?? ''
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined
  const amount = rupiahOf(body['amount'])
  if (!state || amount === undefined) throw new GatewayFault('unreadable', `a payout that is ${JSON.stringify([word, body['amount']])}`)
  const reason = textOf(body['error_message'])
  return { state, amount, ref, ...(reason && { reason: reason.slice(0, 200) }), raw: pickKnown(body) }
}

/** What is kept of a payout: not the account that it went to. */
function pickKnown(body: Record<string, unknown>): Record<string, unknown> {
  const kept = ['reference_no', 'status', 'amount', 'error_code', 'error_message', 'created_at', 'updated_at']
  return Object.fromEntries(kept.flatMap(name => (body[name] === undefined ? [] : [[name, body[name]]])))
}
