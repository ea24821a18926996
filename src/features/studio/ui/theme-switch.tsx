import { useRevalidator } from 'react-router'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { keepPreference, THEME_COOKIE, THEMES, type Theme } from '../preferences.ts'
import { barTexts } from './texts.ts'

/** Sets the theme of this browser, at once and for the next visits. */
export function setTheme(theme: Theme): void {
  keepPreference(THEME_COOKIE, theme)
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
}

/** Light, dark, or as the device is set. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { frame: t } = useTexts(barTexts)
  const { revalidate } = useRevalidator()
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    void revalidate()
  }
  return (
    <fieldset className="px-3 py-2">
      <legend className="text-ink-soft float-left w-full pb-1 text-sm">{t.theme}</legend>
      <div className="border-line grid grid-cols-3 rounded-lg border p-0.5">
        {THEMES.map(one => (
          <label
            key={one}
            className="has-checked:bg-primary/12 has-focus-visible:outline-primary-text flex min-h-10 cursor-pointer items-center justify-center rounded-md px-1 text-sm font-medium has-focus-visible:outline-2"
          >
            <input type="radio" name="theme" value={one} checked={one === theme} onChange={() => choose(one)} className="sr-only" />
            {t.themes[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
