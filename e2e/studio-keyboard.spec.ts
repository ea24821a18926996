import type { CDPSession, Page } from '@playwright/test'
import { createPageMatcher } from '#platform/http/page-routes.ts'
import { STUDIO_SCREENS, STUDIO_TENANT } from '../scripts/media/studio-screens.ts'
import { catchAll, pages } from '../src/route-table.ts'
import { NEEDED_QUERY } from './addresses.ts'
import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { installKeyboardWalk, type TabStop } from './keyboard-page.ts'
import { type Stage, test } from './stage.ts'

/** More stops than this has no screen: the focus goes round. */
const MAX_STOPS = 600
/** Keys that are pressed before it is looked where they led. */
const AT_ONCE = 15
const SHIFT = 8
/** A record that the demo begins with. */
const DEMO_ID = /\/01980000-0000-/
const match = createPageMatcher(pages, catchAll)
const SKIP = 'a[href="#isi"]'

/**
 * Screens for superadmins, whose second factor is asked, for teachers of a school, and a mentor's own: e2e/superadmin.spec.ts, e2e/homes.spec.ts,
 * e2e/payouts.spec.ts.
 */
const ELSEWHERE = ['/Studio/Tenants', '/Studio/Tenants/{slug}', '/Studio/Pupils', '/Studio/Payouts/Statement']

/** Addresses of files, without a page: also the picture that proves a transfer. */
const FILE = /\.(csv|zip|pdf)$|\/Proof\//

/** The studio's pages by their modules: the one of a record stands for the one of a new one. */
const SCREENS = pages.filter(
  ({ path, file }) => file !== undefined && /^\/Studio\b/.test(path) && !FILE.test(path) && !ELSEWHERE.includes(path),
)

/** Screens of a piece that another one has on the phone, too: lists of records, and queues. */
const OF_ONE_PIECE = [
  'classes',
  'programs',
  'portfolios',
  'careers',
  'mentors',
  'schools',
  'testimonies',
  'speakers',
  'sponsors',
  'lms-features',
  'bin',
  'pages',
  'registrations',
  'requests',
  'notices',
  'audit',
]

/** Brings a record where the demo has none. */
async function fillLists(stage: Stage): Promise<void> {
  const tenant = await stage.tenant(STUDIO_TENANT)
  await stage.query(
    `insert into delegated_clients (tenant_id, id, name, redirect_uris, scopes, has_secret, created_at)
     values ($1, gen_random_uuid(), 'Kalender', '{https://kalender.example/kembali}', '{}', true, now())`,
    [tenant],
  )
  await stage.query(
    `insert into pages (tenant_id, id, path, title, langs, created_at, updated_at)
     values ($1, gen_random_uuid(), '/papan-ketik', '{"id": "Papan ketik"}', '{id}', now(), now()) on conflict do nothing`,
    [tenant],
  )
  await stage.query(
    `insert into imports (tenant_id, id, source, file_name, state, created_at, updated_at)
     values ($1, gen_random_uuid(), 'wordpress', 'lama.xml', 'undone', now(), now())`,
    [tenant],
  )
  await stage.query(
    `insert into money_cases (tenant_id, id, kind, key, opened_at)
     values ($1, gen_random_uuid(), 'unknown-order', 'papan-ketik', now()) on conflict do nothing`,
    [tenant],
  )
  await stage.query(
    `insert into reconciliations (tenant_id, id, source, file_name, created_at) values ($1, gen_random_uuid(), 'bank', 'mutasi.csv', now())`,
    [tenant],
  )
  await stage.query(`insert into payout_batches (tenant_id, id, driver, created_at) values ($1, gen_random_uuid(), 'file', now())`, [
    tenant,
  ])
}

/** Returns the page of a question that the assistant answers, to which only the form leads that makes one. */
async function answered(stage: Stage): Promise<string> {
  const [one] = await stage.query<{ id: string }>('select id from questions where tenant_id = $1 order by position, id limit 1', [
    await stage.tenant(STUDIO_TENANT),
  ])
  return `/Studio/Assistant/Answer/${one?.id}`
}

interface Walked {
  faults: string[]
  stops: number
  /** Addresses in the studio that the screen links to. */
  links: string[]
}

/**
 * Goes through a screen by the Tab key, from the link past the header on; on `isWhole` through the frame, too. The other way where a bar
 * sticks, below which something could stand, or on `isBothWays`.
 */
