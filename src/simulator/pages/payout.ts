import type { Context } from 'hono'
import { html } from 'hono/html'
import { formatPrice } from '#kit/format.ts'
import type { Parts } from '../parts.ts'
import { findPayout } from '../payouts.ts'
import { playPayout } from '../play.ts'
import { facts, page, readerOf } from './frame.ts'

/** `/payout/{reference}`: what is to be paid out, and what the bank does with it. */
export async function showPayout(parts: Parts, c: Context, { isRefused = false } = {}): Promise<Response | undefined> {
  const reader = readerOf(c)
  const { t, lang, query } = reader
  const payout = await findPayout(parts.pool, c.req.param('name') ?? '')
  if (!payout) return undefined
  const isOpen = payout.state === 'sent' || (payout.state === 'queued' && payout.gateway === 'xendit')
  const act = (event: string, label: string) => html`<button name="act" value="${event}">${label}</button>`
  const acts = [
    ...(isOpen ? [act('complete', t.payout.completeAct), act('fail', t.payout.failAct)] : []),
    ...(payout.state === 'paid' ? [act('reverse', t.payout.reverseAct)] : []),
  ]
  const body = html`${isRefused ? html`<p role="alert" class="notice">${t.pay.refused}</p>` : ''}
<section>${facts([
    [t.payout.reference, payout.reference],
    [t.pay.amount, formatPrice(payout.amount, lang)],
    [t.payout.holder, payout.holder],
    [t.payout.bank, payout.bank.replace('ID_', '').toUpperCase()],
    [t.payout.account, payout.account],
    [t.pay.state, t.payoutStates[payout.state]],
  ])}</section>
${
  acts.length > 0
    ? html`<form class="card" method="post" action="/payout/${encodeURIComponent(payout.id)}${query}"><h2>${t.payout.acts}</h2>${acts}</form>`
    : ''
}`
  return await page(c, reader, t.payout.title, body, { status: isRefused ? 409 : 200 })
}

export async function takePayout(parts: Parts, c: Context): Promise<Response | undefined> {
  const { act } = await c.req.parseBody()
  const payout = await findPayout(parts.pool, c.req.param('name') ?? '')
  if (!payout) return undefined
  const isKnown = act === 'complete' || act === 'fail' || act === 'reverse'
  const played = isKnown ? await playPayout(parts, { reference: payout.id, event: act }) : undefined
  if (played && played.kind !== 'done') return await showPayout(parts, c, { isRefused: true })
  return c.redirect(`/payout/${encodeURIComponent(payout.id)}${readerOf(c).query}`, 303)
}
