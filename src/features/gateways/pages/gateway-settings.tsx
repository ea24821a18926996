import { Form, useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Refused } from '#kit/errors.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { CodeBlock } from '#ui/app/code-block.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { ProofNote } from '#ui/app/proof-note.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { readGatewayForm } from '../forms.server.ts'
import type { GatewayName } from '../gateway.ts'
import { listGatewaySettings, saveGateway, tryGateway } from '../settings.server.ts'
import { gatewayReason, gatewayTexts } from '../texts.ts'
import { GatewayFields, TriedState } from '../ui/gateway-fields.tsx'

const HERE = '/Studio/Payments/Gateways'
const DONE = ['saved', 'well', 'refused', 'away'] as const
/** Where gateways send their notifications. Source: contract.md, "Money". */
const CALLBACK = '/api/services/v1/class/payment/callback'

/** How the tenant takes payments: keys, methods and accounts. Reading asks for no proof, since no key is shown; each change does. */
export const loader = appLoader(async args => {
  const { ctx, lang, query, origin, simulator, page } = args
  const settings = await listGatewaySettings(ctx, args)
  const { title, lead } = gatewayTexts(lang)
  return {
    title,
    lead,
    settings,
    callback: `${origin}${CALLBACK}`,
    hasSimulator: simulator !== undefined,
    proveHref: hasFreshProof(ctx) ? null : factorHref(page.path, true),
    done: DONE.find(one => one === query.get('done')),
  }
})

const save = (gateway: GatewayName) => async (args: PageArgs, fields: URLSearchParams) => {
  requireProofInForm(args)
  await saveGateway(args.ctx, readGatewayForm(gateway, fields), args)
  return `${HERE}?done=saved`
}

const tryKeys = (gateway: GatewayName) => async (args: PageArgs) => {
  requireProofInForm(args)
  return `${HERE}?done=${await tryGateway(args.ctx, gateway, args, () => args.visit.undo())}`
}

/** Throws a refusal that shows the form again: who has typed long should not lose it to a 403. */
function requireProofInForm({ ctx }: PageArgs): void {
  requirePermission(ctx.viewer, 'payments.write')
  if (!hasFreshProof(ctx)) throw new Refused(409, gatewayReason('proofNeeded'))
}

export const action = appAction({
  midtrans: save('midtrans'),
  xendit: save('xendit'),
  transfer: save('transfer'),
  'try-midtrans': tryKeys('midtrans'),
  'try-xendit': tryKeys('xendit'),
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function GatewaySettingsPage() {
  const { title, lead, settings, callback, hasSimulator, proveHref, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(gatewayTexts)
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-3xl space-y-6">
        {form && <FormRefusal form={form} />}
        {done && !form && <FormMessage tone={done === 'saved' || done === 'well' ? 'done' : 'problem'}>{t.done[done]}</FormMessage>}
        {proveHref && <ProofNote href={proveHref} {...t.proof} />}
        {settings.map(one => {
          const name = t.names[one.gateway]
          return (
            <Section key={one.gateway} title={name} lead={t.leads[one.gateway]}>
              <TriedState settings={one} />
              <Form method="post" className="mt-4 grid gap-5" data-gateway={one.gateway}>
                <input type="hidden" name="form" value={one.gateway} />
                <GatewayFields settings={one} form={form} hasSimulator={hasSimulator} />
                <button type="submit" className="btn btn-main justify-self-start" aria-label={t.fill('saveNamed', { name })}>
                  {t.save}
                </button>
              </Form>
              {one.stored.length > 0 && (
                <div className="mt-4">
                  <PostButton form={`try-${one.gateway}`} act="try" className="btn btn-quiet" label={t.fill('tryNamed', { name })}>
                    {t.try}
                  </PostButton>
                </div>
              )}
            </Section>
          )
        })}
        <Section title={t.webhook.title} lead={t.webhook.lead}>
          <CodeBlock label={t.webhook.label} isWhole>
            {callback}
          </CodeBlock>
        </Section>
      </div>
    </AppPage>
  )
}
