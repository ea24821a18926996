import { useState } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { startImport } from '#features/imports/commands.server.ts'
import { IMPORT_KINDS, isCourse, isOfClass, SOURCES, TABLES, toTable } from '#features/imports/import.ts'
import { listImports } from '#features/imports/queries.server.ts'
import { TABLE_KINDS } from '#features/imports/tables/tables.server.ts'
import { importTexts } from '#features/imports/texts.ts'
import { nameOfKind } from '#features/posts/kinds/kind-names.ts'
import { postTexts } from '#features/posts/texts.ts'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { StartForm } from '../ui/start-form.tsx'
import { TableColumns } from '../ui/table-columns.tsx'

const HERE = '/Studio/Import'
/** People of one class are brought from the class's own pages. */
const CHOICES = SOURCES.filter(one => !isOfClass(one))
const CSV = '.csv,text/csv'
const ENDINGS: Readonly<Record<string, string>> = {
  wordpress: '.xml',
  ghost: '.json',
  markdown: '.zip,.tar,.gz,.tgz',
  course: '.zip,.tar,.gz,.tgz',
  cartridge: '.imscc,.zip',
  moodle: '.mbz,.zip,.gz',
  ...Object.fromEntries(TABLES.map(table => [table, CSV])),
}

/** Starts an import, and lists those before. */
export const loader = appLoader(async ({ ctx, lang, site, query }) => {
  const t = importTexts(lang)
  const names = postTexts(lang)
  const imports = await listImports(ctx)
  return {
    title: t.title,
    lead: t.fill('lead', { site: site.settings.title }),
    kinds: IMPORT_KINDS.map(kind => [kind, nameOfKind(names, kind)] as const),
    // Lists lead here with the source that fits them.
    source: CHOICES.find(one => one === query.get('source')) ?? SOURCES[0],
    tables: Object.fromEntries(TABLES.map(table => [table, TABLE_KINDS[table].columns])),
    imports: imports.map(({ createdAt, ...one }) => ({ ...one, at: formatMoment(createdAt, site.settings.timeZone, lang) })),
  }
})

export const action = appAction({
  start: async ({ ctx }, fields) => `${HERE}/${await startImport(ctx, { origin: '', ...Object.fromEntries(fields) })}`,
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ImportList() {
  const { title, lead, imports } = useLoaderData<typeof loader>()
  const t = useTexts(importTexts)
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        <Start />
        <Section title={t.recent}>
          {imports.length === 0 ? (
            <p>{t.none}</p>
          ) : (
            <ul className="divide-line divide-y">
              {imports.map(one => (
                <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                  <A
                    href={`${HERE}/${one.id}`}
                    className="min-h-11 content-center font-semibold wrap-anywhere underline underline-offset-4"
                  >
                    {one.fileName}
                  </A>
                  <p className="text-ink-soft">
                    {t.states[one.state]} · {one.at}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title={t.export.title} lead={t.export.text}>
          <a href={`${HERE}/Posts.zip`} download data-act="export" className="btn btn-quiet">
            {t.export.action}
          </a>
        </Section>
      </div>
    </AppPage>
  )
}

function Start() {
  const { kinds, tables, source: first } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(importTexts)
  const [source, setSource] = useState<string>(first)
  const field = fieldsOf(form, 'start')
  const table = toTable(source)
  return (
    <Section title={t.start.title}>
      {form && <FormRefusal form={form} />}
      <StartForm action={HERE} accept={ENDINGS[source]}>
        <FormSelect
          {...field('source', source)}
          label={t.start.source}
          choices={CHOICES.map(one => [one, t.start.sources[one]] as const)}
          onChange={event => setSource(event.currentTarget.value)}
        />
        {!table && !isCourse(source) && <FormSelect {...field('kind', 'articles')} label={t.start.kind} choices={kinds} />}
        {table && <TableColumns table={table} columns={tables[table] ?? []} />}
        {source === 'ghost' && <FormField {...field('origin')} type="url" label={t.start.origin} hint={t.start.originHint} />}
      </StartForm>
    </Section>
  )
}
