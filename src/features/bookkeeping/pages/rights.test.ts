import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { bookEntries } from '../../../route-table-books.ts'
import { buildOrder } from '../testing.ts'

const database = openTestDatabase()
const { show, visit } = createAppVisitor(database, bookEntries)
let tenant: TenantId
let admin: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  admin = await enrol(database, tenant, 'Ani', ['admin'])
})

const load = async (file: string) => await import(/* @vite-ignore */ `../../../${file}`)
const addresses = bookEntries.map(({ path, file = '' }) => ({ here: path.replace(/\{\w+\}/g, newId()), file }))

describe('the pages of the books', () => {
  it.each(addresses)('$here is refused to nobody and to who may not read payments', async ({ here, file }) => {
    const page = await load(file)
    expect(await visit(page, here, { of: tenant })).toMatch(/^302 \/Login/)
    expect(await visit(page, here, await as(await enrol(database, tenant, 'Siswa', ['student']), tenant))).toBe('403')
  })

  it('show an order to its own tenant, and to no other', async () => {
    const order = await database.asTenant(tenant, ctx =>
      buildOrder(ctx, { lines: [{ subjectId: newId(), name: 'Kelas Uji', price: 100_000 }] }),
    )
    const page = await load('features/bookkeeping/pages/order-show.tsx')
    const html = await show(page, `/Studio/Orders/${order.invoiceId}`, await as(admin, tenant))
    for (const words of ['Kelas Uji', 'Ibu Sari', order.orderId]) expect(html).toContain(words)
    const theirs = await database.createTenant()
    const other = await enrol(database, theirs, 'Budi', ['admin'])
    expect(await visit(page, `/Studio/Orders/${order.invoiceId}`, await as(other, theirs))).toBe('404')
  })
})
