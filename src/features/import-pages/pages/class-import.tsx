import { useActionData, useLoaderData } from 'react-router'
import { requireTeacher } from '#features/enrolments/policy.server.ts'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { startImport } from '#features/imports/commands.server.ts'
import { classTable, MAX_CLASS_ROWS } from '#features/imports/tables/class-table.server.ts'
import { importTexts } from '#features/imports/texts.ts'
import { MAX_INVITED_A_DAY } from '#features/members/invited-classes/invite-to-class.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { StartForm } from '../ui/start-form.tsx'
import { TableColumns } from '../ui/table-columns.tsx'

const baseOf = (classId: string) => `/Studio/Classes/${classId}/Participants`

/** Brings a table of people into one class: its teachers see what comes of each row before anybody gets a seat or a mail. */
export const loader = appLoader(async ({ ctx, page, lang }) => {
  const one = await requireTeacher(ctx, page.params['id'] ?? '')
  const t = importTexts(lang)
  return {
    title: t.fill('ofClass.title', { name: one.name }),
    lead: t.ofClass.lead,
    limits: t.fill('ofClass.limits', { rows: MAX_CLASS_ROWS, mails: MAX_INVITED_A_DAY }),
    id: one.id,
    columns: classTable.columns,
  }
})

export const action = appAction({
  start: async ({ ctx, page }, fields) => {
    const { id } = await requireTeacher(ctx, page.params['id'] ?? '')
    return `/Studio/Import/${await startImport(ctx, { file: fields.get('file') ?? '', origin: '', source: 'class-participants', classId: id })}`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ClassImport() {
  const { title, lead, limits, id, columns } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(importTexts)
  return (
    <AppPage title={title} lead={lead}>
      <ClassTabs classId={id} at="people" />
      <Section title={t.start.title}>
        {form && <FormRefusal form={form} />}
        <StartForm action={`${baseOf(id)}/Import`} accept=".csv,text/csv">
          <TableColumns table="class-participants" columns={columns} />
          <p className="text-ink-soft">{limits}</p>
        </StartForm>
      </Section>
      <p className="mt-6">
        <A href={baseOf(id)} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
          {t.ofClass.back}
        </A>
      </p>
    </AppPage>
  )
}
