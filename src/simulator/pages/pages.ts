import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Parts } from '../parts.ts'
import { findPayout } from '../payouts.ts'
import { findForPayer } from '../transactions.ts'
import { page, readerOf, STYLE } from './frame.ts'
import { showPay, takePay } from './pay.ts'
import { showPayout, takePayout } from './payout.ts'

/** The pages for people, who play the payer or the bank. They work without a script. */
export function createPages(parts: Parts): Hono {
  const app = new Hono()
  app.get('/style.css', c => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' }))
  app.get('/', c => home(c))
  app.get('/pay', async c => {
    const one = await findForPayer(parts.pool, askedFor(c))
    return one ? c.redirect(`/pay/${encodeURIComponent(one.id)}${readerOf(c).query}`, 303) : await home(c, 'pay')
  })
  app.get('/payout', async c => {
    const one = await findPayout(parts.pool, askedFor(c))
    return one ? c.redirect(`/payout/${encodeURIComponent(one.id)}${readerOf(c).query}`, 303) : await home(c, 'payout')
  })
  app.get('/pay/:name', async c => (await showPay(parts, c)) ?? (await home(c, 'pay')))
  app.post('/pay/:name', async c => (await takePay(parts, c)) ?? (await home(c, 'pay')))
  app.get('/payout/:name', async c => (await showPayout(parts, c)) ?? (await home(c, 'payout')))
  app.post('/payout/:name', async c => (await takePayout(parts, c)) ?? (await home(c, 'payout')))
  app.all('*', async c => {
    const reader = readerOf(c)
    const body = html`<p><a href="/${reader.query}">${reader.t.home.back}</a></p>`
    return await page(c, reader, reader.t.home.unknown, body, { status: 404 })
  })
  return app
}

/** People copy numbers with the spaces between them. */
const askedFor = (c: Context) => (c.req.query('name') ?? '').replace(/\s/g, '').slice(0, 200)

/** `/`: forms to find a bill or a payout. `unknown`: what was looked for in vain. */
async function home(c: Context, unknown?: 'pay' | 'payout'): Promise<Response> {
  const reader = readerOf(c)
  const { t, lang, query } = reader
  const form = (to: 'pay' | 'payout', title: string, label: string, act: string) => {
    const isUnknown = unknown === to
    const problem = isUnknown ? html`<p id="${to}-problem" role="alert" class="notice">${t.home.unknown}</p>` : ''
    const described = isUnknown ? html` aria-invalid="true" aria-describedby="${to}-problem"` : ''
    return html`<form class="card" method="get" action="/${to}">
<h2>${title}</h2>${problem}
${query ? html`<input type="hidden" name="lang" value="${lang}">` : ''}
<label>${label}<input type="text" name="name" required maxlength="200" autocomplete="off" value="${isUnknown ? askedFor(c) : ''}"${described}></label>
<button>${act}</button>
</form>`
  }
  const body = html`<p>${t.home.intro}</p>
${form('pay', t.home.account, t.home.accountLabel, t.home.find)}
${form('payout', t.home.payout, t.home.payoutLabel, t.home.findPayout)}`
  return await page(c, reader, t.home.title, body, { status: unknown ? 404 : 200 })
}