async function walk(page: Page, cdp: CDPSession, path: string, { isWhole = false, isBothWays = false } = {}): Promise<Walked> {
  await page.goto(tenantUrl(STUDIO_TENANT, path), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await page.evaluate(() => window.keyboardWalk.unfold())
  await page.evaluate(() => new Promise<void>(done => void requestIdleCallback(() => done(), { timeout: 3000 })))
  const faults = await page.evaluate(scope => window.keyboardWalk.begin(scope), isWhole ? 'body' : 'main')
  const links = await page
    .locator('main a[href*="/Studio/"]')
    .evaluateAll(all => all.map(one => new URL((one as HTMLAnchorElement).href).pathname))
  await page.keyboard.press('Tab')
  await expect(page.locator(SKIP), `the first Tab of ${path}`).toBeFocused()
  if (!isWhole) {
    await page.keyboard.press('Enter')
    await page.evaluate(() => window.keyboardWalk.take())
  }
  const there = await pressOn(page, cdp)
  faults.push(...there.faults)
  if (isBothWays || (await page.locator('[data-sticky-bar], [contenteditable]').count()) > 0) {
    await page.evaluate(() => window.keyboardWalk.turn())
    const back = await pressOn(page, cdp, SHIFT)
    faults.push(...back.faults.map(fault => `${fault}, by Shift and Tab`))
  }
  faults.push(...(await page.evaluate(() => window.keyboardWalk.missed())).map(missed => `${missed} was not reached`))
  faults.push(...(await findNameless(cdp)), ...(await findStuck(page)))
  return { faults: [...new Set(faults)].map(fault => `${path}: ${fault}`), stops: there.count, links }
}

/** Presses the Tab key until it leads out of what is walked. `modifiers`: of the DevTools protocol. */
async function pressOn(page: Page, cdp: CDPSession, modifiers = 0): Promise<{ faults: string[]; count: number }> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
  const stops: TabStop[] = []
  for (let pressed = 0; pressed < MAX_STOPS; pressed += AT_ONCE) {
    // As `page.keyboard` does, without a way to the browser and back for each key.
    const keys = Array.from({ length: AT_ONCE }, () => [
      cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ])
    await Promise.all(keys.flat())
    stops.push(...(await page.evaluate(() => window.keyboardWalk.take())))
    const end = stops.findIndex(({ kind }) => kind === 'end')
    if (end < 0) continue
    const faults = stops.slice(0, end).flatMap(stop => stop.faults.map(fault => `${stop.name} ${fault}`))
    return { faults, count: end }
  }
  return { faults: [`${stops.at(-1)?.name} keeps the focus: it does not come to an end`], count: stops.length }
}

/** Returns what can have the focus and has no name for screen readers. */
async function findNameless(cdp: CDPSession): Promise<string[]> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const nameless = nodes.filter(
    ({ ignored, name, properties }) =>
      !ignored && !name?.value?.trim() && properties?.some(property => property.name === 'focusable' && property.value.value === true),
  )
  return nameless
    .filter(({ role }) => !['RootWebArea', 'main', 'generic', 'group', 'heading'].includes(role?.value))
    .map(({ role, properties }) => `a ${role?.value} has no name: ${JSON.stringify(properties?.map(({ name }) => name))}`)
}

/** Opens what opens by its key, one of each kind, and returns what Escape does not close, or does not lead back from. */
async function findStuck(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { at, name } of await page.evaluate(() => window.keyboardWalk.openers())) {
    const state = () => page.evaluate(one => window.keyboardWalk.stateOf(one), at)
    const become = (isOpen: boolean) => expect.poll(async () => (await state()).isOpen, { timeout: 3000 }).toBe(isOpen)
    await page.evaluate(one => window.keyboardWalk.focus(one), at)
    if ((await state()).isOpen) continue
    await page.keyboard.press('Enter')
    const isOpened = await become(true).then(
      () => true,
      () => false,
    )
    if (!isOpened) {
      faults.push(`${name} opens nothing by Enter`)
      continue
    }
    // What unfolds below its button keeps the focus there: the same key folds it up.
    await page.keyboard.press(
      (await state()).hasFocus && !(await page.locator('dialog:modal, [popover]:popover-open').count()) ? 'Enter' : 'Escape',
    )
    const isClosed = await become(false).then(
      () => true,
      () => false,
    )
    if (!isClosed) faults.push(`${name} opens what no key closes`)
    else
      await expect
        .poll(async () => (await state()).hasFocus, { timeout: 2000 })
        .toBe(true)
        .catch(() => faults.push(`${name} does not get the focus back`))
  }
  return faults
}

