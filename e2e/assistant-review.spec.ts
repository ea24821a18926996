import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

const SITE = 'pesilat'
const at = (path: string) => tenantUrl(SITE, path)

test('a writer answers a question, and sees at once that the assistant does', async ({ page, stage }) => {
  test.setTimeout(90_000)
  const question = 'Apakah kucing boleh masuk balai latihan?'
  await stage.enter(page, SITE, 'Penulis Asisten', ['writer'])
  await page.goto(at('/Studio/Assistant'))
  await hydrated(page)
  expect(await findBarriers(page)).toEqual([])
  await page.goto(at('/Studio/Assistant/Answer'))
  await hydrated(page)
  await page.getByLabel('Pertanyaan').fill(question)
  await page.getByLabel('Jawaban', { exact: true }).fill('Kucing boleh masuk, asalkan tidak tidur di atas matras.')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Simpan dan coba' }).click()
  await expect(page.getByText('Asisten menjawab dengan jawabanmu.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: question })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  // On the narrowest phones nothing goes over the edge.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/Studio/Assistant', '/en/Studio/Assistant/Answer']) {
    await page.goto(at(path))
    const { wide, shown } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, shown: innerWidth }))
    expect(wide, path).toBeLessThanOrEqual(shown)
  }
})
