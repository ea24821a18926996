import { useState } from 'react'
import { Form, useActionData, useLoaderData } from 'react-router'
import { getClassWork } from '#features/class-editing/read.server.ts'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { startImport } from '#features/imports/commands.server.ts'
import { COURSE_SOURCES } from '#features/imports/import.ts'
import { importTexts } from '#features/imports/texts.ts'
import { UploadList } from '#features/library/ui/upload-list.tsx'
import { useUpload } from '#features/library/ui/use-upload.tsx'
import { IMPORT_PURPOSE } from '#features/media/file-types.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { courseFileTexts } from '../texts.ts'

/** A class as files: take it along, and bring files into it. */
export const loader = appLoader(async ({ ctx, page, lang }) => {
  const { id, work } = await getClassWork(ctx, page.params['id'] ?? '')
  return { title: courseFileTexts(lang).title, lead: work.name, id }
})

export const action = appAction({
  start: async ({ ctx, page }, fields) => {
    const { id } = await getClassWork(ctx, page.params['id'] ?? '')
    return `/Studio/Import/${await startImport(ctx, { ...Object.fromEntries(fields), origin: '', classId: id })}`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function CourseFiles() {
  const { title, lead, id } = useLoaderData<typeof loader>()
  const t = useTexts(courseFileTexts)
  return (
    <AppPage title={title} lead={lead}>
      <ClassTabs classId={id} at="files" />
      <div className="space-y-6">
        <Section title={t.export.title} lead={t.export.text}>
          <a href={`/Studio/Classes/${id}/Files.zip`} download data-act="export" className="btn btn-quiet">
            {t.export.action}
          </a>
        </Section>
        <Import id={id} />
      </div>
    </AppPage>
  )
}

/** The file goes to the drive first, resumable; the form names it. */
function Import({ id }: { id: string }) {
  const form = useActionData<typeof action>()
  const t = useTexts(courseFileTexts)
  const words = useTexts(importTexts)
  const [file, setFile] = useState('')
  const uploading = useUpload(upload => setFile(upload.id), IMPORT_PURPOSE)
  const field = fieldsOf(form, 'start')
  return (
    <Section title={t.import.title} lead={t.import.text}>
      {form && <FormRefusal form={form} />}
      <Form method="post" action={`/Studio/Classes/${id}/Files`} className="space-y-6">
        <input type="hidden" name="form" value="start" />
        <input type="hidden" name="file" value={file} />
        <FormSelect
          {...field('source', 'course')}
          label={words.start.source}
          choices={COURSE_SOURCES.map(one => [one, words.start.sources[one]] as const)}
        />
        <div>
          <label className="btn btn-quiet focus-within:outline-2">
            <input
              type="file"
              className="sr-only"
              accept=".zip,.tar,.gz,.tgz,.imscc,.mbz"
              onChange={event => uploading.add(event.currentTarget.files ?? [])}
            />
            {words.start.choose}
          </label>
          <UploadList uploading={uploading} />
        </div>
        <button
          type="submit"
          data-act="dry-run"
          disabled={file === ''}
          className="btn btn-main disabled:cursor-not-allowed disabled:opacity-60"
        >
          {words.start.submit}
        </button>
      </Form>
    </Section>
  )
}
