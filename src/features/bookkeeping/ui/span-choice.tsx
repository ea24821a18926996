import { Form } from 'react-router'
import { formatDate } from '#kit/format.ts'
import { chipClass } from '#ui/chip.tsx'
import { CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SPANS, type Span } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'

interface SpanChoiceProps {
  base: string
  span: Pick<Span, 'name' | 'from' | 'to'>
  /** More of the page's address, which stays. */
  kept?: Readonly<Record<string, string>>
}

/** The choice of a period; all of it is in the address. */
export function SpanChoice({ base, span, kept = {} }: SpanChoiceProps) {
  const { span: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const more = Object.entries(kept)
  const said = (day: string) => formatDate(`${day}T05:00:00Z`, undefined, lang)
  return (
    <div className="space-y-3">
      <nav aria-label={t.label} className="flex flex-wrap gap-2">
        {SPANS.filter(name => name !== 'own').map(name => (
          <A
            key={name}
            href={`${base}?${new URLSearchParams([...more, ['period', name]])}`}
            aria-current={name === span.name ? 'true' : undefined}
            className={chipClass(name === span.name)}
          >
            {t.names[name]}
          </A>
        ))}
      </nav>
      <details open={span.name === 'own'}>
        <summary className="hover:text-primary-text flex min-h-11 w-fit cursor-pointer items-center font-medium">{t.names.own}</summary>
        <Form action={base} className="flex flex-wrap items-end gap-3 py-2">
          <input type="hidden" name="period" value="own" />
          {more.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {(['from', 'to'] as const).map(name => (
            <label key={name} className="block min-w-36 flex-1 font-medium sm:flex-none">
              {t[name]}
              <input type="date" name={name} required key={span[name]} defaultValue={span[name]} className={`${CONTROL_LOOK} h-12 px-3`} />
            </label>
          ))}
          <button type="submit" className="btn btn-quiet">
            {t.show}
          </button>
        </Form>
      </details>
      <p className="text-ink-soft">{fill('span.days', { from: said(span.from), to: said(span.to) })}</p>
    </div>
  )
}
