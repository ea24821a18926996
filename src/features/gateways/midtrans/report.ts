import { readCsvRows, readMoment, readRupiah } from '../csv.ts'
import type { ReportLine } from '../gateway.ts'

const ORDER = ['order id', 'order_id', 'merchant order id']
const AMOUNT = ['amount', 'gross amount', 'gross_amount', 'transaction amount']
const FEE = ['fee', 'total fee', 'mdr', 'merchant fee', 'transaction fee']
const STATUS = ['status', 'transaction status', 'transaction_status']
const DATE = [
  'settlement date',
  'settlement_date',
  'settlement time',
  'settlement_time',
  'transaction date',
  'transaction time',
  'transaction_time',
]

/** Reads the transaction or settlement report of the dashboard as CSV. What has not been paid is left out. */
export function readReport(csv: string): ReportLine[] {
  return readCsvRows(csv, [ORDER, AMOUNT]).flatMap(({ row, get }): ReportLine[] => {
    const [orderId, amount] = [get(...ORDER), readRupiah(get(...AMOUNT))]
    const status = get(...STATUS).toLowerCase()
    const kind = kindOf(status)
    if (!orderId || amount === undefined || !kind) return []
    const [fee, at] = [readRupiah(get(...FEE)), readMoment(get(...DATE))]
    return [
      {
        row,
        kind,
        orderId,
        amount: kind === 'refund' ? 0 - Math.abs(amount) : amount,
        ...(fee !== undefined && { fee: Math.abs(fee) }),
        ...(at && { at }),
        description: status,
      },
    ]
  })
}

function kindOf(status: string): ReportLine['kind'] | undefined {
  if (status === '' || status === 'settlement' || status === 'settled' || status === 'capture' || status === 'success') return 'payment'
  if (status.includes('refund')) return 'refund'
  return status.includes('chargeback') ? 'other' : undefined
}
