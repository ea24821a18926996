import { useLoaderData } from 'react-router'
import { MAIL_STATES } from '#features/sites/mail-state.ts'
import { listMails, type MailSummary } from '#features/sites/mails.server.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder, ListOf } from '#ui/app/finder.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfMail } from '../mail-names.ts'
import { notificationTexts } from '../texts.ts'
import { MailStateBadge } from '../ui/mail-state.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Mail'

/** The tenant's outbox. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = notificationTexts(lang).studio.mails
  const mails = await listMails(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    search: query.get('search') ?? undefined,
    state: MAIL_STATES.find(state => state === query.get('state')),
  })
  return { title, lead, mails, query: Object.fromEntries(query) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MailList() {
  const { title, lead, mails, query } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { studio, fill } = useTexts(notificationTexts)
  const t = studio.mails
  return (
    <AppPage title={title} lead={lead}>
      {mails.items.some(mail => mail.state === 'kept') && (
        <div className="mb-6">
          <FormMessage tone="note">{t.kept}</FormMessage>
        </div>
      )}
      <Finder
        base={BASE}
        query={query}
        search={{ label: t.search, hint: t.searchHint }}
        filter={{ name: 'state', label: t.filter, all: t.all, choices: MAIL_STATES.map(state => [state, t.states[state]]) }}
      />
      <ListOf
        page={mails}
        base={BASE}
        query={query}
        count={fill('studio.mails.count', { count: mails.totalItems === 1 ? 1 : formatCount(mails.totalItems) })}
        empty={t.empty}
        none={t.none}
      >
        <Rows items={mails.items} keyOf={mail => mail.id} columns={columnsOf(lang)} caption={t.title} />
      </ListOf>
    </AppPage>
  )
}

function columnsOf(lang: Lang): Column<MailSummary>[] {
  const t = notificationTexts(lang).studio.mails
  return [
    {
      title: t.subject,
      isHeading: true,
      show: mail => (
        <>
          <A
            href={`${BASE}/${mail.id}`}
            className="hover:text-primary-text font-semibold min-w-0 wrap-break-word underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {mail.subject}
          </A>
          <span className="text-ink-soft block min-w-0 wrap-break-word">{mail.to}</span>
        </>
      ),
    },
    { title: t.template, show: mail => <span className="min-w-0 wrap-break-word">{nameOfMail(mail.template, lang)}</span> },
    { title: t.when, show: mail => formatMoment(mail.createdAt, undefined, lang) },
    { title: t.state, show: mail => <MailStateBadge state={mail.state} /> },
    { title: t.tries, show: mail => <span className="tabular-nums">{mail.tries}</span> },
  ]
}
