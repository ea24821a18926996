import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { appContentSecurityPolicy, contentSecurityPolicy, scriptSource } from './security-headers.ts'

const plain = { sources: [], isMeasured: false }
const measured = { sources: [], isMeasured: true }

describe('the content security policy', () => {
  it('lets no inline script run, and nothing of another site, but what is named', () => {
    expect(contentSecurityPolicy(plain)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "media-src 'self' https: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    )
    const hash = createHash('sha256').update('dua("é")').digest('base64')
    expect(scriptSource('dua("é")')).toBe(`'sha256-${hash}'`)
    expect(contentSecurityPolicy({ ...plain, sources: [scriptSource('one()'), scriptSource('dua("é")')] })).toContain(
      `; script-src 'self' ${scriptSource('one()')} 'sha256-${hash}'; `,
    )
  })

  it('names the inline scripts of a page of the app by its nonce', () => {
    expect(appContentSecurityPolicy('YQ==', ['http://account.localhost:3000'])).toBe(
      contentSecurityPolicy({ ...plain, sources: ["'nonce-YQ=='"] }, ['http://account.localhost:3000']),
    )
    expect(appContentSecurityPolicy('YQ==', [])).toContain("; script-src 'self' 'nonce-YQ=='; ")
  })

  it('lets a form lead on to the places that are named, and to no other', () => {
    expect(contentSecurityPolicy(plain)).toContain("form-action 'self';")
    expect(contentSecurityPolicy(plain, ['http://account.localhost:3000', 'https://lain.example'])).toContain(
      "form-action 'self' http://account.localhost:3000 https://lain.example;",
    )
  })

  it('lets the analytics in only where the page has an id for them', () => {
    expect(contentSecurityPolicy(plain)).not.toContain('google')
    const policy = contentSecurityPolicy({ ...measured, sources: [scriptSource('one()')] })
    expect(policy).toContain(`script-src 'self' https://*.googletagmanager.com ${scriptSource('one()')};`)
    expect(policy).toContain(
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com;",
    )
  })
})
