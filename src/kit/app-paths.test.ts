import { describe, expect, it } from 'vitest'
import { isAppPath, isPublicPath } from './app-paths.ts'

describe('a path of the app', () => {
  it.each([
    '/Studio',
    '/studio/Members/1',
    '/Account?done=saved',
    '/Account/Privacy',
    '/Learn/web',
    '/Checkout#isi',
    '/Courses/web/module/satu/chapter/dua',
  ])('is %s', path => {
    expect(isAppPath(path)).toBe(true)
    expect(isPublicPath(path)).toBe(false)
  })

  it.each(['/', '/Studios', '/Accounting/a', '/News/studio', '/Courses/chapter', '/Class/learn'])('is not %s', path => {
    expect(isAppPath(path)).toBe(false)
    expect(isPublicPath(path)).toBe(true)
  })

  it.each(['/Login?to=%2F', '/Logout', '/CallbackAuth'])('is not the way in or out, which is no public document either: %s', path => {
    expect([isAppPath(path), isPublicPath(path.replace(/\?.*/, ''))]).toEqual([false, false])
  })
})
