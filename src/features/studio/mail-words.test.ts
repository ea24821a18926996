import { expect, it } from 'vitest'
import { nameOfMail } from './mail-words.server.ts'

it('a mail is called by what it is for, in the reader’s language; one that nobody writes any more by its name', () => {
  expect(nameOfMail('privacy.guardian', 'id')).toBe('Permintaan izin orang tua')
  expect(nameOfMail('account.verify', 'en')).toBe('Confirmation of an address')
  expect(nameOfMail('zaman.dahulu', 'id')).toBe('zaman.dahulu')
})
