import { expect, it } from 'vitest'
import { ACCOUNT_NUMBER, BANK_CODE, BANKS, isSameName, nameOfBank } from './bank-account.ts'

it('another name is another person’s', () => {
  for (const other of ['', 'Siti Aminah', 'Budi', 'Budi Santosa', 'Santoso Budi', 'Dr.', '王'])
    expect(isSameName('Budi Santoso', other)).toBe(false)
  expect(isSameName('', '')).toBe(false)
  // Too short to be a name that the bank cut off.
  expect(isSameName('Budi San', 'Budi Santoso')).toBe(false)
})

it('a name is the same in capitals, with titles, with accents, and cut off by the bank', () => {
  for (const [one, other] of [
    ['Budi Santoso', 'BUDI SANTOSO'],
    ['Dr. Budi Santoso, S.Kom., M.T.', 'BUDI SANTOSO'],
    ['Ir. H. Budi Santoso', 'Budi  Santoso'],
    ['Renée Nur’aini', 'RENEE NURAINI'],
    ['Budi Santoso S. Kom', 'BUDI SANTOSO'],
    ['Muhammad Rizky Ramadhan Putra', 'MUHAMMAD RIZKY RAMADH'],
  ] as const)
    expect([one, isSameName(one, other), isSameName(other, one)]).toEqual([one, true, true])
})

it('banks have codes that tables hold', () => {
  for (const bank of BANKS) expect(bank.code).toMatch(BANK_CODE)
  expect(new Set(BANKS.map(bank => bank.code)).size).toBe(BANKS.length)
  expect([nameOfBank('bca'), nameOfBank('lain'), nameOfBank('lain', [{ code: 'lain', name: 'Bank Lain' }])]).toEqual([
    'BCA',
    'LAIN',
    'Bank Lain',
  ])
})

it('a number is six to twenty digits', () => {
  expect(['12345', '123456', '1'.repeat(20), '1'.repeat(21), '1234 567', '１２３４５６'].map(one => ACCOUNT_NUMBER.test(one))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})
