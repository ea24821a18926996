import { type Invitation, listInvitations, withdrawInvitation } from '#features/members/invitations.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import { serverPage } from '#page/server-page.server.ts'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { ListOf } from '../ui/finder.tsx'
import { PostButton } from '../ui/post-button.tsx'
import { type Column, Rows } from '../ui/rows.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Members/Invitations'

/** The invitations that nobody has taken. */
export const loader = serverPage(async args => {
  const { ctx, query, lang } = args
  const t = studioTexts(lang)
  const invitations = await listInvitations(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  return studioPage(args, {
    title: t.invitations.title,
    lead: t.invitations.lead,
    action: { label: t.members.invite, href: '/Studio/Members/Invite' },
    body: <Invitations invitations={invitations} query={query} now={ctx.now} />,
  })
})

export const action = studioAction({
  withdraw: async ({ ctx }, fields) => {
    await withdrawInvitation(ctx, fields.get('id') ?? '')
    return `${BASE}?done=withdrawn`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function Invitations({ invitations, query, now }: { invitations: Page<Invitation>; query: URLSearchParams; now: Date }) {
  const lang = useLang()
  const t = useTexts(studioTexts).invitations
  const done = query.get('done')
  return (
    <>
      {(done === 'invited' || done === 'withdrawn') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <ListOf page={invitations} base={BASE} query={query} count="invitations.count" empty={t.empty} emptyHref="/Studio/Members/Invite">
        <Rows items={invitations.items} keyOf={one => one.id} columns={columnsOf(lang, now)} caption={t.title} />
      </ListOf>
    </>
  )
}

function columnsOf(lang: Lang, now: Date): Column<Invitation>[] {
  const { invitations: t, fill } = studioTexts(lang)
  const names = memberTexts(lang).roles
  return [
    { title: t.email, isHeading: true, show: one => <span className="font-semibold wrap-anywhere">{one.email}</span> },
    { title: t.role, show: one => names[one.role] },
    {
      title: t.sent,
      show: one => (
        <span>
          {formatDate(one.invitedAt, undefined, lang)}
          <span className="text-ink-soft block">{one.invitedBy ? fill('invitations.by', { who: one.invitedBy }) : t.bySelf}</span>
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
          label={fill('invitations.withdrawLabel', { email: one.email })}
        >
          {t.withdraw}
        </PostButton>
      ),
    },
  ]
}
