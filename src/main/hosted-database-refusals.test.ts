import { describe, expect, it } from 'vitest'
import { LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { arrive } from '#features/privacy/testing.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { approved, days, donation, KEY, namesOf, openHostedDatabase, type Row } from './testing-hosted.ts'

const database = openTestDatabase()
const { at, ask, client, insert, count } = openHostedDatabase(database)

describe('who has no key', () => {
  it.each<[string, Record<string, string>]>([
    ['none at all', {}],
    ['a key alone', { apikey: KEY }],
    ['a bearer alone', { Authorization: `Bearer ${KEY}` }],
    ['a wrong key', { apikey: 'x', Authorization: 'Bearer x' }],
    ['a wrong bearer', { apikey: KEY, Authorization: 'Bearer acc_x' }],
    ['an app token', { apikey: KEY, 'X-App-Token': KEY }],
  ])('is refused with %s', async (_name, headers) => {
    const { status, error, data } = await client(headers).from('book_reviews').select()
    expect([status, data]).toEqual([401, null])
    expect(error).toMatchObject({ code: expect.stringMatching(/^PGRST30[12]$/), details: null })
    const added = await client(headers).from('book_reviews').insert({ name: 'A', message: 'B' })
    expect([added.status, await count('book_reviews')]).toEqual([401, 0])
  })
})

describe('what the public may not', () => {
  it('reads nothing of what it may only add', async () => {
    await insert('testimonies', { name: 'Siti', message: 'x', approved_at: days(0) })
    await insert('user_disc', { type: 'D', is_adult: true })
    for (const table of ['testimonies', 'user_disc'])
      expect(await client().from(table).select()).toMatchObject({ status: 401, data: null, error: { code: '42501' } })
    expect(await client().from('testimonies').insert({ name: 'A', message: 'B' }).select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await count('testimonies')).toBe(1)
  })

  it('reads no column that is not shown, in no place of a query', async () => {
    await insert('donations', { name: 'Budi', amount: 5000, approved_at: days(0) })
    const refused = { status: 401, error: { code: '42501', message: 'permission denied for table donations' } }
    expect(await client().from('donations').select('name')).toMatchObject(refused)
    expect(await client().from('donations').select('amount').eq('name', 'Budi')).toMatchObject(refused)
    expect(await client().from('donations').select('amount').or('amount.eq.1,name.eq.Budi')).toMatchObject(refused)
    expect(await client().from('donations').select('amount').order('name')).toMatchObject(refused)
    for (const column of ['tenant_id', 'approved_at', 'decided_by', 'tableoid', 'ctid'])
      expect(await client().from('book_reviews').select(column)).toMatchObject({ status: 400, error: { code: '42703' } })
  })

  it('changes and removes nothing, and puts nothing in another’s place', async () => {
    await insert('book_reviews', approved('Ana'))
    const refused = { status: 401, data: null, error: { code: '42501' } }
    expect(await client().from('book_reviews').update({ name: 'X' }).eq('name', 'Ana')).toMatchObject(refused)
    expect(await client().from('book_reviews').delete().eq('name', 'Ana')).toMatchObject(refused)
    expect(await client().from('book_reviews').delete()).toMatchObject(refused)
    expect(await client().from('book_reviews').upsert({ name: 'X', message: 'Y' })).toMatchObject(refused)
    expect(
      await client().from('book_reviews').upsert({ name: 'X', message: 'Y' }, { onConflict: 'id', ignoreDuplicates: true }),
    ).toMatchObject(refused)
    expect(await count('book_reviews', `name = 'Ana'`)).toBe(1)
    expect(await count('book_reviews')).toBe(1)
  })

  it('says nothing of who decides, and nothing of itself as decided', async () => {
    const row = { name: 'A', message: 'B' }
    const refused = { status: 400, error: { code: 'PGRST204' } }
    for (const more of [{ approved_at: days(0) }, { tenant_id: at.theirs }, { decided_by: newId() }])
      expect(
        await client()
          .from('book_reviews')
          .insert({ ...row, ...more }),
      ).toMatchObject(refused)
    for (const more of [{ id: newId() }, { created_at: days(0) }])
      expect(
        await client()
          .from('book_reviews')
          .insert({ ...row, ...more }),
      ).toMatchObject({ status: 401, error: { code: '42501' } })
    expect(await count('book_reviews')).toBe(0)
  })

  it('sees no row that waits, was refused, or is another tenant’s', async () => {
    await insert('book_reviews', approved('Tampil'))
    await insert('book_reviews', { name: 'Menunggu', message: 'x' })
    await insert('book_reviews', { name: 'Ditolak', message: 'x', rejected_at: days(0) })
    await insert('book_reviews', approved('Lain'), at.theirs)
    const { data, count: total } = await client().from('book_reviews').select('*', { count: 'exact' })
    expect([namesOf(data), total]).toEqual([['Tampil'], 1])
    expect(Object.keys((data as Row[])[0] ?? {})).toEqual(['id', 'name', 'message', 'rating', 'created_at'])
    at.of = at.theirs
    expect(namesOf((await client().from('book_reviews').select()).data)).toEqual(['Lain'])
  })

  it('keeps no result of a child, and of nobody who does not say their age', async () => {
    expect(await client().from('user_disc').insert({ type: 'D', is_adult: false })).toMatchObject({ status: 400, error: { code: '23514' } })
    expect(await client().from('user_disc').insert({ type: 'D' })).toMatchObject({ status: 400, error: { code: '23502' } })
    expect(await client().from('user_disc').insert({ type: 'D', is_adult: true, name: 'Siti' })).toMatchObject({
      status: 400,
      error: { code: 'PGRST204' },
    })
    const child = await arrive(database, at.mine, {
      bornOn: `${new Date().getUTCFullYear() - 14}-05-02`,
      roles: ['student'],
      consent: 'parent',
    })
    const token = await database.asTenant(
      at.mine,
      ctx => createSession(ctx, { memberId: child.id, providerSession: null, providerTokens: null }),
      {
        now: new Date(),
      },
    )
    const asChild = client({ apikey: KEY, Authorization: `Bearer ${token}` })
    expect(await asChild.from('user_disc').insert({ type: 'D', is_adult: true })).toMatchObject({ status: 403, error: { code: '42501' } })
    expect((await asChild.from('book_reviews').select()).status).toBe(200)
    expect(await count('user_disc')).toBe(0)
    expect(await client().from('user_disc').insert({ type: 'DI', is_adult: true })).toMatchObject({ status: 201, data: null })
  })

  it('gives nothing where the tenant may not ask for gifts', async () => {
    const gift = { amount: 50_000 }
    for (const wrong of [
      {},
      { ...donation, permit: '' },
      { ...donation, purpose: '' },
      { ...donation, validUntil: '2020-12-31' },
      { ...donation, validFrom: '2098-01-01' },
    ]) {
      at.settings = { donation: wrong }
      expect(await client().from('donations').insert(gift)).toMatchObject({
        status: 401,
        error: { code: '42501', hint: expect.stringMatching(/permit/) },
      })
    }
    at.settings = { donation }
    expect((await client().from('donations').insert(gift)).status).toBe(201)
    for (const amount of [0, -5, 999, 1e10, 1.5, 'banyak', null])
      expect((await client().from('donations').insert({ amount })).status, String(amount)).toBe(400)
    expect(await count('donations')).toBe(1)
  })

  it('adds no more than its network may', async () => {
    at.address = '198.51.100.9'
    const row = { name: 'A', message: 'B' }
    const rows = Array.from({ length: 100 }, () => row)
    for (let at = 0; at < LIMITS.sentOfAddress.points; at += 100) expect((await client().from('aspirations').insert(rows)).status).toBe(201)
    const refused = await ask('/aspirations', {
      method: 'POST',
      body: JSON.stringify(row),
      headers: { 'content-type': 'application/json' },
    })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    at.address = '198.51.100.10'
    expect((await client().from('aspirations').insert(row)).status).toBe(201)
    expect(
      (
        await client()
          .from('aspirations')
          .insert([...rows, row])
      ).status,
    ).toBe(413)
  })
})

describe('the protocol itself', () => {
  it('says the range on every list, and reads it from its header', async () => {
    for (const name of ['A', 'B', 'C']) await insert('book_reviews', approved(name))
    const list = await ask('/book_reviews?select=name&order=name', { headers: { range: '0-1' } })
    expect([list.status, list.headers.get('content-range'), await list.json()]).toEqual([200, '0-1/*', [{ name: 'A' }, { name: 'B' }]])
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(list.headers.get('x-content-type-options')).toBe('nosniff')
    const counted = await ask('/book_reviews', { method: 'HEAD', headers: { prefer: 'count=exact', range: '1-1' } })
    expect([counted.status, counted.headers.get('content-range'), counted.headers.get('preference-applied')]).toEqual([
      206,
      '1-1/3',
      'count=exact',
    ])
    expect((await ask('/book_reviews?name=eq.Z', { headers: { prefer: 'count=exact' } })).headers.get('content-range')).toBe('*/0')
    for (const [query, headers] of [
      ['', { range: '5-2' }],
      ['?limit=-1', {}],
      ['?offset=-1', {}],
    ] as [string, Record<string, string>][])
      expect((await ask(`/book_reviews${query}`, { headers })).status).toBe(416)
    expect((await ask('/book_reviews?limit=0')).headers.get('content-range')).toBe('*/*')
  })

  it('answers what was added as the client prefers', async () => {
    const send = (headers: Record<string, string>, path = '/book_reviews') =>
      ask(path, { method: 'POST', body: '{"name":"A","message":"B"}', headers: { 'content-type': 'application/json', ...headers } })
    const plain = await send({})
    expect([plain.status, await plain.text()]).toEqual([201, ''])
    const named = await send({ prefer: 'return=headers-only' })
    expect([named.status, await named.text(), named.headers.get('location')]).toEqual([
      201,
      '',
      expect.stringMatching(/^\/book_reviews\?id=eq\.[0-9a-f-]{36}$/),
    ])
    expect((await send({ prefer: 'return=headers-only' }, '/testimonies')).status).toBe(401)
    for (const wrong of ['anything=goes', 'tx=rollback', 'timezone=Asia/Jakarta'])
      expect((await send({ prefer: `handling=strict, ${wrong}` })).status, 'what is not done is not promised').toBe(400)
    expect((await send({ prefer: 'handling=strict, tx=commit, return=minimal' })).status).toBe(201)
    const one = await send({ prefer: 'return=representation' }, '/book_reviews?columns=name,message&select=name')
    expect(await one.json()).toEqual([{ name: 'A' }])
  })

  it.each<[string, Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }, number, string]>([
    ['what is no JSON', { body: '{' }, 400, 'PGRST102'],
    ['a text', { body: '"x"' }, 400, 'PGRST102'],
    ['a list of numbers', { body: '[1]' }, 400, 'PGRST102'],
    ['rows of different keys', { body: '[{"name":"A","message":"B"},{"name":"A"}]' }, 400, 'PGRST102'],
    ['half a character', { body: '{"name":"A","message":"\\ud800"}' }, 400, 'PGRST102'],
    ['half a character in a list', { body: '{"name":"A","message":["\\udfff"]}' }, 400, 'PGRST102'],
    ['bytes that are no text', { body: new Uint8Array([34, 255, 34]) }, 400, 'PGRST102'],
    ['a NUL', { body: '{"name":"A\\u0000","message":"B"}' }, 400, '22021'],
    ['a control character', { body: '{"name":"A","message":"B\\u0001"}' }, 400, '22021'],
    [
      'a control character in one of several rows',
      { body: '[{"name":"A","message":"B"},{"name":"A\\u007f","message":"B"}]' },
      400,
      '22021',
    ],
    ['a noncharacter', { body: '{"name":"A","message":"\\uffff"}' }, 400, '22021'],
    ['a form', { body: 'name=A', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'PGRST107'],
    ['a column of another name that is a column’s', { body: '{"name":"A","message":"B","__proto__x":1}' }, 400, 'PGRST204'],
  ])('refuses %s', async (_name, init, status, code) => {
    const answer = await ask('/book_reviews', { method: 'POST', headers: { 'content-type': 'application/json' }, ...init })
    expect([answer.status, await answer.json()]).toEqual([status, { code, message: expect.any(String), details: null, hint: null }])
    expect(await count('book_reviews')).toBe(0)
  })

  it.each([
    `select=name&name=eq.1';drop table book_reviews;--`,
    `order=name;select 1`,
    `select="name"`,
    `select=name::regclass`,
    `select=count`,
    `or=(${'and('.repeat(8)}name.eq.a${')'.repeat(8)})`,
    `or=(${Array.from({ length: 60 }, () => 'name.eq.a').join()})`,
    `constructor=eq.1`,
    `__proto__=eq.1`,
    `name=eq(any).{`,
    `name=constructor.1`,
    `id=eq.1`,
    `name=in.1`,
    `name=is.maybe`,
    `created_at=gt.kemarin`,
    `select=name.constructor()`,
    `select=message.sum()`,
    `select=name,count()&order=message`,
    `limit=x&offset=y`,
    `message=fts.&&&`,
    `name=eq.${encodeURIComponent('\u0000')}`,
    `name=eq.%ff`,
  ])('never breaks on %s', async query => {
    await insert('book_reviews', approved('A'))
    const answer = await ask(`/book_reviews?${query}`)
    expect(answer.status).toBeLessThan(500)
    if (!answer.ok) expect(Object.keys((await answer.json()) as object).sort()).toEqual(['code', 'details', 'hint', 'message'])
    expect(await count('book_reviews')).toBe(1)
  })

  it('answers a path or a method that there is not in the same words', async () => {
    for (const path of ['', '/', '/book_reviews/1', '/book_reviews/../members']) expect((await ask(path)).status, path).toBe(404)
    for (const [table, allowed] of [
      ['book_reviews', 'GET, HEAD, POST, OPTIONS'],
      ['testimonies', 'POST, OPTIONS'],
    ]) {
      const options = await ask(`/${table}`, { method: 'OPTIONS' })
      expect([options.status, options.headers.get('allow')]).toEqual([204, allowed])
      const refused = await ask(`/${table}`, { method: 'PURGE' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, allowed])
    }
    expect((await ask('/book_reviews', { method: 'PUT', body: '{}' })).status).toBe(401)
  })
})
