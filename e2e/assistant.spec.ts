import type { Locator, Page } from '@playwright/test'
import { type Door, openDoor } from './door.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

// docs/decisions/096

const TENANT = 'alkademi'
const PHONE = { width: 360, height: 740 }
const QUESTION = 'Kelas apa yang sedang dibuka?'

const stateOf = (page: Page) => page.locator('[data-assistant]')
const panelOf = (page: Page) => page.getByRole('dialog', { name: /Asisten|Assistant|Tutor/ })
const fieldOf = (scope: Page | Locator) => scope.locator('textarea[data-question]')
const answersOf = (scope: Page | Locator) => scope.locator('[data-answer]')
const act = (scope: Page | Locator, name: string) => scope.locator(`[data-act="${name}"]`)

async function open(page: Page): Promise<Locator> {
  await page.locator('[data-assistant] button[data-ask]').click()
  const panel = panelOf(page)
  await expect(fieldOf(panel)).toBeFocused()
  return panel
}

async function ask(scope: Page | Locator, query: string): Promise<void> {
  await fieldOf(scope).fill(query)
  await fieldOf(scope).press('Enter')
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a question is answered with sources, which lead to their pages; the conversation goes on there', async ({ page }) => {
    await page.goto(tenantUrl(TENANT, '/Courses'))
    await hydrated(page)
    const panel = await open(page)
    await expect(panel.locator('[data-privacy]')).toContainText('30 hari')
    await panel.locator('[data-suggestion]').first().click()
    await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
    const answer = answersOf(panel).first()
    await expect(answer.locator('a[href^="/"]').first()).toBeVisible()
    expect(await answer.locator('a:not([href^="/"]), img').count()).toBe(0)
    // Screen readers are told one sentence after the other.
    await expect(panel.locator('[data-said] p').first()).toBeAttached()
    await expect(panel.locator('[data-said] p').nth(1)).toBeAttached({ timeout: 20_000 })
    await answer.locator('a[href^="/"]').first().click()
    await expect(panel).toBeHidden()
    await expect(page).not.toHaveURL(/\/Courses$/)
    await page.locator('[data-assistant] button[data-ask]').click()
    await expect(answersOf(panelOf(page))).toHaveCount(1)
  })

  test('the field stays above the keyboard', async ({ page }) => {
    await page.goto(tenantUrl(TENANT, '/Courses'))
    await hydrated(page)
    const panel = await open(page)
    await page.evaluate(() => {
      // What a phone's keyboard does: the visual viewport shrinks, the window does not.
      Object.defineProperty(visualViewport, 'height', { get: () => 340, configurable: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(340)
    const field = await fieldOf(panel).boundingBox()
    expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThanOrEqual(340)
    await ask(panel, QUESTION)
    await expect(answersOf(panel).locator('a').first()).toBeAttached()
    expect((await fieldOf(panel).boundingBox())?.y).toBeLessThan(340)
  })
})

test.describe('where the network is bad', () => {
  test.use({
    viewport: PHONE,
    allowedErrors: /ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_/,
  })
  let door: Door
  test.beforeEach(async ({ page }) => {
    door = await openDoor()
    await page.goto(door.url(TENANT, '/Courses'))
    await hydrated(page)
  })
  test.afterEach(() => door.shut())

  test('what came of an answer that breaks off stays, and it is asked again', async ({ page }) => {
    const panel = await open(page)
    door.held = /\/v2\/chat$/
    await ask(panel, QUESTION)
    await expect(stateOf(page)).toHaveAttribute('data-state', 'streaming')
    const came = answersOf(panel).locator('.assistant-text')
    await expect(came).not.toBeEmpty()
    const before = await came.innerText()
    door.cut()
    await expect(stateOf(page)).toHaveAttribute('data-state', 'error')
    await expect(panel.locator('[data-failure="cut"]')).toContainText('terputus')
    expect(await came.innerText()).toBe(before)
    door.held = undefined
    await act(panel, 'retry').click()
    await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
    await expect(answersOf(panel)).toHaveCount(1)
    await expect(answersOf(panel).locator('a').first()).toBeVisible()
  })

  test('an answer is stopped, and a new question ends the one that runs', async ({ page }) => {
    const panel = await open(page)
    door.held = /\/v2\/chat$/
    await ask(panel, QUESTION)
    await expect(answersOf(panel).locator('.assistant-text')).not.toBeEmpty()
    await act(panel, 'stop').click()
    await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
    await expect(answersOf(panel).first()).toContainText('Dihentikan.')
    await ask(panel, 'Bagaimana cara mendaftar?')
    await expect(stateOf(page)).toHaveAttribute('data-state', 'streaming')
    door.held = undefined
    await ask(panel, 'Apakah ada kelas gratis?')
    await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
    await expect(panel.locator('li[data-progress]')).toHaveCount(3)
    await expect(panel.locator('li[data-progress="stopped"]')).toHaveCount(2)
    await expect(panel.locator('[data-failure]')).toHaveCount(0)
  })

  test('without a network it says so, and the question is sent afterwards', async ({ page }) => {
    const panel = await open(page)
    await page.context().setOffline(true)
    await ask(panel, QUESTION)
    await expect(panel.locator('[data-failure="offline"]')).toContainText('Tidak ada jaringan')
    await page.context().setOffline(false)
    await act(panel, 'retry').click()
    await expect(stateOf(page)).toHaveAttribute('data-state', 'idle')
    await expect(answersOf(panel).locator('a').first()).toBeVisible()
  })
})

test.describe('the history', () => {
  test.use({ allowedErrors: /status of 404/ })
  test('opens earlier conversations again and deletes them, here and at the server', async ({ page }) => {
    await page.goto(tenantUrl(TENANT, '/Courses'))
    await hydrated(page)
    let panel = await open(page)
    for (const query of [QUESTION, 'Bagaimana cara mendaftar?']) {
      if (query !== QUESTION) await act(panel, 'new').click()
      await ask(panel, query)
      await expect(act(panel, 'helpful')).toHaveCount(1)
    }
    // The verdict is sent at once, its reason afterwards.
    const sent = page.waitForResponse(/\/feedback$/)
    await act(panel, 'unhelpful').click()
    expect((await sent).request().postDataJSON()).toEqual({ value: -1 })
    expect((await sent).status()).toBe(200)
    await expect(act(panel, 'unhelpful')).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('button', { name: 'Kirim masukan' })).toBeInViewport({ ratio: 1 })
    const explained = page.waitForResponse(/\/feedback$/)
    await panel.locator('textarea[name="note"]').fill('Kurang lengkap')
    await panel.locator('textarea[name="note"]').press('Tab')
    await page.keyboard.press('Enter')
    expect((await explained).request().postDataJSON()).toEqual({ value: -1, note: 'Kurang lengkap' })
    expect((await explained).status()).toBe(200)

    await page.reload()
    await hydrated(page)
    panel = await open(page)
    await act(panel, 'history').click()
    const entries = panel.locator('[data-history] li')
    await expect(entries).toHaveCount(2)
    await entries.filter({ hasText: QUESTION }).getByRole('button').first().click()
    await expect(answersOf(panel)).toHaveCount(1)
    await act(panel, 'history').click()
    const deleted = page.waitForResponse(response => response.request().method() === 'DELETE')
    await act(entries.filter({ hasText: QUESTION }), 'remove').click()
    expect((await deleted).status()).toBe(200)
    await expect(entries).toHaveCount(1)
    const authorization = (await (await deleted).request().allHeaders())['authorization'] ?? ''
    const gone = await page.evaluate(
      async ([url, bearer]) => (await fetch(`${url}/messages`, { headers: { authorization: bearer } })).status,
      [(await deleted).url(), authorization] as const,
    )
    expect(gone).toBe(404)
    await page.reload()
    await hydrated(page)
    panel = await open(page)
    await act(panel, 'history').click()
    await expect(panel.locator('[data-history] li')).toHaveCount(1)
  })
})

test('all of it works by keyboard alone', async ({ page }) => {
  await page.goto(tenantUrl(TENANT, '/Courses'))
  await hydrated(page)
  const button = page.locator('[data-assistant] button[data-ask]')
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(fieldOf(panel)).toBeFocused()
  await page.keyboard.type(QUESTION)
  await page.keyboard.press('Enter')
  await expect(answersOf(panel).locator('a').first()).toBeVisible()
  await expect(fieldOf(panel)).toBeFocused()
  // Around: the focus stays within the dialog.
  for (let turn = 0; turn < 40; turn++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await act(panel, 'history').focus()
  await page.keyboard.press('Enter')
  await expect(panel.locator('[data-history] button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answersOf(panel)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

for (const [lang, prefix, query] of [
  ['id', '', QUESTION],
  ['en', '/en', 'Which classes are open?'],
] as const)
  test(`axe finds no barrier at 320 px (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(tenantUrl(TENANT, `${prefix}/Courses`))
    await hydrated(page)
    const panel = await open(page)
    expect(await findBarriers(page)).toEqual([])
    await ask(panel, query)
    await expect(act(panel, 'helpful')).toHaveCount(1)
    await act(panel, 'unhelpful').click()
    expect(await findBarriers(page)).toEqual([])
    await act(panel, 'history').click()
    expect(await findBarriers(page)).toEqual([])
    await page.goto(tenantUrl(TENANT, `${prefix}/Assistant`))
    await expect(fieldOf(page)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })

test('somebody who learns is answered in the app, in the dark', async ({ page, stage }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await stage.enter(page, TENANT, 'Tanya Bertanya', ['student'])
  await page.goto(tenantUrl(TENANT, '/Learn'))
  await hydrated(page)
  const panel = await open(page)
  await panel.locator('[data-suggestion]').first().click()
  await expect(act(panel, 'helpful')).toHaveCount(1)
  expect(await findBarriers(page)).toEqual([])
})

test('the hero of aibersamapuja opens the conversation with the question; pages on which one pays have no assistant', async ({ page }) => {
  await page.goto(tenantUrl('aibersamapuja'))
  await hydrated(page)
  const hero = page.locator('main form[data-ask]')
  await hero.locator('input[name="q"]').fill('Kelas apa untuk guru?')
  await hero.getByRole('button').click()
  const panel = panelOf(page)
  await expect(panel.locator('li[data-progress="done"]')).toContainText('Kelas apa untuk guru?')
  await page.goto(tenantUrl('aibersamapuja', '/CallbackPayment'))
  await expect(page.locator('[data-assistant]')).toHaveCount(0)
})

test('on phones the button comes once a page’s own way to ask has left the view, and stays for who has asked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(tenantUrl('aibersamapuja'))
  await hydrated(page)
  const button = page.locator('[data-assistant] button[data-ask]')
  await expect(button).toBeHidden()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(button).toBeVisible()
  const hero = page.locator('main form[data-ask]')
  await hero.scrollIntoViewIfNeeded()
  await expect(button).toBeHidden()
  await hero.locator('input[name="q"]').fill('halo')
  await hero.getByRole('button').click()
  await expect(panelOf(page).locator('li[data-progress="done"]')).toContainText('halo')
  await page.keyboard.press('Escape')
  await expect(button).toBeVisible()
  // A page without one has it at once.
  await page.goto(tenantUrl('aibersamapuja', '/News'))
  await expect(button).toBeVisible()
})

test.describe('its own page', () => {
  test('asks nothing by itself that a link from elsewhere brings, and only there may people speak', async ({ page }) => {
    const policyOf = async (path: string) => (await page.goto(tenantUrl(TENANT, path)))?.headers()['permissions-policy']
    expect(await policyOf('/Courses')).toContain('microphone=()')
    expect(await policyOf('/Assistant')).toContain('microphone=(self)')
    // A page that is swapped in would keep the policy of the one before.
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(tenantUrl(TENANT))
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(tenantUrl(TENANT))
    await page.goto('about:blank')
    await page.goto(tenantUrl(TENANT, `/Assistant?q=${encodeURIComponent(QUESTION)}`))
    // From elsewhere: it is typed, and not asked.
    await expect(fieldOf(page)).toHaveValue(QUESTION)
    await expect(page).toHaveURL(/\/Assistant$/)
    await fieldOf(page).press('Enter')
    await expect(answersOf(page).locator('a').first()).toBeVisible()
  })

  test('hears a question, after asking the age', async ({ page }) => {
    await page.addInitScript(() => {
      class Heard {
        onresult: ((event: object) => void) | null = null
        onend: (() => void) | null = null
        start() {
          setTimeout(() => {
            this.onresult?.({ results: [[{ transcript: 'Kelas apa yang gratis' }]] })
            this.onend?.()
          }, 50)
        }
        stop() {}
      }
      Object.assign(window, { SpeechRecognition: Heard })
    })
    await page.goto(tenantUrl(TENANT, '/Assistant'))
    await page.locator('[data-voice]').click()
    await page.getByRole('button', { name: 'Saya 18 tahun ke atas, mulai' }).click()
    await expect(fieldOf(page)).toHaveValue('Kelas apa yang gratis')
    // The panel of other pages has none.
    await page.goto(tenantUrl(TENANT, '/Courses'))
    await hydrated(page)
    await open(page)
    await expect(page.locator('[data-voice]')).toHaveCount(0)
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('says so and leads to the search', async ({ page }) => {
      await page.goto(tenantUrl(TENANT, '/Assistant?q=web'))
      await expect(page.locator('main')).toContainText('memerlukan JavaScript')
      await expect(page.locator('main a[href="/Search?search=web"]')).toBeVisible()
      await page.goto(tenantUrl('aibersamapuja'))
      await page.locator('main form[data-ask] input[name="q"]').fill('guru')
      await page.locator('main form[data-ask] button').click()
      await expect(page).toHaveURL(/\/Assistant\?q=guru$/)
    })
  })
})
