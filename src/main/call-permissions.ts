import type { OpenAPIHono } from '@hono/zod-openapi'
import { TrieRouter } from 'hono/router/trie-router'
import { type Permission, requirePermission } from '#features/permissions/permissions.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Viewer } from '#platform/context.ts'

type Route = Extract<OpenAPIHono['openAPIRegistry']['definitions'][number], { type: 'route' }>['route']

/**
 * Returns a check of the permission that a call's contract states (`needs`): it throws as `requirePermission`, before the body is looked at, so that who may
 * not do it is told so whatever they send. To be made after all endpoints are registered.
 */
export function createPermissionCheck(api: OpenAPIHono<ApiEnv>): (viewer: Viewer, method: string, path: string) => void {
  const permissionAt = createLookup(api, permissionOf)
  return (viewer, method, path) => {
    const permission = permissionAt(method, path)
    if (permission) requirePermission(viewer, permission)
  }
}

/**
 * Returns a function that is true for calls that answer about a person, or to persons with a permission alone: browsers and proxies must not keep these. By
 * their contracts; to be made after all endpoints are registered.
 */
export function createPersonalCheck(api: OpenAPIHono<ApiEnv>): (method: string, path: string) => boolean {
  const isPersonal = createLookup(api, route => {
    const isOfPerson = route.security?.some(scheme => 'accessToken' in scheme || 'chatToken' in scheme) ?? false
    return isOfPerson || permissionOf(route) !== undefined || undefined
  })
  return (method, path) => isPersonal(method, path) ?? false
}

// Named boundary: OpenAPI's extensions are untyped; `needs` is the only one who writes this one.
const permissionOf = (route: Route) => route['x-permission'] as Permission | undefined

/** Returns what `find` says of a call's contract, by its method and address; HEAD is as GET. */
function createLookup<T>(api: OpenAPIHono<ApiEnv>, find: (route: Route) => T | undefined): (method: string, path: string) => T | undefined {
  const router = new TrieRouter<T>()
  for (const definition of api.openAPIRegistry.definitions) {
    const found = definition.type === 'route' ? find(definition.route) : undefined
    if (definition.type === 'route' && found !== undefined)
      router.add(definition.route.method.toUpperCase(), definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1'), found)
  }
  return (method, path) => router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0]
}
