import { describe, expect, it } from 'vitest'
import { LAYOUTS, toLayout } from '#features/sites/layouts.ts'
import { buildSite } from '#features/sites/testing.ts'
import { LANGS } from '#kit/lang.ts'
import type { Person, Viewer } from '#platform/context.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { initialOf, shortName } from './account-view.ts'
import { addFrame } from './frame.server.tsx'
import { frameHtml } from './testing.ts'

const NOBODY: Viewer = { kind: 'nobody' }

function person(more: Partial<Person> = {}): Viewer {
  const limits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }
  const session = Buffer.alloc(32)
  const siti = {
    memberId: newId(),
    name: 'Siti Nurhaliza Rahmawati',
    email: 'siti@uji.example',
    role: 'student',
    roles: ['student'],
  } as const
  return { kind: 'person', app: null, person: { ...siti, isImpersonating: false, limits, isChild: false, session, ...more } }
}

const headerFor = (viewer: Viewer, lang: 'id' | 'en' = 'id') => frameHtml('demo', lang, viewer).header

describe.each(Object.keys(LAYOUTS).map(toLayout))('the header of %s', layout => {
  it.each(LANGS)('leads nobody to sign in, and back to the page at hand (%s)', lang => {
    const { header, footer } = frameHtml(layout, lang)
    const [href, words] = { id: ['/Login?to=%2FNews%3Fpage%3D2', 'Masuk'], en: ['/en/Login?to=%2FNews%3Fpage%3D2', 'Sign in'] }[lang]
    expect(header).toContain(`<a href="${href}" data-account-entry="true" data-document="true"`)
    expect(header).toContain(`>${words}</span></a>`)
    expect(header + footer).not.toMatch(/sanggar:account:|data-user-kind|Logout/)
  })

  it.each(LANGS)('leads a person to what is theirs (%s)', lang => {
    const { header } = frameHtml(layout, lang, person())
    expect(header).toContain('data-user-kind="4" data-role="student"')
    expect(header).toContain('>Siti Nurhaliza Rahmawati</strong>')
    expect(header).toContain('>Siti</span></summary>')
    expect(header).toContain(lang === 'id' ? 'Siswa' : 'Student')
    const prefix = lang === 'id' ? '' : '/en'
    for (const path of ['/Account', '/Studio']) expect(header).toContain(`<a href="${prefix}${path}" data-document="true"`)
    expect(header).toContain(`<form action="${prefix}/Logout" method="post">`)
    expect(header).not.toMatch(/sanggar:account:|\/Login|data-user-type/)
  })
})

describe('the entry for the account', () => {
  it('says that a role is only looked at, and offers no studio to who has none', () => {
    const asType = headerFor(person({ role: 'teacher', isImpersonating: true, roles: ['admin'] }))
    expect(asType).toContain('data-user-kind="3" data-role="teacher" data-user-type=""')
    expect(asType).toContain('Melihat sebagai Guru')
    const guest = headerFor(person({ role: 'none', roles: [] }))
    expect(guest).toContain('data-user-kind="" data-role="none"')
    expect(guest).toContain('Belum punya peran')
    expect(guest).toContain('href="/Account"')
    expect(guest).not.toContain('/Studio')
  })

  it('is nobody’s for a program, and for who is signed in at another tenant', () => {
    const others: Viewer[] = [
      { kind: 'api-client', clientId: null, scopes: [] },
      { kind: 'stranger', app: null },
    ]
    for (const viewer of others) expect(headerFor(viewer)).toBe(headerFor(NOBODY))
  })

  it('shows a name as text, whatever it is made of', () => {
    const name = `<img src=x onerror="a()"> & ' data-entry="/News" href="/en" data-lang-switch sanggar:account:role:`
    const header = headerFor(person({ name }))
    expect(header).toContain(
      `&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; ' data-entry=&quot;/News&quot; href=&quot;/en&quot; data-lang-switch sanggar:account:role:</strong>`,
    )
    expect(header.match(/<img/g)).toEqual(headerFor(NOBODY).match(/<img/g))
    expect(header.match(/aria-current/g)).toEqual(headerFor(NOBODY).match(/aria-current/g))
  })

  it('is filled anew for each: nothing of a person is in what is remembered for a site', () => {
    const site = buildSite({ of: toTenantId(newId()) })
    const page = { route: { path: '/News', name: 'News' }, params: {}, path: '/News', search: '' }
    const shown = (viewer: Viewer) => {
      const parts = new Map<string, string>()
      addFrame({ ctx: { viewer }, site, lang: 'id', parts, page })
      return [...parts.values()].join('')
    }
    const before = shown(NOBODY)
    expect(shown(person({ name: 'Ayu Lestari', email: 'ayu@uji.example' }))).toContain('Ayu')
    expect(shown(person({ name: 'Budi Santoso' }))).not.toContain('Ayu')
    expect(shown(NOBODY)).toBe(before)
    expect(before).not.toMatch(/Ayu|Budi/)
    expect(shown(person({ name: 'Ayu Lestari', email: 'ayu@uji.example' }))).not.toContain('ayu@uji.example')
  })
})

describe('a person’s short name', () => {
  it.each([
    ['Siti Nurhaliza Rahmawati', 'Siti'],
    ['Sukarno', 'Sukarno'],
    ['I Made Wirawan', 'I Made'],
    ['M. Rizky Ramadhan', 'M. Rizky'],
    ['Li Na', 'Li Na'],
    ['Dr. Andi Wijaya', 'Dr. Andi'],
    ['R', 'R'],
    ['', ''],
    ['a'.repeat(120), 'a'.repeat(24)],
  ])('of %j is %j', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  it.each([
    ['siti', 'S'],
    ['“Ari” Wibowo', 'A'],
    ['Éric', 'É'],
    ['3D', '3'],
    ['👩‍🚀', '👩‍🚀'],
    ['', ''],
  ])('has an initial: %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
