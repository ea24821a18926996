import ChevronDown from 'lucide-react/icons/chevron-down'
import { LIMIT_OF } from '#features/permissions/role-limits.ts'
import type { Role } from '#kit/roles.ts'
import type { FieldState } from '#ui/form/fields.ts'
import { Below, FormSelect } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { LimitChoice, LimitName } from '../limits.ts'
import { memberTexts } from '../texts.ts'

interface LimitFieldsProps {
  role: Role
  choices: readonly LimitChoice[]
  /** From `fieldsOf`: what was chosen, after a rejected form. */
  field: (name: string, value?: string) => FieldState
  /** The initial choice. */
  chosen: readonly string[]
}

/** The choices of a role's limit: a select, or checkboxes, cities by province. */
export function LimitFields({ role, choices, field, chosen }: LimitFieldsProps) {
  const t = useTexts(memberTexts).studio.limits
  const limit = LIMIT_OF[role]
  if (!limit) return <p className="text-ink-soft">{t.none}</p>
  if (choices.length === 0) return <p className="text-ink-soft">{t.empty}</p>
  const state = field(limit, chosen.join(','))
  if (limit === 'schoolId' || limit === 'mentorId')
    return (
      <FormSelect
        {...state}
        label={t[limit]}
        hint={t.hint[limit]}
        choices={[['', t.unset], ...choices.map(choice => [choice.value, choice.label] as const)]}
      />
    )
  return <CheckboxGroup limit={limit} state={state} choices={choices} />
}

function CheckboxGroup({ limit, state, choices }: { limit: LimitName; state: FieldState; choices: readonly LimitChoice[] }) {
  const t = useTexts(memberTexts).studio.limits
  const ticked = new Set(state.value?.split(','))
  const groups = Map.groupBy(choices, choice => choice.group)
  return (
    <fieldset id={limit} tabIndex={-1} aria-describedby={[state.problem && `${limit}-problem`, `${limit}-hint`].filter(Boolean).join(' ')}>
      <legend className="font-medium">{t[limit]}</legend>
      <Below id={limit} hint={t.hint[limit]} problem={state.problem} />
      <div className="mt-2 max-h-96 overflow-y-auto rounded-xl border border-[color-mix(in_srgb,var(--ink-soft)_80%,var(--surface))]">
        {[...groups].map(([group, members]) =>
          group ? (
            <details key={group} open={members.some(choice => ticked.has(choice.value))} className="border-line border-b last:border-0">
              <summary className="hover:bg-primary/8 flex min-h-11 items-center justify-between gap-3 px-4 font-medium">
                {group}
                <ChevronDown aria-hidden size={20} className="text-ink-soft shrink-0 in-open:rotate-180" />
              </summary>
              <Boxes name={limit} choices={members} ticked={ticked} isWrong={Boolean(state.problem)} />
            </details>
          ) : (
            <Boxes key={group} name={limit} choices={members} ticked={ticked} isWrong={Boolean(state.problem)} />
          ),
        )}
      </div>
    </fieldset>
  )
}

interface BoxesProps {
  name: string
  choices: readonly LimitChoice[]
  ticked: ReadonlySet<string>
  isWrong: boolean
}

function Boxes({ name, choices, ticked, isWrong }: BoxesProps) {
  return (
    <div className="grid gap-x-4 px-4 py-1 sm:grid-cols-2">
      {choices.map((choice, at) => (
        <label key={choice.value} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong && at === 0 ? `${name}-problem` : undefined}
            defaultChecked={ticked.has(choice.value)}
            className="accent-primary size-5 shrink-0"
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
