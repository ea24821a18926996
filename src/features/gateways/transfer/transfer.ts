import { readCsvRows, readMoment, readRupiah } from '../csv.ts'
import { type Gateway, GatewayFault, type ReportLine, type TransferAccount } from '../gateway.ts'

/** Transfers to the tenant's own accounts: nothing outside is asked, and staff say what came. */
export function createTransfer(accounts: readonly TransferAccount[]): Gateway {
  return {
    name: 'transfer',
    methods: ['transfer'],
    open: async ({ orderId, expiresAt }) => ({ ref: orderId, instructions: { accounts }, expiresAt }),
    // Staff confirm it; until then nobody knows more. The amount is that of the payment.
    status: async () => ({ state: 'pending', amount: 0, refunded: 0, raw: {} }),
    cancel: async () => {},
    refund: async () => {
      throw new GatewayFault('refused', 'transfers are refunded by hand')
    },
    readNotification: () => ({ isGenuine: false, topic: 'unknown' }),
    readReport: readStatement,
    tryKeys: async () => {},
  }
}

const DATE = ['date', 'tanggal', 'tgl', 'posting date', 'transaction date', 'tanggal transaksi']
const DESCRIPTION = ['description', 'keterangan', 'uraian', 'remark', 'berita', 'transaction description']
const AMOUNT = ['amount', 'jumlah', 'nominal', 'mutasi']
const CREDIT = ['credit', 'kredit']
const DEBIT = ['debit', 'debet']

/**
 * Reads a bank's statement: columns for date, description, and amount, or credit and debit. What went out is below zero. Lines without a readable amount or date,
 * such as totals, are left out.
 */
export function readStatement(csv: string): ReportLine[] {
  return readCsvRows(csv, [DATE, DESCRIPTION, [...AMOUNT, ...CREDIT]]).flatMap(({ row, get }): ReportLine[] => {
    const at = readMoment(get(...DATE))
    const credit = readRupiah(get(...AMOUNT)) ?? (readRupiah(get(...CREDIT)) || undefined)
    const debit = readRupiah(get(...DEBIT))
    const amount = credit ?? (debit === undefined ? undefined : 0 - Math.abs(debit))
    if (!at || amount === undefined || amount === 0) return []
    return [{ row, kind: amount > 0 ? 'payment' : 'other', amount, at, description: get(...DESCRIPTION).slice(0, 500) }]
  })
}
