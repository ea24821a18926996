import { describe, expect, it } from 'vitest'
import { commonReason } from '#kit/common-reasons.ts'
import { ROLES, type Role } from '#kit/roles.ts'
import { SCOPES } from '#kit/scopes.ts'
import type { Person, Viewer } from '#platform/context.ts'
import { can, canGiveScope, PERMISSIONS, type Permission, reachOf, requirePermission, requirePerson } from './permissions.ts'
import { requireStaff } from './staff.ts'

const roles: Role[] = [...ROLES, 'none']

function person(role: Role): Viewer {
  const limits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }
  const who: Person = {
    memberId: '01900000-0000-7000-8000-000000000001',
    name: 'Uji',
    email: 'uji@contoh.example',
    role,
    isImpersonating: false,
    roles: [role],
    limits,
    isChild: false,
    session: Buffer.alloc(32),
  }
  return { kind: 'person', app: { clientId: null, scopes: ['content:write', 'settings:write'] }, person: who }
}

/** Columns as in the table of permissions, then `learn`: y all, - none, else the first letter of the reach (region, programs, classes, school, self). */
const TABLE: Record<Permission, string> = {
  //               superadmin admin mentor teacher student industry writer lead_program partner lead_region none
  'settings.write': 'y y - - - - - - - - -',
  'site.manage': 'y y - - - - - - - - -',
  'classes.write': 'y y - - - - - - - y -',
  'classes.draft': 'y y c - - - - p - y -',
  'teaching.write': 'y y c - - - - y - y -',
  'teaching.read': 'y y c s o s - y y y -',
  'content.write': 'y y - - - - y - - - -',
  'openings.write': 'y y - - - o y - o - -',
  'programs.write': 'y y - - - - - p - - -',
  'mentors.write': 'y y o - - - - - - - -',
  'schools.write': 'y y - s - - - - - r -',
  'files.write': 'y y o - - - o o - o -',
  'programs.dashboard': 'y y c s - s - p p r -',
  'payments.read': 'y y - - - - - - - - -',
  'payments.write': 'y y - - - - - - - - -',
  'payouts.read': 'y y - - - - - - - - -',
  'payouts.approve': 'y y - - - - - - - - -',
  'payouts.request': '- - o - - - - - - - -',
  learn: 'y y y y y y y y y y -',
  'privacy.manage': 'y y - - - - - - - - -',
  'audit.read': 'y y - - - - - - - - -',
  'mails.read': 'y y - - - - - - - - -',
  'mails.secrets': 'y - - - - - - - - - -',
  'tenants.read': 'y - - - - - - - - - -',
  'mails.send': 'y y - - - - - - - - -',
  'webhooks.manage': 'y y - - - - - - - - -',
  'api-clients.manage': 'y y - - - - - - - - -',
  'children.consent': 'y y - s - - - - - - -',
}
const REACH: Record<string, string | undefined> = {
  y: 'all',
  r: 'own-region',
  p: 'own-programs',
  c: 'own-classes',
  s: 'own-school',
  o: 'own',
  '-': undefined,
}

