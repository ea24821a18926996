import { describe, expect, it } from 'vitest'
import { contrast } from '#kit/colour.ts'
import { parseConfig } from '../config/config.ts'
import { toSubject } from './mail.ts'
import { isMailAddress, parseMailbox } from './mail-address.ts'
import { type MailParts, mailHtml, mailText } from './mail-html.ts'
import { parseMailServer } from './mail-server.ts'

const parts: MailParts = {
  lang: 'id',
  siteName: 'Sekolah "Satu" <1>',
  colour: '#f2b705',
  heading: 'Sahkan alamat & mulai',
  paragraphs: ['Halo <script>alert(1)</script>.', 'Berlaku 24 jam.'],
  button: { label: 'Sahkan > alamat', href: 'https://akun.contoh.id/verify?token=a&x="><b>' },
  footnote: 'Bukan kamu? Abaikan.',
}

describe('the words of a mail', () => {
  it('refuse a button that leads to no web address', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '/verify']) {
      expect(() => mailHtml({ ...parts, button: { label: 'x', href } })).toThrow()
      expect(() => mailText({ ...parts, button: { label: 'x', href } })).toThrow()
    }
  })

  it('are escaped wherever they stand', () => {
    const html = mailHtml(parts)
    expect(html).not.toMatch(/<script|<1>|<b>|"Satu" </)
    expect(html).toContain('Sekolah "Satu" &lt;1&gt;')
    expect(html).toContain('href="https://akun.contoh.id/verify?token=a&amp;x=%22%3E%3Cb%3E"')
    expect(html).toMatch(/^<!doctype html>\n<html lang="id"/)
  })

  it('stand in the text, each on its line, with the link alone on one', () => {
    expect(mailText(parts).split('\n')).toContain('https://akun.contoh.id/verify?token=a&x=%22%3E%3Cb%3E')
    expect(mailText({ ...parts, paragraphs: ['satu\r\n\r\ndua'] })).toContain('\n\nsatu dua\n\n')
    expect(mailText({ ...parts, button: undefined })).not.toContain('http')
  })

  it('let nobody send a link by calling themselves one; mail addresses stay as they are', () => {
    const named = {
      ...parts,
      button: undefined,
      paragraphs: ['Halo http://jahat.example, www.jahat.example dan jahat.example/x. Alamat baru: siti@contoh.id.'],
    }
    for (const said of [mailHtml(named), mailText(named)]) {
      expect(said).not.toMatch(/https?:\/\/jahat|www\.jahat|jahat\.example/)
      expect(said.replaceAll('\u200b', '')).toContain('http://jahat.example, www.jahat.example dan jahat.example/x.')
      expect(said).toContain('siti@contoh.id.')
    }
  })

  it('read on a button of any colour', () => {
    for (const colour of ['#f2b705', '#ffffff', '#000000', '#888888', '#d7263d', '#7fd1ae', 'merah']) {
      const [, ground = '', ink = ''] =
        /background:(#[0-9a-f]{6});color:(#[0-9a-f]{6});font-size:16px/.exec(mailHtml({ ...parts, colour })) ?? []
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('a subject', () => {
  it('is one line without what steers a terminal or a header, and no longer than 200 characters', () => {
    expect(toSubject('Halo\r\nBcc: x@contoh.id\u0000\u202eabc\u2028d')).toBe('Halo Bcc: x@contoh.id abc d')
    expect(Array.from(toSubject('😀'.repeat(300)))).toHaveLength(200)
    expect(toSubject('Selamat datang, Nur ‘Aisyah ☕')).toBe('Selamat datang, Nur ‘Aisyah ☕')
  })
})

describe('a mail address', () => {
  it('is one, of any script', () => {
    for (const good of [
      'siti@contoh.id',
      'siti.nur+kelas@sub.contoh.id',
      'ÿ@bücher.example',
      '用户@例子.广告',
      'a@localhost',
      "o'neil@contoh.id",
    ])
      expect(isMailAddress(good), good).toBe(true)
    const long = `${'x'.repeat(65)}@contoh.id`
    const bad = [
      '',
      'siti',
      '@contoh.id',
      'siti@',
      'a@b@contoh.id',
      'a b@contoh.id',
      'a@contoh.id, b@contoh.id',
      'a@contoh.id\r\nBcc: b@contoh.id',
    ]
    for (const text of [
      ...bad,
      '<a@contoh.id>',
      'a@-contoh.id',
      'a@contoh..id',
      '.a@contoh.id',
      'a@[127.0.0.1]',
      'a@contoh.id\n',
      'a\u0000@contoh.id',
      long,
    ])
      expect(isMailAddress(text), text).toBe(false)
  })

  it('may have a name before it', () => {
    expect(parseMailbox('Sekolah Satu <email@contoh.id>')).toEqual({ name: 'Sekolah Satu', address: 'email@contoh.id' })
    expect(parseMailbox('"Sekolah, Satu" <email@contoh.id>')).toEqual({ name: 'Sekolah, Satu', address: 'email@contoh.id' })
    expect(parseMailbox('email@contoh.id')).toEqual({ name: '', address: 'email@contoh.id' })
    for (const bad of ['A <a@b.id>, B <b@b.id>', 'A\r\nBcc: x@b.id <a@b.id>', 'A <a>', 'A a@b.id', ''])
      expect(parseMailbox(bad), bad).toBeUndefined()
  })
})

describe('the settings of mail', () => {
  it('are an SMTP address with its usual port, and a login that may hold any character', () => {
    expect(parseMailServer('smtp://smtp.contoh.id')).toEqual({ host: 'smtp.contoh.id', port: 587, isSecure: false, login: undefined })
    expect(parseMailServer('smtps://siti%40contoh.id:p%3A%2F%40@smtp.contoh.id')).toEqual({
      host: 'smtp.contoh.id',
      port: 465,
      isSecure: true,
      login: { user: 'siti@contoh.id', password: 'p:/@' },
    })
    expect(parseMailServer('smtp://[::1]:2525/')).toMatchObject({ host: '::1', port: 2525 })
    for (const bad of [
      'http://x',
      'smtp://',
      'smtp://user@host',
      'smtp://u:%zz@host',
      'smtp://host/path',
      'smtp://host?x=1',
      'smtp.contoh.id:587',
      'smtp://host:0',
    ])
      expect(parseMailServer(bad), bad).toBeUndefined()
  })

  it('stop the start with the name of the bad one, and never say a password', () => {
    const failure = (env: Record<string, string>) => {
      try {
        parseConfig(env)
        return undefined
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
    }
    expect(failure({ SMTP_URL: 'smtp://u:rahasia@host/x', MAIL_FROM: 'a@b.id' })).toMatch(/^SMTP_URL: wants/)
    expect(failure({ SMTP_URL: 'smtp://u:rahasia@host/x', MAIL_FROM: 'a@b.id' })).not.toContain('rahasia')
    expect(failure({ SMTP_URL: 'smtp://host' })).toMatch(/^MAIL_FROM: /)
    expect(failure({ SMTP_URL: 'smtp://host', MAIL_FROM: 'a@b.id, c@d.id' })).toMatch(/^MAIL_FROM: /)
    expect(parseConfig({}).mail).toBeUndefined()
    expect(parseConfig({ SMTP_URL: 'smtp://host', MAIL_FROM: 'Satu <a@b.id>' }).mail).toMatchObject({
      server: { host: 'host' },
      from: { name: 'Satu', address: 'a@b.id' },
    })
  })
})
