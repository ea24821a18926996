import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { approved, days, namesOf, openHostedDatabase, type Row } from './testing-hosted.ts'

const database = openTestDatabase()
const { at, client, insert, count } = openHostedDatabase(database)

describe('the client of Supabase', () => {
  beforeEach(async () => {
    await insert('book_reviews', approved('Ana', { rating: 5, message: 'Buku bagus, tentang belajar', created_at: days(-3) }))
    await insert('book_reviews', approved('Budi', { rating: 3, message: '100% jujur', created_at: days(-2) }))
    await insert('book_reviews', approved('Cici, "si" (kecil)', { created_at: days(-1) }))
    await insert('aspirations', approved('Dodi', { topics: ['kelas', 'alat'], city: 'Garut' }))
    await insert('aspirations', approved('Euis', { topics: ['sekolah'] }))
  })

  const reviews = () => client().from('book_reviews').select('name')

  it('selects columns, under other names, and all that are shown', async () => {
    const { data, status, error } = await client().from('book_reviews').select('siapa:name, rating').order('name').limit(1)
    expect([status, error, data]).toEqual([200, null, [{ siapa: 'Ana', rating: 5 }]])
    const { data: all } = await client().from('aspirations').select().eq('name', 'Dodi')
    expect(all).toEqual([
      {
        id: expect.any(String),
        name: 'Dodi',
        city: 'Garut',
        topics: ['kelas', 'alat'],
        message: 'Kata Dodi',
        created_at: '2026-08-17T00:00:00+00:00',
      },
    ])
    expect((await client().from('book_reviews').select('rating::text').eq('name', 'Ana')).data).toEqual([{ rating: '5' }])
    expect((await client().from('book_reviews').select('name,rating').eq('name', 'Cici, "si" (kecil)').stripNulls()).data).toEqual([
      { name: 'Cici, "si" (kecil)' },
    ])
  })

  it('filters by each operator', async () => {
    const found = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
      const { data, error } = await query
      expect(error).toBeNull()
      return namesOf(data)?.map(name => name.slice(0, 4))
    }
    expect(await found(reviews().eq('name', 'Ana'))).toEqual(['Ana'])
    expect(await found(reviews().neq('name', 'Ana').order('name'))).toEqual(['Budi', 'Cici'])
    expect(await found(reviews().gt('rating', 3))).toEqual(['Ana'])
    expect(await found(reviews().gte('rating', 3).lt('rating', 5))).toEqual(['Budi'])
    expect(await found(reviews().lte('created_at', days(-2).toISOString()).order('created_at'))).toEqual(['Ana', 'Budi'])
    expect(await found(reviews().like('message', '%bagus%'))).toEqual(['Ana'])
    expect(await found(reviews().like('message', '%BAGUS%'))).toEqual([])
    expect(await found(reviews().ilike('message', '*BAGUS*'))).toEqual(['Ana'])
    expect(await found(reviews().likeAnyOf('message', ['%bagus%', '100%']).order('name'))).toEqual(['Ana', 'Budi'])
    expect(await found(reviews().ilikeAllOf('message', ['%bagus%', '100%']))).toEqual([])
    expect(await found(reviews().is('rating', null))).toEqual(['Cici'])
    expect(await found(reviews().not('rating', 'is', null).order('name'))).toEqual(['Ana', 'Budi'])
    expect(await found(reviews().in('name', ['Ana', 'Cici, "si" (kecil)']).order('name'))).toEqual(['Ana', 'Cici'])
    expect(await found(reviews().in('name', []))).toEqual([])
    expect(await found(reviews().not('rating', 'in', '(3,4)'))).toEqual(['Ana'])
    expect(await found(reviews().or('rating.eq.3,and(name.eq.Ana,rating.not.is.null)').order('name'))).toEqual(['Ana', 'Budi'])
    expect(await found(reviews().or('name.in.("Cici, \\"si\\" (kecil)"),name.eq."Budi"').order('name'))).toEqual(['Budi', 'Cici'])
    expect(await found(reviews().textSearch('message', 'belajar & buku', { config: 'indonesian' }))).toEqual(['Ana'])
    expect(await found(reviews().textSearch('message', 'jujur', { type: 'websearch' }))).toEqual(['Budi'])
    const wishes = () => client().from('aspirations').select('name').order('name')
    expect(await found(wishes().contains('topics', ['kelas']))).toEqual(['Dodi'])
    expect(await found(wishes().containedBy('topics', ['sekolah', 'lainnya']))).toEqual(['Euis'])
    expect(await found(wishes().overlaps('topics', ['alat', 'sekolah']))).toEqual(['Dodi', 'Euis'])
    expect(await found(wishes().match({ name: 'Dodi', city: 'Garut' }))).toEqual(['Dodi'])
    expect(await found(wishes().isDistinct('city', 'Garut'))).toEqual(['Euis'])
  })

  it('orders, with what is empty first or last', async () => {
    const order = async (ascending: boolean, nullsFirst: boolean) =>
      (await client().from('book_reviews').select('rating').order('rating', { ascending, nullsFirst })).data?.map(
        (row: Row) => row['rating'],
      )
    expect(await order(true, false)).toEqual([3, 5, null])
    expect(await order(true, true)).toEqual([null, 3, 5])
    expect(await order(false, false)).toEqual([5, 3, null])
    expect(await order(false, true)).toEqual([null, 5, 3])
  })

  it('pages, and counts what there is', async () => {
    const page = await client().from('book_reviews').select('name', { count: 'exact' }).order('name').range(0, 1)
    expect([page.status, namesOf(page.data), page.count]).toEqual([206, ['Ana', 'Budi'], 3])
    const rest = await client().from('book_reviews').select('name', { count: 'exact' }).order('name').range(2, 9)
    expect([rest.status, rest.data?.length, rest.count]).toEqual([206, 1, 3])
    expect(await client().from('book_reviews').select('name', { count: 'exact' })).toMatchObject({ status: 200, count: 3 })
    const head = await client().from('book_reviews').select('*', { count: 'exact', head: true }).gt('rating', 1)
    expect([head.status, head.data, head.count]).toEqual([200, null, 2])
    const none = await client().from('book_reviews').select('*', { count: 'exact' }).eq('name', 'Zaki')
    expect([none.status, none.data, none.count]).toEqual([200, [], 0])
    const past = await client().from('book_reviews').select('*', { count: 'exact' }).range(10, 12)
    expect(past).toMatchObject({
      status: 416,
      error: { code: 'PGRST103', details: 'An offset of 10 was requested, but there are only 3 rows.' },
    })
    expect((await client().from('book_reviews').select().range(10, 12)).data).toEqual([])
  })

  it('takes one row, or none', async () => {
    expect((await reviews().eq('name', 'Ana').single()).data).toEqual({ name: 'Ana' })
    expect(await reviews().single()).toMatchObject({
      status: 406,
      data: null,
      error: { code: 'PGRST116', details: 'The result contains 3 rows' },
    })
    expect(await reviews().eq('name', 'Zaki').single()).toMatchObject({ status: 406, error: { details: 'The result contains 0 rows' } })
    expect(await reviews().eq('name', 'Zaki').maybeSingle()).toMatchObject({ status: 200, data: null, error: null })
    expect((await reviews().eq('name', 'Ana').maybeSingle()).data).toEqual({ name: 'Ana' })
    expect(await reviews().maybeSingle()).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
  })

  it('adds a row, or many, that wait for staff', async () => {
    const row = { name: 'Baru', message: '<script>alert(1)</script>', rating: 4 }
    const added = await client().from('book_reviews').insert(row)
    expect([added.status, added.data, added.error]).toEqual([201, null, null])
    expect((await reviews().eq('name', 'Baru')).data).toEqual([])
    expect(
      await count('book_reviews', `name = 'Baru' and approved_at is null and tenant_id = '${at.mine}' and message like '<script>%'`),
    ).toBe(1)
    const many = await client()
      .from('book_reviews')
      .insert(
        [
          { name: 'Satu', message: 'x', rating: 1 },
          { name: 'Dua', message: 'y' },
        ],
        { count: 'exact' },
      )
    expect([many.status, many.count]).toEqual([201, 2])
    expect(await count('book_reviews', `name in ('Satu', 'Dua')`)).toBe(2)
    expect(
      (
        await client()
          .from('aspirations')
          .insert(
            [
              { name: 'A', message: 'x', topics: ['kelas'] },
              { name: 'B', message: 'x' },
            ],
            { defaultToNull: false },
          )
      ).status,
    ).toBe(201)
    expect(await count('aspirations', `name = 'B' and topics = '{}'`)).toBe(1)
  })

  it('reads back once what it added, and never again', async () => {
    const row = { name: 'Baru', message: 'x' }
    const added = await client().from('book_reviews').insert(row).select()
    expect([added.status, added.data]).toEqual([201, [{ id: expect.any(String), ...row, rating: null, created_at: expect.any(String) }]])
    const one = await client().from('book_reviews').insert(row).select('siapa:name').single()
    expect([one.status, one.data]).toEqual([201, { siapa: 'Baru' }])
    const two = await client()
      .from('donations')
      .insert([{ amount: 5000 }, { amount: 7000 }])
      .select('amount')
    expect(two.data).toEqual([{ amount: 5000 }, { amount: 7000 }])
    expect((await reviews().eq('name', 'Baru')).data).toEqual([])
    expect((await client().from('donations').select('amount')).data).toEqual([])
  })

  it('is told why a row is refused, and nothing of it is kept', async () => {
    const add = (table: string, row: Row | Row[]) => client().from(table).insert(row)
    expect(await add('book_reviews', { name: 'A' })).toMatchObject({ status: 400, error: { code: '23502' } })
    expect(
      await add('book_reviews', [
        { name: 'A', message: 'x' },
        { name: ' ', message: 'x' },
      ]),
    ).toMatchObject({ status: 400, error: { code: '23514' } })
    expect(await add('book_reviews', { name: 'A', message: 'x'.repeat(2001) })).toMatchObject({ status: 400, error: { code: '23514' } })
    expect(await add('book_reviews', { name: 'A', message: 'x', rating: 'lima' })).toMatchObject({ status: 400, error: { code: '22P02' } })
    expect(await add('book_reviews', { name: 'A\u0000', message: 'x' })).toMatchObject({ status: 400, error: { code: '22021' } })
    expect(await add('aspirations', { name: 'A', message: 'x', topics: ['uang'] })).toMatchObject({ status: 400, error: { code: '23514' } })
    expect(await add('testimonies', { name: 'A', message: 'x', class_id: newId() })).toMatchObject({
      status: 409,
      error: { code: '23503' },
    })
    expect(await add('book_reviews', {})).toMatchObject({ status: 400, error: { code: '23502' } })
    expect((await add('book_reviews', [])).status).toBe(201)
    expect(await count('book_reviews', 'approved_at is null')).toBe(0)
    expect(await count('testimonies')).toBe(0)
  })

  it('is told what it asked wrongly', async () => {
    expect(await client().from('members').select()).toMatchObject({
      status: 404,
      error: { code: 'PGRST205', message: "Could not find the table 'public.members' in the schema cache", details: null, hint: null },
    })
    expect(await client().from('book_reviews').select('nope')).toMatchObject({
      status: 400,
      error: { code: '42703', message: 'column book_reviews.nope does not exist' },
    })
    expect(await client().from('book_reviews').select().eq('nope', 1)).toMatchObject({ status: 400, error: { code: '42703' } })
    expect(await client().from('book_reviews').select('name, members(name)')).toMatchObject({ status: 400, error: { code: 'PGRST200' } })
    expect(await client().from('book_reviews').insert({ nope: 1 })).toMatchObject({ status: 400, error: { code: 'PGRST204' } })
    expect(await client().from('book_reviews').select().filter('name', 'zzz', '1')).toMatchObject({
      status: 400,
      error: { code: 'PGRST100' },
    })
    expect(await client().from('book_reviews').select().eq('rating', 'lima')).toMatchObject({ status: 400, error: { code: '22P02' } })
    expect(await client().from('book_reviews').select().contains('name', ['x'])).toMatchObject({ status: 404, error: { code: '42883' } })
    expect(await client().from('book_reviews').select().or('name.eq')).toMatchObject({ status: 400, error: { code: 'PGRST100' } })
    expect(await client().from('book_reviews').select().textSearch('message', 'x', { config: 'klingon' })).toMatchObject({
      status: 400,
      error: { code: '42704' },
    })
    expect(await client().from('book_reviews').select().csv()).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
    expect(await client().schema('accounts').from('users').select()).toMatchObject({ status: 406, error: { code: 'PGRST106' } })
    expect(await client().rpc('pg_sleep')).toMatchObject({ status: 404, error: { code: 'PGRST125' } })
  })

  it('sums what was given, however many there are', async () => {
    await database.pool.query(
      `insert into donations (tenant_id, id, amount, approved_at) select $1, gen_random_uuid(), 1000 + n, now() from generate_series(1, 1500) n`,
      [at.mine],
    )
    await insert('donations', { amount: 999_999 })
    await insert('donations', { amount: 999_999, approved_at: days(0) }, at.theirs)
    const sum = 1500 * 1000 + (1500 * 1501) / 2
    expect((await client().from('donations').select('amount.sum()').single()).data).toEqual({ sum })
    expect((await client().from('donations').select('jumlah:amount.sum(), banyak:count(), amount.max()')).data).toEqual([
      { jumlah: sum, banyak: 1500, max: 2500 },
    ])
    const { data, count: total, status } = await client().from('donations').select('amount', { count: 'exact' }).limit(100_000)
    expect([data?.length, total, status]).toEqual([1000, 1500, 206])
    expect((await client().from('book_reviews').select('rating, count()').not('rating', 'is', null).order('rating')).data).toEqual([
      { rating: 3, count: 1 },
      { rating: 5, count: 1 },
    ])
  })
})
