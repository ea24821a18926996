import { checkLedger } from '#features/ledger/invariants.server.ts'
import { read } from './queue.ts'
import type { World } from './world.ts'

/** What must hold after each step, whatever is still under way. Each rule is a statement whose rows break it. */
const ALWAYS: Readonly<Record<string, string>> = {
  'a number is missing, or there twice': `select year, count(*) as count, max(sequence) as last from invoices where tenant_id = $1 group by year
    having count(*) <> max(sequence) or min(sequence) <> 1
    union all select n.year, 0, n.last from invoice_numbers n where n.tenant_id = $1
      and n.last <> (select count(*) from invoices i where i.tenant_id = $1 and i.year = n.year)`,
  'a coupon is used more often than it may, or is counted wrong': `select c.code, c.used, c.use_limit from coupons c where c.tenant_id = $1
    and (c.used > c.use_limit or c.used <> (select count(*) from coupon_uses u where u.tenant_id = $1 and u.coupon_id = c.id and u.given_back_at is null)
      or c.use_limit < (select count(*) from invoices i where i.tenant_id = $1 and i.coupon_id = c.id and i.paid_at is not null))`,
  'a person uses a coupon twice': `select coupon_id, member_id from coupon_uses where tenant_id = $1 and given_back_at is null
    group by coupon_id, member_id having count(*) > 1`,
  'a paid invoice has no payment that paid it, or two, or an unpaid one has': `select i.number, i.status, count(p.id) as paid from invoices i
    left join payments p on p.tenant_id = i.tenant_id and p.invoice_id = i.id and (p.method = 'none' or (p.received is not null and not p.is_unexplained))
    where i.tenant_id = $1 group by i.number, i.status, i.paid_at having count(p.id) <> (i.paid_at is not null)::int`,
  'an invoice that ended has an open payment': `select i.number, i.status, p.state from invoices i join payments p on p.tenant_id = i.tenant_id and p.invoice_id = i.id
    where i.tenant_id = $1 and i.status <> 'pending' and p.state in ('opening', 'pending')`,
  'two invoices of one family are paid': `select a.number, b.number as other from invoices a join invoices b on b.tenant_id = a.tenant_id and b.replaces_id = a.id
    where a.tenant_id = $1 and a.paid_at is not null and b.paid_at is not null`,
  'money came, and the payment says otherwise': `select order_id, state, received from payments where tenant_id = $1 and method <> 'none'
    and (received is not null) <> (state in ('paid', 'partially-refunded', 'refunded', 'charged-back'))`,
  'a seat was taken without money': `select e.member_id, e.class_id, e.source from enrolments e where e.tenant_id = $1 and e.state in ('joined', 'completed')
    and not exists (select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.tenant_id = $1 and l.kind = 'class' and l.subject_id = e.class_id and l.recipient_id = e.member_id and i.paid_at is not null)
    and not exists (select from bought_places b join invoices i on i.tenant_id = b.tenant_id and i.id = b.invoice_id
      where b.tenant_id = $1 and b.class_id = e.class_id and b.claimed_by = e.member_id and i.paid_at is not null)`,
  'places were given without money, or too many': `select i.number, i.status, count(*) as places from bought_places b
    join invoices i on i.tenant_id = b.tenant_id and i.id = b.invoice_id where b.tenant_id = $1
    group by i.id, i.number, i.status, i.paid_at having i.paid_at is null
      or count(*) <> (select sum(l.quantity) from invoice_lines l where l.tenant_id = $1 and l.invoice_id = i.id)`,
  'a class has more people than seats': `select b.id from class_batches b where b.tenant_id = $1 and b.quota is not null
    and b.quota < (select count(*) from enrolments e where e.tenant_id = $1 and e.batch_id = b.id and e.state in ('joined', 'completed'))`,
  'somebody was enrolled more often than they paid': `select e.member_id, e.class_id, e.version from enrolments e where e.tenant_id = $1
    and e.version > 2 * (select count(*) from refunds r where r.tenant_id = $1 and r.seat = 'take' and r.state = 'done')  + 1`,
  'more is refunded than came': `select p.order_id, p.received, p.refunded from payments p where p.tenant_id = $1 and p.method <> 'none'
    and (p.refunded > coalesce(p.received, 0) or p.refunded <> (select coalesce(sum(r.amount), 0) from refunds r
      where r.tenant_id = $1 and r.payment_id = p.id and r.state = 'done')
    or coalesce(p.received, 0) < (select coalesce(sum(r.amount), 0) from refunds r where r.tenant_id = $1 and r.payment_id = p.id and r.state <> 'failed'))`,
  'money without an owner has no case': `select p.order_id from payments p where p.tenant_id = $1 and p.is_unexplained
    and not exists (select from money_cases c where c.tenant_id = $1 and c.payment_id = p.id)`,
  'what payers are owed is not what the books say': `select * from (select
      -coalesce((select sum(balance) from ledger_balances where tenant_id = $1 and account = 'owed-to-payers'), 0) as books,
      coalesce((select sum(received - refunded) from payments where tenant_id = $1 and is_unexplained), 0)
        + coalesce((select sum(r.amount) from refunds r join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
          where r.tenant_id = $1 and r.state in ('requested', 'sent') and not p.is_unexplained), 0) as owed) x where books <> owed`,
  'sales and tax are not what was paid': `select * from (select
      -coalesce((select sum(amount) from ledger_entries e join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
        where e.tenant_id = $1 and m.kind = 'sale-paid' and e.account in ('sales', 'tax')), 0) as books,
      coalesce((select sum(p.received) from payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
        where p.tenant_id = $1 and i.kind <> 'gift' and p.received is not null and not p.is_unexplained), 0) as paid) x where books <> paid`,
}

