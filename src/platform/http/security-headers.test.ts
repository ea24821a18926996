import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, scriptsOf } from './security-headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('the content security policy', () => {
  it('names each inline script of the page once, and no other', () => {
    const html = `<script>one()</script><script nonce="" async="">dua("é")</script><script>one()</script>
      <script type="module" src="/assets/x.js"></script><script type="application/ld+json">{"a":1}</script><script></script>`
    const scripts = contentSecurityPolicy(scriptsOf(html))
      .split('; ')
      .find(part => part.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'self' ${hashOf('one()')} ${hashOf('dua("é")')}`)
  })

  it('lets no inline script run on a page that has none, or whose script is not closed', () => {
    for (const html of ['<p>halo</p>', '<script>never closed', '<script'])
      expect(contentSecurityPolicy(scriptsOf(html))).toContain("script-src 'self';")
  })

  it('lets a form lead on to the places that are named, and to no other', () => {
    expect(contentSecurityPolicy(scriptsOf(''))).toContain("form-action 'self';")
    expect(contentSecurityPolicy(scriptsOf(''), ['http://account.localhost:3000'])).toContain(
      "form-action 'self' http://account.localhost:3000;",
    )
  })

  it('lets the analytics in only where the page has an id for them', () => {
    expect(contentSecurityPolicy(scriptsOf('<p>halo</p>'))).not.toContain('google')
    const measured = contentSecurityPolicy(scriptsOf('<meta name="analytics-id" content="G-UJI12345"/><script>one()</script>'))
    expect(measured).toContain(`script-src 'self' https://*.googletagmanager.com ${hashOf('one()')};`)
    expect(measured).toContain("connect-src 'self' https://*.google-analytics.com")
  })
})
