import { expect, it } from 'vitest'
import { leadTo } from './app-page.server.ts'

const headerOf = (path: string) => leadTo(path, { status: 303 }).headers.get('x-remix-reload-document')

it('leads to pages of the app within the app', () => {
  for (const path of [
    '/Studio',
    '/Studio/Members?done=granted',
    '/Account?done=saved',
    '/Account/Privacy',
    '/Courses/web/module/a/chapter/b',
  ]) {
    const { status, headers } = leadTo(path, { status: 303 })
    expect([path, status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([path, 303, path, null])
  }
})

it('loads public documents, for which the app has no route', () => {
  for (const path of ['/Login?factor=fresh&to=%2FAccount', '/Login', '/Account/Join', '/Courses', '/'])
    expect([path, headerOf(path)]).toEqual([path, 'true'])
})
