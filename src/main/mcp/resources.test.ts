import type { Client } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type DelegatedTenant, openDelegation } from '../testing-delegated.ts'
import { connect, mcpAddress, signIn } from '../testing-mcp.ts'

/* Public pages as resources, with the protocol's official client: docs/decisions/099. */

const database = openTestDatabase()
const delegation = openDelegation(database)
const { server, send, createTenant, createPerson } = delegation
const ORIGIN = 'http://satu.localhost:3000'

let mine: DelegatedTenant

beforeAll(async () => {
  mine = await createTenant('satu')
  const theirs = await createTenant('dua')
  for (const [tenant, name] of [
    [mine, 'Kopi Kita'],
    [theirs, 'Kopi Mereka'],
  ] as const)
    await database.asTenant(tenant.id, ctx => buildClass(ctx, { code: 'KOPI-1', slug: 'kopi', name }))
  await database.pool.query(
    `insert into site_settings (tenant_id, key, value) select id, 'isMaintenance', 'false' from directory.tenants on conflict do nothing`,
  )
  server.runtime().changes.tell({ tenantId: mine.id, tags: ['settings'] })
})

async function withClient<T>(work: (client: Client) => Promise<T>, auth?: Parameters<typeof connect>[2]): Promise<T> {
  const client = await connect(delegation, mine, auth)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

const read = async (uri: string, auth?: Parameters<typeof connect>[2]) =>
  (await withClient(client => client.readResource({ uri }), auth)).contents

describe('a resource', () => {
  it.each([
    'http://dua.localhost:3000/Courses/kopi',
    'http://jahat.example/',
    'file:///etc/passwd',
    `${ORIGIN}/Courses/tiada`,
    `${ORIGIN}/Account`,
    `${ORIGIN}/Learn`,
    `${ORIGIN}/Studio`,
    `${ORIGIN}/api/docs`,
    `${ORIGIN}/sitemap.xml`,
    `${ORIGIN}/mcp`,
    'bukan alamat',
  ])('is none: %s', async uri => {
    await expect(read(uri)).rejects.toThrow()
  })

  it('is a public page as by its header, signed in or not, of the own tenant alone', async () => {
    const uri = `${ORIGIN}/Courses/kopi`
    const page = await (await send(uri, { headers: { accept: 'text/markdown' } })).text()
    expect(page).toContain('Kopi Kita')
    const auth = await signIn(delegation, mine, await createPerson([mine], ['admin']))
    for (const contents of [await read(uri), await read(uri, auth)])
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: page }])
    expect(page).not.toContain('Mereka')
  })

  it('is read where its address leads on', async () => {
    const contents = await read(`${ORIGIN}/courses/kopi/`)
    expect(contents).toMatchObject([{ text: expect.stringContaining('Kopi Kita') }])
  })

  it('is the home, and what the site says of itself; both are listed, pages by a template', async () => {
    const listed = await withClient(async client => ({
      resources: (await client.listResources()).resources.map(({ uri }) => uri),
      templates: (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    }))
    expect(listed).toEqual({ resources: [`${ORIGIN}/llms.txt`, `${ORIGIN}/`], templates: [`${ORIGIN}/{+path}`] })
    expect(await read(`${ORIGIN}/`)).toMatchObject([{ mimeType: 'text/markdown' }])
    expect(await read(`${ORIGIN}/llms.txt`)).toMatchObject([{ text: await (await send(`${ORIGIN}/llms.txt`)).text() }])
  })

  it('is one of five at most in a batch', async () => {
    const messages = Array.from({ length: 7 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'resources/read',
      params: { uri: `${ORIGIN}/Courses?page=${id + 1}` },
    }))
    const answer = await send(mcpAddress(mine), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(messages),
    })
    const all = (await answer.json()) as { error?: object }[]
    expect(all.filter(one => one.error).length).toBeGreaterThanOrEqual(2)
  })
})
