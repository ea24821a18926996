import type { Page } from '@playwright/test'
import { buildPackage } from '#features/packages/testing.ts'
import { newId } from '#platform/db/ids.ts'
import { act } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { insidePackage as inside } from './learning-steps.ts'
import { seat } from './made-class.ts'
import { test } from './stage.ts'

// What a package tries and must not do is refused by the browser, which notes each.
test.use({
  // A package must not get a worker of its own: the browser refuses it, not the test.
  serviceWorkers: 'allow',
  allowedErrors: /usercontent\.localhost|evil\.example|Content Security Policy|sandbox|Failed to load resource: .*\/v1\/class\//,
})

const SITE = 'alkademi'
const PHONE = { width: 360, height: 740 }
const at = (path: string) => tenantUrl(SITE, path)
const saved = (page: Page) => expect(page.locator('[data-save-state]').first()).toHaveAttribute('data-save-state', 'saved')

const TWO_PARTS = {
  standard: 'scorm2004' as const,
  parts: [
    { id: 'satu', title: 'Bagian satu', href: 'index.html' },
    { id: 'dua', title: 'Bagian dua', href: 'bacaan.html', type: 'asset' as const },
  ],
  files: { 'bacaan.html': Buffer.from('<!doctype html><title>Bacaan</title><p>Bacaan</p>') },
}

