import { describe, expect, it } from 'vitest'
import { hostRulesOf, readHostName, slugOf } from './host-name.ts'

const rules = hostRulesOf('contoh.id', ['akun.contoh.id', 'api.lain.id'])

describe('a host that was typed', () => {
  it('is refused where it is no name, an IP address, or the installation’s own', () => {
    expect(readHostName('  ', rules)).toEqual({ problem: 'hostMissing' })
    for (const bad of ['kelas_satu', '-kelas', 'a..b', '127.0.0.1', '[::1]', 'http://user@kelas.id', 'kelas id', `${'x'.repeat(64)}.id`])
      expect([bad, readHostName(bad, rules)]).toEqual([bad, { problem: 'hostRefused' }])
    for (const own of [
      'account',
      'api',
      'account.contoh.id',
      'AKUN.contoh.id',
      'api.lain.id',
      'usercontent',
      'kelas.usercontent.contoh.id',
    ])
      expect([own, readHostName(own, rules)]).toEqual([own, { problem: 'hostReserved' }])
  })

  it('is a name below the base domain, a whole name, or the base domain itself', () => {
    expect(readHostName('Kelas', rules)).toEqual({ host: 'kelas.contoh.id' })
    expect(readHostName('https://Kelas.Sekolah.id:8080/Studio?x', rules)).toEqual({ host: 'kelas.sekolah.id' })
    expect(readHostName('bücher.id', rules)).toEqual({ host: 'xn--bcher-kva.id' })
    expect(readHostName('contoh.id', rules)).toEqual({ host: 'contoh.id' })
    expect(readHostName('localhost', hostRulesOf('localhost', []))).toEqual({ host: 'localhost' })
  })

  it('gives the tenant its slug', () => {
    expect(slugOf('kelas.contoh.id', 'contoh.id')).toBe('kelas')
    expect(slugOf('www.sekolah.id', 'contoh.id')).toBe('www-sekolah-id')
  })
})
