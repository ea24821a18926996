import type { Page } from '@playwright/test'
import { newId } from '#platform/db/ids.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { type Stage, test } from './stage.ts'

const TENANT = 'alkademi'
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  // A browser of tests has no push service: the page says that it failed. A refused form of the studio is a 422.
  allowedErrors: /push service|Push API in incognito|status of 422/,
})

/** Signs in a learner whose browser has the worker and may show notifications. Returns false where it refuses them, whatever is granted, as Chromium's headless shell does. */
async function begin(page: Page, stage: Stage, name: string): Promise<boolean> {
  await page.goto(tenantUrl(TENANT, '/News'))
  await expect.poll(async () => (await page.context().cookies()).map(cookie => cookie.name)).toContain('sanggar_app')
  await stage.enter(page, TENANT, name, ['student'])
  await page.context().grantPermissions(['notifications'], { origin: new URL(tenantUrl(TENANT, '/')).origin })
  return await page.evaluate(() => Notification.permission !== 'denied')
}

test('a learner chooses how to hear of things', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const maySwitchOn = await begin(page, stage, 'Siti Pembaca')
  for (const [lang, colorScheme] of [
    ['', 'light'],
    ['/en', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(tenantUrl(TENANT, `${lang}/Studio/Notices/Settings`))
    await hydrated(page)
    await expect(page.locator(`[data-push="${maySwitchOn ? 'off' : 'denied'}"]`)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.screenshot({ path: `test-results/notice-settings-360-${colorScheme}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: 'test-results/notice-settings-1440.png' })
  await page.setViewportSize({ width: 360, height: 740 })

  // What was chosen stands.
  await page.getByRole('group', { name: 'Answers to my questions' }).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Answers to my questions' }).getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('radio', { name: 'Each Monday' }).check()
  await page.getByRole('button', { name: 'Save the summary' }).click()
  await expect(page.getByText('Your choice of the summary is saved.')).toBeVisible()
})

test('the worker shows what a device is told, once, and leads to our own pages alone', async ({ page, context, stage }) => {
  const maySwitchOn = await begin(page, stage, 'Siti Diberi Tahu')
  test.skip(!maySwitchOn, 'this browser refuses notifications')
  await page.goto(tenantUrl(TENANT, '/en/Studio/Notices/Settings'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch on for this device' }).click()
  await expect(page.locator('[data-push] [role="status"]')).toHaveText(/This device is told of news\.|That did not work\./)
  // What a push service would deliver.
  await page.evaluate(() => navigator.serviceWorker.ready)
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>(done =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) done(one.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(tenantUrl(TENANT, '/')).origin
  const deliver = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))
    })
  const told = { title: 'You have an answer', body: 'Alkademi', path: '/en/Studio/Notices', tag: 'satu', lang: 'en' }
  // What DevTools deliver to a worker that is just being started is lost, without a word: it is sent again.
  await expect(async () => {
    await deliver(JSON.stringify(told))
    await deliver(JSON.stringify({ ...told, title: 'You have two answers' }))
    await expect
      .poll(shown, { timeout: 3000 })
      .toEqual([{ title: 'You have two answers', body: 'Alkademi', tag: 'satu', lang: 'en', data: { path: '/en/Studio/Notices' } }])
  }).toPass({ timeout: 20_000 })
  // What is not ours leads nowhere else.
  await deliver(JSON.stringify({ ...told, tag: 'dua', path: '//contoh.example/x' }))
  await expect
    .poll(async () => new Set((await shown()).map(({ data }) => data.path)))
    .toEqual(new Set(['/Studio/Notices', '/en/Studio/Notices']))
})

test('a device whose push service changes its address is known by the new one, once, and never in another person’s name', async ({
  page,
  context,
  stage,
}) => {
  const tenant = await stage.tenant(TENANT)
  await page.goto(tenantUrl(TENANT, '/News'))
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const siti = await stage.enter(page, TENANT, 'Siti Berpindah', ['student'])
  const budi = await stage.enrol(TENANT, 'Budi Lain', ['student'])
  const base = `https://updates.push.services.mozilla.com/wpush/v2/${newId()}`
  for (const [who, name] of [
    [siti, 'satu'],
    [budi, 'budi'],
  ] as const)
    await stage.query(
      `insert into push_subscriptions (tenant_id, id, member_id, session_sha256, endpoint, p256dh, auth, time_zone, created_at)
       select $1, $2, member_id, token_sha256, $4, 'lama', 'lama', '', now() from sessions where tenant_id = $1 and member_id = $3`,
      [tenant, newId(), who.id, `${base}/${name}`],
    )
  const endpoints = async (of: string) =>
    (await stage.query<{ endpoint: string }>('select endpoint from push_subscriptions where member_id = $1', [of])).map(one => one.endpoint)
  await page.goto(tenantUrl(TENANT, '/Learn'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

  /** Lets a push service, which a browser of tests has none of, give the device another address. Returns whether the device still is subscribed. */
  const move = async (from: string, to: string) =>
    await worker.evaluate(
      async ([was = '', endpoint = '']) => {
        let isSubscribed = false
        const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
        const unsubscribe = async () => !(isSubscribed = false)
        const subscription = { endpoint, options: { applicationServerKey: null }, toJSON: () => ({ endpoint, keys }), unsubscribe }
        Object.assign(PushManager.prototype, {
          subscribe: async () => ((isSubscribed = true), subscription),
          getSubscription: async () => (isSubscribed ? subscription : null),
        })
        await (await caches.open('who')).put('/device', Response.json({ endpoint: was, publicKey: 'BA' }))
        let work: Promise<unknown> | undefined
        // As Firefox says it: neither the old nor the new one.
        dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil: (given: Promise<unknown>) => (work = given) }))
        await work
        return isSubscribed
      },
      [from, to],
    )
  expect(await move(`${base}/satu`, `${base}/dua`)).toBe(true)
  expect(await endpoints(siti.id)).toEqual([`${base}/dua`])
  // A server that is busy says so, and the device asks again.
  await expect(async () => expect(await move(`${base}/budi`, `${base}/tiga`)).toBe(false)).toPass()
  expect([await endpoints(siti.id), await endpoints(budi.id)]).toEqual([[`${base}/dua`], [`${base}/budi`]])
})

test('who teaches looks at what was reported, hides it with a reason, and shows it again', async ({ page, context, stage }) => {
  test.setTimeout(120_000)
  const tenant = await stage.tenant(TENANT)
  await page.goto(tenantUrl(TENANT, '/News'))
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const ani = await stage.enter(page, TENANT, 'Ani Pengelola', ['admin'])
  const [chapter] = await stage.query<{ id: string }>(
    `select h.id from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
     join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id where c.tenant_id = $1 and c.published_at <= now() order by h.id limit 1`,
    [tenant],
  )
  const post = newId()
  await stage.query(
    `insert into discussion_posts (tenant_id, id, chapter_id, member_id, text, created_at) values ($1, $2, $3, $4, 'Kata yang tidak sopan', now())`,
    [tenant, post, chapter?.id ?? '', ani.id],
  )
  await stage.query('insert into discussion_reports (tenant_id, post_id, member_id, reported_at) values ($1, $2, $3, now())', [
    tenant,
    post,
    ani.id,
  ])
  await page.goto(tenantUrl(TENANT, '/Studio/Discussions'))
  await hydrated(page)
  const shown = page.locator(`[data-moderated="${post}"]`)
  await expect(shown).toContainText('Kata yang tidak sopan')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: `test-results/discussions-360-${colorScheme}.png` })
  }
  await shown.getByRole('button', { name: 'Sembunyikan' }).click()
  await expect(page.getByRole('alert')).toContainText('Tulis alasannya')
  await shown.getByLabel(/Alasan/).fill('Tidak sopan')
  await shown.getByRole('button', { name: 'Sembunyikan' }).click()
  await expect(page.getByText('Tulisan disembunyikan')).toBeVisible()
  await page.goto(tenantUrl(TENANT, '/en/Studio/Discussions?state=hidden'))
  await expect(shown).toContainText('Reason: Tidak sopan')
  await hydrated(page)
  expect(await findBarriers(page)).toEqual([])
  await shown.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByText('The post is shown again.')).toBeVisible()
  await stage.query('delete from discussion_posts where id = $1', [post])
})
