import { describe, expect, it } from 'vitest'
import { LAYOUTS, toLayout } from '#features/sites/layouts.ts'
import { LANGS } from '#kit/lang.ts'
import { frameHtml, siteDocumentHtml } from './testing.ts'

const WORDS = [
  ['id', { prefix: '', signIn: 'Masuk', student: 'Siswa' }],
  ['en', { prefix: '/en', signIn: 'Sign in', student: 'Student' }],
] as const

/** Returns the header's elements for anonymous visitors and for signed-in people: the document has both, and the cookie `sanggar_who` selects one. */
function entriesOf(html: string): { signIn: string[]; person: string[] } {
  return {
    signIn: html.match(/<a [^>]*data-account-entry="true"[^]*?<\/a>/g) ?? [],
    person: html.match(/<details [^>]*data-who-entry="true"[^]*?<\/details>/g) ?? [],
  }
}

/** Returns the elements that a person's name and role are filled into, by slot name, with their current content. */
function slotsOf(html: string): [name: string, held: string][] {
  return [...html.matchAll(/<(\w+) [^>]*data-who-slot="(\w+)"[^>]*>([^]*?)<\/\1>/g)].map(([, , name = '', held = '']) => [name, held])
}

describe.each(Object.keys(LAYOUTS).map(toLayout))('the header of %s', layout => {
  it.each(WORDS)('leads nobody to sign in, and back to the page at hand (%s)', (lang, words) => {
    const { signIn } = entriesOf(frameHtml(layout, lang).header)
    expect(signIn.length).toBeGreaterThan(0)
    for (const entry of signIn) {
      expect(entry).toContain(`<a href="${words.prefix}/Login?to=%2FNews%3Fpage%3D2" data-account-entry="true" data-turbo="false"`)
      expect(entry).toContain(`>${words.signIn}</span></a>`)
      expect(entry).toMatch(/class="[^"]*in-\[html\[data-who\]\]:hidden/)
    }
  })

  it.each(WORDS)('leads a person to what is theirs (%s)', (lang, words) => {
    const { person } = entriesOf(frameHtml(layout, lang).header)
    const { prefix } = words
    expect(person.length).toBeGreaterThan(0)
    for (const entry of person) {
      expect(entry).toMatch(/^<details [^>]*class="[^"]*in-\[html:not\(\[data-who\]\)\]:hidden/)
      for (const path of ['/Account', '/Studio']) expect(entry).toContain(`<a href="${prefix}${path}" data-turbo="false"`)
      expect(entry).toMatch(new RegExp(`<form data-turbo="false" data-sign-out="[^"]+" action="${prefix}/Logout" method="post">`))
      expect(slotsOf(entry).map(([name]) => name)).toEqual(['initial', 'shortName', 'name', 'role'])
      expect(entry).toContain(`&quot;student&quot;:&quot;${words.student}&quot;`)
    }
  })

  it.each(LANGS)('has them once each, wherever it shows them (%s)', lang => {
    const { signIn, person } = entriesOf(frameHtml(layout, lang).header)
    expect(signIn.length).toBe(person.length)
  })

  it.each(LANGS)('is in a document that is the same for everybody: it holds nobody’s name or role (%s)', lang => {
    const html = siteDocumentHtml(layout, lang)
    const slots = slotsOf(html)
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.filter(([, held]) => held !== '')).toEqual([])
    expect(html).not.toMatch(/<html[^>]*data-(who|untracked)|data-user-kind|sanggar:account:/)
    expect(siteDocumentHtml(layout, lang)).toBe(html)
  })
})

describe('the entry for the account', () => {
  it('offers no studio to who has no role', () => {
    const [entry = ''] = entriesOf(frameHtml('demo', 'id').header).person
    expect(/<a href="\/Studio"[^>]*>/.exec(entry)?.[0]).toContain('in-[html[data-who=guest]]:hidden')
    expect(/<a href="\/Account"[^>]*>/.exec(entry)?.[0]).not.toContain('hidden')
    expect(entry).toContain('&quot;none&quot;:&quot;Belum punya peran&quot;')
  })

  it('says below the page that a role is impersonated, or that a superadmin works here, and ends it by a form', () => {
    const html = siteDocumentHtml('demo', 'en')
    const bar = /<aside data-acting="true"[^]*?<\/aside>/.exec(html)?.[0] ?? ''
    expect(/^<aside [^>]*>/.exec(bar)?.[0]).toMatch(
      /class="[^"]*\bhidden\b[^"]*in-\[html\[data-who=acting\]\]:block! in-\[html\[data-who=superadmin\]\]:block!/,
    )
    expect(bar).toMatch(/<form data-turbo="false" [^>]*action="\/en\/Account" method="post">/)
    expect(bar).toMatch(/<button [^>]*value="stop-looking"[^>]*in-\[html\[data-who=superadmin\]\]:hidden[^>]*name="form"/)
    expect(bar).toMatch(/<button [^>]*value="leave-superadmin"[^>]*in-\[html\[data-who=acting\]\]:hidden[^>]*name="form"/)
    expect(slotsOf(bar)).toEqual([['role', '']])
  })
})
