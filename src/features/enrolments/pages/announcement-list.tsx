import { Form, useActionData, useLoaderData } from 'react-router'
import { InvalidInput } from '#kit/errors.ts'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { announcementFields, announceToClass, listAnnouncements } from '../announcements.server.ts'
import { listBatches } from '../batches.server.ts'
import { requireTeacher } from '../policy.server.ts'
import { enrolmentReason, enrolmentTexts } from '../texts.ts'
import { ClassTabs } from '../ui/class-tabs.tsx'

/** What a class's teachers tell its participants, and the form for it. */
export const loader = appLoader(async ({ ctx, page, query, lang, site }) => {
  const classId = page.params['id'] ?? ''
  const one = await requireTeacher(ctx, classId)
  const said = await listAnnouncements(ctx, classId)
  const batches = await listBatches(ctx, classId)
  return {
    title: `${enrolmentTexts(lang).announcements.title}: ${one.name}`,
    classId,
    newId: newId(),
    isDone: query.get('done') === 'announced',
    batches: batches.map(({ id, name }) => [id, name || enrolmentTexts(lang).batches.first] as const),
    said: said.map(each => ({ ...each, createdAt: formatMoment(each.createdAt, site.settings.timeZone, lang) })),
  }
})

export const action = appAction({
  announce: async ({ ctx, page }, fields) => {
    const classId = page.params['id'] ?? ''
    const read = announcementFields.safeParse({
      title: fields.get('title') ?? '',
      body: fields.get('body') ?? '',
      batchId: fields.get('batchId') || undefined,
    })
    if (!read.success) throw new InvalidInput(enrolmentReason('FormRefused'), toReasons(read.error))
    const id = fields.get('id') ?? ''
    await announceToClass(ctx, classId, { ...read.data, id: isUuid(id) ? id : newId() })
    return `/Studio/Classes/${classId}/Announcements?done=announced`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function AnnouncementList() {
  const { title, classId, newId: id, isDone, batches, said } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { announcements: t, batches: words, fill } = useTexts(enrolmentTexts)
  const field = fieldsOf(form, 'announce')
  return (
    <AppPage title={title} lead={t.lead}>
      <ClassTabs classId={classId} at="announce" />
      <div className="mb-4 space-y-4 empty:hidden">
        {form && <FormRefusal form={form} />}
        {!form && isDone && <FormMessage tone="done">{t.done}</FormMessage>}
      </div>
      <Form method="post" className="card max-w-3xl space-y-4 p-5 md:p-6" key={id}>
        <input type="hidden" name="form" value="announce" />
        <input type="hidden" name="id" value={id} />
        <FormField {...field('title')} label={t.subject} maxLength={120} required />
        <FormText {...field('body')} label={t.body} maxLength={4000} rows={6} required />
        {batches.length > 1 && <FormSelect {...field('batchId', '')} label={t.batch} choices={[['', t.all], ...batches]} />}
        <button type="submit" className="btn btn-main">
          {t.send}
        </button>
      </Form>
      <h2 className="mt-8 text-xl font-bold">{words.announce}</h2>
      {said.length === 0 && <p className="text-ink-soft mt-2">{t.none}</p>}
      <ul className="mt-3 space-y-3">
        {said.map(one => (
          <li key={one.id} className="card p-5">
            <h3 className="font-bold">{one.title}</h3>
            <p className="text-ink-soft">
              {one.createdAt}
              {one.batch !== null && ` · ${fill('announcements.sentTo', { batch: one.batch || words.first })}`}
            </p>
            <p className="mt-2 max-w-[65ch] wrap-anywhere whitespace-pre-line">{one.body}</p>
          </li>
        ))}
      </ul>
    </AppPage>
  )
}
