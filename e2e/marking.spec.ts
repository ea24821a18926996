import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { articleOf, makeClass, seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// A learner marks passages of a chapter and writes what they think of them.

const SITE = 'smkcoding'
const at = (path: string) => tenantUrl(SITE, path)
/** Long enough that the notes stand far below what is marked. */
const PARAGRAPHS = ['Air menguap dari laut.', ...Array.from({ length: 30 }, (_, at) => `Paragraf ${at + 2}: lalu turun sebagai hujan.`)]

async function begin(page: Page, stage: Stage): Promise<{ path: string; memberId: string }> {
  const course = await makeClass(stage, SITE, 'Kelas Tanda', [{ title: 'Hujan', content: articleOf(PARAGRAPHS) }])
  const [path = ''] = course.paths
  const siti = await stage.enter(page, SITE, 'Siti Penanda', ['student'])
  await seat(stage, course, siti.id)
  return { path, memberId: siti.id }
}

const notes = (page: Page) => page.locator('[data-notes]')
const field = (page: Page) => notes(page).locator('textarea')
const mark = (page: Page) => page.locator('[data-act="mark"]')
/** The passages that are painted as marked in the text (CSS Custom Highlight API). */
const painted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('note') ?? [])].map(one => (one instanceof Range ? one.toString() : '')))
const kept = (stage: Stage, memberId: string) =>
  stage.query<{ quote: string; note: string }>('select quote, note from chapter_notes where member_id = $1 order by created_at', [memberId])

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await hydrated(page)
  await expect(notes(page)).toBeAttached()
}

test('by pointer on a phone: a passage is marked with a note, both stay after a reload, and go', async ({ page, stage }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { path, memberId } = await begin(page, stage)
  await open(page, path)
  await expect(mark(page)).toBeHidden()
  // What is outside of the text is no passage of it.
  await page.locator('#chapter-title').dblclick()
  await expect(mark(page)).toBeHidden()

  const word = await page
    .locator('[data-chapter-kind] p')
    .first()
    .evaluate(paragraph => {
      const range = document.createRange()
      range.setStart(paragraph.firstChild ?? paragraph, 4)
      range.setEnd(paragraph.firstChild ?? paragraph, 11)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, y: (top + bottom) / 2 }
    })
  await page.mouse.move(word.left, word.y)
  await page.mouse.down()
  await page.mouse.move(word.right, word.y, { steps: 5 })
  await page.mouse.up()
  await expect(mark(page)).toBeInViewport({ ratio: 1 })
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('selected-360.png') })
  await mark(page).click()

  // One sees what was marked and goes on writing, however long the chapter is.
  const quote = notes(page).getByRole('blockquote', { name: 'Bagian yang ditandai' })
  await expect(quote).toHaveText('menguap')
  await expect(field(page)).toBeFocused()
  await expect(quote).toBeInViewport({ ratio: 1 })
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expect(mark(page)).toBeHidden()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
  }
  await page.screenshot({ path: test.info().outputPath('writing-360.png') })
  await field(page).fill('Karena panas matahari')
  await notes(page).getByRole('button', { name: 'Simpan catatan' }).click()
  await expect.poll(() => kept(stage, memberId)).toEqual([{ quote: 'menguap', note: 'Karena panas matahari' }])
  await expect.poll(() => painted(page)).toEqual(['menguap'])

  await page.reload()
  await hydrated(page)
  await expect(notes(page).getByRole('listitem')).toHaveText(/menguap\s*Karena panas matahari/)
  await expect.poll(() => painted(page)).toEqual(['menguap'])
  await page.locator('[data-chapter-kind] p').first().scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('marked-360.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: test.info().outputPath('marked-1440.png') })

  await notes(page).getByRole('button', { name: 'Hapus catatan' }).click()
  await expect(notes(page).getByRole('listitem')).toHaveCount(0)
  await expect.poll(() => kept(stage, memberId)).toEqual([])
  await expect.poll(() => painted(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect.poll(() => painted(page)).toEqual([])
})

test('by keys alone, in English: a passage, a note without one, and both deleted', async ({ page, stage }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { path, memberId } = await begin(page, stage)
  await open(page, `/en${path}`)
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(keys).toContainText('N : write a note, or mark the selected passage')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  // Its button has the focus until the next frame.
  await page.waitForFunction(() => document.activeElement === document.body)
  // A note without a passage.
  await page.keyboard.press('n')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('j, k and n are letters here')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => kept(stage, memberId)).toEqual([{ quote: '', note: 'j, k and n are letters here' }])

  // Selects as caret browsing does (F7 in browsers), which a headless one lacks: by keys, extended letter by letter.
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    const words = document.querySelector('[data-chapter-kind] p')?.firstChild
    if (words) getSelection()?.collapse(words, 0)
  })
  for (let letter = 0; letter < 'Air menguap'.length; letter++)
    await page.evaluate(() => getSelection()?.modify('extend', 'forward', 'character'))
  await expect(mark(page)).toBeVisible()
  await page.keyboard.press('n')
  await expect(notes(page).getByRole('blockquote', { name: 'Marked passage' })).toHaveText('Air menguap')
  await expect(field(page)).toBeFocused()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.type('Why?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await kept(stage, memberId)).map(one => one.quote)).toEqual(['', 'Air menguap'])
  await expect(notes(page).getByRole('blockquote', { name: 'Marked passage' })).toHaveCount(0)
  await expect.poll(() => painted(page)).toEqual(['Air menguap'])

  await page.reload()
  await hydrated(page)
  await expect(notes(page).getByRole('listitem')).toHaveCount(2)
  for (const left of [1, 0]) {
    await notes(page).getByRole('button', { name: 'Delete note' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(notes(page).getByRole('listitem')).toHaveCount(left)
    // The button is gone, and the keys go on where it was.
    await expect(notes(page).locator('summary')).toBeFocused()
  }
  await expect.poll(() => kept(stage, memberId)).toEqual([])
  await expect.poll(() => painted(page)).toEqual([])
})
