import { fieldsOf } from '#ui/form/fields.ts'
import { Below, CONTROL_LOOK } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { TeamResult } from '../result.ts'
import { schoolTexts } from '../texts.ts'

interface ResultFieldProps {
  name: string
  /** Key of the text that names the field, with `{{team}}` and `{{school}}`. */
  label: string
  team: TeamResult
  value: number | null
  /** The form, if it was refused. */
  form: FormResult | undefined
  /** Id of the form that the field belongs to. */
  formId: string
}

/** A number in a row of the list of results. */
export function ResultField({ name, label, team, value, form, formId }: ResultFieldProps) {
  const { fill } = useTexts(schoolTexts)
  const field = fieldsOf(form, 'save')(name, value === null ? '' : String(value))
  return (
    <span className="block">
      <input
        id={name}
        name={name}
        form={formId}
        type="text"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        aria-label={fill(label, { team: team.name, school: team.school })}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={field.problem ? `${name}-problem` : undefined}
        defaultValue={field.value}
        className={`${CONTROL_LOOK} h-11 max-w-28 scroll-mb-24 px-3 tabular-nums`}
      />
      <Below id={name} hint={undefined} problem={field.problem} />
    </span>
  )
}
