import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestServer } from './testing-server.ts'

/* What clients rarely send and attackers do, over a socket, as it stands. */
const database = openTestDatabase()
const { ask, send } = openTestServer(database)
const HOST = 'mentah.localhost'

beforeAll(async () => {
  const tenant = await database.createTenant()
  await database.pool.query('insert into directory.hosts (host, tenant_id) values ($1, $2)', [HOST, tenant])
})

const SMUGGLED = 'GET /api/services/v1/authorizer/version HTTP/1.1\r\nHost: mentah.localhost\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /api/services/v1/authorizer/token/generate HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

describe('a request whose end is unclear', () => {
  it.each([
    ['both lengths', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`)],
    ['both lengths, the other first', post('Transfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${SMUGGLED}`)],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 90', `{}${SMUGGLED}`)],
    ['a list of lengths', post('Content-Length: 2, 90', `{}${SMUGGLED}`)],
    ['a blank before the colon', post('Content-Length : 2', `{}${SMUGGLED}`)],
    ['an encoding after chunked', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`)],
  ])('with %s is refused, and nothing behind it is read', async (_name, bytes) => {
    const answer = await send(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
  })
})

describe('TRACE', () => {
  it.each(['/', '/api/services/v1/authorizer/version', '/healthz'])('of %s is refused and sends nothing back', async path => {
    const answer = await send(`TRACE ${path} HTTP/1.1\r\nHost: ${HOST}\r\nX-Rahasia: kata-sandi\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404|405|501) /)
    expect(answer).not.toContain('kata-sandi')
  })
})

it.each(['/api', '/api/'])('%s leads to the documentation', async path => {
  const { status, headers } = await ask(HOST, path)
  expect([status, headers.location]).toEqual([302, '/api/docs'])
  const docs = await ask(HOST, String(headers.location))
  expect([docs.status, docs.body.toString()]).toEqual([200, expect.stringContaining('/api/openapi.json')])
})
