import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { addBatch, makeClass, seat, takesPeopleNow } from './made-class.ts'
import { test } from './stage.ts'

test.use({ viewport: { width: 360, height: 740 } })

const SITE = 'smkcoding'
const at = (path: string) => tenantUrl(SITE, path)
const box = (page: Page) => page.locator('[data-join]').first()
const choice = (page: Page) => box(page).getByRole('radio')

test('who joins a class with several open batches picks one, sees which is full and which has a line, and is in the one picked', async ({
  page,
  stage,
}) => {
  const course = await makeClass(stage, SITE, 'Kelas Angkatan', [], { always_open: false, ...takesPeopleNow() })
  const full = await addBatch(stage, course, 'Pagi', { quota: 1, has_waiting_list: false, ...takesPeopleNow(11) })
  const line = await addBatch(stage, course, 'Siang', { quota: 1, ...takesPeopleNow(12) })
  const evening = await addBatch(stage, course, 'Malam', { quota: 5, ...takesPeopleNow(20) })
  for (const batch_id of [full, line]) await seat(stage, course, (await stage.enrol(SITE, 'Siswa Dulu', ['student'])).id, { batch_id })

  const siti = await stage.enter(page, SITE, 'Siti Pemilih', ['student'])
  await page.goto(at('/Account'))
  await page.goto(at(`/Courses/${course.slug}`))
  await expect(choice(page)).toHaveCount(4)
  await expect(box(page).getByRole('group', { name: 'Pilih angkatan' })).toBeVisible()
  const labelOf = (name: string) => box(page).locator('label', { hasText: name })
  const radioOf = (name: string) => box(page).getByRole('radio', { name })
  const [first, third, fourth] = [radioOf('Angkatan pertama'), radioOf('Siang'), radioOf('Malam')]
  await expect(first).toBeChecked()
  await expect(radioOf('Pagi')).toBeDisabled()
  await expect(labelOf('Pagi')).toContainText('penuh')
  await expect(labelOf('Siang')).toContainText('daftar tunggu')
  await expect(labelOf('Malam')).toContainText('5 tempat lagi')
  await expect(box(page).locator('.btn-main')).toBeInViewport({ ratio: 1 })
  expect(await findBarriers(page)).toEqual([])
  await box(page).scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('choice-360.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: test.info().outputPath('choice-1440.png') })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findBarriers(page)).toEqual([])

  // By keys: the full one is passed over.
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(third).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(fourth).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveAttribute('data-join', 'joined')
  await expect(choice(page)).toHaveCount(0)
  const where = () =>
    stage.query<{ batch: string; state: string }>(
      'select batch_id as batch, state from enrolments where class_id = $1 and member_id = $2',
      [course.id, siti.id],
    )
  expect(await where()).toEqual([{ batch: evening, state: 'joined' }])

  // Back again, into the line of another; in English.
  await page.goto(at(`/en/Account/Class/${course.slug}`))
  await hydrated(page)
  await box(page).locator('summary').click()
  await box(page).getByRole('button', { name: 'Leave the class' }).click()
  await expect(choice(page)).toHaveCount(4)
  await expect(labelOf('Pagi')).toContainText('full')
  await radioOf('Siang').check()
  await box(page).getByRole('button', { name: 'Join this class' }).click()
  await expect(box(page).getByText('You are number 1 on the waiting list.')).toBeVisible()
  expect(await where()).toEqual([{ batch: line, state: 'waiting-list' }])
  expect(await findBarriers(page)).toEqual([])
})
