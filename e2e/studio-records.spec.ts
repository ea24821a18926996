import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// Saves that are refused or do not reach the server are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:v1\/career\/|v1\/question\/|Studio\/Careers)/ })

// Questions are ordered by one journey and written by another: one after the other.
test.describe.configure({ mode: 'default' })

const SITE = 'alkademi'
const at = (path: string) => tenantUrl(SITE, path)
const state = (page: Page, value: string) => expect(page.locator('form[data-save-state]')).toHaveAttribute('data-save-state', value)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const shown = async (path: string) => (await new HttpBrowser().ask(at(path))).text
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await hydrated(page)
}

async function fillCareer(page: Page, company: string): Promise<void> {
  await field(page, 'company').fill(company)
  await field(page, 'industry').fill('Percetakan')
  await field(page, 'summary').fill('Mencetak buku sekolah.')
  await field(page, 'translations.en.summary').fill('Prints school books.')
  await page.locator('[data-rich-field="content"] [contenteditable]').click()
  await page.keyboard.type('Sejak lama.')
}

async function addJob(page: Page, careerId: string, title: string): Promise<void> {
  await open(page, `/Studio/Careers/Jobs/New?career=${careerId}`)
  await field(page, 'title').fill(title)
  await field(page, 'summary').fill('Menjaga mesin.')
  await page.getByRole('button', { name: 'Tambah baris' }).first().click()
  await field(page, 'duties.0').fill('Menjaga mesin cetak')
  await act(page, 'publish').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
}

test('an employer with two jobs is written, published, and read by a stranger in both languages', async ({ page, stage }) => {
  test.setTimeout(150_000)
  const company = `Cetak ${Date.now()}`
  const slug = company.toLowerCase().replace(' ', '-')
  await stage.enter(page, SITE, 'Penulis Karier', ['writer'])
  await open(page, '/Studio/Careers')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Perusahaan baru' }).click()
  await hydrated(page)
  await expect(field(page, 'company')).toBeVisible()

  // What the schema refuses stands beside its field; a slug that another has, too.
  await fillCareer(page, company)
  await field(page, 'slug').fill('Dua Kata!')
  await act(page, 'save').click()
  await expect(page.locator('#slug-problem')).toBeVisible()
  await state(page, 'failed')
  await field(page, 'slug').fill('')
  expect(await findBarriers(page)).toEqual([])

  // A closed tab loses nothing.
  await state(page, 'unsaved')
  await expect.poll(() => keptCount(page)).toBe(1)
  page.on('dialog', dialog => void dialog.accept())
  await open(page, '/Studio/Careers')
  await page.getByRole('link', { name: 'Lanjutkan' }).first().click()
  await expect(field(page, 'company')).toHaveValue(company)
  await act(page, 'publish').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
  await state(page, 'saved')
  await expect.poll(() => shown(`/Career/${slug}`), { timeout: 1000 }).toContain('Mencetak buku sekolah.')
  expect(await shown(`/en/Career/${slug}`)).toContain('Prints school books.')

  const careerId = /\/([0-9a-f-]{36})$/.exec(page.url())?.[1] ?? ''
  await addJob(page, careerId, 'Operator Mesin')
  await addJob(page, careerId, 'Penjilid')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findBarriers(page)).toEqual([])
  const stranger = await shown(`/Career/${slug}`)
  expect(['Operator Mesin', 'Penjilid'].filter(title => !stranger.includes(title))).toEqual([])

  // Two at once: the second is told, sees both, and chooses.
  const [row] = await stage.query<{ id: string }>('select id from careers where slug = $1', [slug])
  await open(page, `/Studio/Careers/${row?.id}`)
  await stage.query('update careers set version = version + 1, summary = $2 where id = $1', [row?.id, 'Dari orang lain.'])
  await field(page, 'summary').fill('Dari saya.')
  await act(page, 'save').click()
  await state(page, 'conflict')
  await expect(page.getByRole('cell', { name: 'Dari orang lain.' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Dari saya.' })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan punyaku' }).click()
  await state(page, 'saved')
  expect(await shown(`/Career/${slug}`)).toContain('Dari saya.')
})

