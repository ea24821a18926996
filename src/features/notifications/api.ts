import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { notifyMembers } from './commands.server.ts'
import { notificationContract } from './contract.ts'

/** The endpoint by which API clients write mails to members. */
export function addNotificationRoutes(api: OpenAPIHono<ApiEnv>, originOf: (host: string) => string): void {
  api.openapi(notificationContract.notify, async c => {
    const { site } = c.env
    const written = await notifyMembers(c.get('ctx'), c.req.valid('json'), { site, origin: originOf(site.host) })
    return c.json(toEnvelope({ written }), 201)
  })
}
