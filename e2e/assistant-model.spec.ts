import type { Locator, Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { untilIndexed } from './index-steps.ts'
import { type Stage, test } from './stage.ts'

// A tenant with a language model, which the simulator plays: docs/decisions/096.

const SITE = 'sekolahkopi'
const QUESTION = 'Mengapa panen di lereng Cikuray maju tiga pekan?'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 740 } })

const stateOf = (page: Page) => page.locator('[data-assistant]')
const answersOf = (panel: Locator) => panel.locator('[data-answer]')
const act = (panel: Locator, name: string) => panel.locator(`[data-act="${name}"]`)

async function setModel(stage: Stage, model: string): Promise<void> {
  await stage.query(
    `insert into language_model_settings (tenant_id, is_enabled, address, model, day_budget, person_budget, changed_at)
     values ($1, true, $2, $3, 1000000, 1000000, now()) on conflict (tenant_id) do update set model = excluded.model`,
    [await stage.tenant(SITE), `http://model.localhost:${process.env['E2E_PORT']}/v1`, model],
  )
}

async function ask(page: Page): Promise<Locator> {
  await page.goto(tenantUrl(SITE, '/News'))
  await hydrated(page)
  await page.locator('[data-assistant] button[data-ask]').click()
  const panel = page.getByRole('dialog', { name: 'Asisten' })
  await panel.locator('textarea[data-question]').fill(QUESTION)
  await panel.locator('textarea[data-question]').press('Enter')
  return panel
}

test.beforeEach(({ stage }) => untilIndexed(stage, SITE, { title: 'Panen Maju' }))
test.afterEach(async ({ stage }) => {
  await stage.query('delete from language_model_settings where tenant_id = $1', [await stage.tenant(SITE)])
})

test('that is cut off in the middle leaves what came, its source and a clear end; the question is asked again', async ({ page, stage }) => {
  test.setTimeout(150_000)
  await setModel(stage, 'cut')
  const panel = await ask(page)
  await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
  const answer = answersOf(panel)
  await expect(answer).toContainText('Maaf, jawabannya terputus di sini. Coba tanyakan sekali lagi.')
  await expect(answer.getByRole('link', { name: /^Panen Maju/ })).toBeVisible()
  await expect(answer.locator('a:not([href^="/"])')).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await setModel(stage, 'good')
  await act(panel, 'again').focus()
  await page.keyboard.press('Enter')
  await expect(answer).not.toContainText('terputus')
  await expect(answer.locator('a.assistant-cite').first()).toBeVisible()
  await expect(answer).toHaveCount(1)
  await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
})

test('that is slow is stopped by the person, who asks again, and by the next question', async ({ page, stage }) => {
  test.setTimeout(150_000)
  await setModel(stage, 'slow-400')
  const panel = await ask(page)
  await expect(stateOf(page)).toHaveAttribute('data-state', 'streaming')
  await expect(panel.getByText('Mencari jawaban…')).toBeVisible()
  await act(panel, 'stop').click()
  await expect(answersOf(panel)).toContainText('Dihentikan.')
  await expect(act(panel, 'again')).toHaveCount(1)
  await act(panel, 'again').click()
  // The settings are read by then.
  await expect(answersOf(panel).locator('.assistant-text')).not.toBeEmpty()
  await expect(stateOf(page)).toHaveAttribute('data-state', 'streaming')
  await setModel(stage, 'good')
  await panel.locator('textarea[data-question]').fill('Siapa yang mengolah kopi dari Bajawa?')
  await panel.locator('textarea[data-question]').press('Enter')
  await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
  await expect(panel.locator('li[data-progress]')).toHaveCount(2)
  await expect(panel.locator('li[data-progress="stopped"]')).toHaveCount(1)
  await expect(panel.locator('li[data-progress="done"] [data-answer]')).not.toBeEmpty()
  await expect(act(panel, 'again')).toHaveCount(1)
})
