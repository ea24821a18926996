import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import type { Stage } from './stage.ts'

// What journeys of classes do in the studio and in the player.

export const PHONE = { width: 360, height: 740 }

export const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
export const saved = (page: Page) => expect(page.locator('[data-save-state]').first()).toHaveAttribute('data-save-state', 'saved')
/** Returns the share of the class that the player shows, in percent. */
export const percent = (page: Page) => page.locator('[data-progress]').first().getAttribute('data-progress')

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Makes a class by its form, as far as its name, and returns the path of its form. */
export async function beginClass(page: Page, site: string, name: string): Promise<string> {
  await open(page, tenantUrl(site, '/Studio/Classes/New'))
  await page.locator('[name="name"]').fill(name)
  await act(page, 'save').click()
  await expect(page).toHaveURL(/Classes\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname
}

/** Adds a chapter of a kind to the outline, named as it is typed. */
export async function addChapter(page: Page, kind: string, title: string): Promise<void> {
  await page.locator('[name="newKind"]').selectOption(kind)
  await act(page, 'add-chapter').last().click()
  await page.keyboard.type(title)
  await saved(page)
}

/** Publishes the chapter that is open in the builder, which fits the phone and has no barriers. */
export async function publishChapter(page: Page): Promise<void> {
  await saved(page)
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'published')
}

/** Opens a published class for everybody, free and at any time. */
export async function openClass(stage: Stage, classId: string): Promise<string> {
  const [row] = await stage.query<{ slug: string }>(
    `update classes set published_at = now(), always_open = true, price_rupiah = 0, quota = null where id = $1 returning slug`,
    [classId],
  )
  return row?.slug ?? ''
}

/** Plays the recording of the open chapter, without a sound. */
export async function play(page: Page): Promise<void> {
  await page.locator('[data-chapter-kind] :is(audio, video)').evaluate((media: HTMLMediaElement) => {
    media.muted = true
    return media.play()
  })
}

/** Returns a PDF with a page for each line. */
export function pdfOf(...lines: string[]): string {
  const pages = lines.flatMap((line, index) => {
    const text = `BT /F1 24 Tf 20 100 Td (${line}) Tj ET`
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 320 200]/Contents ${5 + index * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${text.length}>>stream\n${text}\nendstream`,
    ]
  })
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`
}
