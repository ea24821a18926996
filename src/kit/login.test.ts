import { describe, expect, it } from 'vitest'
import { loginHref, quietLoginHref } from './login.ts'

describe('the way to sign in', () => {
  it('leads back to the page it begins at, and to the home page without a word', () => {
    expect(loginHref('/News?page=2&search=a b')).toBe('/Login?to=%2FNews%3Fpage%3D2%26search%3Da%20b')
    expect(loginHref('/Account')).toBe('/Login?to=%2FAccount')
    expect(loginHref('/')).toBe('/Login')
  })

  it.each(['/Login', '/login?to=%2FNews', '/Logout', '/CallbackAuth?code=x', '/Login#isi'])('never leads back to %s', path => {
    expect(loginHref(path)).toBe('/Login')
  })

  it('may be quiet, and always says where it ends', () => {
    expect(quietLoginHref('/')).toBe('/Login?quiet=1&to=%2F')
    expect(quietLoginHref('/Class/web?x=1#isi')).toBe('/Login?quiet=1&to=%2FClass%2Fweb%3Fx%3D1%23isi')
  })
})
