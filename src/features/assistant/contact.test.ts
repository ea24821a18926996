import { expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { answerContact } from './contact.server.ts'

const siteWith = (contact: object) => buildSite({ of: toTenantId(newId()), settings: { contact } })
const SITE = siteWith({ whatsapp: '628123456789', email: 'halo@uji.id', address: 'Jl. Kopi 1,\nBandung' })

it.each([
  'nomer wa admin brp',
  'kontak kalian dong',
  'alamat kantor di mana?',
  'kantornya dimana',
  'emailnya apa?',
  'How can I contact you?',
  'Where is your office?',
])('%j is answered by how the tenant is reached', query => {
  const text = answerContact(SITE, 'id', query)
  expect(text).toContain('[+628123456789](https://wa.me/628123456789?text=')
  expect(text).toContain('halo@uji.id')
  expect(text).toContain('Jl. Kopi 1, Bandung')
})

it.each([
  'Berapa nomor kelasnya?',
  'bagaimana menulis email lamaran?',
  'ada yang minta nomor wa saya katanya dari bank, ini penipuan bukan ya?',
  'alamat IP itu apa',
  'nomor telepon Made Suartana berapa?',
  'alamatnya di mana?',
  'email mentor saya apa?',
])('%j is not', query => {
  expect(answerContact(SITE, 'id', query)).toBeUndefined()
})

it('nothing is said where the tenant says nothing', () => {
  expect(answerContact(siteWith({ whatsapp: '', email: '', address: '' }), 'id', 'kontak kalian dong')).toBeUndefined()
})
