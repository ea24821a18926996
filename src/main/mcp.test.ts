import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeAudit } from '#features/audit/audit.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { TOOLS } from '#features/mcp/server.server.ts'
import { buildPost } from '#features/posts/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { MCP_ROLES, MCP_RULES } from '../../e2e/mcp-rules.ts'
import { type DelegatedPerson, type DelegatedTenant, openDelegation } from './testing-delegated.ts'
import { connect, mcpAddress, ProgramAuth, signIn } from './testing-mcp.ts'

/* Other people's assistants, with the protocol's official client, over the product's own socket: docs/decisions/099. */

const database = openTestDatabase()
const delegation = openDelegation(database)
const { server, send, createTenant, createPerson } = delegation

let mine: DelegatedTenant
let theirs: DelegatedTenant
let pupil: DelegatedPerson

const CALL = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const asked = (name: string, input: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } })

async function post(body: string, headers: Record<string, string> = {}, of = mine, method = 'POST') {
  return await send(mcpAddress(of), { method, headers: { ...CALL, ...headers }, ...(method === 'POST' && { body }) })
}

const bearer = (auth: ProgramAuth) => ({ authorization: `Bearer ${auth.held?.access_token}` })

beforeAll(async () => {
  mine = await createTenant('satu')
  theirs = await createTenant('dua')
  for (const [tenant, name] of [
    [mine, 'Kopi Kita'],
    [theirs, 'Kopi Mereka'],
  ] as const)
    await database.asTenant(tenant.id, async ctx => {
      await buildClass(ctx, { code: 'KOPI-1', slug: 'kopi', name })
      await buildPost(ctx, { slug: 'panen', title: `Panen ${name}` })
      await buildPost(ctx, { slug: 'konsep', title: `Konsep ${name}`, published_at: null })
    })
  await database.pool.query(
    `insert into site_settings (tenant_id, key, value) select id, 'isMaintenance', 'false' from directory.tenants on conflict do nothing`,
  )
  server.runtime().changes.tell({ tenantId: mine.id, tags: ['settings'] })
  pupil = await createPerson([mine, theirs], ['student'])
})

