import { listMembers, type MemberEntry } from '#features/members/member-list.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { GIVEN_ROLES, toGivenRole } from '#features/permissions/role-limits.ts'
import { formatDate } from '#kit/format.ts'
import type { Page } from '#kit/page.ts'
import { serverPage } from '#page/server-page.server.ts'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { Finder, ListOf } from '../ui/finder.tsx'
import { RoleBadges } from '../ui/role-badges.tsx'
import { type Column, Rows } from '../ui/rows.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Members'

/** The members of the tenant, by name. */
export const loader = serverPage(async args => {
  const { ctx, query, lang, site } = args
  const t = studioTexts(lang)
  const role = query.get('role') === 'none' ? 'none' : toGivenRole(query.get('role'))
  const members = await listMembers(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    search: query.get('search') ?? undefined,
    role,
  })
  return studioPage(args, {
    title: t.members.title,
    lead: t.fill('members.lead', { site: site.settings.title }),
    action: { label: t.members.invite, href: `${BASE}/Invite` },
    body: <Members members={members} query={query} you={requirePerson(ctx.viewer).memberId} />,
  })
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function Members({ members, query, you }: { members: Page<MemberEntry>; query: URLSearchParams; you: string }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const names = useTexts(memberTexts).roles
  return (
    <>
      {query.get('done') === 'removed' && (
        <div className="mb-6">
          <FormMessage tone="done">{t.members.removed}</FormMessage>
        </div>
      )}
      <Finder
        base={BASE}
        query={query}
        search={{ label: t.members.search, hint: t.members.searchHint }}
        filter={{
          name: 'role',
          label: t.members.filter,
          all: t.members.all,
          choices: [...GIVEN_ROLES, 'none' as const].map(role => [role, names[role]]),
        }}
      />
      <ListOf page={members} base={BASE} query={query} count="members.count" empty={t.members.empty}>
        <Rows items={members.items} keyOf={member => member.id} columns={columnsOf(lang, you)} caption={t.members.title} />
      </ListOf>
    </>
  )
}

function columnsOf(lang: Parameters<typeof studioTexts>[0], you: string): Column<MemberEntry>[] {
  const t = studioTexts(lang).members
  return [
    {
      title: t.name,
      isHeading: true,
      show: member => (
        <span className="flex items-center gap-3">
          <Avatar seed={member.id} name="" size={44} />
          <span className="min-w-0">
            <A
              href={`${BASE}/${member.id}`}
              className="hover:text-primary-text font-semibold min-w-0 wrap-break-word underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {member.name}
            </A>
            {member.id === you && <span className="text-ink-soft font-normal"> ({t.you})</span>}
            <span className="text-ink-soft block font-normal min-w-0 wrap-break-word">{member.email}</span>
          </span>
        </span>
      ),
    },
    { title: t.roles, show: member => <RoleBadges roles={member.roles} /> },
    { title: t.joined, show: member => <span className="whitespace-nowrap">{formatDate(member.joinedAt, undefined, lang)}</span> },
    { title: t.seen, show: member => <span className="whitespace-nowrap">{formatDate(member.seenAt, undefined, lang)}</span> },
  ]
}
