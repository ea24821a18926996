import { useActionData, useLoaderData } from 'react-router'
import { getClassWork } from '#features/class-editing/read.server.ts'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { StartForm } from '#features/import-pages/ui/start-form.tsx'
import { startImport } from '#features/imports/commands.server.ts'
import { COURSE_SOURCES } from '#features/imports/import.ts'
import { importTexts } from '#features/imports/texts.ts'
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

function Import({ id }: { id: string }) {
  const form = useActionData<typeof action>()
  const t = useTexts(courseFileTexts)
  const words = useTexts(importTexts)
  const field = fieldsOf(form, 'start')
  return (
    <Section title={t.import.title} lead={t.import.text}>
      {form && <FormRefusal form={form} />}
      <StartForm action={`/Studio/Classes/${id}/Files`} accept=".zip,.tar,.gz,.tgz,.imscc,.mbz">
        <FormSelect
          {...field('source', 'course')}
          label={words.start.source}
          choices={COURSE_SOURCES.map(one => [one, words.start.sources[one]] as const)}
        />
      </StartForm>
    </Section>
  )
}
