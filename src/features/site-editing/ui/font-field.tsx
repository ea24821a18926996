export interface ShownFont {
  name: string
  /** The value of `font-family`. */
  stack: string
}

interface FontFieldProps {
  name: string
  label: string
  value: string
  fonts: readonly ShownFont[]
  onChange(value: string): void
}

/** The families that the product ships, each shown in itself. */
export function FontField({ name, label, value, fonts, onChange }: FontFieldProps) {
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {fonts.map(font => (
          <label
            key={font.name}
            className="border-line has-checked:border-primary-text flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border px-3 has-checked:border-2"
          >
            <input
              type="radio"
              name={name}
              value={font.name}
              checked={font.name.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(font.name)}
              className="accent-primary size-5 shrink-0"
            />
            <span className="text-lg" style={{ fontFamily: font.stack }}>
              {font.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
