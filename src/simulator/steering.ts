import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { originOf } from './gate.ts'
import { readKey, setMerchant, setWeather } from './merchants.ts'
import type { Weather } from './model.ts'
import type { Parts } from './parts.ts'
import { type Played, play, playPayout } from './play.ts'
import { FAULTS, reportOf } from './report.ts'

const way = {
  late: z.number().min(0).max(604_800).optional(),
  twice: z.boolean().optional(),
  lost: z.boolean().optional(),
  forged: z.boolean().optional(),
}
const paymentPlay = z.object({
  ...way,
  orderId: z.string().min(1).max(200),
  event: z.enum(['pay', 'expire', 'deny', 'refund']),
  amount: z.number().int().positive().optional(),
  partial: z.boolean().optional(),
  reordered: z.boolean().optional(),
})
const payoutPlay = z.object({
  ...way,
  reference: z.string().min(1).max(200),
  event: z.enum(['complete', 'fail', 'reverse']),
  reason: z.string().max(200).optional(),
})
const key = z.string().refine(text => readKey(text) !== undefined)
const weatherInput = z.object({
  merchantKey: key,
  slowMs: z.number().int().min(0).max(60_000).optional(),
  down: z.union([z.boolean(), z.enum(['error', 'timeout'])]).optional(),
  lies: z.union([z.boolean(), z.enum(['pending', 'settlement', 'not-found'])]).optional(),
  /** How long it lasts; until it is changed, if it is left out. */
  seconds: z.number().positive().max(604_800).optional(),
})
const settingsInput = z.object({
  merchantKey: key,
  name: z.string().min(1).max(60).optional(),
  callbackToken: z.string().min(1).max(200).optional(),
  payoutKey: z.string().min(1).max(200).optional(),
  notificationUrl: z.url({ protocol: /^https?$/ }).optional(),
  payoutUrl: z.url({ protocol: /^https?$/ }).optional(),
  holders: z.record(z.string(), z.string().max(100)).optional(),
})
const reportInput = z.object({
  gateway: z.enum(['midtrans', 'xendit']),
  key,
  from: z.coerce.date(),
  to: z.coerce.date(),
  fault: z.enum(FAULTS).optional(),
})

/** What programs steer the simulator by: events, weather, a merchant's settings, and the gateways' reports. */
export function createSteering(parts: Parts): Hono {
  const app = new Hono()
  app.post('/play', async c => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const payment = paymentPlay.safeParse(body)
    if (payment.success) return answer(c, await play(parts, originOf(parts, c), payment.data))
    const payout = payoutPlay.safeParse(body)
    return payout.success ? answer(c, await playPayout(parts, payout.data)) : unreadable(c, payment.error)
  })
  app.post('/weather', async c => {
    const input = weatherInput.safeParse(await c.req.json().catch(() => undefined))
    if (!input.success) return unreadable(c, input.error)
    const weather = toWeather(input.data, parts.now())
    await setWeather(parts.pool, merchantOf(input.data.merchantKey), weather)
    return c.json({ status: 'ok', weather })
  })
  app.post('/settings', async c => {
    const input = settingsInput.safeParse(await c.req.json().catch(() => undefined))
    if (!input.success) return unreadable(c, input.error)
    const { merchantKey, ...settings } = input.data
    await setMerchant(parts.pool, merchantOf(merchantKey), settings)
    return c.json({ status: 'ok' })
  })
  app.get('/report.csv', async c => {
    const input = reportInput.safeParse(c.req.query())
    if (!input.success) return unreadable(c, input.error)
    const csv = await reportOf(parts.pool, { ...input.data, merchant: merchantOf(input.data.key) })
    return c.body(csv, 200, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="report.csv"' })
  })
  return app
}

function unreadable(c: Context, error: z.ZodError): Response {
  return c.json({ status: 'invalid', errors: error.issues.map(({ path }) => path.join('.')) }, 422)
}

function answer(c: Context, played: Played): Response {
  if (played.kind === 'unknown') return c.json({ status: 'unknown' }, 404)
  if (played.kind === 'refused') return c.json({ status: 'refused', state: played.state }, 409)
  const { state, notifications, transaction, payout } = played
  return c.json({ status: 'ok', state, notifications, orderId: transaction?.reference, reference: payout?.reference })
}

const merchantOf = (text: string) => readKey(text)?.merchant ?? text

function toWeather({ slowMs, down, lies, seconds }: z.infer<typeof weatherInput>, now: Date): Weather {
  return {
    slowMs: slowMs || undefined,
    down: down === true ? 'error' : down || undefined,
    lies: lies === true ? 'pending' : lies || undefined,
    until: seconds ? new Date(now.getTime() + seconds * 1000).toISOString() : undefined,
  }
}
