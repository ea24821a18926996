import { accountLink } from '#features/members/account-link.ts'
import { getUserDetail } from '#features/members/member-queries.server.ts'
import { actAs, enterAsSuperadmin, impersonate, leaveSuperadmin, stopImpersonating } from '#features/members/roles.server.ts'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { getJoinState } from '#features/privacy/join.server.ts'
import { ROLES, type Role } from '#kit/roles.ts'
import type { PageArgs } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { studioAction } from '../forms.server.ts'
import { nameLimits } from '../limits.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { Account, type AccountView } from '../ui/account.tsx'

/** Who one is here, what one acts as, and the ways to security, privacy and out. */
export const loader = serverPage(async args => {
  const t = studioTexts(args.lang)
  const view = await loadAccount(args)
  const words = { site: args.site.settings.title }
  return studioPage(args, { title: t.account.title, lead: t.fill('account.lead', words), body: <Account view={view} /> })
})

export const action = studioAction({
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
  'enter-superadmin': async ({ ctx }, fields) => {
    await enterAsSuperadmin(ctx, fields.get('reason') ?? '')
    return '/Studio'
  },
  'leave-superadmin': async ({ ctx }) => {
    await leaveSuperadmin(ctx)
    return '/Account?done=saved'
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

async function loadAccount({ ctx, site, query, form, identity, lang }: PageArgs): Promise<AccountView> {
  const person = requirePerson(ctx.viewer)
  const { joinedAt, memberships } = await getUserDetail(ctx, person.memberId)
  const namesOf = await nameLimits(ctx, memberships)
  return {
    person,
    site: site.settings.title,
    joinedAt,
    held: memberships.map(membership => ({
      role: membership.role,
      since: membership.since,
      limits: namesOf(membership),
      counts: person.roles.includes(membership.role),
    })),
    isStaff: can(ctx.viewer, 'site.manage'),
    accountHref: accountLink(identity.accountUrl, '/', { tenantId: ctx.tenantId, lang }),
    isSaved: query.get('done') === 'saved',
    step: person.role === 'none' && !person.isImpersonating ? (await getJoinState(ctx)).step : undefined,
    form,
  }
}

function roleIn(fields: URLSearchParams): Role {
  return ROLES.find(role => role === fields.get('role')) ?? 'none'
}
