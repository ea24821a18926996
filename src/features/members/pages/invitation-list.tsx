import { useActionData, useLoaderData } from 'react-router'
import { formatCount, formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ListOf } from '#ui/app/finder.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type Invitation, listInvitations, withdrawInvitation } from '../invitations.server.ts'
import { memberTexts } from '../texts.ts'

const PER_PAGE = 20
const BASE = '/Studio/Members/Invitations'
const INVITE = '/Studio/Members/Invite'

/** The invitations that were not accepted. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = memberTexts(lang).studio.invitations
  const invitations = await listInvitations(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  return { title, lead, invitations, query: Object.fromEntries(query), now: ctx.now }
})

export const action = appAction({
  withdraw: async ({ ctx }, fields) => {
    await withdrawInvitation(ctx, fields.get('id') ?? '')
    return `${BASE}?done=withdrawn`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function InvitationList() {
  const { title, lead, invitations, query, now } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio, fill } = useTexts(memberTexts)
  const t = studio.invitations
  const done = query['done']
  return (
    <AppPage title={title} lead={lead} action={{ label: studio.members.invite, href: INVITE }}>
      {form && <FormRefusal form={form} />}
      {(done === 'invited' || done === 'withdrawn') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <ListOf
        page={invitations}
        base={BASE}
        query={query}
        count={fill('studio.invitations.count', { count: invitations.totalItems === 1 ? 1 : formatCount(invitations.totalItems) })}
        empty={t.empty}
        emptyHref={INVITE}
      >
        <Rows items={invitations.items} keyOf={one => one.id} columns={columnsOf(lang, now)} caption={t.title} />
      </ListOf>
    </AppPage>
  )
}

function columnsOf(lang: Lang, now: Date): Column<Invitation>[] {
  const { studio, roles: names, fill } = memberTexts(lang)
  const t = studio.invitations
  return [
    { title: t.email, isHeading: true, show: one => <span className="font-semibold wrap-anywhere">{one.email}</span> },
    { title: t.role, show: one => names[one.role] },
    {
      title: t.sent,
      show: one => (
        <span>
          {formatDate(one.invitedAt, undefined, lang)}
          <span className="text-ink-soft block">{one.invitedBy ? fill('studio.invitations.by', { who: one.invitedBy }) : t.bySelf}</span>
        </span>
      ),
    },
    {
      title: t.expires,
      show: one =>
        one.expiresAt > now ? formatDate(one.expiresAt, undefined, lang) : <span className={badgeClass('red')}>{t.expired}</span>,
    },
    {
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
