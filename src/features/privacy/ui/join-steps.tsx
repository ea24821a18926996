import type { ReactNode } from 'react'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ConsentText } from '../consent-text.ts'
import { privacyTexts } from '../texts.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { ConsentWords } from './consent-words.tsx'

export interface StepProps {
  form: FormResult | undefined
}

/** The step for the date of birth, which decides who has to consent. */
export function BirthDateStep({ form, years }: StepProps & { years: readonly number[] }) {
  const { join } = useTexts(privacyTexts)
  return (
    <StepForm name="birth-date">
      <BirthDateField field={fieldsOf(form, 'birth-date')} years={years} hint={join.birthHint} />
      <button type="submit" className="btn btn-main w-full sm:w-auto">
        {join.next}
      </button>
    </StepForm>
  )
}

/** The step for an adult's consent; marketing is separate, and unchecked. */
export function ConsentStep({ form, membership, marketing }: StepProps & { membership: ConsentText; marketing: ConsentText }) {
  const { join } = useTexts(privacyTexts)
  const sent = form?.name === 'consent' ? form : undefined
  const problem = sent?.problems.find(one => one.path === 'agree')?.message
  return (
    <StepForm name="consent">
      <section>
        <h2 className="text-xl font-bold">{join.consentTitle}</h2>
        <div className="mt-3">
          <ConsentWords words={membership.words} />
        </div>
        <input type="hidden" name="membershipVersion" value={membership.version} />
        <FormCheck name="agree" label={join.agree} problem={problem} isChecked={Boolean(sent?.values['agree'])} required />
      </section>
      <section>
        <h2 className="text-xl font-bold">{join.marketingTitle}</h2>
        <div className="mt-3">
          <ConsentWords words={marketing.words} />
        </div>
        <input type="hidden" name="marketingVersion" value={marketing.version} />
        <FormCheck name="marketing" label={join.marketing} isChecked={Boolean(sent?.values['marketing'])} />
      </section>
      <button type="submit" className="btn btn-main w-full sm:w-auto">
        {join.button}
      </button>
    </StepForm>
  )
}

/** The form of one step: posts to the page's own address, with its name. */
export function StepForm({ name, children }: { name: string; children: ReactNode }) {
  return (
    <form method="post" className="space-y-8">
      <input type="hidden" name="form" value={name} />
      {children}
    </form>
  )
}
