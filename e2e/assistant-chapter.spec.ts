import type { Locator, Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { untilIndexed } from './index-steps.ts'
import { articleOf, type MadeClass, makeClass, seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// The tutor of a chapter, from the learner's panel to the page of who teaches the class: docs/decisions/096.

const SITE = 'pesilat'
const at = (path: string) => tenantUrl(SITE, path)
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Tutor bab ini' })
const answersOf = (panel: Locator) => panel.locator('[data-answer]')

async function makeCourse(stage: Stage, name: string): Promise<MadeClass> {
  const port = 'Port adalah pintu bernomor pada sebuah komputer. Setiap layanan menunggu di pintunya sendiri.'
  return await makeClass(stage, SITE, name, [{ title: 'Mengenal port', content: articleOf([port]) }])
}

async function openTutor(page: Page, path: string): Promise<Locator> {
  await page.goto(at(path))
  await hydrated(page)
  await page.locator('[data-assistant] button[data-ask]').click()
  const panel = panelOf(page)
  await expect(panel.locator('textarea[data-question]')).toBeFocused()
  return panel
}

async function ask(panel: Locator, query: string): Promise<void> {
  await panel.locator('textarea[data-question]').fill(query)
  await panel.locator('textarea[data-question]').press('Enter')
  await expect(panel.locator('li[data-progress="done"]').filter({ hasText: query })).toBeVisible()
}

test('a learner is led on in the chapter, and says whether who teaches sees the name', async ({ page, stage }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const course = await makeCourse(stage, 'Kelas Jaringan')
  const learner = await stage.enter(page, SITE, 'Rini Penanya', ['student'])
  await seat(stage, course, learner.id)
  // The chapter is read into the index like all content.
  await untilIndexed(stage, SITE, { id: course.chapterIds[0] ?? '' })

  const panel = await openTutor(page, course.paths[0] ?? '')
  await expect(panel).toContainText('tidak memberi jawaban latihan')
  const share = panel.getByLabel('Sertakan namaku untuk pengajar')
  await expect(share).not.toBeChecked()
  await ask(panel, 'Apa itu port?')
  await expect(answersOf(panel).last().locator('blockquote')).toContainText('pintu bernomor')
  // It leads on by a question.
  await expect(answersOf(panel).last()).toContainText('?')
  expect(await findBarriers(page)).toEqual([])
  await panel.locator('[data-act="new"]').click()
  await share.focus()
  await page.keyboard.press('Space')
  await expect(share).toBeChecked()
  await ask(panel, 'Mengapa setiap layanan punya pintu?')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  const tutor = at(`/Studio/Classes/${course.id}/Tutor`)
  await stage.enter(page, SITE, 'Bu Pengajar', ['admin'])
  await page.goto(tutor)
  await hydrated(page)
  const asked = page.locator('[data-tutor="asked"] > li')
  await expect(asked).toHaveCount(2)
  await expect(asked.filter({ hasText: 'Mengapa setiap layanan' })).toContainText('Rini Penanya')
  await expect(asked.filter({ hasText: 'Apa itu port?' })).not.toContainText('Rini')
  expect(await findBarriers(page)).toEqual([])
  await page.locator('[data-act="switch-off"]').click()
  await expect(page.locator('[data-act="switch-on"]')).toBeVisible()

  await page.context().addCookies([{ name: 'sanggar_access', value: learner.token, url: at('/') }])
  const shut = await openTutor(page, course.paths[0] ?? '')
  await ask(shut, 'Apa itu layanan?')
  await expect(answersOf(shut).last()).toContainText('Tutor dimatikan oleh pengajar')
})
