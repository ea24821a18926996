import { beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { loader } from './static-page.server.tsx'

/* The platform's pages with the sections that a tenant composed. */
const database = openTestDatabase()
const { show } = createVisitor(
  database,
  ['About', 'Privacy-Policy', 'Make-Appointment', 'Pricing'].map(name => ({ path: `/${name}`, name })),
)

let tenant: TenantId
beforeAll(async () => {
  tenant = await database.createTenant()
})

const statement = { kind: 'statement', text: { id: 'Kata kami', en: 'Our words' } }
const top = { kind: 'page-top', title: { id: 'Kisah kami', en: 'Our tale' }, lead: 'Sejak 2010.' }
const open = async (path: string, sections: object[], options = {}) =>
  await show(loader, path, { of: tenant, settings: { sitePages: { [path]: sections } }, ...options })

describe('a page that a tenant composed', () => {
  it('has its sections in place of the platform’s, its own title, and one h1, in the reader’s language', async () => {
    const layout = 'foundation'
    const before = await open('/About', [], { layout })
    expect(before.head.title).toBe('Tentang | Uji')
    const { html, head } = await open('/About', [top, statement], { layout })
    expect(head).toMatchObject({ title: 'Kisah kami | Uji', description: 'Sejak 2010.' })
    expect(html).toContain('Kata kami')
    expect(html.match(/<section/g)).toHaveLength(2)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const english = await open('/About', [top, statement], { layout, lang: 'en' })
    expect(english.html).toContain('Our words')
    expect(english.head.title).toBe('Our tale | Uji')
  })

  it('keeps the platform’s top where it has none, and leaves out what does not fit', async () => {
    const { html, head } = await open('/Pricing', [{ kind: 'tidak-ada' }, { kind: 'faq', title: 5 }, statement])
    expect(html).toMatch(/<h1[^>]*>Biaya<\/h1>.*Kata kami/s)
    expect(head.title).toBe('Biaya')
    expect(html.match(/<section/g)).toHaveLength(2)
  })

  it('has its sections before the words of a policy or a form, which stay', async () => {
    const policy = await open('/Privacy-Policy', [statement])
    expect(policy.html).toMatch(/<h1[^>]*>Kebijakan Privasi<\/h1>.*Kata kami.*<ol/s)
    const form = await open('/Make-Appointment', [statement])
    expect(form.html).toMatch(/Kata kami.*name="email"/s)
  })
})
