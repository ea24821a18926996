import { expect, test } from 'vitest'
import { aimLogin, showsPerson } from './account-entry.ts'

/** Where two ways to sign in lead after a click to this address. */
function aimed(pathname: string, search = ''): string[] {
  const hrefs: string[] = []
  const link = { setAttribute: (_name: string, value: string) => void hrefs.push(value) }
  aimLogin([link, link], { pathname, search })
  return hrefs
}

test('after a click within the site each way to sign in leads back to the page at hand', () => {
  expect(aimed('/News', '?page=2')).toEqual(['/Login?to=%2FNews%3Fpage%3D2', '/Login?to=%2FNews%3Fpage%3D2'])
  expect(aimed('/')).toEqual(['/Login', '/Login'])
})

test('in English it is the English way, back to the page without its prefix', () => {
  expect(aimed('/en/News')[0]).toBe('/en/Login?to=%2FNews')
  expect(aimed('/en')[0]).toBe('/en/Login')
})

test('it never leads back to the end of a sign-in', () => {
  expect(aimed('/CallbackAuth', '?code=x&state=y')[0]).toBe('/Login')
})

test('a document shows a person where its entry bears a kind, even that of nobody in particular', () => {
  expect(showsPerson({ accountEntry: 'true', userKind: '' })).toBe(true)
  expect(showsPerson({ accountEntry: 'true' })).toBe(false)
  expect(showsPerson(undefined)).toBe(false)
})
