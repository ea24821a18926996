import { fromMarkdown } from 'mdast-util-from-markdown'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createDiscovery } from './routes.ts'
import { buildSite, ORIGIN, openEndpoints } from './testing.ts'

const database = openTestDatabase()

let tenant: TenantId
beforeAll(async () => {
  tenant = await database.createTenant()
})

async function ask(settings: Record<string, unknown> = {}) {
  const answer = await openEndpoints(database, buildSite(tenant, settings), createDiscovery(['/'])).request('/llms.txt')
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('llms.txt', () => {
  it('is not there for a site that is not to be found, nor under maintenance', async () => {
    expect((await ask({ meta: { robot_index: 'noindex' } })).status).toBe(404)
    const closed = await ask({ isMaintenance: true })
    expect([closed.status, closed.headers.get('retry-after'), closed.text]).toEqual([503, '600', ''])
  })

  it('says what the site is, where its main pages are, how programs read it, and how to reach people', async () => {
    const contact = { whatsapp: '628123456789', email: 'halo@uji.id', address: 'Jl. Kopi 1,\nBandung' }
    const { status, headers, text } = await ask({ title: 'Uji *Coba*', meta: { description: 'Belajar\nbersama.' }, contact })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text.startsWith('# Uji \\*Coba\\*\n\n> Belajar bersama.\n\n')).toBe(true)
    for (const part of [
      `- [Kelas](${ORIGIN}/Courses)`,
      '`Accept: text/markdown`',
      `<${ORIGIN}/mcp>`,
      `<${ORIGIN}/api/docs>`,
      `<${ORIGIN}/sitemap.xml>`,
      `<${ORIGIN}/en>`,
      '<https://wa.me/628123456789>',
      'halo@uji.id',
      'Jl. Kopi 1, Bandung',
    ])
      expect(text).toContain(part)
    expect(fromMarkdown(text).children.filter(node => node.type === 'heading').length).toBeGreaterThan(4)
  })

  it('is in the site’s first language, with the tenant’s own entries', async () => {
    const header = [{ label: { id: 'Dapur', en: 'Kitchen' }, href: '/dapur' }]
    const { text } = await ask({ languages: { first: 'en', shown: 'first' }, navigation: { header, footer: [] } })
    expect(text).toContain(`- [Kitchen](${ORIGIN}/en/dapur)`)
    expect(text).toContain('Main pages')
    expect(text).not.toContain('In another language')
    expect(text).not.toContain('## Contact')
  })
})
