import { useActionData, useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { LIMIT_OF, toGivenRole } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { requireSure } from '#page/sent-fields.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { listChoices, nameLimits, readLimits } from '../limits.server.ts'
import { grantRole, removeMember, revokeRole } from '../member-commands.server.ts'
import { getMember } from '../member-list.server.ts'
import { Member, type MemberView } from '../ui/member.tsx'

/** A member's roles, with the forms that change them. `?role=` opens the form of one role. */
export const loader = appLoader(async args => {
  const view = await loadMember(args)
  return { title: view.member.name, view }
})

export const action = appAction({
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
    requireSure(fields)
    await removeMember(args.ctx, idOf(args))
    return '/Studio/Members?done=removed'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MemberShow() {
  const { title, view } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  return (
    <AppPage title={title}>
      <Member view={view} form={form} />
    </AppPage>
  )
}

function idOf({ page }: PageArgs): string {
  return page.params['id'] ?? ''
}

async function loadMember(args: PageArgs): Promise<MemberView> {
  const { ctx, query } = args
  const member = await getMember(ctx, idOf(args))
  const role = toGivenRole(query.get('role'))
  const limit = role && LIMIT_OF[role]
  const done = query.get('done')
  const named = await nameLimits(
    ctx,
    member.held.map(held => held.limits),
  )
  return {
    member: { ...member, held: member.held.map((held, at) => ({ ...held, named: named[at] ?? [] })) },
    giving: role && { role, choices: limit ? await listChoices(ctx, limit) : [] },
    isSelf: requirePerson(ctx.viewer).memberId === member.id,
    done: done === 'granted' || done === 'revoked' ? done : undefined,
  }
}
