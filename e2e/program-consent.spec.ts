import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Page } from '@playwright/test'
import { ProgramAuth } from '../src/main/testing-mcp.ts'
import { accountUrl, fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// Other people's assistants, in a person's own browser: docs/decisions/099.

const SITE = 'alkademi'
const NAME = 'Asisten Uji'

/** Every host is this machine. */
const send: typeof fetch = async (input, init) => {
  const asked = new Request(input, init)
  const body = await asked.text()
  const ask = {
    method: asked.method,
    ...(body && { body }),
    headers: { 'sec-fetch-mode': 'cors', ...Object.fromEntries(asked.headers) },
  }
  const { status, headers, text } = await new HttpBrowser().ask(asked.url, ask)
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one ?? '']))
  return new Response(text || null, { status, headers: lines })
}

/** A program on the person's device, which waits for them at a port of its own. */
class DeviceProgram extends ProgramAuth {
  readonly #redirect: string

  constructor(port: number) {
    super()
    this.#redirect = `http://127.0.0.1:${port}/kembali`
  }
  override get redirectUrl() {
    return this.#redirect
  }
  override get clientMetadata() {
    return { client_name: NAME, redirect_uris: [this.#redirect] }
  }
}

async function listen(): Promise<{ port: number; stop(): void }> {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Program</title><p>Sudah.</p>'),
  )
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // Named boundary: a server that listens at a port has such an address.
  const { port } = server.address() as AddressInfo
  return { port, stop: () => void server.close() }
}

/** Asks for what is one's own: the program is refused, registers itself, and wants to send the person to the sign-in. */
async function begin(auth: DeviceProgram) {
  const transport = new StreamableHTTPClientTransport(new URL(tenantUrl(SITE, '/mcp')), { fetch: send, authProvider: auth })
  const client = new Client({ name: 'uji', version: '1' })
  await client.connect(transport)
  auth.wanted = undefined
  await expect(client.callTool({ name: 'my_classes', arguments: {} })).rejects.toThrow()
  const wanted: URL | undefined = auth.wanted
  return { client, transport, wanted: String(wanted) }
}

const cameBack = (page: Page) => expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/kembali\?/)

test('a program registers itself; its person signs in, refuses it, allows it, and withdraws it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const { port, stop } = await listen()
  const auth = new DeviceProgram(port)
  const { client, transport, wanted } = await begin(auth)

  await page.goto(wanted)
  await expect(page).toHaveURL(/account\.localhost:\d+\/sign-in/)
  await fillSignIn(page, await loginOf('lead_region'))
  const main = page.locator('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Izinkan ${NAME}?`)
  await expect(main.getByRole('note')).toContainText('mendaftar sendiri')
  await expect(main).toContainText(`${SITE}.localhost:${process.env['E2E_PORT']}`)
  await expect(main).toContainText('tidak mengubah apa pun')
  await expect(main.locator('ul').getByRole('listitem')).toHaveCount(3)
  await expect(main).toContainText(`127.0.0.1:${port}`)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Tolak' }).click()
  await cameBack(page)
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
  await expect(transport.finishAuth(new URL(page.url()).searchParams)).rejects.toThrow()
  expect(auth.held).toBeUndefined()

  // The same program asks again, by keyboard alone; no password is asked for.
  const again = await begin(auth)
  await page.goto(again.wanted)
  const allow = page.getByRole('button', { name: 'Izinkan' })
  await allow.focus()
  await page.keyboard.press('Enter')
  await cameBack(page)
  await again.transport.finishAuth(new URL(page.url()).searchParams)
  expect(auth.held?.scope?.split(' ').toSorted()).toEqual(['learning:read', 'offline_access', 'staff:read'])
  const answer = await again.client.callTool({ name: 'my_classes', arguments: {} })
  expect(answer.isError ?? false).toBe(false)

  // What stands there may be withdrawn there, and is over at once.
  await page.goto(accountUrl('/apps'))
  await expect(main).toContainText('Belum kami periksa')
  expect(await findBarriers(page)).toEqual([])
  await main.getByRole('button', { name: new RegExp(NAME) }).click()
  await expect(page).toHaveURL(/\/apps\?withdrawn/)
  await expect(main).not.toContainText(NAME)
  const token = `Bearer ${auth.held?.access_token}`
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'my_classes', arguments: {} } }
  const headers = { authorization: token, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  expect((await send(tenantUrl(SITE, '/mcp'), { method: 'POST', headers, body: JSON.stringify(call) })).status).toBe(401)
  await client.close()
  await again.client.close()
  stop()
})
