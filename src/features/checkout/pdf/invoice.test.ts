import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Invoice } from '#features/payments/invoice.ts'
import { TEST_NOW } from '#platform/testing/database.ts'
import { renderInvoice } from './render-invoice.server.tsx'

const invoice: Invoice = {
  id: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe',
  number: 'INV/2026/000007',
  kind: 'order',
  status: 'paid',
  memberId: null,
  buyerName: 'Siti Rāhma',
  buyerEmail: null,
  buyerPhone: null,
  lang: 'id',
  currency: 'IDR',
  subtotal: 200_000,
  discount: 50_000,
  taxBp: 1100,
  tax: 16_500,
  total: 166_500,
  refunded: 0,
  seller: { legalName: 'Yayasan Uji', address: 'Jalan Melati 5, Bandung', taxNumber: '01.234.567.8-901.000' },
  couponId: null,
  replacesId: null,
  createdAt: TEST_NOW,
  expiresAt: new Date(TEST_NOW.getTime() + 86_400_000),
  paidAt: TEST_NOW,
  endedAt: null,
  lines: [
    {
      kind: 'class',
      subjectId: '01a200f0-aa13-7411-a17c-e8caa1dfcfbf',
      recipientId: null,
      name: 'Web dari Nol',
      quantity: 1,
      price: 200_000,
      details: {},
    },
  ],
  payment: null,
}

/** Returns the words of a PDF of ours, whose fonts have the letters of Windows-1252. */
function textOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const letters = new TextDecoder('windows-1252')
  const words: string[] = []
  for (const { index, 0: head } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const start = index + head.length
    const end = bytes.indexOf('endstream', start)
    const content = inflated(bytes.subarray(start, end))
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g))
      words.push(letters.decode(Buffer.from([...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join(''), 'hex')))
  }
  return words.join('\n')
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

const read = async (one: Invoice, lang: 'id' | 'en' = 'id') => textOf(await renderInvoice(one, lang, 'Asia/Jakarta', 'Situs Uji'))

describe('a receipt', () => {
  it('has all that the law and the payer want to read, in both languages', async () => {
    const id = await read(invoice)
    for (const words of [
      'Kuitansi',
      'INV/2026/000007',
      'Yayasan Uji',
      'Jalan Melati 5, Bandung',
      'NPWP 01.234.567.8-901.000',
      'Siti Rahma',
      'Web dari Nol',
      'Rp200.000',
      'Potongan',
      'Rp50.000',
      'Dasar pengenaan pajak',
      'Rp150.000',
      'PPN 11%',
      'Rp16.500',
      'Rp166.500',
      'LUNAS',
    ])
      expect(id).toContain(words)
    expect(id.replaceAll('\n', ' ')).toContain('Seratus enam puluh enam ribu lima ratus rupiah')
    const en = await read(invoice, 'en')
    for (const words of ['Receipt', 'Tax base', 'VAT 11%', 'PAID']) expect(en).toContain(words)
    expect(en.replaceAll('\n', ' ')).toContain('One hundred sixty-six thousand five hundred rupiah')
  })

  it('is an invoice until it is paid, of the site where no legal name is set', async () => {
    const open = await read({ ...invoice, status: 'pending', paidAt: null, seller: { legalName: '', address: '', taxNumber: '' } })
    for (const words of ['Tagihan', 'MENUNGGU PEMBAYARAN', 'Bayar sebelum', 'Situs Uji']) expect(open).toContain(words)
    expect(open).not.toContain('LUNAS')
    expect(open).not.toContain('NPWP')
  })

  it('names the school or company that ordered places, with its tax number', async () => {
    const [line] = invoice.lines
    if (!line) throw new Error('it has a line')
    const details = { organisation: 'SMK Uji', address: 'Jalan Mawar 1', taxNumber: '012345678901000' }
    const text = await read({ ...invoice, kind: 'seats', buyerName: 'SMK Uji', lines: [{ ...line, kind: 'places', details }] })
    for (const words of ['SMK Uji', 'Jalan Mawar 1', 'NPWP 012345678901000']) expect(text).toContain(words)
  })

  it('says the same whenever it is made', async () => {
    expect(await read(invoice)).toBe(await read(invoice))
  })
})
