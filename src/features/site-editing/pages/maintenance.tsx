import { Form, useActionData, useLoaderData } from 'react-router'
import { changeSettings } from '#features/sites/commands.server.ts'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { showOnce, takeShownOnce } from '#page/shown-once.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { requireEditor } from '../drafts.server.ts'
import { createPass, listPasses, PASS_DAYS, PASS_QUERY, withdrawPass } from '../passes.server.ts'
import { siteEditingTexts } from '../texts.ts'

const HERE = '/Studio/Settings/Maintenance'
const PASS = 'maintenance pass'

/** Opens and closes the site, with what its closing page says; passes for those who may look at it meanwhile. */
export const loader = appLoader(async args => {
  const { ctx, site, lang, query, origin } = args
  requireEditor(ctx)
  const token = takeShownOnce(args, PASS)
  const passes = await listPasses(ctx)
  return {
    title: siteEditingTexts(lang).pages.Maintenance,
    isClosed: isUnderMaintenance(site.settings),
    maintenance: site.settings.maintenance,
    isWithdrawn: query.get('done') === 'withdrawn',
    link: token && `${origin}/?${PASS_QUERY}=${token}`,
    days: PASS_DAYS,
    passes: passes.map(({ id, label, expiresAt }) => ({ id, label, until: formatMoment(expiresAt, site.settings.timeZone, lang) })),
  }
})

export const action = appAction({
  close: async ({ ctx }, fields) => {
    const word = (name: string) => fields.get(`maintenance.${name}`) ?? ''
    await changeSettings(ctx, {
      isMaintenance: true,
      maintenance: { message: word('message'), english: word('english'), until: word('until') },
    })
    return HERE
  },
  open: async ({ ctx }) => {
    await changeSettings(ctx, { isMaintenance: false })
    return HERE
  },
  pass: async (args, fields) => {
    const token = await createPass(args.ctx, { label: fields.get('label') ?? '', days: Number(fields.get('days')) })
    return showOnce(args, PASS, token, HERE)
  },
  withdraw: async ({ ctx }, fields) => {
    await withdrawPass(ctx, fields.get('id') ?? '')
    return `${HERE}?done=withdrawn`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Maintenance() {
  const { title, isClosed, maintenance, isWithdrawn, link, days, passes } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const texts = useTexts(siteEditingTexts)
  const { closing: t, fields: labels } = texts
  const field = fieldsOf(form, 'close')
  const pass = fieldsOf(form, 'pass')
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {isWithdrawn && <FormMessage tone="done">{t.withdrawn}</FormMessage>}
        <Section title={isClosed ? t.isClosed : t.isOpen}>
          <Form method="post" action={HERE} className="space-y-6">
            <input type="hidden" name="form" value="close" />
            <FormText {...field('maintenance.message', maintenance.message)} label={labels['maintenance.message']} />
            <FormText {...field('maintenance.english', maintenance.english)} label={labels['maintenance.english']} />
            <FormField {...field('maintenance.until', maintenance.until)} type="datetime-local" label={labels['maintenance.until']} />
            <button type="submit" data-act="close" className="btn btn-main">
              {isClosed ? t.save : t.close}
            </button>
          </Form>
          {isClosed && (
            <div className="mt-4">
              <PostButton form="open" action={HERE} className="btn btn-quiet">
                {t.open}
              </PostButton>
            </div>
          )}
        </Section>
        <Section title={t.passes} lead={t.passesLead}>
          {link && (
            <div className="mb-6">
              <FormMessage tone="done">
                <p>{t.made}</p>
                <p data-pass-link className="mt-1 font-mono wrap-anywhere">
                  {link}
                </p>
              </FormMessage>
            </div>
          )}
          <Form method="post" action={HERE} className="space-y-6">
            <input type="hidden" name="form" value="pass" />
            <FormField {...pass('label')} label={t.label} maxLength={120} required />
            <FormSelect {...pass('days', '7')} label={t.days} choices={days.map(one => [String(one), t[`d${one}`]] as const)} />
            <button type="submit" className="btn btn-main">
              {t.make}
            </button>
          </Form>
          <ul className="mt-6 space-y-3">
            {passes.map(({ id, label, until }) => (
              <li key={id} className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-3">
                <p className="min-w-0 wrap-anywhere">
                  <strong>{label}</strong> {texts.fill('closing.until', { at: until })}
                </p>
                <PostButton
                  form="withdraw"
                  values={{ id }}
                  action={HERE}
                  className="btn btn-quiet"
                  label={texts.fill('closing.withdrawOf', { label })}
                >
                  {t.withdraw}
                </PostButton>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </AppPage>
  )
}
