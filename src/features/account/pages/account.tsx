import { useActionData, useLoaderData } from 'react-router'
import { accountLink } from '#features/members/account-link.ts'
import { nameLimits } from '#features/members/limits.server.ts'
import { getUserDetail } from '#features/members/member-queries.server.ts'
import { keepPendingEntry, takePendingEntry } from '#features/members/pending-entry.server.ts'
import { actAs, enterAsSuperadmin, impersonate, leaveSuperadmin, stopImpersonating } from '#features/members/roles.server.ts'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { findOpenAsk } from '#features/privacy/join.server.ts'
import { factorHref } from '#kit/login.ts'
import { ROLES, type Role } from '#kit/roles.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { accountTexts } from '../texts.ts'
import { Account, type AccountView } from '../ui/account.tsx'

/** The viewer's profile and acting role, with links to security, privacy and sign-out. A superadmin who comes back with their second factor enters. */
export const loader = appLoader(async args => {
  const reason = args.query.get('entering') === '1' ? takePendingEntry(args, requirePerson(args.ctx.viewer).memberId) : undefined
  if (reason !== undefined && (await enterAsSuperadmin(args.ctx, reason)) === 'entered') throw leadTo('/Studio')
  const t = accountTexts(args.lang)
  const lead = t.fill('lead', { site: args.site.settings.title })
  return { title: t.title, lead, view: await loadAccount(args, reason) }
})

export const action = appAction({
  act: async ({ ctx }, fields) => {
    await actAs(ctx, roleIn(fields))
    return '/Account?done=saved'
  },
  look: async ({ ctx }, fields) => {
    await impersonate(ctx, roleIn(fields))
    return '/Studio'
  },
  'stop-looking': async ({ ctx }) => {
    await stopImpersonating(ctx)
    return '/Studio'
  },
  'enter-superadmin': async (args, fields) => {
    const reason = fields.get('reason') ?? ''
    if ((await enterAsSuperadmin(args.ctx, reason)) === 'entered') return '/Studio'
    keepPendingEntry(args, requirePerson(args.ctx.viewer).memberId, reason)
    return factorHref('/Account?entering=1', true)
  },
  'leave-superadmin': async ({ ctx }) => {
    await leaveSuperadmin(ctx)
    return '/Account?done=saved'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function AccountPage() {
  const { title, lead, view } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  return (
    <AppPage title={title} lead={lead}>
      <Account view={view} form={form} />
    </AppPage>
  )
}

async function loadAccount({ ctx, site, query, identity, lang }: PageArgs, reason = ''): Promise<AccountView> {
  const person = requirePerson(ctx.viewer)
  const { memberId, name, email, role, isImpersonating, roles } = person
  const { joinedAt, memberships } = await getUserDetail(ctx, memberId)
  const named = await nameLimits(ctx, memberships)
  return {
    // Not the whole person: the hash of the session must not leave the server.
    person: { memberId, name, email, role, isImpersonating, isSuperadmin: roles.includes('superadmin') },
    site: site.settings.title,
    joinedAt,
    held: memberships.map((membership, at) => ({
      role: membership.role,
      since: membership.since,
      limits: named[at] ?? [],
      counts: roles.includes(membership.role),
    })),
    isStaff: can(ctx.viewer, 'site.manage'),
    accountHref: accountLink(identity.accountUrl, '/', { tenantId: ctx.tenantId, lang }),
    isSaved: query.get('done') === 'saved',
    reason,
    withoutRole: role === 'none' && !isImpersonating && !roles.includes('superadmin') ? { asked: await findOpenAsk(ctx) } : undefined,
  }
}

function roleIn(fields: URLSearchParams): Role {
  return ROLES.find(role => role === fields.get('role')) ?? 'none'
}
