import { deleteWebhook, pingWebhook, renewWebhookSecret, replayDelivery, updateWebhook } from '#features/webhooks/commands.server.ts'
import { getWebhook, listDeliveries } from '#features/webhooks/queries.server.ts'
import { type Delivery, OLD_SECRET_HOURS, type Webhook } from '#features/webhooks/webhook.ts'
import { formatMoment } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import type { FormState, PageArgs } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { INTEGRATIONS, readWebhook, requireSure, webhookHref, webhookToolsOf } from '../integrations.server.ts'
import { showOnce, takeShownOnce } from '../shown-once.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Deliveries } from '../ui/deliveries.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PostButton } from '../ui/post-button.tsx'
import { Section } from '../ui/section.tsx'
import { ShownSecret } from '../ui/shown-secret.tsx'
import { SureForm, sureIdOf } from '../ui/sure-form.tsx'
import { WebhookFields } from '../ui/webhook-fields.tsx'
import { nameOfEvent, WebhookState } from '../ui/webhook-state.tsx'

const PER_PAGE = 20
const DONE = ['changed', 'pinged', 'on', 'off', 'replayed'] as const
type Done = (typeof DONE)[number]

const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''

/** A webhook, what was told to it, and what can be done with both. */
export const loader = serverPage(async args => {
  const { ctx, query, form } = args
  const webhook = await getWebhook(ctx, idOf(args))
  const deliveries = await listDeliveries(ctx, webhook.id, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  const done = DONE.find(one => one === query.get('done'))
  const view = { webhook, deliveries, done, form, secret: takeShownOnce(args, webhook.id), now: ctx.now }
  return studioPage(args, { title: new URL(webhook.url).host, body: <WebhookShow {...view} /> })
})

export const action = studioAction({
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
    if (secret !== null) showOnce(args, id, secret)
    return webhookHref(id)
  },
  remove: async (args, fields) => {
    const { id } = await getWebhook(args.ctx, idOf(args))
    requireSure(fields)
    await deleteWebhook(args.ctx, id)
    return `${INTEGRATIONS}?done=removed`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

/** The page again, where one was in the log, and what was done. */
function doneHref(args: PageArgs, done: Done): string {
  const page = args.query.get('page')
  return `${webhookHref(idOf(args))}?${new URLSearchParams({ ...(page && { page }), done })}`
}

interface WebhookShowProps {
  webhook: Webhook
  deliveries: Page<Delivery>
  done: Done | undefined
  form: FormState | undefined
  secret: string | undefined
  now: Date
}

function WebhookShow({ webhook, deliveries, done, form, secret, now }: WebhookShowProps) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const { webhook: w } = t.integrations
  const base = webhookHref(webhook.id)
  const shared = { action: localHref(lang, base), form }
  const renew = { ...w.renew, text: t.fill('integrations.webhook.renew.text', { hours: OLD_SECRET_HOURS }) }
  return (
    <div className="space-y-8">
      {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
      {done && !form && <DoneMessage done={done} base={base} />}
      {secret && <ShownSecret of="webhook" secret={secret} />}
      <div className="card p-5 md:p-6">
        <About webhook={webhook} now={now} />
      </div>
      <Acts webhook={webhook} />
      <Deliveries deliveries={deliveries} base={base} canReplay={!webhook.switchedOffAt} />
      <div className="max-w-3xl space-y-8">
        <ChangeForm words={w.change} action={shared.action}>
          <WebhookFields field={fieldsOf(form, 'change')} webhook={webhook} />
        </ChangeForm>
        <SureForm name="renew" words={renew} sure={w.renew.sure} {...shared} />
        <SureForm name="remove" words={w.remove} sure={w.remove.sure} isDanger {...shared} />
      </div>
    </div>
  )
}

/** What is on its way takes a moment: the way to look again stands beside it. */
function DoneMessage({ done, base }: { done: Done; base: string }) {
  const { webhook: t } = useTexts(studioTexts).integrations
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
  const t = useTexts(studioTexts)
  const { webhook: w, webhooks } = t.integrations
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
        <p className="text-ink-soft mt-4">{t.fill('integrations.webhook.oldSecret', { when: moment(webhook.oldSecretUntil) })}</p>
      )}
    </>
  )
}

function Acts({ webhook }: { webhook: Webhook }) {
  const lang = useLang()
  const { webhook: t } = useTexts(studioTexts).integrations
  const action = localHref(lang, webhookHref(webhook.id))
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
