import type { Context } from 'hono'
import { html } from 'hono/html'
import { renderSVG } from 'uqr'
import { formatMoment, formatPrice } from '#kit/format.ts'
import { BILLER_CODE } from '../accounts.ts'
import { type DeliveryShown, listDeliveries } from '../deliveries.ts'
import { asOfNow } from '../expiry.ts'
import { originOf } from '../gate.ts'
import { findMerchant } from '../merchants.ts'
import { statusOf } from '../midtrans/words.ts'
import { isMethod, type Merchant, type Transaction } from '../model.ts'
import { tell, type Way } from '../notices.ts'
import type { Parts } from '../parts.ts'
import { choose, play } from '../play.ts'
import { atOnce } from '../store.ts'
import { findForPayer } from '../transactions.ts'
import { facts, type Html, page, type Reader, readerOf } from './frame.ts'

/** `/pay/{order}`: what is to be paid, and what the payer does about it. */
export async function showPay(parts: Parts, c: Context, { isRefused = false } = {}): Promise<Response | undefined> {
  const reader = readerOf(c)
  const one = await asOfNow(parts, await findForPayer(parts.pool, c.req.param('name') ?? ''))
  if (!one) return undefined
  const merchant = await findMerchant(parts.pool, one.merchant, parts.now())
  const told = await listDeliveries(parts.pool, one.id)
  const finish = backOf(one)
  const body = html`${isRefused ? html`<p role="alert" class="notice">${reader.t.pay.refused}</p>` : ''}
${about(reader, one, merchant)}
${one.state === 'open' ? (one.method ? acts(reader, one) : choices(reader, one)) : ''}
${one.state !== 'open' && finish ? html`<p><a class="button" href="${finish}">${reader.t.pay.finish}</a></p>` : ''}
${told.length > 0 ? deliveries(reader, told) : ''}`
  const formTargets = finish ? [new URL(finish).origin] : []
  return await page(c, reader, reader.t.pay.title, body, { status: isRefused ? 409 : 200, formTargets })
}

function about({ t, lang }: Reader, one: Transaction, merchant: Merchant): Html {
  const { method, vaNumber, qrString } = one
  const isBill = method === 'va-mandiri'
  const picture = one.state === 'open' && qrString ? Buffer.from(renderSVG(qrString)).toString('base64') : undefined
  return html`<section>${facts([
    [t.pay.merchant, merchant.name],
    [t.pay.order, one.reference],
    [t.pay.amount, formatPrice(one.amount, lang)],
    [t.pay.state, t.states[one.state]],
    [t.pay.method, method && t.methods[method]],
    [t.pay.billerCode, isBill ? BILLER_CODE : undefined],
    [isBill ? t.pay.billKey : t.pay.accountNumber, vaNumber],
    [t.pay.until, one.state === 'open' ? formatMoment(one.expiresAt, undefined, lang) : undefined],
    [t.pay.paid, one.paid ? formatPrice(one.paid, lang) : undefined],
    [t.pay.refunded, one.refunded ? formatPrice(one.refunded, lang) : undefined],
  ])}${picture ? html`<img src="data:image/svg+xml;base64,${picture}" alt="${t.fill('pay.qr', { order: one.reference })}">` : ''}</section>`
}

function choices({ t, query }: Reader, one: Transaction): Html {
  const options = one.methods.map(
    (method, at) =>
      html`<label><input type="radio" name="method" value="${method}"${at === 0 ? html` checked` : ''}>${t.methods[method]}</label>`,
  )
  return html`<form class="card" method="post" action="/pay/${encodeURIComponent(one.id)}${query}">
<fieldset><legend>${t.pay.choose}</legend>${options}</fieldset>
<button name="act" value="choose">${t.pay.chooseAct}</button>
</form>`
}

