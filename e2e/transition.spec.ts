import { expect, hydrated, tenantUrl, test } from './fixtures.ts'

// Specification, section 9.

test('the page’s transition is named page: the old one goes out, then the new one comes in; nothing moves for who asked for that', async ({
  page,
}) => {
  await page.goto(tenantUrl('alkademi', '/News'))
  await hydrated(page)
  // The animations of each view transition, as the browser plays them.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const played: string[] = []
    Object.assign(window, { played })
    document.startViewTransition = update => {
      const transition = start(update)
      void transition.ready.then(() => {
        for (const { effect, animationName } of document.getAnimations() as CSSAnimation[])
          if (effect instanceof KeyframeEffect && effect.pseudoElement) played.push(`${effect.pseudoElement} ${animationName}`)
      })
      return transition
    }
  })
  const played = () => page.evaluate(() => (window as unknown as { played: string[] }).played.filter(one => one.includes('page-')))
  await page.locator('header a[href="/Courses"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelas')
  await expect.poll(played).toEqual(['::view-transition-new(page) page-enter', '::view-transition-old(page) page-leave'])
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).viewTransitionName)).toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('header a[href="/News"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kabar')
  expect(await played()).toHaveLength(2)
})
