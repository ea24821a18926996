import { Hono } from 'hono'
import { gate } from '../gate.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { down, unknownKey } from './errors.ts'
import { createInvoices, expireInvoice } from './invoices.ts'
import { createPayouts, listChannels } from './payouts.ts'
import { createRefunds } from './refunds.ts'
import { createSessions } from './sessions.ts'

/** Xendit's interfaces: sessions, invoices, refunds and payouts. */
export function createXendit(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.use(gate(parts, { unknownKey, down }))
  app.route('/sessions', createSessions(parts))
  app.route('/v2/invoices', createInvoices(parts))
  app.post('/invoices/:id/expire!', c => expireInvoice(parts, c))
  app.route('/refunds', createRefunds(parts))
  app.route('/v2/payouts', createPayouts(parts))
  app.get('/payouts_channels', listChannels)
  app.get('/balance', c => c.json({ balance: 1_000_000_000 }))
  return app
}
