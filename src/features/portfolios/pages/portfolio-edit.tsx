import { useLoaderData } from 'react-router'
import { loadRecord } from '#features/records/record-page.server.ts'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { TYPES } from '../portfolio.ts'
import { portfolioRecords } from '../records.server.ts'
import { portfolioTexts } from '../texts.ts'

/** A work's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, portfolioRecords, { type: TYPES[0] })
  return { title: textOf(record.work, 'title') || portfolioTexts(args.lang).studio.new, record }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function StudioEdit() {
  const { title, record } = useLoaderData<typeof loader>()
  const { studio: t, types } = useTexts(portfolioTexts)
  const of = t.fields
  const type = textOf(record.work, 'type')
  const pictures = [
    { name: 'src', label: of.picture, type: 'picture' },
    { name: 'alt', label: of.alt },
  ] as const
  const fields: RecordField[] = [
    { kind: 'text', name: 'title', label: of.title, isTranslated: true },
    { kind: 'choice', name: 'type', label: of.type, choices: TYPES.map(type => [type, types[type]]) },
    { kind: 'text', name: 'clientName', label: of.clientName },
    { kind: 'text', name: 'kind', label: of.kind, hint: of.kindHint, isTranslated: true },
    { kind: 'date', name: 'heldOn', label: of.heldOn },
    { kind: 'long', name: 'summary', label: of.summary, isTranslated: true },
    { kind: 'rich', name: 'content', label: of.content, isTranslated: true },
    { kind: 'picture', name: 'cover', label: of.cover },
    { kind: 'rows', name: 'images', label: of.images, columns: pictures },
    { kind: 'rows', name: 'photos', label: of.photos, columns: pictures },
    { kind: 'text', name: 'videoLink', label: of.videoLink, hint: of.videoHint },
    { kind: 'picture', name: 'videoPoster', label: of.videoPoster },
    { kind: 'text', name: 'projectLink', label: of.projectLink },
    {
      kind: 'rows',
      name: 'batches',
      label: of.batches,
      columns: [
        { name: 'label', label: of.batch },
        { name: 'date', label: of.heldOn, type: 'date' },
      ],
    },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/portfolio"
        fields={fields}
        title="title"
        listHref="/Studio/Portfolios"
        publicHref={slug => `/Portfolio/${type}/${slug}`}
        rich={RecordRichField}
      />
    </AppPage>
  )
}
