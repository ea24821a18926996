import { get } from '../scripts/bench/servers.ts'
import { expect } from './fixtures.ts'
import { makeSoldClass, order, SHOP, shopUrl } from './money-steps.ts'
import { test } from './stage.ts'

const port = () => Number(process.env['E2E_PORT'])
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /./,
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-resource-policy': /./,
}
/** One request of each kind of response: pages of both halves, pictures, feeds, calls, sign-in, machines' own, and refusals. */
const KINDS: [host: string, path: string, status: number, policy: 'same-origin' | 'cross-origin'][] = [
  ['alkademi', '/', 200, 'same-origin'],
  ['alkademi', '/tidak-ada', 404, 'same-origin'],
  ['alkademi', '/%', 400, 'same-origin'],
  ['alkademi', '/Account', 302, 'same-origin'],
  ['alkademi', '/robots.txt', 200, 'cross-origin'],
  ['alkademi', '/News/feed.xml', 200, 'cross-origin'],
  ['alkademi', '/favicon.ico', 302, 'cross-origin'],
  ['alkademi', '/art/logo/alkademi.svg', 200, 'cross-origin'],
  ['alkademi', '/art/logo/karangan.svg', 404, 'cross-origin'],
  ['alkademi', '/_ipx/s_48x48,f_png/art/logo/alkademi.svg', 200, 'cross-origin'],
  ['alkademi', '/_ipx/f_avif,w_1600/art/class/karangan.svg', 404, 'cross-origin'],
  ['alkademi', '/og/page/About.png', 200, 'cross-origin'],
  ['alkademi', '/files/x/y.png', 404, 'cross-origin'],
  ['alkademi', '/audio/x.mp3', 404, 'cross-origin'],
  ['alkademi', '/api/openapi.json', 200, 'same-origin'],
  ['alkademi', '/api/services/v3/post/list?kindSlug=news', 401, 'same-origin'],
  ['alkademi', '/api/tidak-ada', 401, 'same-origin'],
  ['alkademi', '/api/docs', 200, 'same-origin'],
  ['alkademi', '/healthz', 200, 'same-origin'],
  ['alkademi', '/readyz', 200, 'same-origin'],
  ['alkademi', '/metrics', 200, 'same-origin'],
  ['account', '/sign-in', 200, 'same-origin'],
  ['account', '/auth/tidak-ada', 404, 'same-origin'],
  ['account', '/.well-known/openid-configuration', 200, 'same-origin'],
  ['tidak-ada', '/', 404, 'same-origin'],
]

test('every kind of response has the common headers, and nothing else lets other sites show it than public media', async () => {
  for (const [host, path, status, policy] of KINDS) {
    const answer = await get(port(), `${host}.localhost`, path)
    expect.soft([host + path, answer.status], host + path).toEqual([host + path, status])
    for (const [name, value] of Object.entries(COMMON)) expect.soft(String(answer.headers[name]), `${host}${path} ${name}`).toMatch(value)
    expect.soft(answer.headers['cross-origin-resource-policy'], host + path).toBe(policy)
    const { etag } = answer.headers
    if (status !== 200 || typeof etag !== 'string') continue
    const unchanged = await get(port(), `${host}.localhost`, path, { 'if-none-match': etag })
    expect.soft(unchanged.headers['x-content-type-options'], `${host}${path} ${unchanged.status}`).toBe('nosniff')
  }
})

test('the policy is wider where one pays, for the gateways of the tenant, and nowhere else', async ({ page, stage }) => {
  const gateway = `http://gateway.localhost:${port()}`
  const policyOf = async (path: string) => {
    const headers = (await page.goto(shopUrl(path)))?.headers() ?? {}
    return [headers['content-security-policy'] ?? '', headers['permissions-policy'] ?? '']
  }
  const sold = await makeSoldClass(stage, 'Kelas Kebijakan')
  await stage.enter(page, SHOP, 'Pembeli Kebijakan', ['student'])
  const invoiceId = await order(page, sold)
  const [policy, permissions] = await policyOf(`/Checkout/${invoiceId}`)
  expect(policy).toMatch(new RegExp(`frame-src [^;]*${gateway}`))
  expect(policy).toMatch(new RegExp(`form-action [^;]*${gateway}`))
  expect(policy).not.toMatch(new RegExp(`script-src [^;]*${gateway}`))
  expect(permissions).toContain(`payment=(self "${gateway}")`)
  for (const path of ['/Account/Orders', `/Checkout/Class/${sold.slug}`, `/Courses/${sold.slug}`, '/']) {
    const [other, closed] = await policyOf(path)
    expect([path, other, closed]).toEqual([path, expect.not.stringContaining(gateway), expect.stringContaining('payment=()')])
  }
})
