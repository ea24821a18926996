import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { localHref } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { enrolmentContract } from './contract.ts'
import { REFUSAL_CODES } from './enrolment.ts'
import { joinClass, leaveClass } from './join.server.ts'
import { enrolmentReason } from './texts.ts'

/** Registers the calls that join a class and leave it. */
export function addEnrolmentRoutes(api: OpenAPIHono<ApiEnv>, { originOf }: { originOf(host: string): string }): void {
  api.openapi(enrolmentContract.join, async c => {
    const { slug, batchId } = c.req.valid('json')
    const ctx = c.get('ctx')
    const outcome = await joinClass(ctx, { slug, batchId })
    if (!('refused' in outcome)) return c.json(toEnvelope(outcome), 201)
    const { refused: reason } = outcome
    const message = sayReason(enrolmentReason(REFUSAL_CODES[reason]), ctx.lang)
    if (reason === 'payment') {
      const checkoutUrl = `${originOf(c.env.site.host)}${localHref(ctx.lang, `/Checkout/Class/${encodeURIComponent(slug)}`)}`
      return c.json({ status: false, message, data: { reason, checkoutUrl } }, 402)
    }
    if (reason === 'consent') return c.json({ status: false, message, data: { reason } }, 403)
    return c.json({ status: false, message, data: { reason } }, 409)
  })
  api.openapi(enrolmentContract.leave, async c => c.json(toEnvelope(await leaveClass(c.get('ctx'), c.req.valid('json'))), 200))
}