describe('rights', () => {
  it.each(Object.keys(PERMISSIONS) as Permission[])('%s goes as far as the table says, for each role', permission => {
    const row = TABLE[permission].split(' ')
    expect(row).toHaveLength(roles.length)
    expect(roles.map(role => reachOf(person(role), permission))).toEqual(row.map(mark => REACH[mark]))
  })

  it('are refused with 401 to anonymous requests, 404 to strangers and 403 without a role', () => {
    for (const permission of Object.keys(PERMISSIONS) as Permission[]) {
      expect(() => requirePermission({ kind: 'nobody' }, permission)).toThrow(expect.objectContaining({ status: 401 }))
      expect(() => requirePermission({ kind: 'stranger', app: null }, permission)).toThrow(expect.objectContaining({ status: 404 }))
      expect(() => requirePermission(person('none'), permission)).toThrow(expect.objectContaining({ status: 403 }))
    }
  })

  it('of an API client follow from its scopes, which never extend those of a person who uses it', () => {
    const app = (scopes: string[]): Viewer => ({ kind: 'api-client', clientId: null, scopes })
    expect(can(app(['content:write']), 'content.write')).toBe(true)
    expect(can(app(['content:write']), 'site.manage')).toBe(false)
    expect(can(app(['settings:write']), 'settings.write')).toBe(true)
    expect(can(app(['settings:write']), 'site.manage')).toBe(false)
    expect(can(app(['mails:secrets', 'toString']), 'mails.secrets')).toBe(false)
    expect(can(person('student'), 'content.write')).toBe(false)
    expect(() => requirePerson(app(['content:write']))).toThrow(expect.objectContaining({ status: 401 }))
  })

  it('of an API client cover the whole tenant, one for each scope', () => {
    const permissions = Object.keys(PERMISSIONS) as Permission[]
    const of = (scope: string) => {
      const app: Viewer = { kind: 'api-client', clientId: 'klien', scopes: [scope] }
      return permissions
        .filter(permission => reachOf(app, permission) !== undefined)
        .map(permission => [permission, reachOf(app, permission)])
    }
    expect(SCOPES.map(scope => [scope, of(scope)])).toEqual([
      [
        'content:write',
        [
          ['classes.write', 'all'],
          ['classes.draft', 'all'],
          ['content.write', 'all'],
          ['openings.write', 'all'],
          ['programs.write', 'all'],
          ['mentors.write', 'all'],
          ['schools.write', 'all'],
        ],
      ],
      ['settings:write', [['settings.write', 'all']]],
      ['files:write', [['files.write', 'all']]],
      ['mail:send', [['mails.send', 'all']]],
      ['webhooks:write', [['webhooks.manage', 'all']]],
    ])
  })

  it('are refused with 403 to an API client without the scope, and with 401 to the pages’ own token', () => {
    const app = (clientId: string | null): Viewer => ({ kind: 'api-client', clientId, scopes: ['content:write'] })
    expect(requirePermission(app('klien'), 'content.write')).toBe('all')
    expect(() => requirePermission(app('klien'), 'site.manage')).toThrow(expect.objectContaining({ status: 403 }))
    expect(() => requirePermission(app(null), 'site.manage')).toThrow(
      expect.objectContaining({ status: 401, reason: commonReason('SignInFirst') }),
    )
    expect(() => requirePermission({ kind: 'nobody' }, 'site.manage')).toThrow(
      expect.objectContaining({ reason: commonReason('SignInFirst') }),
    )
  })

  it('that need a person are refused to everything but a signed-in person', () => {
    const siti = person('none')
    expect(requirePerson(siti)).toBe(siti.kind === 'person' && siti.person)
    expect(() => requirePerson({ kind: 'nobody' })).toThrow(expect.objectContaining({ status: 401, reason: commonReason('SignInFirst') }))
    expect(() => requirePerson({ kind: 'stranger', app: null })).toThrow(expect.objectContaining({ status: 404 }))
    expect(() => requirePerson({ kind: 'operator' })).toThrow(expect.objectContaining({ status: 401 }))
  })

  it('to manage members belong to staff and the operator, never to an API client', () => {
    const staff = person('admin')
    const id = staff.kind === 'person' ? staff.person.memberId : ''
    expect(requireStaff({ viewer: staff })).toMatchObject({ memberId: id, name: 'Uji' })
    expect(requireStaff({ viewer: { kind: 'operator' } })).toEqual({ memberId: null, name: null })
    expect(() => requireStaff({ viewer: person('writer') })).toThrow(expect.objectContaining({ status: 403 }))
    const app: Viewer = { kind: 'api-client', clientId: 'klien', scopes: ['settings:write'] }
    expect(() => requireStaff({ viewer: app })).toThrow(expect.objectContaining({ status: 403 }))
  })

  it('can be given to an API client only by those who have them over the whole tenant', () => {
    const given = (who: Viewer) => SCOPES.filter(scope => canGiveScope(who, scope))
    expect(given(person('admin'))).toEqual([...SCOPES])
    // A writer has a permission for files too, but only for their own.
    expect(given(person('writer'))).toEqual(['content:write'])
    for (const who of [person('student'), person('none'), { kind: 'nobody' }, { kind: 'stranger', app: null }] satisfies Viewer[])
      expect(given(who)).toEqual([])
    for (const made of ['', 'apps:manage', 'toString', '__proto__']) expect(canGiveScope(person('superadmin'), made)).toBe(false)
    expect(SCOPES.some(scope => can({ kind: 'api-client', clientId: null, scopes: [scope] }, 'api-clients.manage'))).toBe(false)
  })

  it('are all granted to the operator, who runs commands on the machine', () => {
    for (const permission of Object.keys(PERMISSIONS) as Permission[]) expect(can({ kind: 'operator' }, permission)).toBe(true)
  })
})
