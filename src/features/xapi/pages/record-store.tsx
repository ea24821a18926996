import { Form, useActionData, useLoaderData } from 'react-router'
import { INTEGRATIONS } from '#features/api-clients/paths.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { requireSure } from '#page/sent-fields.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ConfirmForm, sureIdOf } from '#ui/app/confirm-form.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { findStore, listErased, removeStore, saveStore, tryStore } from '../stores.server.ts'
import { xapiTexts } from '../texts.ts'

const BASE = `${INTEGRATIONS}/Records`
const DONE = ['saved', 'removed', 'tried'] as const

/** The learning record store that gets the tenant's statements. */
export const loader = appLoader(async args => {
  const { title, lead } = xapiTexts(args.lang)
  return {
    title,
    lead,
    done: DONE.find(one => one === args.query.get('done')),
    store: (await findStore(args.ctx, args)) ?? null,
    erased: await listErased(args.ctx),
  }
})

export const action = appAction({
  store: async (args, fields) => {
    const text = (name: string) => (fields.get(name) ?? '').replaceAll('\0', '')
    const input = {
      endpoint: text('endpoint').trim(),
      name: text('name').trim(),
      password: text('password'),
      isOn: fields.get('isOn') === '1',
    }
    await saveStore(args.ctx, input, args)
    return `${BASE}?done=saved`
  },
  try: async args => {
    await tryStore(args.ctx, args, () => args.visit.undo())
    return `${BASE}?done=tried`
  },
  remove: async (args, fields) => {
    requireSure(fields)
    await removeStore(args.ctx, args)
    return `${BASE}?done=removed`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function RecordStorePage() {
  const { title, lead, done, store, erased } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const t = useTexts(xapiTexts)
  const field = fieldsOf(form, 'store')
  const isOn = form?.name === 'store' ? form.values['isOn'] === '1' : (store?.isOn ?? false)
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-3xl space-y-6">
        {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
        {done && !form && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        <p>{t.privacy}</p>
        <p>{t.erasure}</p>
        <Section title={t.form.title}>
          <Form method="post" className="grid gap-5">
            <input type="hidden" name="form" value="store" />
            <FormField
              {...field('endpoint', store?.endpoint)}
              label={t.form.endpoint}
              hint={t.form.endpointHint}
              type="url"
              inputMode="url"
              required
            />
            <FormField {...field('name', store?.name)} label={t.form.name} autoComplete="off" maxLength={200} required />
            <FormField
              {...field('password')}
              label={t.form.password}
              {...(store && { hint: t.form.passwordHint })}
              type="password"
              autoComplete="new-password"
              maxLength={400}
              required={!store}
            />
            <FormCheck name="isOn" label={t.form.isOn} isChecked={isOn} />
            <button type="submit" className="btn btn-main justify-self-start">
              {t.form.save}
            </button>
          </Form>
        </Section>
        {store && (
          <Section title={t.state.title}>
            <p data-store={store.isOn ? 'on' : 'off'}>{store.isOn ? t.state.on : t.state.off}</p>
            <Facts>
              <Fact name={t.state.waiting}>{formatCount(store.waiting)}</Fact>
              <Fact name={t.state.sent}>{formatCount(store.sent)}</Fact>
              <Fact name={t.state.refused}>{formatCount(store.refused)}</Fact>
              {store.triedAt && (
                <Fact name={t.state.tried}>
                  <span data-tried={store.failure ?? ''}>
                    {formatMoment(store.triedAt, undefined, lang)}:{' '}
                    {store.failure ? t.fill('state.failed', { failure: store.failure }) : t.state.answered}
                  </span>
                </Fact>
              )}
            </Facts>
            <div className="mt-4">
              <PostButton form="try" act="try" className="btn btn-quiet">
                {t.try}
              </PostButton>
            </div>
          </Section>
        )}
        {store && (
          <ConfirmForm
            name="remove"
            action={BASE}
            words={{ title: t.remove, text: t.removeLead, button: t.remove }}
            sure={t.removeSure}
            isDanger
            form={form}
          />
        )}
        {erased.length > 0 && (
          <Section title={t.erased.title} lead={t.erased.lead}>
            <ul className="space-y-2">
              {erased.map(one => (
                <li key={one.pseudonym} className="wrap-anywhere">
                  <code>{one.pseudonym}</code> · {formatMoment(one.erasedAt, undefined, lang)} ·{' '}
                  {one.isTold ? t.erased.told : t.erased.waits}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </AppPage>
  )
}
