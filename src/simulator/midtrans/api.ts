import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { gate } from '../gate.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { findForPayer } from '../transactions.ts'
import { charge } from './charge.ts'
import { createIris } from './iris.ts'
import { endOrder, refundOrder, status } from './orders.ts'
import { createSnap } from './snap.ts'

/** Midtrans' interfaces: Core API, Snap and Iris. */
export function createMidtrans(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.get('/v2/:kind{qris|gopay}/:id/qr-code', async c => {
    const one = await findForPayer(parts.pool, c.req.param('id'))
    if (!one?.qrString) return c.json({ status_code: '404', status_message: "Transaction doesn't exist." }, 404)
    return c.body(renderSVG(one.qrString), 200, { 'content-type': 'image/svg+xml' })
  })
  app.get('/snap/v4/redirection/:id', c => c.redirect(`/pay/${encodeURIComponent(c.req.param('id'))}`))
  app.route('/iris/api/v1', createIris(parts))

  const snap = new Hono<CallEnv>()
  snap.use(
    gate(parts, {
      unknownKey: c =>
        c.json({ error_messages: ['Access denied due to unauthorized transaction, please check client or server key'] }, 401),
      down: c => c.json({ error_messages: ['Sorry, our system is recovering from unexpected issues. Please retry.'] }, 503),
    }),
  )
  snap.post('/transactions', c => createSnap(parts, c))
  app.route('/snap/v1', snap)

  const core = new Hono<CallEnv>()
  core.use(
    gate(parts, {
      unknownKey: c =>
        c.json(
          {
            status_code: '401',
            status_message: 'Transaction cannot be authorized with the current client/server key.',
            id: randomUUID(),
          },
          401,
        ),
      down: c =>
        c.json({ status_code: '503', status_message: 'Sorry, our system is recovering from unexpected issues. Please retry.' }, 503),
    }),
  )
  core.post('/charge', c => charge(parts, c))
  core.get('/:order/status', c => status(parts, c))
  core.post('/:order/cancel', c => endOrder(parts, c, 'cancelled'))
  core.post('/:order/expire', c => endOrder(parts, c, 'expired'))
  core.on('POST', ['/:order/refund', '/:order/refund/online/direct'], c => refundOrder(parts, c))
  app.route('/v2', core)
  return app
}
