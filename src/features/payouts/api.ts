import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toAskedPage, toWholePage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { scopeOf } from './access.server.ts'
import { listOwnAccounts } from './accounts.server.ts'
import { BANKS } from './bank-account.ts'
import { listPayoutBanks } from './banks.server.ts'
import { payoutContract } from './contract.ts'
import { approvePayouts, rejectPayout } from './decide.server.ts'
import { listPayouts, type PayoutItem, readBalance } from './queries.server.ts'
import { requestPayout } from './request.server.ts'

/** The endpoints by which mentors ask for their share, and staff decide. */
export function addPayoutRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(payoutContract.list, async c => {
    const { page, perPage, ...filter } = c.req.valid('query')
    const asked = toAskedPage(await listPayouts(c.get('ctx'), filter, { page, perPage }), page)
    return c.json(toEnvelope({ ...asked, items: asked.items.map(toJson) }), 200)
  })
  api.openapi(payoutContract.banks, async c => {
    scopeOf(c.get('ctx'))
    return c.json(toEnvelope(toWholePage([...(await listPayoutBanks(c.get('ctx')))])), 200)
  })
  api.openapi(payoutContract.accounts, async c => {
    const accounts = (await listOwnAccounts(c.get('ctx'), BANKS)).map(({ id, bank, lastFour, holderName, checkedAt, payableFrom }) => ({
      id,
      bank,
      accountNumber: lastFour,
      accountName: holderName,
      checkedAt: checkedAt?.toISOString() ?? null,
      payableFrom: payableFrom.toISOString(),
    }))
    return c.json(toEnvelope(toWholePage(accounts)), 200)
  })
  api.openapi(payoutContract.balance, async c => c.json(toEnvelope(await readBalance(c.get('ctx'))), 200))
  api.openapi(payoutContract.request, async c => {
    const made = await requestPayout(c.get('ctx'), c.env.site.settings, c.req.valid('json'))
    return c.json(toEnvelope(toJson(made)), 201)
  })
  api.openapi(payoutContract.approve, async c => {
    const approved = await approvePayouts(c.get('ctx'), c.env.site.settings, c.req.valid('json').ids)
    return c.json(toEnvelope(toWholePage(approved.map(toJson))), 200)
  })
  api.openapi(payoutContract.reject, async c => c.json(toEnvelope(toJson(await rejectPayout(c.get('ctx'), c.req.valid('json')))), 200))
}

function toJson({ id, status, amount, bank, accountNumber, accountName, requestedAt, decidedAt, reason }: PayoutItem) {
  return {
    id,
    status,
    amount,
    bank,
    accountNumber,
    accountName,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
  }
}