describe('a request', () => {
  it('is refused for another method, origin, type, size and for what is no message, before anything is asked', async () => {
    for (const method of ['GET', 'DELETE']) {
      const refused = await post('', {}, mine, method)
      expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
    expect((await post(asked('search'), { origin: 'http://jahat.example' })).status).toBe(403)
    expect((await post(asked('search'), { origin: 'null' })).status).toBe(403)
    expect((await post('{')).status).toBe(400)
    expect((await post(' '.repeat(70_000))).status).toBe(413)
    expect((await post('{}')).status).toBe(400)
    expect((await post(asked('search'), { accept: 'text/html' })).status).toBe(406)
    expect((await post(asked('search'), { 'content-type': 'text/plain' })).status).toBe(415)
    const refused = await post(asked('search'), { origin: 'http://jahat.example', 'accept-language': 'en' })
    expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { message: 'Pages of other sites may not call this address' } })
  })

  it('is 503 under maintenance, and counted as calls are', async () => {
    await database.pool.query(`update site_settings set value = 'true' where key = 'isMaintenance' and tenant_id = $1`, [theirs.id])
    server.runtime().changes.tell({ tenantId: theirs.id, tags: ['settings'] })
    const closed = await post(asked('search', { text: 'kopi' }), {}, theirs)
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '600'])
    await database.pool.query(`update site_settings set value = 'false' where key = 'isMaintenance' and tenant_id = $1`, [theirs.id])
    server.runtime().changes.tell({ tenantId: theirs.id, tags: ['settings'] })
    expect((await post(asked('search', { text: 'kopi' }))).headers.get('ratelimit-limit')).not.toBeNull()
  })

  it('is 503 at a suspended site, signed in or not, which says nothing of the site and issues nothing for it', async () => {
    const shut = await createTenant('tutup')
    const person = await createPerson([shut], ['admin'])
    const auth = await signIn(delegation, shut, person)
    expect((await post(asked('list_drafts'), bearer(auth), shut)).status).toBe(200)
    const suspend = async (isSuspended: boolean) => {
      await database.pool.query('update directory.tenants set suspended_at = case when $2 then now() end where id = $1', [
        shut.id,
        isSuspended,
      ])
      server.runtime().changes.tell({ tenantId: shut.id, tags: ['settings'] })
    }
    await suspend(true)
    for (const headers of [{}, bearer(auth)]) {
      const closed = await post(asked('search', { text: 'kopi' }), headers, shut)
      expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '3600'])
      expect(await closed.text()).not.toContain('tutup')
    }
    expect((await send('http://tutup.localhost:3000/.well-known/oauth-protected-resource/mcp')).status).toBe(503)
    const { pathname, searchParams } = auth.wanted ?? new URL('http://x')
    expect((await person.browser.open(`${pathname}?${searchParams}`)).html).not.toContain('value="allow"')
    // What was allowed before is good again afterwards.
    await suspend(false)
    expect((await post(asked('list_drafts'), bearer(auth), shut)).status).toBe(200)
  })

  it('of what is one’s own is a 401 that leads to the sign-in', async () => {
    for (const name of ['my_classes', 'list_drafts']) {
      const refused = await post(asked(name))
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer resource_metadata="http://satu.localhost:3000/.well-known/oauth-protected-resource/mcp", scope="learning:read staff:read offline_access"',
      ])
    }
    expect((await post(`[${asked('search', { text: 'kopi' })},${asked('my_orders')}]`)).status).toBe(401)
    for (const token of ['x', 'per_x', `eyJhbGciOiJub25lIn0.${Buffer.from('{"sub":"1"}').toString('base64url')}.`]) {
      const refused = await post(asked('search'), { authorization: `Bearer ${token}` })
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('error="invalid_token"')])
    }
  })

  it('is told who issues tokens, by host', async () => {
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
      const answer = await send(`http://dua.localhost:3000${path}`)
      expect(await answer.json()).toMatchObject({
        resource: 'http://dua.localhost:3000/mcp',
        authorization_servers: ['http://account.localhost:3000'],
        scopes_supported: ['learning:read', 'staff:read', 'offline_access'],
      })
    }
    const metadata = await (await send('http://account.localhost:3000/.well-known/oauth-authorization-server')).json()
    expect(metadata).toMatchObject({
      registration_endpoint: 'http://account.localhost:3000/auth/oauth2/register',
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: expect.arrayContaining(['none']),
    })
  })
})

