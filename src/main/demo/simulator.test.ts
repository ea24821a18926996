import { expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestServer } from '../testing-server.ts'

const database = openTestDatabase()
// Servers of one database have the same secret.
const SECRET = 's'.repeat(40)
const closed = openTestServer(database, { SECRET })
const opened = openTestServer(database, { SECRET, GATEWAY_SIMULATOR: '1' })
const KEY = { authorization: `Basic ${Buffer.from('SB-simulator-a:').toString('base64')}` }

it('is not there without the demo, unless the settings say so', async () => {
  expect((await closed.ask('gateway.localhost', '/')).status).toBe(404)
  expect((await closed.ask('gateway.localhost', '/play', { 'content-type': 'application/json' }, 'POST', '{}')).status).toBe(404)
  const page = await opened.ask('gateway.localhost', '/')
  expect([page.status, String(page.body).includes('Ini simulator.')]).toEqual([200, true])
  expect((await opened.ask('gateway.localhost', '/midtrans/v2/x/status', KEY)).status).toBe(200)
  expect((await closed.ask('model.localhost', '/v1/models')).status).toBe(404)
  const models = await opened.ask('model.localhost', '/v1/models')
  expect([models.status, JSON.parse(String(models.body)).data.map((one: { id: string }) => one.id)]).toEqual([
    200,
    expect.arrayContaining(['good', 'obeying']),
  ])
})

it('answers at its own host alone', async () => {
  await database.createTenant('satu')
  expect((await opened.ask('satu.localhost', '/midtrans/v2/x/status', KEY)).status).toBe(404)
  expect((await opened.ask('gateway.localhost.example', '/')).status).toBe(404)
  expect((await opened.ask('model.localhost', '/midtrans/v2/x/status', KEY)).status).toBe(404)
})

it('comes and goes with the demo’s mark', async () => {
  await database.pool.query(`insert into directory.demo (state) values ('loaded')`)
  await expect.poll(async () => (await closed.ask('gateway.localhost', '/')).status, { timeout: 10_000 }).toBe(200)
})