test('a company writes a draft of its own and asks for its publication; others’ openings are closed to it', async ({ page, stage }) => {
  const company = `Industri ${Date.now()}`
  await stage.enter(page, SITE, 'Orang Industri', ['industry'])
  await open(page, '/Studio/Careers/New')
  await fillCareer(page, company)
  await expect(act(page, 'publish')).toHaveCount(0)
  await act(page, 'ask').click()
  await expect(page.getByText('Permintaanmu tercatat.', { exact: false })).toBeVisible()
  const [own] = await stage.query<{ asked_at: Date | null; published_at: Date | null }>(
    'select asked_at, published_at from careers where company = $1',
    [company],
  )
  expect([own?.asked_at instanceof Date, own?.published_at]).toEqual([true, null])
  const ids = await stage.query<{ id: string; slug: string }>(
    `select c.id, t.slug from careers c join directory.tenants t on t.id = c.tenant_id where c.created_by is null`,
  )
  const idAt = (slug: string, isSame: boolean) => ids.find(one => (one.slug === slug) === isSame)?.id
  expect((await page.goto(at(`/Studio/Careers/${idAt(SITE, true)}`)))?.status()).toBe(403)
  expect((await page.goto(at(`/Studio/Careers/${idAt(SITE, false)}`)))?.status()).toBe(404)
  await open(page, '/Studio/Careers')
  await expect(page.getByRole('link', { name: company })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a question is written in both languages, moved by keyboard, and read on the page', async ({ page, stage }) => {
  const question = `Bolehkah ${Date.now()}?`
  await stage.enter(page, SITE, 'Penulis Tanya', ['writer'])
  await open(page, '/Studio/Questions/New')
  await field(page, 'question').fill(question)
  await field(page, 'answer').fill('Boleh.')
  await field(page, 'translations.en.question').fill(`May I, ${question}`)
  await field(page, 'translations.en.answer').fill('Yes, you may.')
  await act(page, 'save').click()
  await state(page, 'saved')
  await open(page, '/Studio/Questions')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Atur urutan' }).click()
  await expect(page).toHaveURL(/arrange=1/)
  const rows = page.locator('ol:has([data-handle]) > li')
  // A new one stands at the end, save for what others ask at the same time.
  const own = rows.filter({ hasText: question })
  await expect(own).toBeVisible()
  const count = await rows.count()
  expect(await own.evaluate(row => [...(row.parentElement?.children ?? [])].indexOf(row))).toBeGreaterThan(count - 3)
  // Up to the first place, by the keys alone.
  await own.getByRole('button').focus()
  for (let moved = 1; moved < count; moved++) await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toContainText(question)
  // Said once nothing is on its way.
  await expect(page.getByText('Urutan tersimpan.')).toBeVisible()
  await expect.poll(() => shown('/'), { timeout: 3000 }).toContain(question)
  expect(await shown('/en')).toContain('Yes, you may.')
  // The first of the others, also while the last move is still on its way.
  const [second] = await stage.query<{ question: string }>(
    `select q.question from questions q join directory.tenants t on t.id = q.tenant_id where t.slug = $1 and q.question <> $2
     order by q.position, q.id limit 1`,
    [SITE, question],
  )
  const places = async () => {
    const home = await shown('/')
    return [home.indexOf(question), home.indexOf(second?.question ?? '')]
  }
  // Each move is saved by itself; the page has the last one once that came.
  await expect.poll(async () => (await places()).map(at => at > 0), { timeout: 3000 }).toEqual([true, true])
  await expect
    .poll(async () => {
      const [first = 0, next = 0] = await places()
      return first < next
    })
    .toBe(true)
})

test('what a record was before is in its history: compared field by field, restored, and saved meanwhile by nobody else', async ({
  page,
  stage,
}) => {
  const question = `Siapa ${Date.now()}?`
  await stage.enter(page, SITE, 'Penulis Riwayat', ['writer'])
  await open(page, '/Studio/Questions/New')
  await field(page, 'question').fill(question)
  await field(page, 'answer').fill('Mentor dari kampus.')
  await act(page, 'save').click()
  await state(page, 'saved')
  await page.getByText('Riwayat', { exact: true }).click()
  await expect(page.getByText('Versi 1', { exact: true })).toBeVisible()
  await expect(act(page, 'restore')).toHaveCount(0)

  await field(page, 'answer').fill('Mentor dari industri.')
  await field(page, 'translations.en.answer').fill('Mentors.')
  await act(page, 'save').click()
  await state(page, 'saved')
  // The open history has what was just saved.
  await expect(page.getByText('Berubah: Jawaban, terjemahan')).toBeVisible()
  await act(page, 'compare').click()
  const difference = page.locator('[data-difference]')
  await expect(difference.locator('del')).toContainText('kampus')
  await expect(difference.locator('ins').first()).toContainText('industri')
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })

  // What is typed and not saved is saved first: it is in the history, too.
  await field(page, 'answer').fill('Belum disimpan.')
  await act(page, 'restore').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Versi 1 dipulihkan.')).toBeVisible()
  await expect(field(page, 'answer')).toHaveValue('Mentor dari kampus.')
  await expect(field(page, 'translations.en.answer')).toHaveValue('')
  await state(page, 'saved')
  await expect(page.getByText('Versi 4', { exact: true })).toBeVisible()
  // What was compared with the newest of before is no longer shown.
  await expect(difference).toHaveCount(0)

  // Somebody else saved meanwhile: nothing is overwritten.
  const [row] = await stage.query<{ id: string }>('select id from questions where question = $1', [question])
  await stage.query(`update questions set version = version + 1, answer = 'Dari orang lain.' where id = $1`, [row?.id])
  await act(page, 'restore').last().click()
  await expect(page.getByText('Orang lain sudah mengubahnya', { exact: false })).toBeVisible()
  const [now] = await stage.query<{ answer: string }>('select answer from questions where question = $1', [question])
  expect(now?.answer).toBe('Dari orang lain.')
})

/** Returns how many records this browser has that the server has not. */
async function keptCount(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('sanggar-studio')
        opening.onerror = () => fail(opening.error ?? new Error('IndexedDB failed'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('record-work').objectStore('record-work').count()
          counting.onsuccess = () => {
            opening.result.close()
            done(counting.result)
          }
        }
      }),
  )
}
