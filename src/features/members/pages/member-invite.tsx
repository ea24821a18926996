import { Form, useActionData, useLoaderData } from 'react-router'
import { GIVEN_ROLES, type GivenRole, LIMIT_OF, toGivenRole } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { inviteMember } from '../invitations.server.ts'
import { listChoices, readLimits } from '../limits.server.ts'
import type { LimitChoice } from '../limits.ts'
import { memberTexts } from '../texts.ts'
import { LimitFields } from '../ui/limit-fields.tsx'

/** Invites in two steps, which work without JavaScript: first the role, then the address and the role's limits. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  requireStaff(ctx)
  const { studio, roles, fill } = memberTexts(lang)
  const role = toGivenRole(query.get('role'))
  const limit = role && LIMIT_OF[role]
  const choices = limit ? await listChoices(ctx, limit) : []
  const title = role ? fill('studio.invite.titleOf', { role: roles[role] }) : studio.invite.title
  return { title, lead: studio.invite.lead, role, choices }
})

export const action = appAction({
  invite: async ({ ctx, query, site, origin, lang }, fields) => {
    requireStaff(ctx)
    const role = toGivenRole(query.get('role'))
    if (!role) throw new NotFound()
    const limits = await readLimits(ctx, role, fields)
    await inviteMember(ctx, { email: fields.get('email') ?? '', role, limits }, { site, origin, lang })
    return '/Studio/Members/Invitations?done=invited'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MemberInvite() {
  const { title, lead, role, choices } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  return (
    <AppPage title={title} lead={lead}>
      {role ? <InviteAs key={role} role={role} choices={choices} form={form} /> : <ChooseRole />}
    </AppPage>
  )
}

function ChooseRole() {
  const { studio, roles: names } = useTexts(memberTexts)
  const t = studio.invite
  return (
    <>
      <h2 className="text-xl font-bold">{t.roleFirst}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {GIVEN_ROLES.map(role => (
          <li key={role} className="card hover:border-primary-text group relative p-5">
            <A
              href={`/Studio/Members/Invite?role=${role}`}
              className="group-hover:text-primary-text text-lg font-semibold after:absolute after:inset-0"
            >
              {names[role]}
            </A>
            <p className="text-ink-soft mt-1">{t.about[role]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function InviteAs({ role, choices, form }: { role: GivenRole; choices: readonly LimitChoice[]; form: FormResult | undefined }) {
  const t = useTexts(memberTexts).studio.invite
  const field = fieldsOf(form, 'invite')
  return (
    <Form method="post" className="max-w-3xl space-y-6">
      <input type="hidden" name="form" value="invite" />
      {form && <FormRefusal form={form} />}
      <div className="card space-y-6 p-5 md:p-6">
        <p className="text-ink-soft">{t.about[role]}</p>
        <FormField {...field('email')} label={t.email} hint={t.emailHint} type="email" autoComplete="off" maxLength={254} required />
        <LimitFields role={role} choices={choices} field={field} chosen={[]} />
      </div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-main">
          {t.send}
        </button>
        <A href="/Studio/Members/Invite" className="btn btn-quiet">
          {t.otherRole}
        </A>
      </p>
    </Form>
  )
}
