import { useActionData, useLoaderData } from 'react-router'
import { BIN_DAYS, type BinItem } from '#features/bin/bin.ts'
import { eraseFromBin } from '#features/bin/commands.server.ts'
import { listBin } from '#features/bin/queries.server.ts'
import { restoreFromBin } from '#features/bin/restore.server.ts'
import { binTexts } from '#features/bin/texts.ts'
import { can } from '#features/permissions/permissions.ts'
import { DAY_MS } from '#kit/days.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { BIN_ENTITIES } from '../bin-entities.ts'

const BASE = '/Studio/Bin'
const PER_PAGE = 25

/** What was removed in the last 30 days, for those who may restore it. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const t = binTexts(lang)
  const place = { perPage: PER_PAGE, after: query.get('after') ?? undefined, before: query.get('before') ?? undefined }
  const page = await listBin(ctx, BIN_ENTITIES, place)
  const items = page.items.map(item => ({
    ...item,
    daysLeft: Math.max(1, Math.ceil((item.expiresAt.getTime() - ctx.now.getTime()) / DAY_MS)),
  }))
  return {
    title: t.title,
    lead: t.fill('lead', { days: BIN_DAYS }),
    page: { ...page, items },
    mayErase: can(ctx.viewer, 'site.manage'),
    query: Object.fromEntries(query),
  }
})

export const action = appAction({
  restore: async ({ ctx }, fields) => {
    const { renamedTo, emptied } = await restoreFromBin(ctx, BIN_ENTITIES, fields.get('item') ?? '')
    if (renamedTo !== null) return `${BASE}?done=renamed&slug=${encodeURIComponent(renamedTo)}`
    return `${BASE}?done=${emptied.length > 0 ? 'emptied' : 'restored'}`
  },
  erase: async ({ ctx }, fields) => {
    await eraseFromBin(ctx, fields.get('item') ?? '')
    return `${BASE}?done=erased`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

type Line = BinItem & { daysLeft: number }

export default function BinList() {
  const { title, lead, page, mayErase, query } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const t = useTexts(binTexts)
  const { done, slug } = query
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && <FormRefusal form={form} />}
        {!form && (done === 'restored' || done === 'emptied') && (
          <FormMessage tone="done">
            {t.restored} {done === 'emptied' && t.emptied}
          </FormMessage>
        )}
        {!form && done === 'renamed' && <FormMessage tone="done">{t.fill('renamed', { slug: slug ?? '' })}</FormMessage>}
        {!form && done === 'erased' && <FormMessage tone="done">{t.erased}</FormMessage>}
      </div>
      <DataList
        base={BASE}
        query={{}}
        page={page}
        keyOf={item => item.id}
        nameOf={item => item.title || t.untitled}
        columns={columnsOf(lang, mayErase)}
        caption={t.title}
        firstSort="-removedAt"
        count={t.fill('count', { count: page.items.length })}
        empty={t.empty}
        none={t.empty}
      />
    </AppPage>
  )
}

function columnsOf(lang: Lang, mayErase: boolean): ListColumn<Line>[] {
  const t = binTexts(lang)
  const kinds: Readonly<Record<string, string>> = t.kinds
  return [
    {
      key: 'title',
      title: t.columns.title,
      isHeading: true,
      show: item => <span className="font-semibold wrap-anywhere">{item.title || t.untitled}</span>,
    },
    { key: 'kind', title: t.columns.kind, show: item => kinds[item.kind] ?? item.kind },
    { key: 'removedBy', title: t.columns.removedBy, show: item => <span className="wrap-anywhere">{item.removedBy ?? t.system}</span> },
    {
      key: 'removedAt',
      title: t.columns.removedAt,
      show: item => <span className="whitespace-nowrap">{formatDate(item.removedAt, undefined, lang)}</span>,
    },
    { key: 'left', title: t.columns.left, show: item => t.fill('left', { count: item.daysLeft }) },
    {
      key: 'acts',
      title: t.columns.acts,
      isAction: true,
      show: item => {
        const words = { title: item.title || t.untitled }
        return (
          <span className="flex flex-wrap gap-2">
            <PostButton
              form="restore"
              action={BASE}
              values={{ item: item.id }}
              label={t.fill('restoreOf', words)}
              className="btn btn-quiet"
            >
              {t.restore}
            </PostButton>
            {mayErase && (
              <PostButton
                form="erase"
                action={BASE}
                values={{ item: item.id }}
                label={t.fill('eraseOf', words)}
                className="btn btn-quiet text-danger-text"
              >
                {t.erase}
              </PostButton>
            )}
          </span>
        )
      },
    },
  ]
}
