import { useLoaderData } from 'react-router'
import { loadRecord } from '#features/records/record-page.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { speakerRecords } from '../records.server.ts'
import { speakerTexts } from '../texts.ts'

/** A speaker’s form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, speakerRecords)
  return { title: textOf(record.work, 'name') || speakerTexts(args.lang).new, record }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function SpeakerEdit() {
  const { title, record } = useLoaderData<typeof loader>()
  const { fields: of } = useTexts(speakerTexts)
  const fields: RecordField[] = [
    { kind: 'text', name: 'name', label: of.name },
    { kind: 'text', name: 'role', label: of.role, isTranslated: true },
    { kind: 'text', name: 'organisation', label: of.organisation },
    { kind: 'long', name: 'bio', label: of.bio, isTranslated: true },
    { kind: 'picture', name: 'photo', label: of.photo },
    { kind: 'text', name: 'link', label: of.link, hint: of.linkHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/speaker"
        fields={fields}
        title="name"
        listHref="/Studio/Speakers"
      />
    </AppPage>
  )
}
