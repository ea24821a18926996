import { Form, useActionData, useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { InvalidInput } from '#kit/errors.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { listHref } from '#ui/app/list/list-state.ts'
import { Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'
import { gatewayToolsOf } from '../gateway-tools.server.ts'
import { DIFFERING, FITTING, SOURCES } from '../judge-lines.ts'
import { reconcile } from '../reconcile.server.ts'
import { listReconciliations, type Reconciliation } from '../reconciliation-list.server.ts'
import { bookkeepingReason, bookkeepingTexts } from '../texts.ts'
import { LINK, ROW_LINK } from '../ui/look.ts'

const BASE = '/Studio/Reconciliation'

/** Reports that were held against the books, and the form for another. */
export const loader = appLoader(async ({ ctx, query, lang }) => ({
  title: bookkeepingTexts(lang).reconciliation.title,
  page: await listReconciliations(ctx, placeOf(query)),
  isWriter: can(ctx.viewer, 'payments.write'),
}))

export const action = appAction({
  report: async (args, fields, sent) => {
    const file = sent.files.get('file')
    const source = SOURCES.find(one => one === fields.get('source'))
    const reason = bookkeepingReason('ReportMissing')
    if (!file || !source) throw new InvalidInput(reason, [{ path: file ? 'source' : 'file', reason }])
    const id = await reconcile(args.ctx, gatewayToolsOf(args), { source, fileName: file.name, bytes: await file.arrayBuffer() })
    return `${BASE}/${id}?done=made`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

const countOf = ({ figures }: Reconciliation, outcomes: readonly (keyof Reconciliation['figures'])[]) =>
  outcomes.reduce((sum, one) => sum + (figures[one] ?? 0), 0)

export default function ReconciliationList() {
  const { title, page, isWriter } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { reconciliation: t } = useTexts(bookkeepingTexts)
  const ui = useUiTexts()
  const lang = useLang()
  const field = fieldsOf(form, 'report')
  const { problem } = field('file')
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {isWriter && (
          <Section title={t.upload} lead={t.uploadLead}>
            <Form method="post" action={BASE} encType="multipart/form-data" className="max-w-xl space-y-5">
              <input type="hidden" name="form" value="report" />
              <FormSelect {...field('source')} label={t.source} choices={SOURCES.map(one => [one, t.sources[one]])} />
              <label className="block font-medium">
                {t.file}
                <input
                  type="file"
                  id="file"
                  name="file"
                  accept=".csv,text/csv"
                  required
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? 'file-problem' : undefined}
                  className="mt-2 block min-h-11 max-w-full"
                />
              </label>
              {problem && (
                <p id="file-problem" className="text-danger-text">
                  {problem}
                </p>
              )}
              <button type="submit" className="btn btn-main">
                {t.send}
              </button>
            </Form>
          </Section>
        )}
        <Section title={t.past}>
          {page.items.length === 0 ? (
            <p className="text-ink-soft">{t.empty}</p>
          ) : (
            <Rows
              items={page.items}
              keyOf={one => one.id}
              caption={t.caption}
              columns={[
                {
                  title: t.name,
                  isHeading: true,
                  show: one => (
                    <A href={`${BASE}/${one.id}`} className={`${ROW_LINK} wrap-anywhere`}>
                      {one.fileName}
                    </A>
                  ),
                },
                { title: t.source, show: one => t.sources[one.source] },
                { title: t.when, show: one => formatMoment(one.createdAt, undefined, lang) },
                { title: t.fits, show: one => <span className="tabular-nums">{formatCount(countOf(one, FITTING))}</span> },
                { title: t.differs, show: one => <strong className="tabular-nums">{formatCount(countOf(one, DIFFERING))}</strong> },
              ]}
            />
          )}
          <p className="flex flex-wrap gap-x-6">
            {page.before && (
              <A rel="prev" href={listHref(BASE, {}, { before: page.before })} className={LINK}>
                {ui.previous}
              </A>
            )}
            {page.after && (
              <A rel="next" href={listHref(BASE, {}, { after: page.after })} className={LINK}>
                {ui.next}
              </A>
            )}
          </p>
        </Section>
      </div>
    </AppPage>
  )
}
