import { describe, expect, it } from 'vitest'
import { createPasswords, hashPassword, verifyPassword } from './passwords.ts'

describe('a password’s hash', () => {
  it('fits no other password, and a hash that can’t be read fits none', async () => {
    const hash = await hashPassword('kopi tubruk pagi')
    expect(await verifyPassword({ hash, password: 'kopi tubruk pagi ' })).toBe(false)
    expect(await verifyPassword({ hash, password: '' })).toBe(false)
    for (const broken of ['', 'kopi tubruk pagi', hash.replace('argon2id', 'argon2i'), '$argon2id$v=19$m=19456,t=2,p=1$$'])
      expect(await verifyPassword({ hash: broken, password: 'kopi tubruk pagi' })).toBe(false)
  })

  it('fits its password, is of argon2id, and is another each time', async () => {
    const hashes = await Promise.all([hashPassword('kopi tubruk pagi'), hashPassword('kopi tubruk pagi')])
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(hashes[0]).not.toBe(hashes[1])
    for (const hash of hashes) expect(await verifyPassword({ hash, password: 'kopi tubruk pagi' })).toBe(true)
  })

  it('is the same whichever way the letters were typed', async () => {
    const hash = await hashPassword('caf\u00e9 \u{1f600} \uff21')
    expect(await verifyPassword({ hash, password: 'cafe\u0301 \u{1f600} A' })).toBe(true)
  })

  it('is made in turn: more than may wait are refused with 503 and when to come again, the others are made', async () => {
    const passwords = createPasswords(1, 2)
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('kopi tubruk pagi')))
    expect(all.map(one => one.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(all.at(-1)).toMatchObject({ reason: { status: 503, code: 'TooBusy', retryAfterSeconds: 20 } })
    expect(await passwords.hash('kopi tubruk pagi')).toMatch(/^\$argon2id/)
  })
})
