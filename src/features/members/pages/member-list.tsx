import { useActionData, useLoaderData } from 'react-router'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { GIVEN_ROLES, toGivenRole } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { memberFilterOf } from '../lists/filters.ts'
import { BULK_ROLES, grantToMany, revokeFromMany } from '../member-commands.server.ts'
import { countListed, listMembers, type MemberEntry } from '../member-list.server.ts'
import { memberTexts } from '../texts.ts'
import { RoleBadges } from '../ui/role-badges.tsx'

const BASE = '/Studio/Members'

/** The tenant's members, by name. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { studio: t, fill } = memberTexts(lang)
  const filter = memberFilterOf(query)
  return {
    title: t.members.title,
    lead: fill('studio.members.lead', { site: site.settings.title }),
    page: await listMembers(ctx, filter, placeOf(query)),
    counted: await countListed(ctx, filter),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
    you: requirePerson(ctx.viewer).memberId,
    givenAtOnce: BULK_ROLES,
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requireStaff(ctx)),
  grant: async ({ ctx, query }, fields) => {
    requireStaff(ctx)
    await grantToMany(ctx, chosenIds(fields), toGivenRole(fields.get('given')))
    return withDone(BASE, query, { done: 'granted' })
  },
  revoke: async ({ ctx, query }, fields) => {
    requireStaff(ctx)
    await revokeFromMany(ctx, chosenIds(fields), toGivenRole(fields.get('taken')))
    return withDone(BASE, query, { done: 'revoked' })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MemberList() {
  const { title, lead, page, counted, views, query, you, givenAtOnce } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio, roles: names, fill } = useTexts(memberTexts)
  const t = studio.members
  const count = useCounted(counted)
  const said = (['removed', 'granted', 'revoked'] as const).find(one => one === query['done'])
  return (
    <AppPage title={title} lead={lead} action={{ label: t.invite, href: `${BASE}/Invite` }}>
      <div className="mb-6 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t.done[said]}</FormMessage>}
      </div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={member => member.id}
        nameOf={member => member.name}
        columns={columnsOf(lang, you)}
        caption={t.title}
        firstSort="name"
        count={fill('studio.members.count', { count })}
        empty={t.empty}
        none={t.empty}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[{ name: 'role', label: t.filter, all: t.all, choices: [...GIVEN_ROLES, 'none' as const].map(role => [role, names[role]]) }]}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        acts={[]}
        bulkFields={
          <>
            <RoleAct name="given" form="grant" label={t.give} roles={givenAtOnce} />
            <RoleAct name="taken" form="revoke" label={t.take} roles={GIVEN_ROLES} />
          </>
        }
      />
    </AppPage>
  )
}

interface RoleActProps {
  name: string
  form: string
  label: string
  roles: typeof GIVEN_ROLES
}

/** Chooses a role and does something with it for the selected members. */
function RoleAct({ name, form, label, roles }: RoleActProps) {
  const { roles: names } = useTexts(memberTexts)
  return (
    <span className="flex flex-wrap items-end gap-2">
      <SelectField name={name} label={label} value="" choices={[['', '–'], ...roles.map(role => [role, names[role]] as const)]} />
      <button type="submit" name="form" value={form} data-act={form} className="btn btn-quiet">
        {label}
      </button>
    </span>
  )
}

function columnsOf(lang: Lang, you: string): ListColumn<MemberEntry>[] {
  const t = memberTexts(lang).studio.members
  return [
    {
      key: 'name',
      title: t.name,
      isHeading: true,
      isSortable: true,
      show: member => (
        <span className="flex items-center gap-3 pe-10 @3xl:pe-0">
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
    { key: 'roles', title: t.roles, show: member => <RoleBadges roles={member.roles} /> },
    {
      key: 'joined',
      title: t.joined,
      isSortable: true,
      show: member => <span className="whitespace-nowrap">{formatDate(member.joinedAt, undefined, lang)}</span>,
    },
    {
      key: 'seen',
      title: t.seen,
      isSortable: true,
      show: member => <span className="whitespace-nowrap">{formatDate(member.seenAt, undefined, lang)}</span>,
    },
  ]
}
