import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { withSiteDatabase } from '../site-database.ts'
import { HOST, type Product } from './product.ts'
import { post } from './requests.ts'

const SCOPES = ['content:write', 'files:write', 'webhooks:write']

/** Creates an API client of the tenant and a webhook that listens to its posts. Returns an app token. Throws if one of them is refused. */
export async function openWriter(product: Product, webhookUrl: string): Promise<string> {
  const { token } = await ask<{ token: string }>(product, '/api/services/v1/authorizer/token/generate', await createWriter(product))
  const webhook = { url: webhookUrl, events: ['post.published'] }
  await ask(product, '/api/services/v1/webhook/create', webhook, { 'x-app-token': token })
  return token
}

async function createWriter({ folder }: Product): Promise<{ id: string; secret: string; scopes: string[] }> {
  return await withSiteDatabase(folder, HOST, async ({ pool, tenantId, log }) => {
    const made = await withScope(pool, { tenantId }, db => createClient(createCtx({ db, tenantId, log }), 'faults', SCOPES))
    return { ...made, scopes: SCOPES }
  })
}

async function ask<T>({ port }: Product, path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const { status, text } = await post(port, path, body, headers)
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  // Named boundary: the product's own response.
  return (JSON.parse(text) as { data: T }).data
}
