import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from './fields.ts'
import { FormCheck, FormField, FormSelect, FormText } from './form-field.tsx'
import { FormMessage, FormRefusal } from './form-message.tsx'

const html = (part: ReactNode) => renderToStaticMarkup(part)

describe('a field', () => {
  it('is named by its label, and says its hint and what is wrong with it', () => {
    const made = html(<FormField name="email" label="Email" hint="Satu alamat" problem="Tidak terbaca" value={'"a"<b'} required />)
    expect(made).toContain('<label for="email"')
    expect(made).toMatch(/<input type="text" required="" id="email" aria-invalid="true" aria-describedby="email-problem email-hint"/)
    expect(made).toContain('value="&quot;a&quot;&lt;b"')
    expect(made).toMatch(/<p id="email-problem"[^>]*>Tidak terbaca<\/p><p id="email-hint"/)
  })

  it('is not called wrong where it is not', () => {
    const made = html(<FormField name="email" label="Email" />)
    for (const word of ['aria-invalid="', 'aria-describedby', 'value=']) expect(made).not.toContain(word)
  })

  it('never shows a password again', () => {
    expect(html(<FormField name="password" label="Kata sandi" type="password" value="rahasia" />)).not.toContain('rahasia')
  })

  it('keeps its value as lines, as a choice and as a tick', () => {
    expect(html(<FormText name="reason" label="Alasan" value="satu" />)).toContain('>satu</textarea>')
    const select = html(
      <FormSelect
        name="role"
        label="Peran"
        value="b"
        choices={[
          ['a', 'A'],
          ['b', 'B'],
        ]}
      />,
    )
    expect(select).toContain('<option value="b" selected="">B</option>')
    expect(html(<FormCheck name="sure" label="Ya" isChecked />)).toMatch(/type="checkbox" [^>]*name="sure" checked=""[^>]*value="1"/)
    expect(html(<FormCheck name="sure" label="Ya" />)).not.toContain('checked=""')
  })
})

describe('the fields of a form that was refused', () => {
  const sent = { name: 'invite', values: { email: 'x', empty: '' }, problems: [{ path: 'email', message: 'Salah' }] }

  it('get back what was typed, even nothing, and their own problem', () => {
    const field = fieldsOf(sent, 'invite')
    expect(field('email', 'before')).toEqual({ name: 'email', value: 'x', problem: 'Salah' })
    expect(field('empty', 'before')).toEqual({ name: 'empty', value: '', problem: undefined })
  })

  it('are as at first where another form was sent, or none', () => {
    for (const form of [sent, undefined])
      expect(fieldsOf(form, 'other')('email', 'before')).toEqual({ name: 'email', value: 'before', problem: undefined })
  })
})

it('a refusal is read out at once, what is done politely, a note not by itself', () => {
  expect(html(<FormMessage>Ups</FormMessage>)).toContain('role="alert"')
  expect(html(<FormMessage tone="done">Beres</FormMessage>)).toContain('role="status"')
  expect(html(<FormMessage tone="note">Tahu</FormMessage>)).toContain('role="note"')
})

describe('a refusal', () => {
  const form = { message: 'Belum tersimpan', problems: [{ path: 'email', message: 'Tulis alamatnya' }] }

  it('takes the focus, and leads to each field that is to be mended', () => {
    const made = html(<FormRefusal form={form} idOf={path => `${path}-7`} />)
    expect(made).toMatch(/^<div tabindex="-1" autofocus=""/)
    expect(made).toMatch(/<p>Belum tersimpan<\/p><ul><li><a href="#email-7"[^>]*>Tulis alamatnya<\/a>/)
  })

  it('says the same thing once, and without fields in a word', () => {
    expect(html(<FormRefusal form={{ ...form, message: 'Tulis alamatnya' }} />).match(/Tulis alamatnya/g)).toHaveLength(1)
    const bare = html(<FormRefusal form={{ message: 'Belum bisa', problems: [] }} />)
    expect(bare).toContain('Belum bisa')
    expect(bare).not.toContain('<ul>')
  })
})
