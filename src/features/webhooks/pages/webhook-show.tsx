import { useActionData, useLoaderData } from 'react-router'
import { INTEGRATIONS } from '#features/api-clients/paths.ts'
import { ShownSecret } from '#features/api-clients/ui/shown-secret.tsx'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { requireSure } from '#page/sent-fields.server.ts'
import { showOnce, takeShownOnce } from '#page/shown-once.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ChangeForm } from '#ui/app/change-form.tsx'
import { ConfirmForm, sureIdOf } from '#ui/app/confirm-form.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { deleteWebhook, pingWebhook, renewWebhookSecret, replayDelivery, updateWebhook } from '../commands.server.ts'
import { readWebhook, webhookToolsOf } from '../forms.server.ts'
import { webhookHref } from '../paths.ts'
import { getWebhook, listDeliveries } from '../queries.server.ts'
import { webhookTexts } from '../texts.ts'
import { Deliveries } from '../ui/deliveries.tsx'
import { WebhookFields } from '../ui/webhook-fields.tsx'
import { nameOfEvent, WebhookState } from '../ui/webhook-state.tsx'
import { OLD_SECRET_HOURS, type Webhook } from '../webhook.ts'

const PER_PAGE = 20
const DONE = ['changed', 'pinged', 'on', 'off', 'replayed'] as const
type Done = (typeof DONE)[number]

const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''

/** A webhook with its deliveries, and the actions on both. */
export const loader = appLoader(async args => {
  const { ctx, query } = args
  const webhook = await getWebhook(ctx, idOf(args))
  const deliveries = await listDeliveries(ctx, webhook.id, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  const done = DONE.find(one => one === query.get('done'))
  const secret = takeShownOnce(args, webhook.id)
  return { title: new URL(webhook.url).host, webhook, deliveries, done, secret, now: ctx.now }
})

export const action = appAction({
  change: async (args, fields) => {
    const { id } = await getWebhook(args.ctx, idOf(args))
    const tools = webhookToolsOf(args)
    await updateWebhook(args.ctx, { id, ...readWebhook(fields, tools), rotateSecret: false }, tools)
    return doneHref(args, 'changed')
  },
  ping: async args => {
    await pingWebhook(args.ctx, idOf(args))
    return doneHref(args, 'pinged')
  },
  on: async args => {
    await updateWebhook(args.ctx, { id: idOf(args), active: true, rotateSecret: false }, webhookToolsOf(args))
    return doneHref(args, 'on')
  },
  off: async args => {
    await updateWebhook(args.ctx, { id: idOf(args), active: false, rotateSecret: false }, webhookToolsOf(args))
    return doneHref(args, 'off')
  },
  replay: async (args, fields) => {
    const { id } = await getWebhook(args.ctx, idOf(args))
    await replayDelivery(args.ctx, fields.get('delivery') ?? '', id)
    return doneHref(args, 'replayed')
  },
  renew: async (args, fields) => {
    const { id } = await getWebhook(args.ctx, idOf(args))
    requireSure(fields)
    const { secret } = await renewWebhookSecret(args.ctx, id, webhookToolsOf(args))
    return secret === null ? webhookHref(id) : showOnce(args, id, secret, webhookHref(id))
  },
  remove: async (args, fields) => {
    const { id } = await getWebhook(args.ctx, idOf(args))
    requireSure(fields)
    await deleteWebhook(args.ctx, id)
    return `${INTEGRATIONS}?done=removed`
  },
})

/** Returns the path back to the same page of the log, with what was done. */
function doneHref(args: PageArgs, done: Done): string {
  const page = args.query.get('page')
  return `${webhookHref(idOf(args))}?${new URLSearchParams({ ...(page && { page }), done })}`
}

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function WebhookShow() {
  const { title, webhook, deliveries, done, secret, now } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(webhookTexts)
  const { webhook: w } = t.studio
  const base = webhookHref(webhook.id)
  const shared = { action: base, form }
  const renew = { ...w.renew, text: t.fill('studio.webhook.renew.text', { hours: OLD_SECRET_HOURS }) }
  return (
    <AppPage title={title}>
      <div className="space-y-8">
        {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
        {done && !form && <DoneMessage done={done} base={base} />}
        {secret && <ShownSecret key={secret} label={t.studio.secret} secret={secret} />}
        <div className="card p-5 md:p-6">
          <About webhook={webhook} now={now} />
        </div>
        <Acts webhook={webhook} />
        <Deliveries deliveries={deliveries} base={base} canReplay={!webhook.switchedOffAt} />
        <div className="max-w-3xl space-y-8">
          <ChangeForm words={w.change} action={shared.action}>
            <WebhookFields field={fieldsOf(form, 'change')} webhook={webhook} />
          </ChangeForm>
          <ConfirmForm name="renew" words={renew} sure={w.renew.sure} {...shared} />
          <ConfirmForm name="remove" words={w.remove} sure={w.remove.sure} isDanger {...shared} />
        </div>
      </div>
    </AppPage>
  )
}

/** Sending takes a moment, so a link to reload stands beside the message. */
function DoneMessage({ done, base }: { done: Done; base: string }) {
  const { webhook: t } = useTexts(webhookTexts).studio
  return (
    <FormMessage tone="done">
      {t.done[done]}{' '}
      {(done === 'pinged' || done === 'replayed') && (
        <A href={base} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t.reload}
        </A>
      )}
    </FormMessage>
  )
}

function About({ webhook, now }: { webhook: Webhook; now: Date }) {
  const lang = useLang()
  const t = useTexts(webhookTexts)
  const { webhook: w, webhooks } = t.studio
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  return (
    <>
      <Facts>
        <Fact name={w.url} isCode>
          {webhook.url}
        </Fact>
        <Fact name={webhooks.events}>{webhook.events.map(event => nameOfEvent(event, lang)).join(', ')}</Fact>
        {webhook.description && <Fact name={w.description}>{webhook.description}</Fact>}
        <Fact name={webhooks.state}>
          <WebhookState webhook={webhook} />
        </Fact>
        <Fact name={w.made}>{moment(webhook.createdAt)}</Fact>
      </Facts>
      {webhook.oldSecretUntil && webhook.oldSecretUntil > now && (
        <p className="text-ink-soft mt-4">{t.fill('studio.webhook.oldSecret', { when: moment(webhook.oldSecretUntil) })}</p>
      )}
    </>
  )
}

function Acts({ webhook }: { webhook: Webhook }) {
  const { webhook: t } = useTexts(webhookTexts).studio
  const action = webhookHref(webhook.id)
  return (
    <Section title={t.actions} {...(webhook.switchedOffAt && { lead: t.offNote })}>
      <div className="flex flex-wrap gap-3">
        {webhook.switchedOffAt ? (
          <PostButton form="on" action={action} className="btn btn-main">
            {t.turnOn}
          </PostButton>
        ) : (
          <>
            <PostButton form="ping" action={action} className="btn btn-main">
              {t.ping}
            </PostButton>
            <PostButton form="off" action={action} className="btn btn-quiet">
              {t.turnOff}
            </PostButton>
          </>
        )}
      </div>
    </Section>
  )
}
