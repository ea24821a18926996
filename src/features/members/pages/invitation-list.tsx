import { useActionData, useLoaderData } from 'react-router'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { GIVEN_ROLES } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { resendInvitations, withdrawInvitation, withdrawInvitations } from '../invitations.server.ts'
import { invitationFilterOf } from '../lists/filters.ts'
import { countInvitations, type Invitation, listInvitations } from '../lists/invitation-rows.server.ts'
import { memberTexts } from '../texts.ts'

const BASE = '/Studio/Members/Invitations'
const INVITE = '/Studio/Members/Invite'

/** The invitations that were not accepted. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = memberTexts(lang).studio.invitations
  const filter = invitationFilterOf(query)
  return {
    title,
    lead,
    page: await listInvitations(ctx, filter, placeOf(query)),
    counted: await countInvitations(ctx, filter),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
    now: ctx.now,
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requireStaff(ctx)),
  withdraw: async ({ ctx, query }, fields) => {
    await withdrawInvitation(ctx, fields.get('id') ?? '')
    return withDone(BASE, query, { done: 'withdrawn' })
  },
  'withdraw-chosen': async ({ ctx, query }, fields) => {
    requireStaff(ctx)
    await withdrawInvitations(ctx, chosenIds(fields))
    return withDone(BASE, query, { done: 'withdrawn' })
  },
  resend: async ({ ctx, query, site, origin, lang }, fields) => {
    requireStaff(ctx)
    await resendInvitations(ctx, chosenIds(fields), { site, origin, lang })
    return withDone(BASE, query, { done: 'resent' })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function InvitationList() {
  const { title, lead, page, counted, views, query, now } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio, roles: names, fill } = useTexts(memberTexts)
  const t = studio.invitations
  const count = useCounted(counted)
  const said = (['invited', 'withdrawn', 'resent'] as const).find(one => one === query['done'])
  return (
    <AppPage title={title} lead={lead} action={{ label: studio.members.invite, href: INVITE }}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t[said]}</FormMessage>}
      </div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.email}
        columns={columnsOf(lang, now)}
        caption={t.title}
        firstSort="-sent"
        count={fill('studio.invitations.count', { count })}
        empty={t.noMatch}
        none={t.empty}
        noneHref={INVITE}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[
          {
            name: 'state',
            label: t.stateFilter,
            all: t.all,
            choices: [
              ['open', t.states.open],
              ['expired', t.states.expired],
            ],
          },
        ]}
        more={{
          names: ['role'],
          fields: (
            <SelectField
              name="role"
              label={t.role}
              value={query['role'] ?? ''}
              choices={[['', t.all], ...GIVEN_ROLES.map(role => [role, names[role]] as const)]}
            />
          ),
        }}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        acts={[
          { form: 'resend', label: t.resend, act: 'resend' },
          { form: 'withdraw-chosen', label: t.withdraw, act: 'withdraw', isDanger: true },
        ]}
      />
    </AppPage>
  )
}

function columnsOf(lang: Lang, now: Date): ListColumn<Invitation>[] {
  const { studio, roles: names, fill } = memberTexts(lang)
  const t = studio.invitations
  return [
    {
      key: 'email',
      title: t.email,
      isHeading: true,
      isSortable: true,
      show: one => <span className="font-semibold wrap-anywhere">{one.email}</span>,
    },
    { key: 'role', title: t.role, show: one => names[one.role] },
    {
      key: 'sent',
      title: t.sent,
      isSortable: true,
      show: one => (
        <span>
          {formatDate(one.invitedAt, undefined, lang)}
          <span className="text-ink-soft block">{one.invitedBy ? fill('studio.invitations.by', { who: one.invitedBy }) : t.bySelf}</span>
          {one.mailDueAt && (
            <span className="text-ink-soft block">
              {fill('studio.invitations.mailWaits', { day: formatDate(one.mailDueAt, undefined, lang) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'expires',
      title: t.expires,
      show: one =>
        one.expiresAt > now ? formatDate(one.expiresAt, undefined, lang) : <span className={badgeClass('red')}>{t.expired}</span>,
    },
    {
      key: 'withdraw',
      title: t.withdraw,
      isAction: true,
      show: one => (
        <PostButton
          form="withdraw"
          values={{ id: one.id }}
          className="btn btn-quiet"
          label={fill('studio.invitations.withdrawLabel', { email: one.email })}
        >
          {t.withdraw}
        </PostButton>
      ),
    },
  ]
}
