import { type Invoice, isPayable } from '#features/payments/invoice.ts'
import { listOwnInvoices } from '#features/payments/queries.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import { formatDate, formatMoment, formatPrice } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { type OwnInput, ownInput } from '../inputs.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, pageSource, plain, siteOf } from './answering.server.ts'
import { ownSkill } from './own.server.ts'

const OPEN = 10
const PAID = 5

export const myPayments: Skill<OwnInput> = ownSkill({
  name: 'my_payments',
  description:
    'Tells which orders of the person who asks wait for their payment, until when and where to pay, and which are paid. Use it when they ask about payments, bills or orders.',
  input: ownInput,
  async run(ctx) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const { timeZone } = await siteOf(ctx)
    const waiting = await listOwnInvoices(ctx, { statuses: ['pending'], perPage: OPEN })
    const open = waiting.items.filter(one => isPayable(one, ctx.now))
    const { items: paid } = await listOwnInvoices(ctx, { statuses: ['paid', 'partially-refunded', 'refunded'], perPage: PAID })
    if (open.length === 0 && paid.length === 0) {
      answer.say(t.fill('own.payments.none', { ref: answer.cite(pageSource(ctx, 'orders')) }))
      return answer.done({ open: [], paid: [] })
    }
    answer.say(open.length > 0 ? t.own.payments.open : t.own.payments.noneOpen)
    answer.list(open.map(one => openLine(ctx, one, answer, timeZone)))
    if (paid.length > 0) answer.say(t.own.payments.paid)
    answer.list(paid.map(one => paidLine(ctx, one, answer, timeZone)))
    answer.say(t.fill('own.payments.more', { ref: answer.cite(pageSource(ctx, 'orders')) }))
    return answer.done({ open: open.map(toData), paid: paid.map(toData) })
  },
})

function wordsOf({ lang }: Ctx, one: Invoice) {
  return { number: one.number, names: plain(one.lines.map(({ name }) => name).join(', ')), total: formatPrice(one.total, lang) }
}

function openLine(ctx: Ctx, one: Invoice, answer: Answer, timeZone: string): string {
  const when = formatMoment(one.expiresAt, timeZone, ctx.lang)
  return skillTexts(ctx.lang).fill('own.payments.openLine', { ...wordsOf(ctx, one), when, ref: answer.cite(invoiceSource(ctx, one)) })
}

function paidLine(ctx: Ctx, one: Invoice, answer: Answer, timeZone: string): string {
  const { fill } = skillTexts(ctx.lang)
  const values = { ...wordsOf(ctx, one), ref: answer.cite(invoiceSource(ctx, one)) }
  if (one.refunded > 0) return fill('own.payments.refunded', { ...values, back: formatPrice(one.refunded, ctx.lang) })
  return fill('own.payments.paidLine', { ...values, when: formatDate(one.paidAt ?? one.createdAt, timeZone, ctx.lang) })
}

/** Returns the page of an order as a source: where it is paid, and shown afterwards. */
export function invoiceSource({ lang }: Pick<Ctx, 'lang'>, { id, number }: Invoice): Source {
  const href = `/Checkout/${id}`
  return { kind: 'page', id: href, title: skillTexts(lang).fill('pages.checkout', { number }), href, lang }
}

function toData({ number, status, total, refunded, expiresAt, paidAt, lines, id }: Invoice) {
  const items = lines.map(({ name, quantity }) => ({ name, quantity }))
  return {
    number,
    status,
    total,
    refunded,
    items,
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    href: `/Checkout/${id}`,
  }
}
