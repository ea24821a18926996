import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { noticeContract } from './contract.ts'
import { countUnread } from './notices.server.ts'
import { renewDevice } from './push/subscriptions.server.ts'

/** Registers the endpoints that an open studio asks for what is new, and by which the service worker says where a device is told of it. */
export function addNoticeRoutes(api: OpenAPIHono<ApiEnv>, parts: { isLoopbackAllowed: boolean }): void {
  api.openapi(noticeContract.countUnread, async c => c.json(toEnvelope({ unread: await countUnread(c.get('ctx')) }), 200))
  api.openapi(noticeContract.renewDevice, async c => {
    const { was, endpoint, p256dh, auth, timeZone } = c.req.valid('json')
    await renewDevice(c.get('ctx'), was, { endpoint, p256dh, auth, timeZone }, parts)
    return c.json(toEnvelope({ endpoint }), 200)
  })
}
