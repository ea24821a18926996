import { contrast, isColour, readable } from '#kit/colour.ts'
import { Below, CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { siteEditingTexts } from '../texts.ts'

/** Contrast of text after WCAG 2.2, AA. */
const AA = 4.5

interface ColourFieldProps {
  name: string
  label: string
  value: string
  problem: string | undefined
  onChange(value: string): void
  /** Sets the nearest colour that is readable. */
  onMend(value: string): void
}

/** A colour, typed or picked, with its contrast as text on white and below white or dark text; a button offers the nearest readable one. */
export function ColourField({ name, label, value, problem, onChange, onMend }: ColourFieldProps) {
  const t = useTexts(siteEditingTexts)
  const isWhole = isColour(value)
  const asText = isWhole ? contrast(value, '#ffffff') : 0
  const mended = isWhole ? readable(value, '#ffffff', AA) : value
  const ratio = (number: number) => `${number.toFixed(1)} : 1`
  return (
    <div>
      <label htmlFor={name} className="block font-medium">
        {label}
      </label>
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={t.fill('colour.pick', { name: label })}
          value={isWhole ? value.toLowerCase() : '#000000'}
          onChange={event => onChange(event.target.value)}
          className="border-line h-12 w-14 shrink-0 cursor-pointer rounded-lg border p-1"
        />
        <input
          id={name}
          name={name}
          value={value}
          onChange={event => onChange(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${name}-hint${problem ? ` ${name}-problem` : ''}`}
          className={`${CONTROL_LOOK} h-12 px-3 font-mono`}
        />
      </div>
      <Below
        id={name}
        problem={problem}
        hint={isWhole ? t.fill(asText >= AA ? 'colour.good' : 'colour.weak', { ratio: ratio(asText) }) : undefined}
      />
      {isWhole && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <Sample ground={value} ink="#ffffff" words={ratio(contrast('#ffffff', value))} />
          <Sample ground={value} ink="#000000" words={ratio(contrast('#000000', value))} />
          <Sample ground="#ffffff" ink={value} words={ratio(asText)} />
          {asText < AA && (
            <button
              type="button"
              onClick={() => {
                onMend(mended)
                // The button goes; the focus stays with the field, where its change can be undone.
                document.getElementById(name)?.focus()
              }}
              className="border-line inline-flex min-h-11 items-center gap-2 rounded-lg border px-3 text-base font-medium"
            >
              <span aria-hidden className="size-5 rounded" style={{ background: mended }} />
              {t.fill('colour.mend', { colour: mended })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** How text looks in one colour on another; hidden from screen readers, to whom the hint says the same. */
function Sample({ ground, ink, words }: { ground: string; ink: string; words: string }) {
  return (
    <span
      aria-hidden
      data-contrast-sample
      className="border-line rounded border px-2 py-1 font-semibold"
      style={{ background: ground, color: ink }}
    >
      Aa {words}
    </span>
  )
}
