import { describe, expect, it } from 'vitest'
import { readMoment, readRupiah } from './csv.ts'
import { isGatewayFault } from './gateway.ts'
import { readReport as readMidtrans } from './midtrans/report.ts'
import { buildOrder, unstopped } from './testing.ts'
import { createTransfer, readStatement } from './transfer/transfer.ts'
import { readReport as readXendit } from './xendit/report.ts'

describe('amounts and moments of files', () => {
  it.each([
    ['650000', 650_000],
    ['650000.00', 650_000],
    ['650,000.00', 650_000],
    ['650.000,00', 650_000],
    ['Rp 650.000', 650_000],
    ['1,250,000.00 CR', 1_250_000],
    ['1.250.000 DB', -1_250_000],
    ['-5000', -5000],
    ['(5.000)', -5000],
    ['0', 0],
    ['650000.50', undefined],
    ['', undefined],
    ['abc', undefined],
    ['1e9', undefined],
    ['9999999999999999', undefined],
  ])('%j is %j', (text, amount) => {
    expect(readRupiah(text)).toBe(amount)
  })

  it.each([
    ['2026-11-28', '2026-11-27T17:00:00.000Z'],
    ['2026-11-28 13:05:09', '2026-11-28T06:05:09.000Z'],
    ['28/11/2026', '2026-11-27T17:00:00.000Z'],
    ['28-11-2026 13:05', '2026-11-28T06:05:00.000Z'],
    ['2026-11-28T06:05:09.123Z', '2026-11-28T06:05:09.000Z'],
    ['2026-11-28 13:05:09 +0700', '2026-11-28T06:05:09.000Z'],
  ])('%j is %s', (text, moment) => {
    expect(readMoment(text)?.toISOString()).toBe(moment)
  })

  it('no moment is what is none', () => {
    for (const text of ['', 'kemarin', '2026-13-40', '11/28/2026']) expect(readMoment(text)).toBeUndefined()
  })
})

describe('a report of Midtrans', () => {
  it('is read with its fees; what was not paid is left out', () => {
    const csv = [
      'Settlement report,,,,',
      'Order ID,Amount,Fee,Status,Settlement Date',
      'a-1,650000.00,4000,settlement,2026-11-28 13:00:00',
      'a-2,100000.00,,pending,',
      'a-1,50000,0,partial_refund,2026-11-29 08:00:00',
    ].join('\n')
    expect(readMidtrans(csv)).toEqual([
      {
        row: 3,
        kind: 'payment',
        orderId: 'a-1',
        amount: 650_000,
        fee: 4000,
        at: new Date('2026-11-28T06:00:00Z'),
        description: 'settlement',
      },
      {
        row: 5,
        kind: 'refund',
        orderId: 'a-1',
        amount: -50_000,
        fee: 0,
        at: new Date('2026-11-29T01:00:00Z'),
        description: 'partial_refund',
      },
    ])
  })

  it.each(['', 'a;b\n1;2', '\0\0', '"'.repeat(99), 'Order ID\n1'])('that is %j is unreadable', csv => {
    expect(() => readMidtrans(csv)).toThrow(expect.objectContaining({ kind: 'unreadable' }))
    try {
      readXendit(csv)
    } catch (error) {
      expect(isGatewayFault(error)).toBe(true)
    }
  })
})

it('a report of Xendit is read; what goes out is below zero', () => {
  const csv = [
    '\uFEFFTransaction ID;Reference;Transaction Type;Status;Amount;Fee;Settlement Date',
    'txn-1;a-1;Virtual Account Payment;SUCCESS;650000;4500;2026-11-28T06:00:00Z',
    'txn-2;p-1;DISBURSEMENT;SUCCESS;250000;5000;2026-11-28T07:00:00Z',
    'txn-3;a-3;QRIS payment;FAILED;1;0;',
  ].join('\r\n')
  expect(readXendit(csv)).toMatchObject([
    { row: 2, kind: 'payment', orderId: 'a-1', ref: 'txn-1', amount: 650_000, fee: 4500 },
    { row: 3, kind: 'payout', orderId: 'p-1', amount: -250_000 },
  ])
})

describe('transfers', () => {
  it('show the tenant’s accounts, and know of nothing that came', async () => {
    const accounts = [{ bank: 'BCA', number: '1234567890', holder: 'Yayasan Sanggar' }]
    const transfer = createTransfer(accounts)
    expect(await transfer.open(buildOrder({ method: 'transfer' }), unstopped())).toMatchObject({ instructions: { accounts } })
    expect(await transfer.status('a', unstopped())).toMatchObject({ state: 'pending' })
    expect(transfer.readNotification(new Headers(), '{}').isGenuine).toBe(false)
    await expect(transfer.refund({ orderId: 'a', key: 'k', amount: 1, reason: '' }, unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('are found in a bank’s statement, by amount or by credit and debit', () => {
    const amounts =
      'Tanggal;Keterangan;Mutasi\n28/11/2026;TRSF E-BANKING CR SARI;650.123,00 CR\n28/11/2026;BIAYA ADM;15.000,00 DB\nSaldo akhir;;1\n'
    expect(readStatement(amounts)).toEqual([
      { row: 2, kind: 'payment', amount: 650_123, at: new Date('2026-11-27T17:00:00Z'), description: 'TRSF E-BANKING CR SARI' },
      { row: 3, kind: 'other', amount: -15_000, at: new Date('2026-11-27T17:00:00Z'), description: 'BIAYA ADM' },
    ])
    const sides = 'date,description,debit,credit\n2026-11-28,Masuk,0,"650,123.00"\n2026-11-28,Keluar,"1,000.00",\n'
    expect(readStatement(sides)).toMatchObject([{ amount: 650_123 }, { amount: -1000 }])
  })
})
