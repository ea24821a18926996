import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

const AT = tenantUrl('alkademi', '/Studio/Integrations')
const MARKED = 'Rahasianya hanya tampil sekali'

async function signInAsStaff(page: Page): Promise<void> {
  await page.goto(AT)
  await fillSignIn(page, await loginOf('admin'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrasi')
}

/** Sends a call like an integration: without cookies or a browser. */
async function call(path: string, token: string | undefined, body?: object): Promise<{ status: number; text: string }> {
  return await new HttpBrowser().ask(tenantUrl('alkademi', `/api/services/v1/${path}`), {
    headers: { accept: 'application/json', 'content-type': 'application/json', ...(token && { 'x-app-token': token }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

async function tokenOf(apiClient: { id: string; secret: string }): Promise<string> {
  const { status, text } = await call('authorizer/token/generate', undefined, { ...apiClient, scopes: ['webhooks:write', 'mail:send'] })
  expect(status).toBe(200)
  const { data } = JSON.parse(text) as { data: { token: string; scopes: string[] } }
  expect(data.scopes).toEqual(['webhooks:write'])
  return data.token
}

const secretOn = async (page: Page) => (await page.getByRole('region', { name: 'Rahasia aplikasi' }).textContent()) ?? ''

test('staff makes an API client whose id and secret work, gives it a new secret, and revokes it: its next call is refused', async ({
  page,
}) => {
  // A retry of the test may find what the first run created.
  const name = `Layar pengumuman${test.info().retry > 0 ? ' II' : ''}`
  await signInAsStaff(page)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Buat aplikasi' }).click()
  await page.getByLabel('Nama aplikasi').fill(name)
  await page.getByLabel(/^Mengatur webhook/).check()
  expect(await findBarriers(page)).toEqual([])
  // A double click creates one API client, and the secret shown is valid.
  await page.getByRole('button', { name: 'Buat aplikasi' }).dblclick()
  await expect(page.getByRole('heading', { name: MARKED })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const first = await secretOn(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: MARKED })).toHaveCount(0)

  const old = await tokenOf({ id, secret: first })
  // Also from the cache, without a check of the token in the database.
  for (let times = 0; times < 3; times++) expect((await call('class/active', old)).status).toBe(200)
  expect((await call('webhook/list', old)).status).toBe(200)
  await page.getByLabel(/^Saya mengerti/).check()
  await page.getByRole('button', { name: 'Ganti rahasia' }).click()
  await expect(page.getByRole('heading', { name: MARKED })).toBeVisible()
  const secret = await secretOn(page)
  expect((await call('class/active', old)).status).toBe(401)
  expect((await call('authorizer/token/generate', undefined, { id, secret: first, scopes: [] })).status).toBe(401)

  const token = await tokenOf({ id, secret })
  for (let times = 0; times < 3; times++) expect((await call('class/active', token)).status).toBe(200)
  await page.getByLabel(/^Saya yakin ingin mencabut/).check()
  await page.getByRole('button', { name: 'Cabut aplikasi' }).click()
  await expect(page.getByText(/^Aplikasi sudah dicabut/)).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  for (const path of ['class/active', 'webhook/list', 'authorizer/validate']) expect((await call(path, token)).status, path).toBe(401)
  expect((await call('authorizer/token/generate', undefined, { id, secret, scopes: [] })).status).toBe(401)
})

test('staff makes a webhook, tries it out, sees what became of it and sends it again', async ({ page }) => {
  test.setTimeout(120_000)
  const received: string[] = []
  // Until the message is replayed by hand: the product itself retries after ten seconds as well.
  let isBusy = true
  const receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']))
    response.writeHead(isBusy ? 500 : 200).end(isBusy ? 'sedang sibuk' : 'ok')
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/terima`

  try {
    await signInAsStaff(page)
    await page.getByRole('link', { name: 'Buat webhook' }).click()
    await page.getByLabel('Alamat penerima').fill(url)
    await page.getByLabel(/^Tulisan terbit/).check()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Buat webhook' }).click()
    await expect(page.getByRole('heading', { name: MARKED })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Rahasia webhook' })).toContainText('whsec_')
    await page.getByRole('button', { name: 'Kirim pesan uji' }).click()
    await expect(page.getByText(/^Pesan uji sedang dikirim/)).toBeVisible()
    const log = page.getByRole('region', { name: 'Catatan pengiriman' })
    await expect(async () => {
      await page.reload()
      await expect(log.getByText(/^\d percobaan/)).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await log.getByText(/^\d percobaan/).click()
    await expect(log.getByText('sedang sibuk').first()).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    isBusy = false
    await log.getByRole('button', { name: /^Kirim ulang Pesan uji/ }).click()
    await expect(async () => {
      await page.reload()
      await expect(log.getByText('Terkirim')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    expect(received.length).toBeGreaterThan(1)
    expect(new Set(received).size).toBe(1)

    await page.getByLabel(/^Saya yakin ingin menghapus/).check()
    await page.getByRole('button', { name: 'Hapus webhook' }).click()
    await expect(page.getByText(/^Webhook sudah dihapus/)).toBeVisible()
  } finally {
    receiver.close()
  }
})
