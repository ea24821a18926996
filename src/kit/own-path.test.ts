import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS, localHref, splitLang } from './lang.ts'
import { toOwnPath } from './own-path.ts'

const ORIGIN = 'http://uji.localhost:3000'
/** Pieces that URL parsers disagree about, and arbitrary text. */
const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2F', '%5C', 'en', 'id', 'EN', '.data', '?', '#', '@', ':', 'http:', '\t', '\n', ' '),
  fc.constantFrom('evil.example', 'Courses', 'uji.localhost:3000', 'own.invalid'),
  fc.string({ maxLength: 4 }),
  fc.integer({ min: 0, max: 0xd7ff }).map(code => String.fromCharCode(code)),
)
const anyAddress = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))
const isOwn = (path: string) => new URL(path, ORIGIN).origin === ORIGIN && /^\/(?![/\\])/.test(path)

describe('a path of this site', () => {
  it('is never another site’s, whatever text it comes from and whatever is done with it after', () => {
    const check = (address: string) => {
      for (const within of LANGS) {
        const path = toOwnPath(address, within)
        expect(path).toSatisfy(isOwn)
        // What sign-in and the router do with it: add or remove a language prefix.
        for (const lang of LANGS) {
          expect(localHref(lang, path)).toSatisfy(isOwn)
          expect(localHref(lang, splitLang(path).path)).toSatisfy(isOwn)
        }
        expect(toOwnPath(path)).toBe(path)
      }
    }
    fc.assert(
      fc.property(
        fc.oneof(
          anyAddress,
          anyAddress.map(rest => `/${rest}`),
          anyAddress.map(rest => `/en/${rest}`),
        ),
        check,
      ),
    )
  })

  it.each([
    '/..//evil.example/x',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/..//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/en/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/en.data',
    'Courses',
    '',
    null,
    undefined,
    `/${'a'.repeat(2000)}`,
  ])('is the home page where %j comes', address => {
    for (const within of LANGS) expect(toOwnPath(address, within)).toBe('/')
  })

  it('keeps query and fragment, and goes without the language of the page that leads there', () => {
    expect(toOwnPath('/Courses?page=2#daftar')).toBe('/Courses?page=2#daftar')
    expect(toOwnPath('/en/Courses?to=//x#a')).toBe('/en/Courses?to=//x#a')
    expect(toOwnPath('/en/Courses?page=2#list', 'en')).toBe('/Courses?page=2#list')
    expect(toOwnPath('/EN?x=1', 'en')).toBe('/?x=1')
    expect(toOwnPath('/en', 'en')).toBe('/')
    expect(toOwnPath('/Courses', 'en')).toBe('/Courses')
    expect(toOwnPath('/Cari/ayo belajar')).toBe('/Cari/ayo%20belajar')
  })
})
