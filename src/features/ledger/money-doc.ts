import { ACCOUNT_NAMES, ACCOUNTS, type Account, onItsSide, type Side } from './accounts.ts'
import { entriesOf } from './entries.ts'
import { type Leg, MOVEMENT_KINDS, MOVEMENTS, type Movement, type MovementKind } from './movements.ts'
import type { ledgerTexts } from './texts.ts'

/** The ledger's words in the language of the documents. */
type LedgerWords = Pick<ReturnType<typeof ledgerTexts>, 'accounts' | 'movements'>

/** Returns `docs/money.md`: each account and movement as a table, and a sale from its payment to the mentor's payout. */
export function moneyDoc(texts: LedgerWords): string {
  return `# Money

Written by \`npm run money:doc\` from \`features/ledger\` (\`accounts.ts\`, \`movements.ts\` and their words); change it there. Why: decision 092.

Amounts are whole rupiah. Each movement sums to zero, is posted once for its key, and is never changed; what was wrong is put right by another one.

## Accounts

${tableOf(
  ['Account', 'Stands for', 'Side', 'By', 'Below zero', 'Debited by', 'Credited by'],
  ACCOUNT_NAMES.map(account => [
    code(account),
    `${texts.accounts[account].name}: ${texts.accounts[account].about}`,
    ACCOUNTS[account].side,
    ACCOUNTS[account].isOwned ? 'mentor' : '',
    ACCOUNTS[account].neverBelowZero ? 'never' : '',
    movementsOn(account, 'debit'),
    movementsOn(account, 'credit'),
  ]),
)}

## Movements

Fields of the movement stand in braces. \`gateway\` is \`midtrans\`, \`xendit\` or \`transfer\`; \`from\` is the clearing account or \`bank\` that a payout leaves. Legs of zero are left out.

${tableOf(
  ['Movement', 'Cause', 'Key', 'Debit', 'Credit'],
  MOVEMENT_KINDS.map(kind => [
    code(kind),
    texts.movements[kind].cause,
    code(keyPattern(kind)),
    legsOf(kind, 'debit'),
    legsOf(kind, 'credit'),
  ]),
)}

## From a sale to a payout

A class for 100,000 and 11 % tax is paid by Midtrans, which keeps 4,440. The mentor's share is 60,000; a payout of it is paid from the bank, with 3,000 withheld.

${tableOf(
  ['Movement', 'Account', 'Debit', 'Credit'],
  EXAMPLE.flatMap(movement =>
    entriesOf(movement).map(({ account, amount }, at) => [
      at === 0 ? code(movement.kind) : '',
      code(account),
      amount > 0 ? rupiah(amount) : '',
      amount < 0 ? rupiah(-amount) : '',
    ]),
  ),
)}

What the accounts hold then, each on its own side:

${tableOf(
  ['Account', 'Side', 'Balance'],
  [...totalsOf(EXAMPLE)].map(([account, total]) => [code(account), ACCOUNTS[account].side, rupiah(onItsSide(account, total))]),
)}
`
}

const example = { invoiceId: 'i', paymentId: 'p', mentorId: 'm', payoutId: 'o' }
const EXAMPLE: readonly Movement[] = [
  { ...example, kind: 'sale-paid', gateway: 'midtrans', amount: 111_000, tax: 11_000 },
  { ...example, kind: 'fee-charged', gateway: 'midtrans', amount: 4_440 },
  { ...example, kind: 'share-earned', line: 0, amount: 60_000 },
  { kind: 'settled', gateway: 'midtrans', amount: 106_560, lineKey: 'l' },
  { ...example, kind: 'payout-requested', amount: 60_000 },
  { ...example, kind: 'payout-paid', from: 'bank', amount: 60_000, tax: 3_000 },
]

function totalsOf(movements: readonly Movement[]): Map<Account, number> {
  const totals = new Map<Account, number>()
  for (const { account, amount } of movements.flatMap(entriesOf)) totals.set(account, (totals.get(account) ?? 0) + amount)
  return new Map(ACCOUNT_NAMES.flatMap(account => (totals.has(account) ? [[account, totals.get(account) ?? 0]] : [])))
}

type AnyLeg = Pick<Leg<Movement>, 'side' | 'account'> & { amount: string; less?: string; owner?: string }

function legs(kind: MovementKind, side: Side): AnyLeg[] {
  const all: readonly AnyLeg[] = MOVEMENTS[kind].legs
  return all.filter(leg => leg.side === side)
}

function legsOf(kind: MovementKind, side: Side): string {
  return legs(kind, side)
    .map(({ account, amount, less, owner }) => `${code(account)}${owner ? ` of {${owner}}` : ''} {${amount}}${less ? ` − {${less}}` : ''}`)
    .join('<br>')
}

function movementsOn(account: Account, side: Side): string {
  const isOn = (leg: AnyLeg) =>
    leg.account === account ||
    (leg.account === 'clearing:{gateway}' && account.startsWith('clearing:')) ||
    // Where a payout's money may leave.
    (leg.account === '{from}' && ['clearing:midtrans', 'clearing:xendit', 'bank'].includes(account))
  return MOVEMENT_KINDS.filter(kind => legs(kind, side).some(isOn))
    .map(code)
    .join(', ')
}

function keyPattern(kind: MovementKind): string {
  return [kind, ...MOVEMENTS[kind].key.map(field => `{${field}}`)].join(':')
}

const code = (text: string) => `\`${text}\``
/** Whole rupiah with a comma at each thousand, as the document is English. */
const rupiah = (amount: number) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}
