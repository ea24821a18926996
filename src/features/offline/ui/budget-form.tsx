import { useState } from 'react'
import { Section } from '#ui/app/section.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { MAX_BUDGET_MB, MIN_BUDGET_MB, parseBudget, readBudget } from '../budget.ts'
import { phoneOf } from '../phone.ts'
import { offlineTexts } from '../texts.ts'
import { useMb } from './use-mb.tsx'
import { usePhone } from './use-phone.ts'

/** How much of this device classes may take, and how much they do. */
export function BudgetForm({ memberId }: { memberId: string }) {
  const t = useTexts(offlineTexts)
  const mb = useMb()
  const { space } = usePhone(memberId)
  const [said, setSaid] = useState<string>()
  const bounds = { min: MIN_BUDGET_MB, max: MAX_BUDGET_MB }
  return (
    <Section title={t.space.title}>
      <p data-used={space.usedBytes}>{t.fill('space.used', { used: mb(space.usedBytes), budget: mb(space.budgetBytes) })}</p>
      {space.freeBytes !== undefined && <p className="text-ink-soft">{t.fill('space.free', { mb: mb(space.freeBytes) })}</p>}
      <form
        data-local=""
        noValidate
        className="mt-3 grid gap-2"
        onSubmit={event => {
          event.preventDefault()
          const typed = parseBudget(new FormData(event.currentTarget).get('budget'))
          setSaid(typed === undefined ? t.fill('space.invalid', bounds) : t.fill('space.saved', { mb: typed }))
          if (typed !== undefined) void phoneOf(memberId).setBudget(typed)
        }}
      >
        <label className="grid gap-1 font-semibold">
          {t.space.label}
          <input
            type="number"
            name="budget"
            min={MIN_BUDGET_MB}
            max={MAX_BUDGET_MB}
            defaultValue={readBudget()}
            aria-describedby="budget-hint"
            className="border-line bg-surface min-h-11 w-32 rounded-lg border px-3 font-normal"
          />
        </label>
        <p id="budget-hint" className="text-ink-soft">
          {t.fill('space.hint', bounds)}
        </p>
        <button type="submit" data-act="budget" className="btn btn-quiet justify-self-start">
          {t.space.save}
        </button>
        <p role="status">{said}</p>
      </form>
    </Section>
  )
}
