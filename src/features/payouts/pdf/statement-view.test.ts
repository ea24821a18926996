import { expect, it } from 'vitest'
import { toSettings } from '#features/sites/settings.ts'
import { TEST_NOW } from '#platform/testing/database.ts'
import { toStatementView } from './statement-view.ts'

const line = {
  id: 'a',
  at: TEST_NOW,
  kind: 'payout-paid' as const,
  about: '7890',
  invoiceNumber: null,
  amount: 0,
  tax: 10_000,
  transferred: 390_000,
  balance: 5,
}
const statement = {
  mentorId: 'm',
  mentorName: 'Mira ꦱ',
  month: '2026-08',
  opening: 0,
  closing: -5,
  earned: 400_000,
  returned: 0,
  tax: 10_000,
  transferred: 390_000,
  lines: [line],
}

it('a statement on paper names the mentor, who issues it, and the tax that was withheld', () => {
  const settings = toSettings({ title: 'Uji', payment: { legalName: 'Yayasan Uji', taxNumber: '01.234' } })
  const view = toStatementView(statement, { lang: 'en', settings, now: TEST_NOW })
  expect(view.facts).toEqual([
    { label: 'Mentor', value: 'Mira ?' },
    { label: 'Period', value: '2026-08' },
    { label: 'Issued by', value: 'Yayasan Uji' },
    { label: 'Tax number', value: '01.234' },
  ])
  expect(view.sums.map(one => one.value)).toEqual(['Rp0', 'Rp400.000', 'Rp0', 'Rp10.000', 'Rp390.000', '-Rp5'])
  expect(view.lines).toMatchObject([{ what: 'Payout paid · 7890', amount: '–', tax: 'Rp10.000', transferred: 'Rp390.000', balance: 'Rp5' }])
})
