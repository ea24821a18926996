import { expect, it } from 'vitest'
import { createVisitor } from '#page/testing.ts'
import { headersOf } from '#platform/http/security-headers.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { headers, loader } from './assistant.server.tsx'

const database = openTestDatabase()
const { show, visit } = createVisitor(database, [{ path: '/Assistant', name: 'Assistant', query: { q: 'text' } }])

it('is not there where the tenant hides its assistant', async () => {
  const of = await database.createTenant()
  expect(await visit(loader, '/Assistant', { of, settings: { assistant: { state: 'hidden' } } })).toBe('404')
})

it('tells a browser what it needs, and who has no script where to search', async () => {
  const of = await database.createTenant()
  const assistant = { questions: [{ question: 'Kapan mulai?' }], keepDays: 60 }
  const { html, head } = await show(loader, '/Assistant?q=web <b>', {
    of,
    settings: { title: 'Sanggar Uji', assistant, contact: { whatsapp: '6281200000000' } },
  })
  const parts = /data-parts="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')
  expect(JSON.parse(parts ?? '')).toEqual({
    workspaceId: of,
    whatsapp: '6281200000000',
    welcome: '',
    questions: ['Kapan mulai?'],
    keepDays: 60,
  })
  expect(head.robots).toMatch(/^noindex/)
  expect(html).toContain('<div class="hidden noscript:block"><p class="mt-6 font-medium">Pertanyaanmu: “web &lt;b&gt;”</p>')
  expect(html).toContain('href="/Search?search=web%20%3Cb%3E"')
  expect((await show(loader, '/Assistant', { of, lang: 'en' })).html).toContain('href="/en/Search"')
})

it('is the one page on which people may speak', () => {
  expect(headers()['permissions-policy']).toBe('camera=(), microphone=(self), geolocation=(), payment=()')
  expect(headersOf('/Courses', true)['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()')
})
