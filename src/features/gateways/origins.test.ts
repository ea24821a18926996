import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, paymentHeaders } from '#platform/http/security-headers.ts'
import { originsOf } from './origins.server.ts'

const simulator = { origin: 'http://gateway.localhost:3000', port: 3000 }

describe('what a page on which one pays may load', () => {
  it('is nothing more for transfers', () => {
    expect(originsOf('transfer', { isProduction: true }, { simulator })).toEqual({ scripts: [], frames: [], forms: [] })
  })

  it('is the gateway’s own origin, of the sandbox or in production', () => {
    expect(originsOf('midtrans', { isProduction: true }, { simulator })).toEqual({
      scripts: ['https://app.midtrans.com'],
      frames: ['https://app.midtrans.com'],
      forms: ['https://app.midtrans.com'],
    })
    expect(originsOf('midtrans', { isProduction: false }, {}).scripts).toEqual(['https://app.sandbox.midtrans.com'])
    expect(originsOf('xendit', { isProduction: true }, {})).toMatchObject({
      scripts: [],
      frames: ['https://checkout.xendit.co', 'https://xen.to'],
    })
    expect(originsOf('xendit', { isProduction: false }, {}).forms).toEqual(['https://checkout-staging.xendit.co', 'https://dev.xen.to'])
  })

  it('is the simulator, without scripts, where that plays the gateway', () => {
    const origins = { scripts: [], frames: [simulator.origin], forms: [simulator.origin] }
    expect(originsOf('midtrans', { isProduction: false }, { simulator })).toEqual(origins)
    expect(originsOf('xendit', { isProduction: false }, { simulator })).toEqual(origins)
  })

  it('widens scripts, frames, forms and the browser’s wallets, and nothing else', () => {
    const payment = originsOf('midtrans', { isProduction: true }, {})
    const usual = contentSecurityPolicy({ sources: [], isMeasured: false })
    const widened = contentSecurityPolicy({ sources: [], isMeasured: false, payment })
    const parts = (policy: string) => policy.split('; ')
    expect(parts(widened).filter(part => !parts(usual).includes(part))).toEqual([
      "script-src 'self' https://app.midtrans.com",
      "frame-src 'self' https://app.midtrans.com",
      "form-action 'self' https://app.midtrans.com",
    ])
    expect(paymentHeaders(payment)).toEqual({
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://app.midtrans.com")',
    })
  })
})
