import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, tenantUrl } from './fixtures.ts'
import { proveFactor } from './second-factor.ts'

export const accountUrl = (path: string) => `http://account.localhost:${process.env['E2E_PORT']}${path}`
/** The password of people that `fillSignUp` signs up. */
export const NEW_PASSWORD = 'kopi-tubruk-di-pagi-hari'

export interface Demo {
  logins: { kind: string; email: string; password: string }[]
  app: { id: string; secret: string }
  anonKey: string
}

/** Returns the demo file. `folder`: of a server other than the shared one. */
export async function readDemo(folder = process.env['E2E_DATA'] ?? ''): Promise<Demo> {
  // Named boundary: the server wrote the file.
  return JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as Demo
}

/** Returns an account of the demo. */
export async function loginOf(kind: string, folder?: string): Promise<Demo['logins'][number]> {
  const { logins } = await readDemo(folder)
  const login = logins.find(one => one.kind === kind)
  if (!login) throw new Error(`the demo has no ${kind}`)
  return login
}

export async function fillSignIn(page: Page, { email, password: secret }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Alamat email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(secret)
  await page.locator('main').getByRole('button', { name: 'Masuk', exact: true }).click()
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nama lengkap').fill('Siti Nurhaliza Ünal')
  await page.getByLabel('Alamat email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Buat akun' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa email Anda')
}

/** Opens the link in the newest mail to an address. */
export async function openMailLink(page: Page, browser: Browser, email: string, path = '/verify'): Promise<void> {
  const { text, subject } = await newestMail(browser, email)
  const link = text.match(/https?:\/\/\S+/g)?.find(address => new URL(address).pathname === path)
  if (!link) throw new Error(`the outbox has no link to ${path} for ${email}, but ${subject}`)
  await page.goto(link)
}

/** Returns the newest mail to an address, which staff read in another browser. */
export async function newestMail(browser: Browser, email: string): Promise<{ subject: string; text: string }> {
  const operator = await browser.newContext({ locale: 'id-ID' })
  try {
    return await readOutbox(await operator.newPage(), email)
  } finally {
    await operator.close()
  }
}

async function readOutbox(page: Page, to: string): Promise<{ subject: string; text: string }> {
  await page.goto(tenantUrl('alkademi', '/Account'))
  await fillSignIn(page, await loginOf('superadmin'))
  await page.getByLabel('Alasan').waitFor()
  await proveFactor((await loginOf('superadmin')).email)
  await page.getByLabel('Alasan').fill('Membaca kotak keluar untuk uji')
  await page.getByRole('button', { name: 'Masuk sebagai superadmin' }).click()
  await expect(page).toHaveURL(/\/Studio$/)
  await page.goto(tenantUrl('alkademi', `/Studio/Mail?search=${encodeURIComponent(to)}`))
  await page.locator('main a[href^="/Studio/Mail/"]').first().click()
  await expect(page).toHaveURL(/\/Studio\/Mail\/[0-9a-f-]{36}$/)
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Email keluar')
  return {
    subject: await page.getByRole('heading', { level: 1 }).innerText(),
    text: await page.locator('main').innerText(),
  }
}

/** Enters a date of birth and agrees to the terms. */
export async function joinAs(page: Page): Promise<void> {
  await page.locator('select[name="day"], input[name="day"]').first().selectOption('17')
  await page.locator('select[name="month"]').selectOption('8')
  await page.locator('select[name="year"]').selectOption('1998')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByLabel('Saya sudah membaca dan setuju.').check()
  await page.getByRole('button', { name: 'Jadi anggota' }).click()
}
