import { Form } from 'react-router'
import { chipClass } from '#ui/chip.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { PERIODS, type Period } from '../period.ts'
import { statisticsTexts } from '../texts.ts'

const fieldClass = 'border-line bg-surface h-12 w-full rounded-xl border px-3'

/** The choice of days. All of it is in the address. `today`: the last day that can be chosen. */
export function PeriodChoice({ base, period, today }: { base: string; period: Period; today: string }) {
  const {
    dashboard: { period: t },
  } = useTexts(statisticsTexts)
  return (
    <div className="space-y-3">
      <nav aria-label={t.label} className="flex flex-wrap gap-2">
        {PERIODS.filter(name => name !== 'own').map(name => (
          <A
            key={name}
            href={`${base}?period=${name}`}
            aria-current={name === period.name ? 'true' : undefined}
            className={chipClass(name === period.name)}
          >
            {t.names[name]}
          </A>
        ))}
      </nav>
      <details open={period.name === 'own' || period.isRefused}>
        <summary className="hover:text-primary-text flex min-h-11 w-fit cursor-pointer items-center font-medium">{t.names.own}</summary>
        <Form action={base} className="flex flex-wrap items-end gap-3 py-2">
          <input type="hidden" name="period" value="own" />
          {(['from', 'to'] as const).map(name => (
            <label key={name} className="block min-w-36 flex-1 sm:flex-none">
              <span className="mb-1.5 block font-medium">{t[name]}</span>
              <input type="date" name={name} required max={today} key={period[name]} defaultValue={period[name]} className={fieldClass} />
            </label>
          ))}
          <button type="submit" className="btn btn-quiet">
            {t.submit}
          </button>
        </Form>
      </details>
    </div>
  )
}
