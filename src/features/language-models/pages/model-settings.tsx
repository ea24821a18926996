import { Form, useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Refused } from '#kit/errors.ts'
import { formatCount, formatDate, formatMoment } from '#kit/format.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { ProofNote } from '#ui/app/proof-note.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField, FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { readModelForm } from '../forms.server.ts'
import { getModelSettings, listModelDays, type ModelTools, needsProof, saveModel, tryModel } from '../settings.server.ts'
import { modelReason, modelTexts } from '../texts.ts'

const HERE = '/Studio/Assistant/Model'
const DONE = ['saved', 'well', 'refused', 'away'] as const

/** The tenant's language model: where it is, what it may cost, and what the assistant does not talk about. Reading asks for no proof, since no key is shown. */
export const loader = appLoader(async args => {
  const { ctx, lang, query, modelPlaces, page } = args
  const settings = await getModelSettings(ctx)
  const { title, lead } = modelTexts(lang)
  return {
    title,
    lead,
    settings,
    days: await listModelDays(ctx),
    simulator: modelPlaces?.simulator ? `${modelPlaces.simulator.origin}/v1` : null,
    proveHref: hasFreshProof(ctx) ? null : factorHref(page.path, true),
    done: DONE.find(one => one === query.get('done')),
  }
})

export const action = appAction({
  save: async (args, fields) => {
    const input = readModelForm(fields)
    await requireProofInForm(args, () => needsProof(args.ctx, input))
    await saveModel(args.ctx, input, toolsOf(args))
    return `${HERE}?done=saved`
  },
  try: async args => {
    await requireProofInForm(args, async () => true)
    return `${HERE}?done=${await tryModel(args.ctx, toolsOf(args), () => args.visit.undo())}`
  },
})

/** Throws a refusal that shows the form again: who has typed long should not lose it to a 403. */
async function requireProofInForm({ ctx }: PageArgs, isNeeded: () => Promise<boolean>): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  if (!hasFreshProof(ctx) && (await isNeeded())) throw new Refused(409, modelReason('proofNeeded'))
}

function toolsOf({ seal, modelPlaces }: PageArgs): ModelTools {
  return { seal, ...(modelPlaces ?? { local: new Set(), simulator: undefined }) }
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function ModelSettingsPage() {
  const { title, lead, settings, days, simulator, proveHref, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(modelTexts)
  const lang = useLang()
  const field = fieldsOf(form, 'save')
  const isTicked = (name: string, saved: boolean) => (form?.name === 'save' ? form.values[name] === '1' : saved)
  const { triedAt, isTriedWell, isEnabled, hasKey } = settings
  const tried =
    triedAt === null ? t.state.never : `${formatMoment(triedAt, undefined, lang)}: ${isTriedWell ? t.state.well : t.state.badly}`
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-3xl space-y-6">
        {form && <FormRefusal form={form} />}
        {done && !form && <FormMessage tone={done === 'saved' || done === 'well' ? 'done' : 'problem'}>{t.done[done]}</FormMessage>}
        {proveHref && <ProofNote href={proveHref} {...t.proof} />}
        <Section title={t.model.title} lead={t.model.lead}>
          <p data-model-state={isEnabled ? 'on' : 'off'} data-tried={triedAt === null ? 'never' : isTriedWell ? 'well' : 'badly'}>
            <strong>{isEnabled ? t.state.on : t.state.off}</strong>
            {settings.address !== '' && ` · ${t.state.tried}: ${tried}`}
          </p>
          {simulator && <p className="text-ink-soft mt-2 wrap-anywhere">{t.fill('simulated', { address: simulator })}</p>}
          <Form method="post" className="mt-4 grid gap-5">
            <input type="hidden" name="form" value="save" />
            <FormField
              {...field('address', settings.address)}
              label={t.fields.address}
              hint={t.hints.address}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
            />
            <FormField {...field('model', settings.model)} label={t.fields.model} autoComplete="off" spellCheck={false} maxLength={200} />
            <FormField
              {...field('secret-key')}
              label={t.fields.key}
              hint={hasKey ? t.hints.keySet : t.hints.keyNone}
              optional={t.optional}
              type="password"
              autoComplete="new-password"
              spellCheck={false}
              maxLength={500}
            />
            {hasKey && <FormCheck name="isKeyRemoved" label={t.isKeyRemoved} isChecked={isTicked('isKeyRemoved', false)} />}
            <div className="grid gap-5 md:grid-cols-2">
              {(['inputPrice', 'outputPrice', 'dayBudget', 'personBudget'] as const).map(name => (
                <FormField
                  key={name}
                  {...field(name, String(settings[name]))}
                  label={t.fields[name]}
                  hint={name.endsWith('Price') ? t.hints.price : t.hints.budget}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={15}
                />
              ))}
            </div>
            <FormText
              {...field('topics', settings.topics.join('\n'))}
              label={t.fields.topics}
              hint={t.hints.topics}
              optional={t.optional}
              rows={4}
            />
            <FormText
              {...field('topicWords', settings.topicWords)}
              label={t.fields.topicWords}
              hint={t.hints.topicWords}
              optional={t.optional}
              rows={2}
              maxLength={500}
            />
            <FormCheck name="isEnabled" label={t.isEnabled} isChecked={isTicked('isEnabled', isEnabled)} />
            <button type="submit" className="btn btn-main justify-self-start">
              {t.save}
            </button>
          </Form>
          {settings.address !== '' && (
            <div className="mt-4">
              <PostButton form="try" act="try" className="btn btn-quiet" label={t.try}>
                {t.try}
              </PostButton>
            </div>
          )}
        </Section>
        <Section title={t.sent.title} lead={t.sent.lead}>
          <h3 className="font-semibold">{t.days.title}</h3>
          <div className="mt-2">
            {days.length === 0 && <p className="text-ink-soft">{t.days.empty}</p>}
            <Facts>
              {days.map(one => (
                <Fact key={one.day} name={formatDate(one.day, undefined, lang)}>
                  {t.fill('days.line', {
                    cost: `Rp${formatCount(Math.ceil(one.rupiah))}`,
                    calls: formatCount(one.calls),
                    input: formatCount(one.inputTokens),
                    output: formatCount(one.outputTokens),
                  })}
                </Fact>
              ))}
            </Facts>
          </div>
        </Section>
      </div>
    </AppPage>
  )
}
