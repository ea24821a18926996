import { expect, it } from 'vitest'
import { notifierOf } from './notifier.ts'

it.each([
  [{}, '', undefined],
  [{}, 'bukan json', undefined],
  [{}, '[]', undefined],
  [{}, 'null', undefined],
  [{}, '{"order_id":"1"}', undefined],
  [{}, '{"signature_key":"x","order_id":"1"}', 'midtrans'],
  [{}, '{"transaction_status":"settlement"}', 'midtrans'],
  [{ 'iris-signature': 'x' }, '{"reference_no":"1"}', 'midtrans'],
  [{ 'x-callback-token': 'x' }, '{"external_id":"1"}', 'xendit'],
  [{}, '{"external_id":"1","status":"PAID"}', 'xendit'],
  [{}, '{"event":"payment.capture","data":{}}', 'xendit'],
])('a notification with %o and %s is of %s', (headers, body, gateway) => {
  expect(notifierOf(new Headers(headers), body)).toBe(gateway)
})
