import type { BrandChoice as Brand } from '#features/account-site/setup/installation.ts'
import type { FieldState } from '#ui/form/fields.ts'
import { Below } from '#ui/form/form-field.tsx'

interface BrandChoiceProps extends FieldState {
  brands: readonly Brand[]
  label: string
}

/** Chooses a brand by a picture of its home page. */
export function BrandChoice({ name, value, problem, brands, label }: BrandChoiceProps) {
  return (
    <fieldset id={name} aria-describedby={problem && `${name}-problem`}>
      <legend className="font-medium">{label}</legend>
      <Below id={name} hint={undefined} problem={problem} />
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {brands.map(({ layout, picture }) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the brand's name is its text
          <label
            key={layout}
            className="border-line has-checked:border-primary-text has-checked:ring-primary has-focus-visible:outline-primary-text block cursor-pointer overflow-hidden rounded-lg border has-checked:ring-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <img src={picture} alt="" loading="lazy" className="bg-page aspect-[4/3] w-full object-cover object-top" />
            <span className="flex min-h-11 items-center gap-2 px-2.5 py-1.5">
              <input type="radio" name={name} value={layout} defaultChecked={layout === value} className="accent-primary size-5 shrink-0" />
              <span className="min-w-0 text-sm wrap-anywhere">{layout}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
