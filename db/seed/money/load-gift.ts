import { mayTakeGifts } from '#features/gifts/gift.ts'
import { giveGift } from '#features/gifts/give.server.ts'
import { settleGift } from '#features/gifts/settle.server.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { findInvoiceByKey } from '#features/payments/queries.server.ts'
import { hearPaid } from './load-orders.ts'
import { before, DAY, type MoneyTarget } from './target.ts'

interface SeedGift {
  name: string | null
  rupiah: number
  message: string | null
  daysAgo: number
  /** Never paid. */
  isOpen?: true
}

const GIFTS: readonly SeedGift[] = [
  { name: 'Keluarga Wirawan', rupiah: 250_000, message: 'Semoga kuotanya cukup sampai ujian.', daysAgo: 15 },
  { name: null, rupiah: 100_000, message: null, daysAgo: 6 },
  { name: 'Rani', rupiah: 50_000, message: null, daysAgo: 4, isOpen: true },
]

/** Loads gifts that were paid to a running campaign, and one that was not. */
export async function loadGift(target: MoneyTarget): Promise<void> {
  const { settings } = target
  for (const { name, rupiah, message, daysAgo, isOpen } of GIFTS) {
    const minutes = daysAgo * DAY
    if (!mayTakeGifts(settings, before(target, minutes).now)) continue
    const input = { name, amount: rupiah, email: null, message, consent: name === null ? null : 'Akun demo', lang: 'id' } as const
    const key = await giveGift(before(target, minutes), settings, input)
    const invoice = await findInvoiceByKey(before(target, minutes), key)
    if (!invoice || isOpen) continue
    const { id } = await chooseMethod(before(target, minutes - 2), invoice.id, 'qris', key)
    await hearPaid(before(target, minutes - 5), invoice.id, id)
    await settleGift(before(target, minutes - 6), invoice.id)
  }
}
