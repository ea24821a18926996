import { readCsvRows, readMoment, readRupiah } from '../csv.ts'
import type { ReportLine } from '../gateway.ts'

const REFERENCE = ['reference', 'reference id', 'reference_id', 'external id', 'external_id']
const AMOUNT = ['amount', 'gross amount', 'transaction amount']
const FEE = ['fee', 'xendit fee', 'total fee', 'fee amount']
const KIND = ['transaction type', 'type', 'transaction_type']
const STATUS = ['status', 'transaction status']
const DATE = [
  'settlement date',
  'settlement time',
  'settled date',
  'estimated settlement time',
  'created date',
  'timestamp',
  'date created',
]
const ID = ['transaction id', 'transaction_id', 'product id', 'id']

/** Reads the transactions or balance report of the dashboard as CSV. What failed or waits is left out. */
export function readReport(csv: string): ReportLine[] {
  return readCsvRows(csv, [REFERENCE, AMOUNT]).flatMap(({ row, get }): ReportLine[] => {
    const [orderId, amount] = [get(...REFERENCE), readRupiah(get(...AMOUNT))]
    if (amount === undefined || /fail|pending|void|revers/i.test(get(...STATUS))) return []
    const type = get(...KIND).toLowerCase()
    const kind = kindOf(type)
    const isOut = kind === 'refund' || kind === 'payout'
    const [fee, at, ref] = [readRupiah(get(...FEE)), readMoment(get(...DATE)), get(...ID)]
    return [
      {
        row,
        kind,
        ...(orderId && { orderId }),
        ...(ref && { ref }),
        amount: isOut ? 0 - Math.abs(amount) : amount,
        ...(fee !== undefined && { fee: Math.abs(fee) }),
        ...(at && { at }),
        description: type,
      },
    ]
  })
}

function kindOf(type: string): ReportLine['kind'] {
  if (/refund/.test(type)) return 'refund'
  if (/payout|disbursement|remittance/.test(type)) return 'payout'
  return type === '' || /payment|invoice|virtual|qr|wallet|sale/.test(type) ? 'payment' : 'other'
}
