import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from './fixtures.ts'

/** How a form is sent: by React Router or Turbo, or by the browser alone. */
export const MODES = [
  { words: 'with script', isScripted: true },
  { words: 'without script', isScripted: false },
] as const

/** Opens a page; with script, waits until it is at work. */
export async function open(page: Page, url: string, isScripted: boolean): Promise<void> {
  await page.goto(url)
  if (isScripted) await hydrated(page)
}

/** Sends a form by its button, past the browser's own checks. Returns the status of its response. */
export async function send(page: Page, button: Locator): Promise<number> {
  await button.evaluate((one: HTMLButtonElement) => one.form?.setAttribute('novalidate', ''))
  const { pathname } = new URL(page.url())
  // React Router posts to the page's `.data`.
  const answered = page.waitForResponse(
    response => response.request().method() === 'POST' && new URL(response.url()).pathname.replace(/\.data$/, '') === pathname,
  )
  await button.click()
  return (await answered).status()
}

/** Expects the refusal above the form to have the focus, and its link to lead to the field, which is marked and described as wrong. */
export async function expectProblem(page: Page, field: Locator, words: string): Promise<void> {
  await expectRefusal(page, words)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(words))
  await page.locator(':focus').getByRole('link', { name: words }).click()
  await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(words))
}

/** Expects the refusal above the form to have the focus. */
export async function expectRefusal(page: Page, words: string): Promise<void> {
  await expect(page.locator(':focus').getByRole('alert')).toContainText(words)
}
