import type { OpenAPIHono } from '@hono/zod-openapi'
import { TrieRouter } from 'hono/router/trie-router'
import { type Permission, requirePermission } from '#features/permissions/permissions.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Viewer } from '#platform/context.ts'

/**
 * Returns a check of the permission that a call's contract states (`needs`): it throws as `requirePermission`, before the body is looked at, so that who may
 * not do it is told so whatever they send. To be made after all endpoints are registered.
 */
export function createPermissionCheck(api: OpenAPIHono<ApiEnv>): (viewer: Viewer, method: string, path: string) => void {
  const router = new TrieRouter<Permission>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    // Named boundary: OpenAPI's extensions are untyped; `needs` is the only one who writes this one.
    const permission = definition.route['x-permission'] as Permission | undefined
    if (permission) router.add(definition.route.method.toUpperCase(), definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1'), permission)
  }
  return (viewer, method, path) => {
    const [permission] = router.match(method, path)[0][0] ?? []
    if (permission) requirePermission(viewer, permission)
  }
}
