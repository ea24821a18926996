import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { type MadeClass, makeClass, takesPeopleNow } from './made-class.ts'
import { type Stage, test } from './stage.ts'

test.use({ viewport: { width: 360, height: 740 } })

const SITE = 'alkademi'
const at = (path: string) => tenantUrl(SITE, path)
const box = (page: Page) => page.locator('[data-join]').first()
const offers = (page: Page, offer: string) => expect(box(page)).toHaveAttribute('data-join', offer)

/** Inserts a published, free class that takes people now. */
const make = async (stage: Stage, name: string, quota: number | null): Promise<MadeClass> =>
  await makeClass(stage, SITE, name, [], { quota, always_open: false, ...takesPeopleNow() })

test('a visitor sees how to join and is led to sign in; who is signed in joins, leaves and comes back', async ({ page, stage }) => {
  const { slug } = await make(stage, 'Kelas Terbuka', null)
  await page.goto(at(`/Courses/${slug}`))
  await offers(page, 'open')
  await expect(box(page).getByRole('button', { name: 'Ikut kelas ini' })).toBeInViewport({ ratio: 1 })
  expect(await findBarriers(page)).toEqual([])
  await box(page).getByRole('button', { name: 'Ikut kelas ini' }).click()
  await expect(page).toHaveURL(/sign-in|sign-up|Login/)

  await stage.enter(page, SITE, 'Siswa Ikut', ['student'])
  await page.goto(at(`/Account/Class/${slug}`))
  await offers(page, 'open')
  await box(page).getByRole('button', { name: 'Ikut kelas ini' }).click()
  await offers(page, 'joined')
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('joined-360.png') })

  // The document is the same for everybody; the box becomes the person's own.
  await page.goto(at(`/Courses/${slug}`))
  await offers(page, 'joined')
  await expect(box(page).getByRole('link', { name: 'Lanjutkan belajar' })).toBeInViewport({ ratio: 1 })
  await page.screenshot({ path: test.info().outputPath('course-360.png') })
  await box(page).locator('summary').click()
  await box(page).getByRole('button', { name: 'Keluar dari kelas' }).click()
  await offers(page, 'open')
  await page.goto(at(`/en/Account/Class/${slug}`))
  await box(page).getByRole('button', { name: 'Join this class' }).click()
  await offers(page, 'joined')
  await expect(page).toHaveURL(/\/en\/Account\/Class\//)
})

test('who comes to a full class waits, and moves up by themselves; a mentor sees it', async ({ page, browser, stage }) => {
  const { id, slug } = await make(stage, 'Kelas Penuh', 1)
  const first = await (await browser.newContext()).newPage()
  await stage.enter(first, SITE, 'Siswa Pertama', ['student'])
  await first.goto(at(`/Account/Class/${slug}`))
  await box(first).getByRole('button', { name: 'Ikut kelas ini' }).click()
  await offers(first, 'joined')

  await stage.enter(page, SITE, 'Siswa Kedua', ['student'])
  // A page of one's own first, as after signing in: it sets what public documents know people by.
  await page.goto(at('/Account'))
  await page.goto(at(`/Courses/${slug}`))
  await offers(page, 'waiting-list')
  await box(page).getByRole('button', { name: 'Masuk daftar tunggu' }).click()
  await expect(box(page).getByText('Kamu nomor 1 di daftar tunggu.')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('waiting-360.png') })
  expect(await findBarriers(page)).toEqual([])

  const staff = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await stage.enter(staff, SITE, 'Pengurus Kelas', ['admin'])
  await staff.goto(at(`/Studio/Classes/${id}/Participants`))
  await hydrated(staff)
  await expect(staff.getByText('Siswa Kedua', { exact: true })).toBeVisible()
  expect(await findBarriers(staff)).toEqual([])
  await staff.screenshot({ path: test.info().outputPath('participants-360.png'), fullPage: true })
  await staff.setViewportSize({ width: 1440, height: 900 })
  await staff.screenshot({ path: test.info().outputPath('participants-1440.png'), fullPage: true })

  await first.goto(at(`/Account/Class/${slug}`))
  await box(first).locator('summary').click()
  await box(first).getByRole('button', { name: 'Keluar dari kelas' }).click()
  // The seat went to who waited.
  await offers(first, 'waiting-list')
  await page.reload()
  await offers(page, 'joined')

  // Another place in the quota, and what was announced.
  await staff.goto(at(`/Studio/Classes/${id}/Batches`))
  await hydrated(staff)
  await staff.locator('[data-batch] summary').click()
  await staff.getByLabel('Kuota').first().fill('3')
  await staff.getByRole('button', { name: 'Simpan angkatan' }).click()
  await expect(staff.getByText('Angkatan tersimpan.')).toBeVisible()
  expect(await findBarriers(staff)).toEqual([])
  await staff.screenshot({ path: test.info().outputPath('batches-1440.png'), fullPage: true })
  await staff.goto(at(`/Studio/Classes/${id}/Announcements`))
  await hydrated(staff)
  await staff.getByLabel('Judul').fill('Sesi pindah')
  await staff.getByLabel('Isi').fill('Ke hari Rabu.')
  await staff.getByRole('button', { name: 'Umumkan' }).click()
  await expect(staff.getByText('Sudah diumumkan.')).toBeVisible()
  expect(await findBarriers(staff)).toEqual([])
})
