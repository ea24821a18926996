import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LangContext } from '../lang/lang.tsx'
import { isSafeTarget, LoadingScreen } from './loading-screen.tsx'

test('with a target it leads on without a script, and by a link', () => {
  const html = renderToStaticMarkup(<LoadingScreen redirectTo="http://account.localhost:3000/auth?client_id=web&scope=openid" />)
  expect(html).toContain('http-equiv="refresh" content="0;url=http://account.localhost:3000/auth?client_id=web&amp;scope=openid"')
  expect(html).toContain('href="http://account.localhost:3000/auth?client_id=web&amp;scope=openid"')
})

test('without one it only says that it loads', () => {
  const html = renderToStaticMarkup(<LoadingScreen />)
  expect(html).toContain('Sedang memuat…')
  expect(html).not.toContain('refresh')
  expect(html).not.toContain('<a ')
})

test('on English pages it says so in English', () => {
  const html = renderToStaticMarkup(
    <LangContext value="en">
      <LoadingScreen />
      <LoadingScreen redirectTo="/Login" />
    </LangContext>,
  )
  expect(html).toContain('Loading…')
  expect(html).toContain('Taking you to the sign-in page…')
  expect(html).toContain('Go on if the page does not change')
})

test('an apostrophe in the target does not end the refresh', () => {
  expect(renderToStaticMarkup(<LoadingScreen redirectTo="/Login?to=%2Fa'b" />)).toContain('content="0;url=/Login?to=%2Fa%27b"')
})

test('a target that is no web address is left out', () => {
  const html = renderToStaticMarkup(<LoadingScreen redirectTo="javascript:alert(1)" />)
  expect(html).not.toContain('javascript')
})

test.each(['/Login', '/Login?to=%2FClass', 'https://akun.contoh.id/masuk'])('%s is a safe target', target => {
  expect(isSafeTarget(target)).toBe(true)
})

test.each(['//jahat.contoh', '/\\jahat.contoh', 'data:text/html,x', 'Login', '', '/x;url=//jahat.contoh'])('%s is not', target => {
  expect(isSafeTarget(target)).toBe(false)
})
