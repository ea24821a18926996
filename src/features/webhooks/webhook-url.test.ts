import { describe, expect, it } from 'vitest'
import { faultOfUrl } from './webhook-url.ts'

describe('the address of a webhook', () => {
  it.each([
    'contoh.id/webhook',
    '/webhook',
    '',
    'ftp://contoh.id/',
    'javascript:alert(1)',
    'http://contoh.id/webhook',
    'https://siti:rahasia@contoh.id/',
    'https://siti@contoh.id/',
    'https://contoh.id/#x',
    'https://contoh.id/ ruang',
    'https://contoh.id\n/x',
    'https://contoh.id:22/',
    'https://contoh.id:80/',
    'https://contoh.id:5432/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[fd00:ec2::254]/',
    'https://localhost/',
    'https://localhost./',
    'https://db/',
    'https://metadata.google.internal/',
    'https://nas.local/',
    'https://①②⑦.⓪.⓪.①/',
    `https://contoh.id/${'x'.repeat(500)}`,
  ])('is refused: %s', url => {
    expect(faultOfUrl(url, false)).toHaveProperty('code')
  })

  it('is one of the public Internet, over TLS', () => {
    for (const url of ['https://contoh.id/webhook?kunci=1', 'https://contoh.id:8443/', 'https://8.8.8.8/x', 'https://contoh.id:443/'])
      expect([url, faultOfUrl(url, false)]).toEqual([url, undefined])
  })

  it('may be this machine where one develops, and nothing else of the network', () => {
    for (const url of ['http://localhost:4000/x', 'http://127.0.0.1:9/x', 'https://[::1]:8/x', 'http://a.localhost/'])
      expect([url, faultOfUrl(url, true), faultOfUrl(url, false) === undefined]).toEqual([url, undefined, false])
    for (const url of ['http://contoh.id/', 'https://10.0.0.1/', 'http://192.168.0.1/', 'ftp://localhost/', 'http://a:b@localhost/'])
      expect([url, faultOfUrl(url, true) === undefined]).toEqual([url, false])
  })
})
