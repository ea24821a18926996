import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'
import { expect } from './fixtures.ts'

export const accountUrl = (path: string) => `http://account.localhost:${process.env['E2E_PORT']}${path}`
/** The password of people that `fillSignUp` signs up. */
export const NEW_PASSWORD = 'kopi-tubruk-di-pagi-hari'

export interface Demo {
  logins: { kind: string; email: string; password: string; totpSecret?: string }[]
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa emailmu')
}

/** Opens the link in the newest mail to an address. */
export async function openMailLink(page: Page, email: string, path = '/verify'): Promise<void> {
  const { text, subject } = await newestMail(email)
  const link = text.match(/https?:\/\/\S+/g)?.find(address => new URL(address).pathname === path)
  if (!link) throw new Error(`the outbox has no link to ${path} for ${email}, but ${subject}`)
  await page.goto(link)
}

/** Returns the newest mail to an address from the shared server's outbox. Those of superadmins' own screens are tested where they stand: their codes serve once. */
export async function newestMail(email: string): Promise<{ subject: string; text: string }> {
  const { databaseUrl } = await startEmbedded(process.env['E2E_DATA'] ?? '', () => {})
  const pool = createPool(process.env['DATABASE_URL'] ?? databaseUrl, 1, () => {})
  try {
    const { rows } = await pool.query<{ subject: string; text: string }>(
      `select subject, coalesce(text_body, '') as text from mails where to_address = $1 order by created_at desc, id desc limit 1`,
      [email],
    )
    if (!rows[0]) throw new Error(`the outbox has no mail to ${email}`)
    return rows[0]
  } finally {
    await pool.end()
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
