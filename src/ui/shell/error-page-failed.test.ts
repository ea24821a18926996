import { expect, test } from 'vitest'
import { errorPageFailed } from './error-page-failed.ts'

test('the last page says the catalogue’s sentence once as its heading and links home', () => {
  const html = errorPageFailed()
  expect(html).toMatch(/^<!doctype html>/)
  expect(html.match(/<h1[^>]*>An error occurred while showing the error page<\/h1>/g)).toHaveLength(1)
  expect(html).toContain('<a href="/">')
})

test('it needs nothing from elsewhere', () => {
  expect(errorPageFailed()).not.toMatch(/<script|<link|src=|https?:/)
})
