import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { requireOwn } from '#features/sites/site.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { makeAppointment, requestDemo } from './commands.server.ts'
import { appointmentContract } from './contract.ts'
import { demoQuery } from './schema.ts'
import { appointmentTexts } from './texts.ts'

export interface AppointmentApiParts {
  originOf(host: string): string
  /** Counts a submission from a client address, and its mail to `mailTo` over all tenants. Throws 429 if a quota is used up. */
  consumeSubmissionQuota(address: string, mailTo?: string): Promise<void>
  /** Counts a mail to an address over all tenants. Throws 429 (`TooManyMails`). */
  takeFormMail(to: string): Promise<void>
}

/** Registers the endpoints that request an appointment or a demonstration. */
export function addAppointmentRoutes(
  api: OpenAPIHono<ApiEnv>,
  { originOf, consumeSubmissionQuota, takeFormMail }: AppointmentApiParts,
): void {
  // The specification only has the path with `v0`; one route serves both.
  const { path, ...described } = appointmentContract.requestDemo
  const ofOwn = { ...described, path: path.replace('{tenant}', 'v0'), operationId: 'requestOwnDemo', request: { query: demoQuery } }
  api.openAPIRegistry.registerPath(ofOwn)

  api.openapi(appointmentContract.create, async c => {
    const { site, clientAddress } = c.env
    const { consent: _, consentText, ...input } = c.req.valid('json')
    await consumeSubmissionQuota(clientAddress)
    const from = { site, origin: originOf(site.host), takeMail: takeFormMail }
    const made = await makeAppointment(c.get('ctx'), { ...input, consent: consentText || null }, from)
    return c.json(toEnvelope(made, appointmentTexts(acceptedLang(c.req.header('accept-language'))).answers.taken), 201)
  })

  api.openapi(appointmentContract.requestDemo, async c => {
    const site = requireOwn(c.env.site, c.req.valid('param').tenant)
    // A HEAD request sends nothing: its transaction is rolled back, but the quota would stay consumed.
    const { email } = c.req.valid('query')
    if (c.req.method !== 'HEAD') await consumeSubmissionQuota(c.env.clientAddress, email)
    await requestDemo(c.get('ctx'), { email, lang: DEFAULT_LANG, consent: null }, { site, origin: originOf(site.host) })
    return c.json(toEnvelope(null, appointmentTexts(acceptedLang(c.req.header('accept-language'))).answers.demo), 200)
  })
}
