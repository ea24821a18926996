import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { createVisitor } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { loader } from './home.server.tsx'

const database = openTestDatabase()
const { show, statements } = createVisitor(database, [{ path: '/', name: 'index' }])
const faq = [{ question: 'Berapa lama?', answer: 'Enam pekan.' }]

let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await buildClass(ctx, { code: 'WEB-1', name: 'Web untuk Warga' })
  })
})

async function home(settings: Record<string, unknown> = {}, options = {}) {
  return await show(loader, '/', { of: tenant, settings, ...options })
}

describe('the home page', () => {
  it('is the brand’s, in at most four statements', async () => {
    const { html } = await home()
    expect(html).toContain('Web untuk Warga')
    expect(html?.match(/<h1/g)).toHaveLength(1)
    expect(statements()).toBeLessThanOrEqual(4)
  })

  it('has the tenant’s own sections in the brand’s place, in their order, and leaves out what does not fit', async () => {
    const { html } = await home({
      home: [
        { kind: 'page-top', title: 'Halaman kami sendiri', lead: 'Disusun sendiri.' },
        { kind: 'tidak-ada' },
        { kind: 'faq', title: 5 },
        { kind: 'call-to-action', title: 'Mampirlah', action: { label: 'Tentang kami', href: '/About' } },
      ],
    })
    expect(html).toMatch(/<h1[^>]*>Halaman kami sendiri<\/h1>.*Mampirlah.*href="\/About"/s)
    expect(html).not.toContain('Web untuk Warga')
    expect(html?.match(/<section/g)).toHaveLength(2)
  })

  it('tells machines who stands behind it, and the questions that it shows', async () => {
    const types = async (settings: Record<string, unknown>) => {
      const { head } = await home(settings)
      return head.linkedData.map(one => one['@type'])
    }
    expect(await types({})).toEqual(['EducationalOrganization'])
    expect(await types({ faq })).toEqual(['EducationalOrganization', 'FAQPage'])
    expect(await types({ faq, home: [{ kind: 'page-top', title: 'x', lead: 'y' }] })).toEqual(['EducationalOrganization'])
  })
})
