import { describe, expect, it } from 'vitest'
import { ACCOUNT_ORIGIN } from '../testing.ts'
import { toMail } from './mail-texts.server.ts'
import type { AccountMailKind } from './mails.ts'

const KINDS: Record<AccountMailKind, boolean> = {
  verify: true,
  reset: true,
  'change-email': true,
  exists: false,
  'password-changed': false,
  'new-email': true,
  'new-email-taken': false,
  'email-changed': false,
  'social-linked': false,
  delete: true,
  deleted: false,
  'second-factor-on': false,
  'second-factor-ready': false,
  'second-factor-off': false,
  'passkey-added': false,
  'passkey-removed': false,
  'guesses-stopped': false,
}

function mailOf(kind: AccountMailKind, lang: 'id' | 'en', more: object = {}) {
  const mail = {
    kind,
    to: 'siti@contoh.id',
    name: 'Siti',
    path: '/x?token=a.b-c&lang=id',
    newEmail: 'baru@contoh.id',
    site: 'GitHub',
    ...more,
  }
  return toMail(mail, { lang, theme: { title: 'Situs Uji', themeColour: '#0b6e99' }, origin: ACCOUNT_ORIGIN })
}

describe('a mail of the account site', () => {
  it.each(Object.entries(KINDS))('%s: is secret where its link lets its holder in: %s', (kind, isSecret) => {
    expect(mailOf(kind as AccountMailKind, 'id').isSecret).toBe(isSecret)
  })

  it.each(Object.keys(KINDS))('%s: has all its words in both languages, and its link whole', kind => {
    const [id, en] = [mailOf(kind as AccountMailKind, 'id'), mailOf(kind as AccountMailKind, 'en')]
    for (const mail of [id, en]) {
      expect(mail.template).toBe(`account.${kind}`)
      expect(mail.to).toBe('siti@contoh.id')
      expect(mail.subject).toContain('Situs Uji')
      expect(mail.text).toContain(`${ACCOUNT_ORIGIN}/x?token=a.b-c&lang=id`)
      expect(mail.html).toContain('href="http://account.localhost:3000/x?token=a.b-c&amp;lang=id"')
      expect(mail.text + mail.html).not.toMatch(/\{\{|undefined|\.(subject|heading|text|more|footnote)\b/)
      expect(mail.text).toContain('Siti')
    }
    expect(id.subject).not.toBe(en.subject)
    expect(id.text).not.toBe(en.text)
  })

  it('says to which address an account moves', () => {
    expect(mailOf('change-email', 'id').text).toContain('baru@contoh.id')
  })

  it('carries no name into its markup, and none as a link', () => {
    const mail = mailOf('verify', 'id', { name: '<a href="https://jahat.example">Hadiah</a> jahat.example $t(reset.text) {{site}}' })
    expect(mail.html).not.toContain('<a href="https://jahat')
    expect(mail.text).not.toContain('jahat.example')
    expect(mail.text).not.toContain('meminta kata sandi baru')
  })
})
