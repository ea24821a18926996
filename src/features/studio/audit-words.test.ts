import { describe, expect, it } from 'vitest'
import type { AuditLine } from '#features/audit/audit-list.server.ts'
import { describe as describeLine, nameOfAct } from './audit-words.server.ts'

const line = (act: string, details: AuditLine['details']): AuditLine => ({
  id: '00000000-0000-7000-8000-000000000001',
  at: new Date(0),
  act,
  subject: '00000000-0000-7000-8000-000000000002',
  details,
  actor: 'Ani',
  memberId: null,
  role: 'admin',
})

describe('the words of acts on API clients', () => {
  it('name each act', () => {
    const acts = ['client.created', 'client.changed', 'client.secret-renewed', 'client.revoked']
    expect(acts.map(act => nameOfAct(act, 'id'))).toEqual([
      'Membuat aplikasi',
      'Mengubah aplikasi',
      'Mengganti rahasia aplikasi',
      'Mencabut aplikasi',
    ])
    expect(nameOfAct('client.changed', 'en')).toBe('Changed an application')
  })

  it('name a decision about a voice, and its kind', () => {
    expect(nameOfAct('voice.approved', 'id')).toBe('Menyetujui kiriman pengunjung')
    expect(describeLine(line('voice.approved', { voice: 'book_reviews' }), 'id', []).flat()).toContain('Komentar buku')
  })

  it('say what was changed', () => {
    const details = { name: 'Absensi II', was: 'Absensi', added: [], taken: ['content:write'] }
    expect(describeLine(line('client.changed', details), 'id', [])).toEqual(
      expect.arrayContaining([
        ['Nama sebelumnya', 'Absensi'],
        ['Izin yang dicabut', 'content:write'],
      ]),
    )
  })
})
