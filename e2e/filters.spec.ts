import { LAYOUTS } from '../src/features/sites/layouts.ts'
import { expect, hydrated, tenantUrl, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('applied filters close the panel, show the results at once, and go one by one', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/Courses'))
  await hydrated(page)
  await page.getByText('Saring dan urutkan').click()
  await page.getByLabel('Tingkat').selectOption({ index: 1 })
  await page.locator('select[name=price]').selectOption('free')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/price=free/)
  await expect(page.getByLabel('Tingkat')).toBeHidden()
  const result = page.locator('main li h2 a').first()
  await expect(result).toBeInViewport()
  const chips = page.getByRole('list', { name: 'Saringan yang dipakai' }).getByRole('link')
  await expect(chips).toHaveCount(2)
  await page.getByRole('link', { name: /Hapus saringan Biaya/ }).click()
  await expect(page).not.toHaveURL(/price=/)
  await expect(page).toHaveURL(/level=/)
  await expect(chips).toHaveCount(1)
})

test('no hint of a search field is cut on a phone', async ({ page }) => {
  test.slow()
  const cut: string[] = []
  for (const layout of Object.keys(LAYOUTS)) {
    for (const path of ['/', '/Courses', '/News', '/Career', '/Search', '/en', '/en/Courses', '/en/News']) {
      await page.goto(tenantUrl(layout, path))
      const found = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
          .filter(field => field.checkVisibility() && field.clientWidth > 0)
          .flatMap(field => {
            const style = getComputedStyle(field)
            const paint = document.createElement('canvas').getContext('2d')
            if (!paint) return []
            paint.font = style.font
            const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
            const width = paint.measureText(field.placeholder).width
            return width > room ? [`${field.placeholder}: ${Math.round(width)} px in ${Math.round(room)}`] : []
          }),
      )
      cut.push(...found.map(text => `${layout}${path}: ${text}`))
    }
  }
  expect(cut).toEqual([])
})