function acts({ t, lang, query }: Reader, one: Transaction): Html {
  const option = (name: string, label: string) => html`<label><input type="checkbox" name="${name}" value="1">${label}</label>`
  return html`<form class="card" method="post" action="/pay/${encodeURIComponent(one.id)}${query}">
<h2>${t.pay.acts}</h2>
<fieldset><legend>${t.pay.way}</legend>
${option('twice', t.pay.twice)}${option('lost', t.pay.lost)}${option('reordered', t.pay.reordered)}
<label>${t.pay.late}<input type="number" name="late" min="0" max="86400" inputmode="numeric" value="0"></label>
</fieldset>
<button name="act" value="pay">${t.fill('pay.payAct', { amount: formatPrice(one.amount, lang) })}</button>
<button class="other" name="act" value="expire">${t.pay.expireAct}</button>
<button class="other" name="act" value="deny">${t.pay.denyAct}</button>
</form>`
}

function deliveries({ t, lang }: Reader, told: readonly DeliveryShown[]): Html {
  const lines = told.map(({ dueAt, tries, lastStatus }) => {
    const answered = lastStatus === null ? t.pay.toldNone : t.fill('pay.toldStatus', { status: lastStatus })
    const outcome = tries === 0 ? t.pay.toldWaiting : answered
    return html`<li>${t.fill('pay.toldLine', { time: formatMoment(dueAt, undefined, lang), tries, outcome })}</li>`
  })
  return html`<section><h2>${t.pay.told}</h2><ul>${lines}</ul></section>`
}

/** A form of `/pay/{order}`: the payer chooses a method, pays, lets it expire, or denies. After paying it leads back to the merchant, if that said where. */
export async function takePay(parts: Parts, c: Context): Promise<Response | undefined> {
  const form = await c.req.parseBody()
  const act = form['act']
  const one = await asOfNow(parts, await findForPayer(parts.pool, c.req.param('name') ?? ''))
  if (!one) return undefined
  const here = `/pay/${encodeURIComponent(one.id)}${readerOf(c).query}`
  if (act === 'choose')
    return (await chooseOn(parts, c, one, form['method'])) ? c.redirect(here, 303) : await showPay(parts, c, { isRefused: true })
  if (act !== 'pay' && act !== 'expire' && act !== 'deny') return c.redirect(here, 303)
  const played = await play(parts, originOf(parts, c), { orderId: one.id, event: act, ...wayOf(form) })
  if (played.kind !== 'done') return await showPay(parts, c, { isRefused: true })
  const back = act === 'pay' && played.transaction ? backOf(played.transaction) : undefined
  return c.redirect(back ?? here, 303)
}

function wayOf(form: Record<string, unknown>): Way {
  const late = Math.min(Math.max(Number(form['late']) || 0, 0), 86_400)
  return { twice: form['twice'] === '1', lost: form['lost'] === '1', reordered: form['reordered'] === '1', late }
}

async function chooseOn(parts: Parts, c: Context, one: Transaction, method: unknown): Promise<boolean> {
  if (!isMethod(method) || !one.methods.includes(method)) return false
  const now = parts.now()
  const merchant = await findMerchant(parts.pool, one.merchant, now)
  const chosen = await atOnce(parts.pool, async sql => {
    const changed = await choose(sql, one, method, merchant, now)
    // Midtrans tells of it as soon as there is a number to pay to; Xendit does not.
    if (changed?.gateway === 'midtrans') await tell(sql, { merchant, origin: originOf(parts, c), now }, changed)
    return changed
  })
  parts.wake()
  return chosen !== undefined
}

/** Returns where the payer goes afterwards, with what Midtrans adds to the address. Source: docs.midtrans.com, "Snap: finish redirect URL". */
function backOf(one: Transaction): string | undefined {
  const target = one.state === 'paid' || !one.cancelUrl ? one.finishUrl : one.cancelUrl
  if (!target) return undefined
  const url = new URL(target)
  if (one.gateway === 'midtrans') {
    url.searchParams.set('order_id', one.reference)
    url.searchParams.set('status_code', one.state === 'paid' ? '200' : '202')
    url.searchParams.set('transaction_status', statusOf(one))
  }
  return url.href
}
