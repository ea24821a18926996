import { Form } from 'react-router'
import { formatDate } from '#kit/format.ts'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { consentText } from '../consent-text.ts'
import type { WaitingPupil } from '../pupils.server.ts'
import { privacyTexts } from '../texts.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { ConsentWords } from './consent-words.tsx'

interface PupilsProps {
  pupils: readonly WaitingPupil[]
  total: number
  site: string
  form: FormResult | undefined
  /** The years to choose from; undefined if the viewer may not correct a date of birth. */
  years: readonly number[] | undefined
  /** When the list was read: a newer list resets its forms. */
  now: Date
  action: string
}

/** Pupils under 18 who wait for a consent, those who asked their school first. */
export function Pupils({ pupils, total, site, form, years, now, action }: PupilsProps) {
  const texts = useTexts(privacyTexts)
  const t = texts.studio
  return (
    <Section title={t.pupils} lead={t.pupilsLead}>
      {pupils.length === 0 && <p className="text-ink-soft">{t.noPupils}</p>}
      <ul className="divide-line divide-y">
        {pupils.map(pupil => (
          <li key={pupil.id} className="py-5 first:pt-0 last:pb-0">
            <Entry pupil={pupil} />
            <ConsentForm pupil={pupil} action={action} site={site} form={formOf(form, 'consent', pupil)} />
            {years && <CorrectForm key={now.getTime()} pupil={pupil} action={action} years={years} form={formOf(form, 'correct', pupil)} />}
          </li>
        ))}
      </ul>
      {pupils.length < total && <p className="text-ink-soft mt-4">{texts.fill('studio.shownOf', { shown: pupils.length, total })}</p>}
    </Section>
  )
}

/** Returns the id of a field; every pupil has the same fields. */
export function fieldOfPupil(name: string, pupilId: string): string {
  return `${name}-${pupilId}`
}

/** Returns the values sent for this pupil, if that form was rejected. */
function formOf(form: FormResult | undefined, name: string, pupil: WaitingPupil): FormResult | undefined {
  return form?.name === name && form.values['id'] === pupil.id ? form : undefined
}

function Entry({ pupil }: { pupil: WaitingPupil }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const t = texts.studio
  const schoolOf = ({ school, newSchoolNpsn }: WaitingPupil) =>
    newSchoolNpsn && school ? texts.fill('studio.newSchool', { name: school, npsn: newSchoolNpsn }) : (school ?? t.noSchool)
  const facts = [
    schoolOf(pupil),
    texts.fill('studio.born', { date: formatDate(pupil.bornOn, 'UTC', lang) }),
    texts.fill('studio.since', { date: formatDate(pupil.joinedAt, undefined, lang) }),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold wrap-anywhere">{pupil.name}</h3>
        {pupil.hasAskedSchool && <span className={badgeClass('orange')}>{t.askedSchool}</span>}
      </div>
      <p className="text-ink-soft wrap-anywhere">{pupil.email}</p>
      <p className="text-ink-soft flex flex-wrap gap-x-5">
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </>
  )
}

interface PupilFormProps {
  pupil: WaitingPupil
  form: FormResult | undefined
  action: string
}

function ConsentForm({ pupil, form, action, site }: PupilFormProps & { site: string }) {
  const lang = useLang()
  const t = useTexts(privacyTexts).studio
  const text = consentText({ purpose: 'membership', giver: 'school' }, lang, { site, child: pupil.name })
  const { problem } = fieldsOf(form, 'consent')('agree')
  return (
    <details className="mt-2" open={Boolean(form)}>
      <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.give}</summary>
      <Form method="post" action={action} className="mt-2 space-y-3">
        <input type="hidden" name="form" value="consent" />
        <input type="hidden" name="id" value={pupil.id} />
        <input type="hidden" name="version" value={text.version} />
        <ConsentWords words={text.words} />
        <FormCheck id={fieldOfPupil('agree', pupil.id)} name="agree" label={t.agree} problem={problem} required />
        <button type="submit" className="btn btn-main">
          {t.give}
        </button>
      </Form>
    </details>
  )
}

function CorrectForm({ pupil, form, action, years }: PupilFormProps & { years: readonly number[] }) {
  const t = useTexts(privacyTexts).studio
  return (
    <details open={Boolean(form)}>
      <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.correct}</summary>
      <Form method="post" action={action} className="mt-2 space-y-4">
        <input type="hidden" name="form" value="correct" />
        <input type="hidden" name="id" value={pupil.id} />
        <BirthDateField
          id={fieldOfPupil('birthDate', pupil.id)}
          field={fieldsOf(form, 'correct')}
          value={pupil.bornOn}
          years={years}
          hint={t.correctHint}
        />
        <button type="submit" className="btn btn-quiet">
          {t.correctButton}
        </button>
      </Form>
    </details>
  )
}