describe('a registration', () => {
  const register = (body: unknown, type = 'application/json') =>
    send('http://account.localhost:3000/auth/oauth2/register', {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    })

  it('is refused for what is no JSON, and for addresses that are neither https nor the device’s own', async () => {
    expect((await register({}, 'text/plain')).status).toBe(415)
    for (const uri of [
      'http://jahat.example/x',
      'javascript:alert(1)',
      'app.jahat:/x',
      'https://a:b@c.example/',
      'https://c.example/#x',
      'http://127.0.0.2/x',
      'https://localhost/x',
      'x',
    ])
      expect([uri, (await register({ redirect_uris: [uri] })).status]).toEqual([uri, 400])
    for (const body of [{}, [], null, { redirect_uris: [] }, { redirect_uris: Array.from({ length: 11 }, () => 'https://a.example/') }])
      expect((await register(body)).status).toBe(400)
    expect((await register({ redirect_uris: ['https://a.example/'], client_name: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('gives a client without a secret, whatever it asks for, with two scopes that read', async () => {
    const answer = await register({
      redirect_uris: ['http://localhost:3334/oauth/callback', 'https://a.example/kembali'],
      client_name: ' Asisten\n Saya ',
      token_endpoint_auth_method: 'client_secret_post',
      scope: 'content:write',
      skip_consent: true,
      metadata: { tenant: mine.id },
    })
    const sent = (await answer.json()) as Record<string, unknown>
    expect([answer.status, sent]).toMatchObject([
      201,
      { client_name: 'Asisten Saya', token_endpoint_auth_method: 'none', scope: 'learning:read staff:read offline_access' },
    ])
    expect(sent).not.toHaveProperty('client_secret')
  })

  it('is 429 above the limit of an address', async () => {
    await server.runtime().accounts.pool.query('update limits set points = 60 where key like $1', ['registrationsOfAddress%'])
    const refused = await register({ redirect_uris: ['https://a.example/'] })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    await server.runtime().accounts.pool.query('delete from limits')
  })
})

describe('the consent', () => {
  it('names the program as unverified, and the site; without a site’s resource there is none', async () => {
    const auth = new ProgramAuth()
    await signIn(delegation, mine, await createPerson([mine], ['student']), auth)
    const fresh = await createPerson([mine], ['student'])
    const { pathname, searchParams } = auth.wanted ?? new URL('http://x')
    const page = await fresh.browser.open(`${pathname}?${searchParams}`)
    expect(page.html).toContain('Kami belum memeriksa Asisten Uji')
    expect(page.html).toContain('Asisten Uji membaca satu (satu.localhost:3000) atas namamu')
    for (const resource of ['http://jahat.example/mcp', 'http://satu.localhost:3000/', 'http://satu.localhost:3000/mcp/']) {
      const query = new URLSearchParams(searchParams)
      query.set('resource', resource)
      const refused = await fresh.browser.open(`${pathname}?${query}`)
      expect([resource, refused.path]).toEqual([resource, expect.stringContaining('error=invalid_target')])
    }
    const without = new URLSearchParams(searchParams)
    without.delete('resource')
    const refused = await fresh.browser.open(`${pathname}?${without}`)
    expect(refused.html).not.toContain('value="allow"')
  })
})

describe('a token', () => {
  it('opens its own tenant alone, and neither calls nor another one', async () => {
    const auth = await signIn(delegation, mine, pupil)
    expect((await post(asked('my_classes'), bearer(auth))).status).toBe(200)
    expect((await post(asked('my_classes'), bearer(auth), theirs)).status).toBe(401)
    expect((await post(asked('search', { text: 'kopi' }), bearer(auth), theirs)).status).toBe(401)
    expect((await delegation.call(mine, '/api/services/v1/user/me', auth.held?.access_token ?? '')).status).toBe(401)
    // Signed for another audience by nobody that we know.
    const [head, body, signature] = (auth.held?.access_token ?? '').split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...claims, aud: 'http://dua.localhost:3000/mcp' })).toString('base64url')
    expect((await post(asked('my_classes'), { authorization: `Bearer ${head}.${forged}.${signature}` }, theirs)).status).toBe(401)
  })

  it('ends with its consent, which the person withdraws where allowed programs are listed, and with its session', async () => {
    const person = await createPerson([mine], ['student'])
    const auth = await signIn(delegation, mine, person)
    const apps = await person.browser.open('/apps')
    expect(apps.html).toContain('Belum kami periksa')
    await person.browser.submit(apps, {})
    expect((await post(asked('my_classes'), bearer(auth))).status).toBe(401)
    const again = await signIn(delegation, mine, person)
    expect((await post(asked('my_classes'), bearer(again))).status).toBe(200)
    await server.runtime().accounts.pool.query('delete from session where "userId" = $1', [person.userId])
    expect((await post(asked('my_classes'), bearer(again))).status).toBe(401)
  })

  it('is 403 for an account that is no member of the tenant, and for a scope that it lacks', async () => {
    const foreign = await createPerson([theirs], ['student'])
    const auth = await signIn(delegation, mine, foreign)
    expect((await post(asked('my_classes'), bearer(auth))).status).toBe(403)
    const person = await createPerson([mine], ['admin'])
    const whole = await signIn(delegation, mine, person)
    await server
      .runtime()
      .accounts.pool.query(`update "oauthConsent" set scopes = '["learning:read"]' where "userId" = $1`, [person.userId])
    const refused = await post(asked('list_drafts'), bearer(whole))
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringContaining(
        'error="insufficient_scope", resource_metadata="http://satu.localhost:3000/.well-known/oauth-protected-resource/mcp", scope="staff:read"',
      ),
    ])
  })
})

describe('the tools', () => {
  it('are all in the table of rights, and say that they only read', async () => {
    expect(Object.keys(MCP_RULES).toSorted()).toEqual(TOOLS.map(({ name }) => name).toSorted())
    const client = await connect(delegation, mine)
    const { tools } = await client.listTools()
    for (const tool of tools) {
      expect(tool.annotations?.readOnlyHint).toBe(true)
      expect(tool.outputSchema?.['type']).toBe('object')
      expect(tool.inputSchema.type).toBe('object')
      expect(tool.title).not.toBe('')
    }
    await client.close()
  })

  it('answer nobody what is open to all, of their own tenant alone', async () => {
    const client = await connect(delegation, mine)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    for (const [name, rule] of Object.entries(MCP_RULES)) {
      expect([name, names.includes(name)]).toEqual([
        name,
        rule.nobody === 'answers' || rule.others !== 'hidden' ? TOOLS.find(one => one.name === name)?.who !== 'staff' : false,
      ])
      if (rule.nobody !== 'answers') continue
      const result = await client.callTool({ name, arguments: rule.input })
      expect([name, result.isError ?? false]).toEqual([name, false])
      expect(result.structuredContent).toMatchObject({ text: expect.any(String), sources: expect.any(Array) })
      expect(JSON.stringify(result)).not.toContain('Mereka')
      expect(JSON.stringify(result)).not.toContain('Konsep')
    }
    const found = await client.callTool({ name: 'search', arguments: { text: 'kopi' } })
    expect(found.structuredContent).toMatchObject({
      sources: expect.arrayContaining([{ title: 'Kopi Kita', url: 'http://satu.localhost:3000/Courses/kopi' }]),
    })
    await client.close()
  })

  it('answer bad input with an error that says what is wrong', async () => {
    const client = await connect(delegation, mine)
    for (const [name, { bad, input, nobody }] of Object.entries(MCP_RULES)) {
      if (nobody !== 'answers' || bad === input) continue
      const result = await client.callTool({ name, arguments: bad })
      expect([name, result.isError]).toEqual([name, true])
    }
    await expect(client.callTool({ name: 'tidak_ada', arguments: {} })).rejects.toThrow()
    await client.close()
  })

  describe('that would write', () => {
    afterEach(() => vi.restoreAllMocks())

    it.each([
      ['a row of their tenant', (ctx: Ctx) => buildPost(ctx, { title: 'Disisipkan' })],
      ['the trail', (ctx: Ctx) => writeAudit(ctx, { act: 'content.changed', subject: 'post' })],
      ['a job', (ctx: Ctx) => sql`select directory.enqueue_job('retrieval.index', '{}', null, null, null)`.execute(ctx.db)],
      ['after they lift the ban', (ctx: Ctx) => sql`set transaction read write`.execute(ctx.db)],
    ])('are refused by the database: %s', async (_what, write) => {
      const client = await connect(delegation, mine, await signIn(delegation, mine, await createPerson([mine], ['admin'])))
      const before = await database.pool.query('select count(*)::int as posts from posts')
      const planted = TOOLS.find(({ name }) => name === 'list_drafts') ?? TOOLS[0]
      if (!planted) throw new Error('there are no tools')
      let refusal: unknown
      vi.spyOn(planted, 'run').mockImplementation(async ({ ctx }) => {
        await ctx.db.selectFrom('posts').select('id').limit(1).execute()
        await write(ctx).catch((error: unknown) => {
          refusal = error
          throw error
        })
        return { text: 'Tertulis', sources: [], data: null }
      })
      const result = await client.callTool({ name: planted.name, arguments: {} })
      expect(result.isError).toBe(true)
      expect(String(refusal)).toMatch(/read-only transaction|transaction read-write mode/)
      expect(JSON.stringify(result)).not.toMatch(/Tertulis|transaction|posts/)
      expect((await database.pool.query('select count(*)::int as posts from posts')).rows).toEqual(before.rows)
      await client.close()
    })
  })

  it.each(MCP_ROLES)('answer a %s as the table says, and nothing at another tenant', async role => {
    const person = await createPerson([mine], [role])
    const auth = await signIn(delegation, mine, person)
    const client = await connect(delegation, mine, auth)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    const outcomes: Record<string, string> = {}
    for (const [name, rule] of Object.entries(MCP_RULES)) {
      const result = await client.callTool({ name, arguments: rule.input }).catch(() => 'hidden' as const)
      outcomes[name] = result === 'hidden' ? 'hidden' : result.isError ? 'refused' : 'answers'
      expect([name, names.includes(name)]).toEqual([name, outcomes[name] !== 'hidden'])
      expect(JSON.stringify(result)).not.toContain('Mereka')
      expect([name, (await post(asked(name, rule.input), bearer(auth), theirs)).status]).toEqual([name, 401])
    }
    const wanted = Object.fromEntries(Object.entries(MCP_RULES).map(([name, { roles, others }]) => [name, roles[role] ?? others]))
    expect(outcomes).toEqual(wanted)
    await client.close()
  })
})
