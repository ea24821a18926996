import { expect, it } from 'vitest'
import { cutShell, fillShell, slots } from './document-shell.ts'

it('cuts a document at its parts and fills them in again, each in its own place', () => {
  const html = `<html><head><meta name="${slots.get('head')}"/><style>${slots.get('style')}</style></head><body>${slots.get('header')}<main>${slots.get('page')}</main>${slots.get('footer')}</body></html>`
  const shell = cutShell(html)
  expect(shell.parts).toEqual(['head', 'style', 'header', 'page', 'footer'])
  const made = new Map([
    ['head', '<title>$& $1</title>'],
    ['style', 'b{}'],
    ['header', '<header/>'],
    ['page', `<p>${slots.get('footer')}</p>`],
    ['footer', '<footer/>'],
  ])
  expect(fillShell(shell, made)).toBe(
    `<html><head><title>$& $1</title><style>b{}</style></head><body><header/><main><p>${slots.get('footer')}</p></main><footer/></body></html>`,
  )
})

it('leaves a part empty that was not made', () => {
  expect(fillShell(cutShell(`<p>${slots.get('page')}</p>`), new Map())).toBe('<p></p>')
})
