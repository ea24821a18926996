import { Form, useLoaderData } from 'react-router'
import { formatCount, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder, ListOf } from '#ui/app/finder.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Notice } from '../notice.ts'
import { listNotices, readAllNotices, readNotice } from '../notices.server.ts'
import { sayNotice } from '../say-notice.ts'
import { noticeTexts } from '../texts.ts'

const BASE = '/Studio/Notices'
const PER_PAGE = 20

/** The viewer's own notices. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = noticeTexts(lang).list
  const isUnread = query.get('state') === 'unread'
  const notices = await listNotices(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE, isUnread })
  return { title, lead, notices, query: Object.fromEntries(query) }
})

export const action = appAction({
  /** Marks a notice as read and goes where it leads. */
  open: async ({ ctx }, fields) => await readNotice(ctx, fields.get('id') ?? ''),
  async 'read-all'({ ctx }) {
    await readAllNotices(ctx)
    return `${BASE}?done=read`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function NoticeList() {
  const { title, lead, notices, query } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { list: t, fill } = useTexts(noticeTexts)
  return (
    <AppPage title={title} lead={lead} action={{ label: t.settings, href: `${BASE}/Settings` }}>
      {query['done'] === 'read' && (
        <div className="mb-4">
          <FormMessage tone="done">{t.allRead}</FormMessage>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Finder base={BASE} query={query} filter={{ name: 'state', label: t.filter, all: t.all, choices: [['unread', t.unread]] }} />
        {notices.items.some(notice => !notice.isRead) && (
          <PostButton form="read-all" action={BASE} className="btn btn-quiet">
            {t.readAll}
          </PostButton>
        )}
      </div>
      <ListOf
        page={notices}
        base={BASE}
        query={query}
        count={fill('list.count', { count: notices.totalItems === 1 ? 1 : formatCount(notices.totalItems) })}
        empty={t.empty}
        none={t.none}
      >
        <Rows items={notices.items} keyOf={notice => notice.id} columns={columnsOf(lang)} caption={title} />
      </ListOf>
    </AppPage>
  )
}

function columnsOf(lang: Lang): Column<Notice>[] {
  const { list: t, fill } = noticeTexts(lang)
  return [
    {
      title: t.what,
      isHeading: true,
      show: notice => (
        <Form method="post" action={BASE}>
          <input type="hidden" name="form" value="open" />
          <input type="hidden" name="id" value={notice.id} />
          <button
            type="submit"
            className={`hover:text-primary-text min-h-11 cursor-pointer text-left wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline ${notice.isRead ? '' : 'font-semibold'}`}
          >
            {sayNotice(notice, lang)}
            {notice.times > 1 && <span className="text-ink-soft font-normal"> · {fill('list.times', { count: notice.times })}</span>}
          </button>
        </Form>
      ),
    },
    { title: t.when, show: notice => <span className="whitespace-nowrap">{formatMoment(notice.createdAt, undefined, lang)}</span> },
    {
      title: t.state,
      show: notice =>
        notice.isRead ? <span className="text-ink-soft">{t.read}</span> : <span className={badgeClass('blue')}>{t.unread}</span>,
    },
  ]
}
