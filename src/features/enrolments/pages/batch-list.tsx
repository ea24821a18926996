import { Form, useActionData, useLoaderData } from 'react-router'
import { formatDate, formatZone } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { readBatch } from '../batch-form.server.ts'
import { addBatch, changeBatch, listBatches, setClosed } from '../batches.server.ts'
import { requireTeacher } from '../policy.server.ts'
import { enrolmentTexts } from '../texts.ts'
import { BatchFields, type ShownBatch } from '../ui/batch-fields.tsx'
import { ClassTabs } from '../ui/class-tabs.tsx'

const NEW: ShownBatch = {
  name: '',
  quota: null,
  alwaysOpen: false,
  registrationOpensAt: null,
  registrationClosesAt: null,
  startsAt: null,
  endsAt: null,
  needsApproval: false,
  hasWaitingList: true,
}

/** A class's batches: each with its seats and its form. */
export const loader = appLoader(async ({ ctx, page, query, lang, site }) => {
  const classId = page.params['id'] ?? ''
  const one = await requireTeacher(ctx, classId)
  const { timeZone } = site.settings
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const batches = await listBatches(ctx, classId)
  return {
    title: `${enrolmentTexts(lang).batches.title}: ${one.name}`,
    classId,
    timeZone,
    newId: newId(),
    done: (['added', 'saved', 'closed', 'opened'] as const).find(each => each === query.get('done')),
    batches: batches.map(batch => ({
      ...batch,
      registrationOpensAt: iso(batch.registrationOpensAt),
      registrationClosesAt: iso(batch.registrationClosesAt),
      startsAt: iso(batch.startsAt),
      endsAt: iso(batch.endsAt),
      starts: batch.startsAt && !batch.alwaysOpen ? formatDate(batch.startsAt, timeZone, lang) : null,
    })),
  }
})

const pathOf = (id: string, done: string) => `/Studio/Classes/${id}/Batches?done=${done}`

export const action = appAction({
  add: async ({ ctx, page, site }, fields) => {
    const classId = page.params['id'] ?? ''
    const id = fields.get('id') ?? ''
    await addBatch(ctx, classId, { id: isUuid(id) ? id : newId(), fields: readBatch(fields, site.settings.timeZone) })
    return pathOf(classId, 'added')
  },
  save: async ({ ctx, page, site }, fields) => {
    const classId = page.params['id'] ?? ''
    const change = { id: fields.get('id') ?? '', base: Number(fields.get('base')), fields: readBatch(fields, site.settings.timeZone) }
    await changeBatch(ctx, classId, change)
    return pathOf(classId, 'saved')
  },
  close: async ({ ctx, page }, fields) => {
    await setClosed(ctx, page.params['id'] ?? '', { id: fields.get('id') ?? '', isClosed: true })
    return pathOf(page.params['id'] ?? '', 'closed')
  },
  open: async ({ ctx, page }, fields) => {
    await setClosed(ctx, page.params['id'] ?? '', { id: fields.get('id') ?? '', isClosed: false })
    return pathOf(page.params['id'] ?? '', 'opened')
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function BatchList() {
  const data = useLoaderData<typeof loader>()
  const { title, classId, batches, done, timeZone } = data
  const form = useActionData<typeof action>()
  const { batches: t, fill } = useTexts(enrolmentTexts)
  const lang = useLang()
  const zone = formatZone(timeZone)
  const sentTo = form?.values['id']
  return (
    <AppPage title={title} lead={`${t.lead} (${zone})`}>
      <ClassTabs classId={classId} at="title" />
      <div className="mb-4 space-y-4 empty:hidden">
        {form && <FormRefusal form={form} />}
        {!form && done && <FormMessage tone="done">{t.done[done]}</FormMessage>}
      </div>
      <ul className="space-y-4">
        {batches.map(batch => (
          <li key={`${batch.id} ${batch.version} ${lang}`} className="card p-5 md:p-6" data-batch={batch.id}>
            <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl font-bold">
              {batch.name || t.first}
              {batch.isCurrent && <span className="text-primary-text text-base font-medium">{t.current}</span>}
              {batch.isClosed && <span className="text-danger-text text-base font-medium">{t.closed}</span>}
            </h2>
            <p className="text-ink-soft mt-1">
              {batch.starts && `${t.fields.startsAt} ${batch.starts}. `}
              {batch.quota === null
                ? fill('batches.seats', { taken: batch.taken, waiting: batch.waiting })
                : fill('batches.seatsOf', { taken: batch.taken, waiting: batch.waiting, quota: batch.quota })}
            </p>
            <details className="mt-3" open={sentTo === batch.id}>
              <summary className="text-primary-text min-h-11 content-center font-semibold">{t.edit}</summary>
              <Form method="post" className="mt-2 space-y-4">
                <input type="hidden" name="form" value="save" />
                <input type="hidden" name="id" value={batch.id} />
                <input type="hidden" name="base" value={batch.version} />
                <BatchFields
                  id={batch.id}
                  batch={batch}
                  field={fieldsOf(sentTo === batch.id ? form : undefined, 'save')}
                  timeZone={timeZone}
                />
                <button type="submit" className="btn btn-main">
                  {t.save}
                </button>
              </Form>
              <div className="mt-3">
                <PostButton
                  form={batch.isClosed ? 'open' : 'close'}
                  values={{ id: batch.id }}
                  className="btn btn-quiet"
                  label={`${batch.isClosed ? t.open : t.close}: ${batch.name || t.first}`}
                >
                  {batch.isClosed ? t.open : t.close}
                </PostButton>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <details className="card mt-6 p-5 md:p-6" open={form?.name === 'add'}>
        <summary className="min-h-11 content-center text-xl font-bold">{t.new}</summary>
        <Form method="post" className="mt-3 space-y-4" key={data.newId}>
          <input type="hidden" name="form" value="add" />
          <input type="hidden" name="id" value={data.newId} />
          <BatchFields id="new" batch={NEW} field={fieldsOf(form, 'add')} timeZone={timeZone} />
          <button type="submit" className="btn btn-main">
            {t.add}
          </button>
        </Form>
      </details>
    </AppPage>
  )
}
