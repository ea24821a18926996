import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { GuardianAsk } from '../guardian-asks.server.ts'
import type { SchoolChoice } from '../named-schools.server.ts'
import { privacyTexts } from '../texts.ts'
import { StepForm, type StepProps } from './join-steps.tsx'

/** What was searched for among the tenant's schools, and what was found. */
export interface SchoolSearch {
  text: string
  found: readonly SchoolChoice[]
}

interface WaysProps extends StepProps {
  schools: SchoolSearch | undefined
  /** Where the page leads on to; kept by the search. */
  to: string
  /** False where the form by mail stands elsewhere on the page. */
  hasMail: boolean
}

/** The ways to a consent: a link that the child sends, a mail, the school that they name. */
export function GuardianWays({ form, schools, to, hasMail }: WaysProps) {
  return (
    <div className="space-y-10">
      <LinkForm form={form} />
      {hasMail && <MailPart form={form} />}
      <NamedSchool form={form} schools={schools} to={to} />
    </div>
  )
}

function LinkForm({ form }: StepProps) {
  const { link: t, name } = useTexts(privacyTexts).guardianAsk
  const field = fieldsOf(form, 'link')
  return (
    <section className="space-y-4">
      <h3 className="text-xl font-bold">{t.title}</h3>
      <p className="text-ink-soft">{t.lead}</p>
      <StepForm name="link">
        <div className="space-y-5">
          <FormField {...field('parentName')} label={name} autoComplete="off" maxLength={120} required />
          <FormField
            {...field('parentPhone')}
            label={t.phone}
            hint={t.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            required
          />
          <button type="submit" className="btn btn-main w-full sm:w-auto">
            {t.make}
          </button>
        </div>
      </StepForm>
    </section>
  )
}

function MailPart({ form }: StepProps) {
  const t = useTexts(privacyTexts).guardianAsk
  return (
    <section className="space-y-4">
      <h3 className="text-xl font-bold">{t.mailTitle}</h3>
      <MailForm form={form} />
    </section>
  )
}

/** The form that asks a parent by mail. `last`: the request that it changes. */
export function MailForm({ form, last }: StepProps & { last?: GuardianAsk }) {
  const t = useTexts(privacyTexts).guardianAsk
  const field = fieldsOf(form, 'guardian')
  return (
    <StepForm name="guardian">
      <div className="space-y-5">
        <FormField {...field('guardianName', last?.name)} label={t.name} autoComplete="off" maxLength={120} required />
        <FormField
          {...field('guardianEmail', last?.email ?? undefined)}
          label={t.email}
          hint={t.emailHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <button type="submit" className="btn btn-main w-full sm:w-auto">
          {last ? t.changeButton : t.send}
        </button>
        <p className="text-ink-soft">{t.limit}</p>
      </div>
    </StepForm>
  )
}

function NamedSchool({ form, schools, to }: Pick<WaysProps, 'form' | 'schools' | 'to'>) {
  const texts = useTexts(privacyTexts)
  const t = texts.guardianAsk.named
  const field = fieldsOf(form, 'new-school')
  const { problem } = fieldsOf(form, 'named-school')('school')
  return (
    <section id="school-part" className="border-line space-y-4 border-t pt-8">
      <h3 className="text-xl font-bold">{t.title}</h3>
      <p className="text-ink-soft">{t.lead}</p>
      <form method="get" action="#school-part" className="space-y-4">
        {to !== '/' && <input type="hidden" name="to" value={to} />}
        <FormField name="school" label={t.search} value={schools?.text} problem={problem} autoComplete="off" maxLength={100} required />
        <button type="submit" className="btn btn-quiet w-full sm:w-auto">
          {t.searchButton}
        </button>
      </form>
      {schools && schools.found.length === 0 && (
        <FormMessage tone="note">{texts.fill('guardianAsk.named.none', { search: schools.text })}</FormMessage>
      )}
      {schools && schools.found.length > 0 && <Found schools={schools.found} />}
      <details open={form?.name === 'new-school' || schools?.found.length === 0}>
        <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.newTitle}</summary>
        <p className="text-ink-soft mt-1 mb-4">{t.newHint}</p>
        <StepForm name="new-school">
          <div className="space-y-5">
            <FormField {...field('schoolName')} label={t.name} autoComplete="off" maxLength={120} required />
            <FormField {...field('npsn')} label={t.npsn} hint={t.npsnHint} inputMode="numeric" autoComplete="off" maxLength={20} required />
            <button type="submit" className="btn btn-quiet w-full sm:w-auto">
              {t.send}
            </button>
          </div>
        </StepForm>
      </details>
    </section>
  )
}

function Found({ schools }: { schools: readonly SchoolChoice[] }) {
  const t = useTexts(privacyTexts).guardianAsk.named
  return (
    <div role="status">
      <h4 className="font-bold">{t.found}</h4>
      <ul className="divide-line divide-y">
        {schools.map(({ id, name, npsn, city }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft">{[city, npsn && `NPSN ${npsn}`].filter(Boolean).join(' · ')}</span>
            </p>
            <form method="post">
              <input type="hidden" name="form" value="named-school" />
              <input type="hidden" name="school" value={id} />
              <button type="submit" className="btn btn-quiet" aria-label={`${t.ask}: ${name}`}>
                {t.ask}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}
