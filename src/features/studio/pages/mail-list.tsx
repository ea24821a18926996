import { listMails, MAIL_STATES, type MailState, type MailSummary } from '#features/sites/mails.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import { serverPage } from '#page/server-page.server.ts'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfMail } from '../mail-words.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { Finder, ListOf } from '../ui/finder.tsx'
import { MailStateBadge } from '../ui/mail-state.tsx'
import { type Column, Rows } from '../ui/rows.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Mail'

/** The tenant's outbox. */
export const loader = serverPage(async args => {
  const { ctx, query, lang } = args
  const t = studioTexts(lang)
  const mails = await listMails(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    search: query.get('search') ?? undefined,
    state: stateIn(query),
  })
  return studioPage(args, { title: t.mails.title, lead: t.mails.lead, body: <Mails mails={mails} query={query} /> })
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function stateIn(query: URLSearchParams): MailState | undefined {
  return MAIL_STATES.find(state => state === query.get('state'))
}

function Mails({ mails, query }: { mails: Page<MailSummary>; query: URLSearchParams }) {
  const lang = useLang()
  const t = useTexts(studioTexts).mails
  return (
    <>
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
      <ListOf page={mails} base={BASE} query={query} count="mails.count" empty={t.empty} none={t.none}>
        <Rows items={mails.items} keyOf={mail => mail.id} columns={columnsOf(lang)} caption={t.title} />
      </ListOf>
    </>
  )
}

function columnsOf(lang: Lang): Column<MailSummary>[] {
  const t = studioTexts(lang).mails
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