/** What must hold besides once nothing is under way. */
const IN_THE_END: Readonly<Record<string, string>> = {
  'a payment hangs': `select order_id, gateway, state, ask_at from payments where tenant_id = $1 and state in ('opening', 'pending')`,
  'an invoice hangs': `select number, status from invoices where tenant_id = $1 and status = 'pending'`,
  'a refund hangs without a case': `select r.id, r.state, r.way from refunds r where r.tenant_id = $1 and r.state in ('requested', 'sent')`,
  'somebody paid, and has neither seat nor case': `select i.number, i.status, l.subject_id, l.recipient_id from invoices i
    join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id and l.kind = 'class'
    where i.tenant_id = $1 and i.paid_at is not null and i.status <> 'refunded'
      and not exists (select from money_cases c where c.tenant_id = $1 and c.key = 'no-seat:' || i.id || ':' || l.subject_id)
      and not exists (select from refunds r where r.tenant_id = $1 and r.invoice_id = i.id and r.seat = 'take' and r.state = 'done')
      and not exists (select from enrolments e where e.tenant_id = $1 and e.class_id = l.subject_id and e.member_id = l.recipient_id and e.state in ('joined', 'completed'))`,
  'the money went back, and the seat stays': `select e.member_id, e.class_id from enrolments e where e.tenant_id = $1 and e.state in ('joined', 'completed')
    and not exists (select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.tenant_id = $1 and l.kind = 'class' and l.subject_id = e.class_id and l.recipient_id = e.member_id and i.paid_at is not null
        and not exists (select from refunds r where r.tenant_id = $1 and r.invoice_id = i.id and r.seat = 'take' and r.state = 'done'))
    and not exists (select from bought_places b where b.tenant_id = $1 and b.class_id = e.class_id and b.claimed_by = e.member_id and b.ended_at is null)`,
  'places are missing': `select i.number from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id and l.kind = 'places'
    where i.tenant_id = $1 and i.paid_at is not null and i.status <> 'refunded' and not exists (select from bought_places b where b.tenant_id = $1 and b.invoice_id = i.id)
      and not exists (select from refunds r where r.tenant_id = $1 and r.invoice_id = i.id and r.seat = 'take' and r.state = 'done')`,
  'a mentor got another part than is theirs': `select i.number, i.total, i.refunded, s.amount, s.returned from mentor_shares s join invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
    where s.tenant_id = $1 and (i.paid_at is null or (i.refunded = i.total and s.returned <> s.amount) or (i.refunded = 0 and s.returned <> 0)
      or abs(s.returned * i.total - s.amount * i.refunded) > i.total)`,
  'a paid invoice is not shared': `select i.number from invoices i where i.tenant_id = $1 and i.paid_at is not null and i.kind <> 'gift' and i.total > 0
    and not exists (select from shared_invoices s where s.tenant_id = $1 and s.invoice_id = i.id)`,
  'mentors are owed something else than the books say': `select * from (select
      -coalesce((select sum(balance) from ledger_balances where tenant_id = $1 and account in ('mentor-payable', 'payouts-pending')), 0) as books,
      coalesce((select sum(amount - returned) from mentor_shares where tenant_id = $1), 0)
        - coalesce((select sum(amount) from payouts where tenant_id = $1 and status = 'paid'), 0) as owed) x where books <> owed`,
  'a gift counts for another sum than stayed': `select d.id, d.amount, d.approved_at, i.status, i.total, i.refunded from donations d
    join invoices i on i.tenant_id = d.tenant_id and i.id = d.invoice_id where d.tenant_id = $1
    and ((d.approved_at is null) = (i.paid_at is not null and i.refunded < i.total))`,
  'a genuine notification waits': `select order_id, topic from gateway_notifications where tenant_id = $1 and is_genuine and topic = 'payment' and handled_at is null`,
}

