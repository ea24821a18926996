import { describe, expect, it } from 'vitest'
import { isAboutAPerson, isPersonalPath, isSignInOrOut } from './personal.ts'

describe('a personal page', () => {
  it.each(['/Account', '/Account/Privacy', '/Studio', '/studio/classes/1', '/Learn/web-dasar', '/Checkout'])('is %s', path => {
    expect([isPersonalPath(path), isAboutAPerson(path), isSignInOrOut(path)]).toEqual([true, true, false])
  })

  it.each(['/Login', '/login?to=%2FNews', '/logout', '/CallbackAuth'])('is %s, where a session begins or ends', path => {
    expect([isPersonalPath(path), isAboutAPerson(path), isSignInOrOut(path)]).toEqual([true, false, true])
  })

  it.each(['/', '/Register', '/Accounting', '/Studios/a', '/News/login', '/Loginx', '/Learning'])('is not %s', path => {
    expect(isPersonalPath(path)).toBe(false)
  })
})
