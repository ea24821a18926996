import { expect, it } from 'vitest'
import { toLinkPath } from './parse-answer.ts'

const ORIGIN = 'https://alkademi.example'

it.each([
  ['/Courses/web', '/Courses/web'],
  ['/en/Courses?page=2#x', '/en/Courses?page=2#x'],
  [`${ORIGIN}/News/a`, '/News/a'],
  ['/', '/'],
])('%s is a page of this site', (href, path) => {
  expect(toLinkPath(href, ORIGIN)).toBe(path)
})

it.each([
  'https://jahat.example/',
  '//jahat.example/x',
  '/\\jahat.example',
  '/%5cjahat.example/..//jahat.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'Courses',
  '#isi',
  '',
  '/api/chat/v1/identity/me',
  '/Logout',
  '/en/logout?x',
  `${ORIGIN}.jahat.example/`,
  `${ORIGIN}@jahat.example/`,
])('%j is none', href => {
  const path = toLinkPath(href, ORIGIN)
  expect(path === undefined || new URL(path, ORIGIN).origin === ORIGIN).toBe(true)
  if (!href.includes('%5c')) expect(path).toBeUndefined()
})
