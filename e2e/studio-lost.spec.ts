import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeDataFolder } from '../scripts/data-folder.ts'
import { openOutlets } from '../scripts/faults/outlets.ts'
import { openProduct } from '../scripts/faults/product.ts'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// Nothing typed is ever lost: what may end in the middle of typing, besides the network, the session and another writer (`studio-posts.spec.ts`).
test.use({ allowedErrors: /^Failed to load resource: / })

const AT = 'sfi'
const NEW = '/Studio/Posts/New?kind=news'
const editor = (page: Page) => page.locator('[contenteditable][data-field="content"]')
const expectState = (page: Page, state: string) =>
  expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', state, { timeout: 20_000 })

/** Opens the editor of a new post, types a title and a sentence, and waits until the server has them. Returns the post's id. */
async function begin(page: Page, href: string): Promise<string> {
  await page.goto(href)
  await hydrated(page)
  await page.getByLabel('Judul', { exact: true }).fill(`Tetap ada ${Date.now()}`)
  await editor(page).click()
  await page.keyboard.type('Tersimpan.')
  await expect(page).toHaveURL(/\/Studio\/Posts\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  await expectState(page, 'saved')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('the permission ends and comes back', async ({ page, stage }) => {
  const { id: memberId } = await stage.enter(page, AT, 'Wati Penulis', ['writer'])
  await begin(page, tenantUrl(AT, NEW))
  const [role] = await stage.query<{ tenant_id: string; kind: number }>(
    'delete from memberships where member_id = $1 returning tenant_id, kind',
    [memberId],
  )
  if (!role) throw new Error('the writer has no role')
  await page.keyboard.type(' Tanpa izin.')
  await expectState(page, 'failed')
  await expect(editor(page)).toContainText('Tersimpan. Tanpa izin.')
  await stage.query('insert into memberships (tenant_id, member_id, kind, granted_at) values ($1, $2, $3, now())', [
    role.tenant_id,
    memberId,
    role.kind,
  ])
  await page.keyboard.type(' Kembali.')
  await page.keyboard.press('Control+s')
  await expectState(page, 'saved')
  await page.reload()
  await expect(editor(page)).toContainText('Tersimpan. Tanpa izin. Kembali.')
})

test('the answer to a save is lost: it is sent again, and is one version', async ({ page, stage }) => {
  await stage.enter(page, AT, 'Wati Penulis', ['writer'])
  const id = await begin(page, tenantUrl(AT, NEW))
  const newest = async () => (await stage.query<{ version: number }>('select version from posts where id = $1', [id]))[0]?.version ?? 0
  const before = await newest()
  let lost = 0
  await page.route('**/v1/post/save', async route => {
    if (lost > 0) return await route.continue()
    lost++
    const request = route.request()
    const { status } = await new HttpBrowser().ask(request.url(), {
      method: 'POST',
      body: request.postData() ?? '',
      headers: await request.allHeaders(),
    })
    expect(status).toBe(200)
    await route.abort()
  })
  await page.keyboard.type(' Sekali.')
  await expectState(page, 'offline')
  await expectState(page, 'saved')
  expect([lost, (await newest()) - before]).toEqual([1, 1])
})

/** What an older version kept, who is signed in, and how the document was come to. */
const readStart = () => [
  localStorage.getItem('of-the-older-one'),
  localStorage.getItem('user_kind'),
  performance.getEntriesByType('navigation').map(entry => (entry as PerformanceNavigationTiming).type)[0],
]

test('the tab is killed, and a release clears storage and cookies', async ({ page, context }) => {
  await page.goto(tenantUrl('alkademi', NEW))
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(/\/Studio\/Posts\/New/)
  const id = await begin(page, tenantUrl('alkademi', NEW))
  await page.route('**/v1/post/save', route => route.abort())
  await page.keyboard.type(' Belum terkirim.')
  await expectState(page, 'offline')
  await page.close({ runBeforeUnload: false })

  // The next page finds that the stored version of the product is an older one.
  const other = await context.newPage()
  // Its first document has stored the version by then.
  const isStarted = other.waitForResponse('**/v1/authorizer/validate')
  await other.goto(tenantUrl('alkademi'))
  await isStarted
  await other.evaluate(() => {
    localStorage.setItem('sanggar:app-version', 'older')
    localStorage.setItem('of-the-older-one', 'yes')
  })
  await other.reload()
  // Then the page, whose cookies were cleared, signs in again by itself and comes back as another document.
  await expect.poll(() => other.evaluate(readStart).catch(() => [])).toEqual([null, 'writer', 'navigate'])
  await context.clearCookies()
  await other.goto(tenantUrl('alkademi', `/Studio/Posts/${id}`))
  await fillSignIn(other, await loginOf('writer'))
  await expect(editor(other)).toContainText('Tersimpan. Belum terkirim.')
  await expectState(other, 'saved')
})

test('two tabs of one writer: the later one meets a conflict, and the history has both texts', async ({ page, context, stage }) => {
  await stage.enter(page, AT, 'Wati Penulis', ['writer'])
  const id = await begin(page, tenantUrl(AT, NEW))
  const other = await context.newPage()
  await other.goto(page.url())
  await hydrated(other)
  await editor(other).click()
  await other.keyboard.press('Control+End')
  const sent = other.waitForResponse('**/v1/post/save')
  await other.keyboard.type(' Dari tab kedua.')
  await sent
  await expectState(other, 'saved')
  await page.keyboard.type(' Dari tab pertama.')
  await expectState(page, 'conflict')
  const texts = (await stage.query<{ text: string }>('select v::text as text from post_versions v where post_id = $1', [id]))
    .map(({ text }) => text)
    .join()
  expect(texts).toContain('Dari tab kedua.')
  expect(texts).toContain('Dari tab pertama.')
})

test('the server is killed', async ({ page }) => {
  test.setTimeout(150_000)
  const folder = await makeDataFolder('lost')
  const outlets = await openOutlets()
  const product = await openProduct(folder, outlets)
  try {
    const at = `http://alkademi.localhost:${product.port}${NEW}`
    await page.goto(at)
    await fillSignIn(page, await loginOf('writer', folder))
    await expect(page).toHaveURL(/\/Studio\/Posts\/New/)
    const id = await begin(page, at)
    await product.end('server', 'SIGKILL')
    await page.keyboard.type(' Tanpa server.')
    await expectState(page, 'offline')
    await product.start()
    await expectState(page, 'saved')
    const [row] = await product.query<{ text: string }>('select content::text as text from posts where id = $1', [id])
    expect(row?.text).toContain('Tersimpan. Tanpa server.')
  } finally {
    await product.stop()
    await outlets.close()
    await rm(folder, { recursive: true, force: true })
  }
})
