import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { pageOnce } from './paging.ts'

/** A cache with a single entry. */
function createMemory() {
  const kept = new Map<string, object>()
  return {
    kept,
    async cached<T extends object | undefined>(name: string, _tags: unknown, load: () => Promise<T>): Promise<T> {
      // Named boundary: each name has one loader.
      const known = kept.get(name) as T | undefined
      if (known) return known
      const value = await load()
      if (value) kept.set(name, value)
      return value
    },
  }
}

const count = sql`select 1 as total`
const of = (name: string) => ({ name, tags: [], count })

describe('a page whose total is counted once', () => {
  it('counts at the first time only, and each time for a search', async () => {
    const memory = createMemory()
    const asked: boolean[] = []
    const run = async (counted: unknown) => {
      asked.push(counted === count)
      return [{ total: 21, id: 1 }]
    }
    for (let time = 0; time < 2; time++)
      expect(await pageOnce(memory, { page: 1, perPage: 10 }, of('a'), run)).toMatchObject({ totalItems: 21, items: [{ id: 1 }] })
    await pageOnce(memory, { page: 1, perPage: 10, search: 'x' }, of('a'), run)
    expect(asked).toEqual([true, false, true])
    expect([...memory.kept.keys()]).toEqual(['a'])
  })

  it('stores no total of an empty list: random ids would evict other entries', async () => {
    const memory = createMemory()
    expect(await pageOnce(memory, { page: 3, perPage: 10 }, of('tidak ada'), async () => [])).toMatchObject({ totalItems: 0, page: 1 })
    expect(memory.kept.size).toBe(0)
  })

  it('counts again where rows fell out by the clock and the page is empty', async () => {
    const memory = createMemory()
    await pageOnce(memory, { page: 1, perPage: 20 }, of('a'), async () => [{ total: 21, id: 1 }])
    const page = await pageOnce(memory, { page: 2, perPage: 20 }, of('a'), async counted =>
      counted === count ? [{ total: 20, id: 1 }] : [],
    )
    expect(page).toMatchObject({ totalItems: 20, page: 1, items: [{ id: 1 }] })
  })
})