// The walk's own script has no right to run in the frame that shows a mail.
test.use({ allowedErrors: /^Blocked script execution in 'about:srcdoc'/ })

test.beforeEach(async ({ page, stage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(installKeyboardWalk)
  await stage.enter(page, STUDIO_TENANT, 'Kiki Papan Ketik', ['admin'])
})

test('every screen of the studio is whole by keyboard: each control has the focus once, seen, in order', async ({ page, stage }) => {
  test.setTimeout(420_000)
  await fillLists(stage)
  await page.setViewportSize({ width: 1440, height: 900 })
  const cdp = await page.context().newCDPSession(page)
  const faults: string[] = []
  const done = new Set<string | undefined>()
  const nameOf = (path: string) => match(path.split('?')[0] ?? '', new URLSearchParams())?.route.name
  const fileOf = (path: string) => SCREENS.find(({ name }) => name === nameOf(path))?.file
  const lists = SCREENS.map(({ path }) => path).filter(path => !path.includes('{') && !path.endsWith('/New'))
  // The page of a record, which the list leads to, stands for that of a new one, too.
  const [queue, later]: [string[], string[]] = [[...lists.map(path => path + (NEEDED_QUERY[path] ?? '')), await answered(stage)], []]
  for (let path = queue.shift(); path !== undefined; path = queue.shift() ?? later.shift()) {
    const file = fileOf(path)
    if (!file || done.has(file)) continue
    done.add(file)
    const walked = await walk(page, cdp, path, { isWhole: path === '/Studio', isBothWays: path === '/Studio' })
    faults.push(...walked.faults)
    // Other journeys change their own records meanwhile.
    const links = [...walked.links.filter(link => DEMO_ID.test(link)), ...walked.links.filter(link => !DEMO_ID.test(link))]
    for (const link of links) (link.endsWith('/New') ? later : queue).push(link)
  }
  expect(faults).toEqual([])
  expect(SCREENS.filter(({ file }) => !done.has(file)).map(({ path }) => path)).toEqual([])
})

test('on a phone, in English, the screens of each kind are whole by keyboard', async ({ page }) => {
  test.setTimeout(420_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const cdp = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const { path } of STUDIO_SCREENS.filter(({ name, isRecord }) => !isRecord && !OF_ONE_PIECE.includes(name))) {
    const walked = await walk(page, cdp, `/en${path}`, { isWhole: path === '/Studio', isBothWays: true })
    faults.push(...walked.faults)
  }
  expect(faults).toEqual([])
})

test('rows that are removed, a text with a table and selected rows: the focus is never lost, kept or hidden', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto(tenantUrl(STUDIO_TENANT, '/Studio/Posts/New?kind=event'))
  await hydrated(page)
  // Each row that goes hands the focus to the one after it, the last one to what adds rows.
  const add = page.getByRole('button', { name: 'Tambah kegiatan' })
  const removals = add.locator('xpath=..').locator('[data-remove]')
  await add.focus()
  for (const count of [1, 2]) {
    await page.keyboard.press('Enter')
    await expect(removals).toHaveCount(count)
  }
  await removals.first().focus()
  await page.keyboard.press('Enter')
  await expect(removals).toHaveCount(1)
  await expect(removals).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removals).toHaveCount(0)
  await expect(add).toBeFocused()

  // In a table Tab leads to the next cell; after Escape out of the text.
  const text = page.locator('[contenteditable][data-field="content"]')
  await text.focus()
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(text.locator('table')).toBeVisible()
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/Escape lalu Tab/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()

  // The bar of selected rows stands below the header.
  await page.goto(tenantUrl(STUDIO_TENANT, '/Studio/Posts'))
  await hydrated(page)
  await page.locator('input[name="ids"]').first().focus()
  await page.keyboard.press('Space')
  await page.locator('input[name="ids"]').last().focus()
  const bar = page.locator('[data-sticky-bar]')
  const header = await page.locator('header').first().boundingBox()
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY)
})