/** Returns one statement of all rules of a list: a round trip after each step is what takes time. */
function together(rules: Readonly<Record<string, string>>): string {
  const parts = Object.entries(rules).map(
    ([name, text]) => `(select '${name.replaceAll("'", "''")}' as name, to_jsonb(x) as row from (${text}) x limit 3)`,
  )
  return parts.join(' union all ')
}

const STATEMENTS = { always: together(ALWAYS), end: together(IN_THE_END) }

/** Returns the rules that are broken, with rows that break them. */
async function broken({ pool, tenantId }: World, name: keyof typeof STATEMENTS): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; row: unknown }>({ name, text: STATEMENTS[name], values: [tenantId] })
  return rows.map(({ name, row }) => `${name}: ${JSON.stringify(row)}`)
}

/** Returns what is wrong now. */
export async function faultsNow(world: World): Promise<string[]> {
  return [...world.faults, ...(await broken(world, 'always'))]
}

/** Returns what is wrong once nothing is under way. */
export async function faultsInTheEnd(world: World): Promise<string[]> {
  const findings = (await world.attempt(ctx => checkLedger(ctx))) ?? []
  return [
    ...(await faultsNow(world)),
    ...findings.map(finding => `the ledger breaks a rule: ${JSON.stringify(finding)}`),
    ...(await broken(world, 'end')),
    ...(await faultsOfBank(world)),
  ]
}

interface PaymentRow {
  orderId: string
  gateway: string
  state: string
  received: number | null
  refunded: number
  handed: number
  invoiceStatus: string
  isUnexplained: boolean
}

/** Holds the books against what the gateways know. */
async function faultsOfBank(world: World): Promise<string[]> {
  const faults: string[] = []
  // Somebody gave back at the gateway what was promised by hand as well, or a payer took back what they had got by hand, in part or whole: more went than came. The
  // books wait for the person who settles the case, or for the gateway's report.
  const waiting = await read(
    world.pool,
    `select from money_cases c where c.tenant_id = $1 and c.kind = 'refunded-at-gateway'
      and not exists (select from refunds r where r.tenant_id = c.tenant_id and c.key = 'refunded-at-gateway:' || r.id)
    union all select from payments p join refunds r on r.tenant_id = p.tenant_id and r.payment_id = p.id and r.way = 'hand' and r.state = 'done'
      where p.tenant_id = $1 and (p.state = 'charged-back' or exists (select from money_cases c where c.tenant_id = p.tenant_id and c.payment_id = p.id
        and c.kind = 'contradiction' and c.details ->> 'known' = 'refunded' and c.details ->> 'told' = 'charged-back'))`,
    [world.tenantId],
  )
  for (const gateway of waiting.length > 0 ? [] : (['midtrans', 'xendit', 'transfer'] as const)) {
    const rows = await read<{ balance: number }>(
      world.pool,
      `select coalesce(sum(balance), 0)::int8 as balance from ledger_balances where tenant_id = $1 and account = $2`,
      [world.tenantId, `clearing:${gateway}`],
    )
    const [books, truth] = [rows[0]?.balance ?? 0, world.bank.balanceOf(gateway)]
    if (books !== truth) faults.push(`${gateway} has ${truth}, and the books say ${books}`)
  }
  const payments = await read<PaymentRow>(
    world.pool,
    `select p.order_id as "orderId", p.gateway, p.state, p.received, p.refunded, p.is_unexplained as "isUnexplained", i.status as "invoiceStatus",
      (select coalesce(sum(r.amount), 0) from refunds r where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.state = 'done' and r.way = 'hand')::int8 as handed
      from payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id where p.tenant_id = $1 and p.method <> 'none'`,
    [world.tenantId],
  )
  for (const payment of payments) {
    const order = world.bank.orders.get(payment.orderId)
    if ((payment.received ?? 0) !== (order?.paid ?? 0))
      faults.push(`${payment.orderId}: ${order?.paid ?? 0} came, and ${payment.received} is known`)
    if (order?.state === 'pending' && order.isKnown && order.gateway !== 'transfer')
      faults.push(`${payment.orderId} is still open at its gateway`)
  }
  const madeThere = await read<{ amount: number; there: number }>(
    world.pool,
    `select coalesce(sum(amount), 0)::int8 as amount from refunds where tenant_id = $1 and reason = 'refunded-at-gateway' and state = 'done'`,
    [world.tenantId],
  )
  const there = [...world.bank.orders.values()].reduce((sum, order) => sum + order.madeThere, 0)
  if ((madeThere[0]?.amount ?? 0) > there) faults.push(`${madeThere[0]?.amount} is said to be refunded at the gateways, and ${there} was`)
  return faults
}
