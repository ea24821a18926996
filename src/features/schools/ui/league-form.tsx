import type { ReactNode } from 'react'
import { toCityLabel } from '#kit/city-label.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField, FormSelect } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { LeagueRegisterView } from '../league.server.ts'
import { TEAM_SIZE } from '../school.ts'
import { schoolTexts } from '../texts.ts'

/** The registration form. Validated on the server, which returns a message for each field and keeps the input. */
export function LeagueForm({ view }: { view: LeagueRegisterView }) {
  const { form, fill } = useTexts(schoolTexts)
  const field = fieldsOf(view.form)
  return (
    <form method="post" noValidate className="mt-8 space-y-10">
      {view.form && <FormRefusal form={view.form} />}
      <SchoolFields view={view} />
      <Group legend={form.contact.legend}>
        <FormField
          {...field('contactName')}
          label={form.contact.name}
          hint={form.contact.nameHint}
          autoComplete="name"
          maxLength={120}
          required
        />
        <FormField {...field('contactRole')} label={form.contact.role} hint={form.contact.roleHint} maxLength={80} required />
        <FormField
          {...field('contactEmail')}
          label={form.contact.email}
          hint={form.contact.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <FormField
          {...field('contactPhone')}
          label={form.contact.phone}
          hint={form.contact.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
      </Group>
      <TeamFields view={view} />
      <div>
        <FormCheck
          name="consent"
          label={fill('form.consent', { site: view.site })}
          problem={field('consent').problem}
          isChecked={field('consent').value === '1'}
          required
        />
        <p>
          <A href="/Privacy-Policy" className="text-primary-text inline-flex min-h-11 items-center underline underline-offset-4">
            {form.policy}
          </A>
        </p>
        <p className="text-ink-soft mt-2 max-w-[60ch]">{form.after}</p>
        <button type="submit" className="btn btn-main mt-6">
          {form.send}
        </button>
      </div>
    </form>
  )
}

function SchoolFields({ view }: { view: LeagueRegisterView }) {
  const { form } = useTexts(schoolTexts)
  const field = fieldsOf(view.form)
  return (
    <Group legend={form.school.legend}>
      <FormField
        {...field('schoolName')}
        label={form.school.name}
        hint={form.school.nameHint}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <FormField {...field('npsn')} label={form.npsn.label} hint={form.npsn.hint} inputMode="numeric" maxLength={8} required />
      <CityField view={view} />
      <FormField
        {...field('students')}
        label={form.students.label}
        hint={form.students.hint}
        optional={form.optional}
        inputMode="numeric"
        maxLength={5}
      />
    </Group>
  )
}

function TeamFields({ view }: { view: LeagueRegisterView }) {
  const { form, fill } = useTexts(schoolTexts)
  const field = fieldsOf(view.form)
  const members = Array.from({ length: TEAM_SIZE }, (_, at) => at + 1)
  return (
    <Group legend={form.team.legend}>
      <FormField {...field('teamName')} label={form.team.name} hint={form.team.nameHint} maxLength={60} required />
      {view.programs.length > 0 && (
        <FormSelect
          {...field('programId')}
          label={form.team.program}
          hint={form.team.programHint}
          choices={[['', form.team.noProgram], ...view.programs.map(({ id, name }) => [id, name, DEFAULT_LANG] as const)]}
        />
      )}
      {members.map(number => (
        <FormField
          key={number}
          {...field(`member${number}`)}
          label={fill('form.team.member', { number })}
          hint={number === 1 && form.team.memberHint}
          optional={number > 1 ? form.optional : undefined}
          maxLength={120}
          required={number === 1}
        />
      ))}
    </Group>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-heading text-2xl font-bold">{legend}</legend>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function CityField({ view }: { view: LeagueRegisterView }) {
  const { city } = useTexts(schoolTexts).form
  return (
    <FormSelect
      {...fieldsOf(view.form)('cityCode')}
      label={city.label}
      hint={city.hint}
      choices={[['', city.choose]]}
      groups={view.provinces.map(({ province, cities }) => ({
        label: province,
        choices: cities.map(one => [one.code, toCityLabel(one.name)] as const),
      }))}
      required
    />
  )
}
