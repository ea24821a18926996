import { expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { linkMarks, listSources } from './cite.ts'
import { handOverLink } from './hand-over.server.ts'

const siteWith = (whatsapp: string) => buildSite({ of: toTenantId(newId()), settings: { contact: { whatsapp } } })
const textOf = (link: string | undefined) => new URL(link ?? 'x:').searchParams.get('text') ?? ''

it('a conversation is handed over as plain text, to a tenant that has a number', () => {
  const said = [{ query: 'Kelas apa?', answer: 'Ada **Web Dasar** [1](/Courses/web).\n\n**Sumber**\n1. [Web Dasar](/Courses/web)' }]
  expect(handOverLink(siteWith(''), 'id', said)).toBeUndefined()
  const site = siteWith('6281234567890')
  const text = textOf(handOverLink(site, 'id', said))
  expect(text).toContain('Tanya: Kelas apa?')
  expect(text).toContain(`Asisten: Ada Web Dasar [1].\nSumber\n1. Web Dasar: https://${site.host}/Courses/web`)
  expect(textOf(handOverLink(siteWith('6281234567890'), 'en', []))).toContain('team')
})

it('a long conversation is handed over by its end, in whole characters', () => {
  const said = Array.from({ length: 40 }, (_, at) => ({ query: `${at} ${'🙂'.repeat(400)}`, answer: 'a'.repeat(4000) }))
  const link = handOverLink(siteWith('6281234567890'), 'id', said) ?? ''
  const text = textOf(link)
  expect(text.length).toBeLessThan(2200)
  expect(text).toContain('Tanya: 39')
  expect(text).not.toContain('Tanya: 2 ')
  expect(text.isWellFormed()).toBe(true)
})

it('marks become links to their sources alone, in the reader’s language', () => {
  const source = { kind: 'class' as const, id: 'x', title: 'Web [gratis](https://jahat.example)', href: '/Courses/web (1)', lang: 'id' }
  expect(linkMarks('Ada [1], bukan [2] atau \\[1\\] atau [1](/x).', [source], 'en')).toBe(
    'Ada [1](/en/Courses/web%20%281%29), bukan  atau \\[1\\] atau [1](/x).',
  )
  expect(listSources('Sumber', [{ number: 1, source }], 'id')).toBe(
    '\n\n**Sumber**\n1. [Web \\[gratis\\](https://jahat.example)](/Courses/web%20%281%29)',
  )
  expect(listSources('Sumber', [], 'id')).toBe('')
})
