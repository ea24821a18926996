import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSecret, signatureHeaders } from './signing.ts'

describe('a signature', () => {
  it('is the one that Standard Webhooks’ own libraries are tested with', () => {
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
    expect(signatureHeaders(message, new Date(1614265330_000), ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is made with each secret, over bytes and not letters', () => {
    const [one, two] = [newSecret(), newSecret()]
    expect(one).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(one).not.toBe(two)
    const headers = signatureHeaders({ id: 'a', body: '“é”' }, new Date(1999), [one, two])
    const by = (secret: string) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(Buffer.from('a.1.“é”'))
        .digest('base64')}`
    expect(headers['webhook-signature']).toBe(`${by(one)} ${by(two)}`)
  })
})
