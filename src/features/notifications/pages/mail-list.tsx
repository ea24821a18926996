import { useActionData, useLoaderData } from 'react-router'
import { placeOf, viewForms } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { MAIL_STATES } from '#features/sites/mail-state.ts'
import { countMails, listMails, type MailSummary } from '#features/sites/mails.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { mailFilterOf } from '../mail-filter.ts'
import { nameOfMail } from '../mail-names.ts'
import { notificationTexts } from '../texts.ts'
import { MailStateBadge } from '../ui/mail-state.tsx'

const BASE = '/Studio/Mail'

/** The tenant's outbox. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = notificationTexts(lang).studio.mails
  const filter = mailFilterOf(query)
  return {
    title,
    lead,
    page: await listMails(ctx, filter, placeOf(query)),
    counted: await countMails(ctx, filter),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
  }
})

export const action = appAction(viewForms(BASE, ({ ctx }) => requirePermission(ctx.viewer, 'mails.read')))

export { appMeta as meta } from '#page/app-meta.ts'

export default function MailList() {
  const { title, lead, page, counted, views, query } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio, fill } = useTexts(notificationTexts)
  const t = studio.mails
  const count = useCounted(counted)
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-6 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {page.items.some(mail => mail.state === 'kept') && <FormMessage tone="note">{t.kept}</FormMessage>}
      </div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={mail => mail.id}
        nameOf={mail => mail.subject}
        columns={columnsOf(lang)}
        caption={t.title}
        firstSort="-when"
        count={fill('studio.mails.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[{ name: 'state', label: t.filter, all: t.all, choices: MAIL_STATES.map(state => [state, t.states[state]]) }]}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
      />
    </AppPage>
  )
}

function columnsOf(lang: Lang): ListColumn<MailSummary>[] {
  const t = notificationTexts(lang).studio.mails
  return [
    {
      key: 'subject',
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
    {
      key: 'template',
      title: t.template,
      show: mail => <span className="min-w-0 wrap-break-word">{nameOfMail(mail.template, lang)}</span>,
    },
    { key: 'when', title: t.when, isSortable: true, show: mail => formatMoment(mail.createdAt, undefined, lang) },
    { key: 'state', title: t.state, show: mail => <MailStateBadge state={mail.state} /> },
    { key: 'tries', title: t.tries, show: mail => <span className="tabular-nums">{mail.tries}</span> },
  ]
}
