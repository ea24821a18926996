import type { ReactNode } from 'react'
import { type ApiClient, listApiClients } from '#features/api-clients/api-clients.server.ts'
import { anonKeyOf } from '#features/voices/rest/credentials.server.ts'
import { listWebhooks } from '#features/webhooks/queries.server.ts'
import type { Webhook } from '#features/webhooks/webhook.ts'
import { formatDate, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { serverPage } from '#page/server-page.server.ts'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { appHref, INTEGRATIONS, webhookHref } from '../integrations.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { CodeBlock } from '../ui/code-block.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { type Column, Rows } from '../ui/rows.tsx'
import { Scopes } from '../ui/scopes.tsx'
import { Section } from '../ui/section.tsx'
import { nameOfEvent, WebhookState } from '../ui/webhook-state.tsx'

/** How other programs work with the site: those that call it, those that it tells, and the key that browsers use. */
export const loader = serverPage(async args => {
  const { ctx, lang, query, seal, origin } = args
  const t = studioTexts(lang).integrations
  const view = { apps: await listApiClients(ctx), webhooks: await listWebhooks(ctx), done: query.get('done') }
  const key = { address: `${origin}/api/rest/v1`, anonKey: anonKeyOf(seal) }
  return studioPage(args, { title: t.title, lead: t.lead, body: <Integrations {...view} {...key} /> })
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

interface IntegrationsProps extends BrowserKeyProps {
  apps: readonly ApiClient[]
  webhooks: readonly Webhook[]
  done: string | null
}

function Integrations({ apps, webhooks, done, ...key }: IntegrationsProps) {
  const lang = useLang()
  const { apps: a, webhooks: w, docs } = useTexts(studioTexts).integrations
  return (
    <div className="space-y-12">
      {done === 'revoked' && <FormMessage tone="done">{a.revoked}</FormMessage>}
      {done === 'removed' && <FormMessage tone="done">{w.removed}</FormMessage>}
      <p>
        <a href="/api/docs" className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {docs}
        </a>
      </p>
      <Part id="apps" words={a} href={`${INTEGRATIONS}/Apps/New`} isEmpty={apps.length === 0}>
        <Rows items={apps} keyOf={one => one.id} columns={appColumns(lang)} caption={a.title} />
      </Part>
      <Part id="webhooks" words={w} href={`${INTEGRATIONS}/Webhooks/New`} isEmpty={webhooks.length === 0}>
        <Rows items={webhooks} keyOf={one => one.id} columns={webhookColumns(lang)} caption={w.title} />
      </Part>
      <BrowserKey {...key} />
    </div>
  )
}

interface PartProps {
  id: string
  words: { title: string; lead: string; none: string; make: string }
  /** Where one is made. */
  href: string
  isEmpty: boolean
  children: ReactNode
}

function Part({ id, words, href, isEmpty, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-bold">
            {words.title}
          </h2>
          <p className="text-ink-soft mt-1 max-w-[65ch]">{words.lead}</p>
        </div>
        <A href={href} className="btn btn-main shrink-0">
          {words.make}
        </A>
      </div>
      {isEmpty ? <p className="text-ink-soft">{words.none}</p> : children}
    </section>
  )
}

const NAME = 'hover:text-primary-text font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline'

function appColumns(lang: Lang): Column<ApiClient>[] {
  const t = studioTexts(lang)
  const { apps: a } = t.integrations
  return [
    {
      title: a.name,
      isHeading: true,
      show: one => (
        <A href={appHref(one.id)} className={NAME}>
          {one.name}
        </A>
      ),
    },
    { title: a.scopes, show: one => <Scopes scopes={one.scopes} /> },
    {
      title: a.made,
      show: one => (
        <span>
          {formatDate(one.createdAt, undefined, lang)}
          <span className="text-ink-soft block wrap-anywhere">
            {one.createdBy ? t.fill('integrations.apps.by', { who: one.createdBy }) : a.byUnknown}
          </span>
        </span>
      ),
    },
    { title: a.lastToken, show: one => (one.lastTokenAt ? formatMoment(one.lastTokenAt, undefined, lang) : a.never) },
  ]
}

function webhookColumns(lang: Lang): Column<Webhook>[] {
  const { webhooks: w } = studioTexts(lang).integrations
  return [
    {
      title: w.address,
      isHeading: true,
      show: one => (
        <>
          <A href={webhookHref(one.id)} className={NAME}>
            {new URL(one.url).host}
          </A>
          <span className="text-ink-soft block wrap-anywhere">{one.description}</span>
        </>
      ),
    },
    { title: w.events, show: one => <span>{one.events.map(event => nameOfEvent(event, lang)).join(', ')}</span> },
    { title: w.state, show: one => <WebhookState webhook={one} /> },
  ]
}

interface BrowserKeyProps {
  address: string
  anonKey: string
}

function BrowserKey({ address, anonKey }: BrowserKeyProps) {
  const { key: t } = useTexts(studioTexts).integrations
  const example = [
    `const db = new PostgrestClient('${address}', { headers: { apikey: '${anonKey}', Authorization: 'Bearer ${anonKey}' } })`,
    `const { data } = await db.from('book_reviews').select('name, message').limit(10)`,
  ]
  return (
    <Section title={t.title} lead={t.lead}>
      <div className="space-y-4">
        <Facts>
          <Fact name={t.address} isCode>
            {address}
          </Fact>
          <Fact name={t.key} isCode>
            {anonKey}
          </Fact>
        </Facts>
        <p className="font-medium">{t.example}</p>
        <CodeBlock label={t.example}>{example.join('\n')}</CodeBlock>
        <p className="text-ink-soft">{t.changes}</p>
      </div>
    </Section>
  )
}
