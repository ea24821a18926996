import { useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { GIVEN_ROLES, toGivenRole } from '#features/permissions/role-limits.ts'
import { formatCount, formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder, ListOf } from '#ui/app/finder.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { listMembers, type MemberEntry } from '../member-list.server.ts'
import { memberTexts } from '../texts.ts'
import { RoleBadges } from '../ui/role-badges.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Members'

/** The tenant's members, by name. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { studio: t, fill } = memberTexts(lang)
  const role = query.get('role') === 'none' ? 'none' : toGivenRole(query.get('role'))
  const members = await listMembers(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    search: query.get('search') ?? undefined,
    role,
  })
  const lead = fill('studio.members.lead', { site: site.settings.title })
  return { title: t.members.title, lead, members, query: Object.fromEntries(query), you: requirePerson(ctx.viewer).memberId }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MemberList() {
  const { title, lead, members, query, you } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { studio, roles: names, fill } = useTexts(memberTexts)
  const t = studio.members
  return (
    <AppPage title={title} lead={lead} action={{ label: t.invite, href: `${BASE}/Invite` }}>
      {query['done'] === 'removed' && (
        <div className="mb-6">
          <FormMessage tone="done">{t.removed}</FormMessage>
        </div>
      )}
      <Finder
        base={BASE}
        query={query}
        search={{ label: t.search, hint: t.searchHint }}
        filter={{ name: 'role', label: t.filter, all: t.all, choices: [...GIVEN_ROLES, 'none' as const].map(role => [role, names[role]]) }}
      />
      <ListOf
        page={members}
        base={BASE}
        query={query}
        count={fill('studio.members.count', { count: members.totalItems === 1 ? 1 : formatCount(members.totalItems) })}
        empty={t.empty}
      >
        <Rows items={members.items} keyOf={member => member.id} columns={columnsOf(lang, you)} caption={t.title} />
      </ListOf>
    </AppPage>
  )
}

function columnsOf(lang: Lang, you: string): Column<MemberEntry>[] {
  const t = memberTexts(lang).studio.members
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
