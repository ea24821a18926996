import Search from 'lucide-react/icons/search'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
}

/** The search field of a list with its button, inside the list's form. */
export function SearchField({ label, placeholder, value }: SearchFieldProps) {
  return (
    <div className="flex max-w-2xl gap-2">
      <label className="focus-frame border-line flex h-13 grow items-center gap-3 rounded-(--radius-button) border bg-surface px-4">
        <Search aria-hidden size={20} className="text-ink-soft shrink-0" />
        <span className="sr-only">{label}</span>
        <input
          key={value}
          type="search"
          name="search"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={100}
          className="placeholder:text-ink-soft placeholder-shown:text-ellipsis w-full min-w-0 bg-transparent text-ellipsis"
        />
      </label>
      <button type="submit" className="bg-primary text-on-primary h-13 rounded-(--radius-button) px-5 font-semibold hover:brightness-95">
        {useUiTexts().search}
      </button>
    </div>
  )
}
