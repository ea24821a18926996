import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { noticeContract } from './contract.ts'
import { countUnread } from './notices.server.ts'

/** Registers the endpoint that an open studio asks for what is new. */
export function addNoticeRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(noticeContract.countUnread, async c => c.json(toEnvelope({ unread: await countUnread(c.get('ctx')) }), 200))
}
