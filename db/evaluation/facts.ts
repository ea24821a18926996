import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Given } from './answer.ts'
import type { Fact } from './questions.ts'

/** Returns whether an answer about the asker says what the database says. It is computed here by plain statements, without what the product reads it by. */
export async function holdsFact(ctx: Ctx, fact: Fact, given: Given): Promise<boolean> {
  if (fact === 'sign-in') return given.sources.some(({ href }) => href.startsWith('/Login')) || given.reason === 'sign-in'
  const { viewer } = ctx
  if (viewer.kind !== 'person' || given.state !== 'answered') return false
  return await CHECKS[fact](ctx, viewer.person.memberId, given)
}

type Check = (ctx: Ctx, memberId: string, given: Given) => Promise<boolean>

const CHECKS: Record<Exclude<Fact, 'sign-in'>, Check> = {
  async classes(ctx, memberId, given) {
    const own = await enrolmentsOf(ctx, memberId)
    return given.skill === 'my_classes' && own.every(({ name }) => given.text.includes(name))
  },
  async progress(ctx, memberId, given) {
    const own = await enrolmentsOf(ctx, memberId)
    return given.skill === 'my_progress' && own.some(({ name, percent }) => given.text.includes(name) && given.text.includes(`${percent}`))
  },
  async due(ctx, memberId, given) {
    const own = await enrolmentsOf(ctx, memberId)
    const bills = await invoicesOf(ctx, memberId)
    const isThere =
      own.some(({ name }) => given.text.includes(name)) || bills.some(({ names }) => names.some(name => given.text.includes(name)))
    return given.skill === 'my_due' && (isThere || (own.length === 0 && bills.length === 0))
  },
  async payment(ctx, memberId, given) {
    const own = (await invoicesOf(ctx, memberId)).filter(({ status }) => status === 'pending' || status === 'paid')
    return given.skill === 'my_payments' && own.every(({ number }) => given.text.includes(number))
  },
}

async function enrolmentsOf({ db, tenantId, lang }: Ctx, memberId: string): Promise<{ name: string; percent: number }[]> {
  const { rows } = await sql<{ name: string; percent: number }>`
    select coalesce(t.name, c.name) as name, e.percent from enrolments e
      join classes c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join class_translations t on t.tenant_id = c.tenant_id and t.class_id = c.id and t.lang = ${lang}
    where e.tenant_id = ${tenantId} and e.member_id = ${memberId} and e.state in ('joined', 'completed')`.execute(db)
  return rows
}

async function invoicesOf({ db, tenantId }: Ctx, memberId: string): Promise<{ number: string; status: string; names: string[] }[]> {
  const { rows } = await sql<{ number: string; status: string; names: string[] }>`
    select i.number, i.status, array(select l.name from invoice_lines l where l.tenant_id = i.tenant_id and l.invoice_id = i.id) as names
    from invoices i where i.tenant_id = ${tenantId} and i.member_id = ${memberId}`.execute(db)
  return rows
}

/** Returns what of others must be in no answer: the addresses and order numbers of all members, and the names of those who only learn. */
export async function listForeign({ db, tenantId, viewer }: Ctx): Promise<string[]> {
  const own = viewer.kind === 'person' ? viewer.person.memberId : null
  const { rows } = await sql<{ word: string }>`
    select m.email as word from members m where m.tenant_id = ${tenantId} and m.email is not null and m.id is distinct from ${own}
    union select m.name from members m where m.tenant_id = ${tenantId} and m.email like 'murid-%' and m.id is distinct from ${own}
    union select i.number from invoices i where i.tenant_id = ${tenantId} and i.member_id is distinct from ${own}`.execute(db)
  return rows.map(({ word }) => word)
}