test('a mentor uploads a package; a learner runs it, goes on elsewhere and completes it', async ({ page, browser, stage }) => {
  test.setTimeout(180_000)
  const tenant = await stage.tenant(SITE)
  const name = `Kelas Paket ${Date.now()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await page.setViewportSize(PHONE)
  await stage.enter(page, SITE, 'Mentor Paket', ['mentor'])
  await page.goto(at('/Studio/Classes/New'))
  await hydrated(page)
  await page.locator('[name="name"]').fill(name)
  await act(page, 'save').click()
  await expect(page).toHaveURL(/Classes\/[0-9a-f-]{36}$/)
  await page.goto(`${page.url()}/Outline`)
  await hydrated(page)
  await act(page, 'add-module').press('Enter')
  await page.keyboard.type('Modul paket')
  await act(page, 'add-chapter').last().press('Enter')
  await page.keyboard.type('Paket pertama')
  await saved(page)
  await page.locator('[data-chapter]').last().locator('[data-act="edit"]').click()
  await expect(page).toHaveURL(/Chapters\//)
  await hydrated(page)
  await page.locator('[name="minutes"]').fill('1')
  await page.locator('select[name="kind"]').selectOption('package')
  await act(page, 'pick').click()
  const upload = { name: 'paket.zip', mimeType: 'application/zip' }
  const picker = page.locator('[data-media-picker]')
  // A ZIP that is no package is refused with the reason.
  await picker
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...upload, buffer: Buffer.from(buildPackage({ parts: [] })) })
  await expect(page.getByText('Manifes paketnya tidak menyebut satu bagian pun')).toBeVisible()
  // Another one, of two parts, for the chapter after this one.
  await act(page, 'pick').click()
  await picker
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...upload, buffer: Buffer.from(buildPackage(TWO_PARTS)) })
  await expect(page.locator('[data-package="found"]')).toContainText('SCORM 2004: Paket uji, 2 bagian')
  const second2004 = await page.locator('[name="address"]').inputValue()
  await act(page, 'pick').click()
  await picker
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...upload, buffer: Buffer.from(buildPackage()) })
  await expect(page.locator('[data-package="found"]')).toContainText('SCORM 1.2: Paket uji, 1 bagian')
  await saved(page)
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/package-form-360.png', fullPage: true })
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'published')

  // The class is open, and somebody takes part in it.
  await stage.query('update classes set published_at = now() where slug = $1', [slug])
  await stage.query(
    `insert into class_chapters (tenant_id, id, module_id, slug, title, minutes, position, kind, content, version, published_at)
     select h.tenant_id, $3, h.module_id, 'paket-kedua', 'Paket kedua', 1, h.position + 1, 'package', $4, 1, now() from class_chapters h
     join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
     where c.tenant_id = $1 and c.slug = $2`,
    [tenant, slug, newId(), JSON.stringify({ address: second2004, standard: 'scorm2004', parts: 2, title: 'Paket uji' })],
  )
  const [one] = await stage.query<{ id: string; module: string; chapter: string }>(
    `select c.id, m.slug as module, h.slug as chapter from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
     join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id where c.tenant_id = $1 and c.slug = $2 order by h.position limit 1`,
    [tenant, slug],
  )
  const context = await browser.newContext({ viewport: PHONE, locale: 'id-ID' })
  const learner = await context.newPage()
  const siti = await stage.enter(learner, SITE, 'Siti Paket', ['student'])
  await seat(stage, { site: SITE, id: one?.id ?? '' }, siti.id)
  // Reached by a link within the app, whose document may frame nothing.
  await learner.goto(at('/Learn'))
  await hydrated(learner)
  await act(learner, 'continue').first().click()
  await expect(learner).toHaveURL(new RegExp(`/chapter/${one?.chapter}$`))
  await expect(inside(learner).locator('#place')).toHaveText('di: ')
  await learner.screenshot({ path: 'test-results/package-360.png', fullPage: true })
  expect(await findBarriers(learner)).toEqual([])

  // It reaches nothing outside of itself.
  await expect(inside(learner).locator('#tried')).toContainText('cookie')
  await expect(inside(learner).locator('#tried')).toContainText('worker')
  const tried = JSON.parse((await inside(learner).locator('#tried').textContent()) ?? '{}') as Record<string, string>
  console.log(JSON.stringify(tried))
  for (const what of ['top', 'reach', 'site', 'own', 'worker']) expect([what, tried[what]?.startsWith('refused')]).toEqual([what, true])
  expect(tried['window']).toMatch(/^refused/)
  expect(tried['cookie']).not.toContain('sanggar')
  await expect(learner).toHaveURL(new RegExp(`/chapter/${one?.chapter}$`))

  // Into the frame by keyboard, and out again.
  await act(learner, 'enter-package').press('Enter')
  expect(await learner.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await learner.keyboard.press('Tab')
  await learner.keyboard.press('Enter')
  await expect(inside(learner).locator('#place')).toHaveText('di: halaman-3')
  await expect(learner.locator('[data-saving="saved"]')).toBeVisible()
  await learner.keyboard.press('Tab')
  await learner.keyboard.press('Tab')
  expect(await learner.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('leave-package')
  await context.close()

  // Another device goes on where this one was left, and completes it.
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' })
  await other.addCookies([{ name: 'sanggar_access', value: siti.token, url: at('/') }])
  const second = await other.newPage()
  await second.goto(at(`/Courses/${slug}/module/${one?.module}/chapter/${one?.chapter}`))
  await expect(inside(second).locator('#place')).toHaveText('di: halaman-3')
  await expect(inside(second).locator('#extra')).toHaveText('simpanan: jawaban=7')
  await inside(second).locator('#end').click()
  await expect(second.locator('[data-package="done"]')).toBeVisible({ timeout: 30_000 })
  await expect(second.getByText('Nilai menurut paketnya: 80 dari 100.')).toBeVisible()
  await expect(second.locator('[data-progress]')).toHaveAttribute('data-progress', '50')
  await second.screenshot({ path: 'test-results/package-1440.png' })

  // The parts of one of SCORM 2004: it is done when all of them are.
  await second.setViewportSize(PHONE)
  await second.locator('a[rel="next"]').click()
  await expect(inside(second).locator('#place')).toHaveText('di: ')
  await inside(second).locator('#go').click()
  await expect(inside(second).locator('#extra')).toHaveText('simpanan: jawaban=7')
  await inside(second).locator('#end').click()
  await expect(second.locator('[data-part="satu"]')).toContainText('selesai')
  await second.locator('[data-part="dua"]').click()
  await expect(inside(second).locator('body')).toContainText('Bacaan')
  await expect(second.locator('[data-package="done"]')).toBeVisible({ timeout: 30_000 })
  await expect(second.locator('[data-progress]')).toHaveAttribute('data-progress', '100')
  expect(await findBarriers(second)).toEqual([])
  await second.screenshot({ path: 'test-results/package-parts-360.png', fullPage: true })
  await other.close()
})
