import { describe, expect, it } from 'vitest'
import { TenantCache } from './tenant-cache.ts'

const counted = () => {
  let loads = 0
  return { load: async () => ({ n: ++loads }) }
}

describe('the cache of a tenant’s small values', () => {
  it('loads once, for each tenant and name apart', async () => {
    const cache = new TenantCache()
    const { load } = counted()
    const ask = (tenant: string, name: string) => cache.get(tenant, name, ['classes'], load)
    expect([await ask('a', 'x'), await ask('a', 'x'), await ask('b', 'x'), await ask('a', 'y')]).toEqual([
      { n: 1 },
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ])
  })

  it('loads again after a change of the tenant’s tag, and only then', async () => {
    const cache = new TenantCache()
    const { load } = counted()
    const ask = () => cache.get('a', 'x', ['classes'], load)
    await ask()
    cache.drop({ tenantId: 'b', tags: ['classes'] })
    cache.drop({ tenantId: 'a', tags: ['posts'] })
    expect(await ask()).toEqual({ n: 1 })
    cache.drop({ tenantId: 'a', tags: ['classes'] })
    expect(await ask()).toEqual({ n: 2 })
    cache.drop({ tenantId: null, tags: ['*'] })
    expect(await ask()).toEqual({ n: 3 })
  })

  it('does not keep what was read while a change came', async () => {
    const cache = new TenantCache()
    const slow = cache.get('a', 'x', ['classes'], async () => {
      cache.drop({ tenantId: 'a', tags: ['classes'] })
      return { n: 0 }
    })
    expect(await slow).toEqual({ n: 0 })
    expect(await cache.get('a', 'x', ['classes'], async () => ({ n: 1 }))).toEqual({ n: 1 })
  })
})
