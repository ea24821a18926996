import { isGivenBy, PERMISSIONS, type Permission, SCOPE_PERMISSIONS } from './permissions.ts'

/** States in a call's contract which permission it takes; it is checked before the body (`main/call-permissions.ts`) and described in OpenAPI. */
export function needs(permission: Permission) {
  return { 'x-permission': permission } as const
}

/** Returns who may make a call, for its description: the roles, and the scope of an API client. */
export function describePermission(permission: Permission): string {
  const roles = Object.keys(PERMISSIONS[permission]).map(role => `\`${role}\``)
  const scopes = Object.keys(SCOPE_PERMISSIONS).flatMap(scope => (isGivenBy(scope, permission) ? [`\`${scope}\``] : []))
  return `For a person with the role ${roles.join(', ')}${scopes.length > 0 ? `, or an API client with the scope ${scopes.join(', ')}` : ''}; 403 otherwise.`
}
