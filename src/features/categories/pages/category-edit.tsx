import { useLoaderData } from 'react-router'
import { nameOfKind } from '#features/posts/kinds/kind-names.ts'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { postTexts } from '#features/posts/texts.ts'
import { loadRecord } from '#features/records/record-page.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { categoryRecords } from '../records.server.ts'
import { categoryTexts } from '../texts.ts'

/** A category's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, categoryRecords, { kind: KINDS[0] })
  return { title: textOf(record.work, 'name') || categoryTexts(args.lang).new, record }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function StudioEdit() {
  const { title, record } = useLoaderData<typeof loader>()
  const t = useTexts(categoryTexts)
  const names = useTexts(postTexts)
  const of = t.fields
  const fields: RecordField[] = [
    { kind: 'text', name: 'name', label: of.name, isTranslated: true },
    { kind: 'choice', name: 'kind', label: of.kind, choices: KINDS.map(kind => [kind, nameOfKind(names, kind)]) },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/category"
        fields={fields}
        title="name"
        listHref="/Studio/Categories"
        publicHref={() => '/News'}
      />
    </AppPage>
  )
}
