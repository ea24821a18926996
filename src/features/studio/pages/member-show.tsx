import { grantRole, removeMember, revokeRole } from '#features/members/member-commands.server.ts'
import { getMember } from '#features/members/member-list.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { LIMIT_OF, toGivenRole } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { studioAction } from '../forms.server.ts'
import { listChoices, nameLimits, readLimits } from '../limits.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { Member, type MemberView } from '../ui/member.tsx'

/** A member: what they are, and the forms to change that. `?role=` opens the form of one role. */
export const loader = serverPage(async args => {
  const view = await loadMember(args)
  return studioPage(args, { title: view.member.name, body: <Member view={view} /> })
})

export const action = studioAction({
  grant: async (args, fields) => {
    const { ctx, query } = args
    requireStaff(ctx)
    const role = toGivenRole(query.get('role'))
    if (!role) throw new NotFound()
    await grantRole(ctx, idOf(args), role, await readLimits(ctx, role, fields))
    return `/Studio/Members/${idOf(args)}?done=granted`
  },
  revoke: async (args, fields) => {
    const role = toGivenRole(fields.get('role'))
    if (!role) throw new NotFound()
    await revokeRole(args.ctx, idOf(args), role)
    return `/Studio/Members/${idOf(args)}?done=revoked`
  },
  remove: async (args, fields) => {
    requireStaff(args.ctx)
    const { notSure } = studioTexts(args.lang).member.remove
    if (!fields.has('sure')) throw new InvalidInput(notSure, [{ path: 'sure', message: notSure }])
    await removeMember(args.ctx, idOf(args))
    return '/Studio/Members?done=removed'
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function idOf({ page }: PageArgs): string {
  return page.params['id'] ?? ''
}

async function loadMember(args: PageArgs): Promise<MemberView> {
  const { ctx, query, form } = args
  const member = await getMember(ctx, idOf(args))
  const role = toGivenRole(query.get('role'))
  const limit = role && LIMIT_OF[role]
  const done = query.get('done')
  return {
    member,
    namesOf: await nameLimits(
      ctx,
      member.held.map(held => held.limits),
    ),
    giving: role && { role, choices: limit ? await listChoices(ctx, limit) : [] },
    isSelf: requirePerson(ctx.viewer).memberId === member.id,
    done: done === 'granted' || done === 'revoked' ? done : undefined,
    form,
  }
}
