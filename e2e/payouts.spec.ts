import { post } from '#features/ledger/post.server.ts'
import { followPayout } from '#features/payouts/tasks.ts'
import { newId } from '#platform/db/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { expect, findBarriers, hydrated } from './fixtures.ts'
import { enterStaff, looksWell, looksWellEverywhere, playGateway, SHOP, shopUrl } from './money-steps.ts'
import { type Stage, test } from './stage.ts'

/** From 10 million rupiah on two persons approve. */
const AMOUNT = 12_000_000
const SOLD = 12_500_000

/** Lets a member of the shop be a mentor who earned a share of a sale. */
async function makeMentor(stage: Stage, memberId: string, name: string): Promise<string> {
  return await stage.within(SHOP, async ctx => {
    const { db, tenantId } = ctx
    const id = newId()
    const row = { tenant_id: tenantId, id, slug: `mentor-${id.slice(-12)}`, name, headline: '', bio: '', expertise: [] }
    await db.insertInto('mentors').values(row).execute()
    await db.updateTable('memberships').set({ mentor_id: id }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute()
    await post(ctx, { kind: 'share-earned', invoiceId: newId(), line: 0, mentorId: id, amount: SOLD })
    return id
  })
}

test('a mentor asks for their share, two persons approve it, the bank pays it, and the mentor sees it', async ({
  page,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const name = `Mira ${newId().slice(-6)}`
  const mentor = await stage.enter(page, SHOP, name, ['mentor'])
  const mentorId = await makeMentor(stage, mentor.id, name)
  const staff = await (await browser.newContext()).newPage()
  await enterStaff(staff, stage, 'Bendahara Satu')
  const second = await (await browser.newContext()).newPage()
  await enterStaff(second, stage, 'Bendahara Dua')

  // Their account, whose name a person confirms where the bank calls another.
  await page.goto(shopUrl('/Studio/Payouts'))
  await hydrated(page)
  await looksWell(page)
  await page.getByRole('link', { name: 'Tambah rekening' }).click()
  await hydrated(page)
  await looksWell(page)
  await page.getByLabel('Bank', { exact: true }).selectOption('bca')
  const number = String(Date.now()).slice(-9).replace(/000$/, '123')
  await page.getByLabel('Nomor rekening').fill(number)
  await page.getByLabel('Nama pemilik seperti di bank').fill(name)
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(page.getByText('Rekening ditambahkan.')).toBeVisible()
  await looksWellEverywhere(page)
  await staff.goto(shopUrl('/Studio/Payouts/Accounts'))
  await hydrated(staff)
  const confirm = staff.getByRole('button', { name: `Pastikan rekening ${name} •••• ${number.slice(-4)}` })
  await expect(confirm).toBeVisible()
  await looksWell(staff)
  await confirm.click()
  await expect(staff.getByText('Rekening dipastikan.')).toBeVisible()
  // A new account waits for a day.
  await stage.query(`update bank_accounts set created_at = created_at - interval '3 days' where member_id = $1`, [mentor.id])

  await page.goto(shopUrl('/Studio/Payouts'))
  await hydrated(page)
  await page.getByLabel('Jumlah (Rp)').fill('12.000.000')
  await page.locator('[data-act="request"]').click()
  await expect(page.getByText('Pencairan diminta.')).toBeVisible()
  await looksWellEverywhere(page)
  const [payout] = await stage.query<{ id: string; amount: number }>('select id, amount from payouts where mentor_id = $1', [mentorId])
  const path = shopUrl(`/Studio/Payouts/${payout?.id}`)
  expect(Number(payout?.amount)).toBe(AMOUNT)

  await staff.goto(path)
  await hydrated(staff)
  await looksWell(staff)
  await staff.locator('[data-act="approve"]').click()
  await expect(staff).toHaveURL(/done=approved/)
  // One is not enough, and the same person does not count twice.
  await expect(staff.locator('dd [data-status]')).toHaveAttribute('data-status', 'requested')
  await staff.locator('[data-act="approve"]').click()
  await expect(staff.getByText('Kamu sudah menyetujui pencairan itu.', { exact: false }).first()).toBeVisible()

  await second.goto(path)
  await hydrated(second)
  await second.locator('[data-act="approve"]').click()
  await expect(second).toHaveURL(/done=approved/)
  const sent = async () => {
    const [row] = await stage.query<{ status: string; ref: string | null }>(
      'select status, gateway_ref as ref from payouts where id = $1',
      [payout?.id],
    )
    return row
  }
  await expect.poll(sent, { timeout: 30_000 }).toEqual({ status: 'sent', ref: expect.any(String) })
  await playGateway({ reference: (await sent())?.ref ?? '', event: 'complete' })
  // As each minute's job does: Iris tells its merchants by an address of their dashboard alone.
  await stage.within(SHOP, ctx => enqueue(ctx, followPayout, { payoutId: payout?.id ?? '' }))
  await expect.poll(async () => (await sent())?.status, { timeout: 70_000 }).toBe('paid')

  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('dd [data-status]')).toHaveAttribute('data-status', 'paid')
  await looksWellEverywhere(page)
  await page.goto(shopUrl('/Studio/Payouts/Statement'))
  await hydrated(page)
  await looksWell(page)
  await second.goto(path)
  expect(await findBarriers(second)).toEqual([])
  for (const one of [staff, second]) await one.context().close()
})
