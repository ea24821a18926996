import { z } from 'zod'
import { type RefusedForm, submitForm } from '#features/account-site/form.ts'
import { refuseOthers } from '#features/account-site/setup/access.server.tsx'
import type { OrganisationResult } from '#features/account-site/setup/installation.ts'
import { SetupSteps } from '#features/account-site/setup/steps.server.tsx'
import { accountTexts } from '#features/account-site/texts.ts'
import { Aside, Form, MainLink, Notice, Text, TextField, TextLink } from '#features/account-site/ui/form-components.server.tsx'
import { showPage } from '#features/account-site/ui/show-page.server.tsx'
import type { SignedInVisit } from '#features/account-site/visit.ts'
import { emailInput } from '#features/accounts/schema.ts'
import { organisationFields } from '#features/accounts/setup-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck } from '#ui/form/form-field.tsx'
import { organisationTexts } from '../texts.ts'
import { BrandChoice } from './brand-choice.server.tsx'

const organisationInput = organisationFields.extend(emailInput.shape).extend({ starter: z.literal('1').optional().transform(Boolean) })
const DEFAULT_BRAND = 'demo'

/** A new organisation: the first start's last step, and later a superadmin's way to make another one. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const refusal = await refuseOthers(visit)
  if (refusal) return refusal
  const { installation } = visit.dependencies
  const isFirst = !(await installation.hasTenants())
  const t = organisationTexts(visit.lang)
  const { organisation } = t
  const field = fieldsOf(form)
  const body = (
    <>
      {isFirst && <SetupSteps at="organisation" />}
      <Text>{organisation.lead}</Text>
      <Form visit={visit} form={form} submit={organisation.submit}>
        <TextField {...field('name')} label={organisation.name} autoComplete="organization" />
        <TextField
          {...field('host')}
          label={organisation.host}
          hint={t.fill('organisation.hostHint', { domain: installation.baseDomain })}
          autoComplete="off"
        />
        <TextField
          {...field('email', isFirst ? visit.person.email : '')}
          label={organisation.email}
          hint={isFirst ? organisation.emailHintFirst : organisation.emailHint}
          type="email"
          autoComplete="off"
        />
        <FormCheck
          {...field('starter')}
          value="1"
          isChecked={!form || form.values['starter'] === '1'}
          label={organisation.starter}
          hint={organisation.starterHint}
        />
        <BrandChoice {...field('layout', DEFAULT_BRAND)} brands={installation.brands} label={organisation.layout} />
      </Form>
      <Aside>
        <TextLink href="/">{accountTexts(visit.lang).name.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: isFirst ? organisation.titleFirst : organisation.title, form, body, isWide: true })
}

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const refusal = await refuseOthers(visit)
  if (refusal) return refusal
  const { dependencies, person, lang } = visit
  return await submitForm(visit, organisationInput, async input => {
    const made = await dependencies.installation.createOrganisation({ ...input, hasStarter: input.starter, lang }, person.email)
    return made.kind === 'made' ? showMade(visit, input, made) : { [made.field]: made.problem }
  })
}

/** What was made, with the invitation's link: it leads whoever has the invited address to the site. */
function showMade(
  visit: SignedInVisit,
  { name, email }: { name: string; email: string },
  { host, studioHref, invitationHref }: Extract<OrganisationResult, { kind: 'made' }>,
): Response {
  const t = organisationTexts(visit.lang)
  const { organisation } = t
  const isOwn = email === visit.person.email.toLowerCase()
  const body = (
    <>
      <Notice>{t.fill('organisation.made', { name, host })}</Notice>
      <Text>{organisation.maintenance}</Text>
      {isOwn ? (
        <Text>{organisation.ownText}</Text>
      ) : (
        <>
          <Text>{t.fill('organisation.invited', { email })}</Text>
          <label htmlFor="invitation" className="mt-5 block font-medium">
            {organisation.link}
          </label>
          <textarea
            id="invitation"
            readOnly
            rows={3}
            defaultValue={invitationHref}
            className="border-line bg-page text-ink mt-1.5 block w-full rounded-lg border p-3 font-mono text-sm wrap-anywhere select-all"
          />
        </>
      )}
      <MainLink href={studioHref}>{t.fill('organisation.studio', { name })}</MainLink>
      <Aside>
        <TextLink href="/Organisations/New">{organisation.another}</TextLink>
        <br />
        <TextLink href="/">{accountTexts(visit.lang).name.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: organisation.madeTitle, body, isWide: true })
}
