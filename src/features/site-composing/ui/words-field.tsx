import { languageOf } from '#kit/lang.ts'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'
import { fromWords, toWords } from './words.ts'

interface WordsFieldProps {
  /** Path within the setting, by which problems are named. */
  path: string
  label: string
  hint?: string | undefined
  value: unknown
  isLines?: boolean
  maxLength?: number | undefined
  problems: Readonly<Record<string, string>>
  onChange(value: unknown): void
}

/** Words in each language of the site, side by side where there is room. */
export function WordsField({ path, label, hint, value, isLines = false, maxLength, problems, onChange }: WordsFieldProps) {
  const t = useTexts(composingTexts)
  const words = toWords(value)
  const siteLangs = useSiteLangs()
  const [first] = siteLangs
  const Field = isLines ? FormText : FormField
  return (
    <div className="grid gap-3">
      {siteLangs.map(lang => {
        const name = `${path}.${lang}`
        return (
          <Field
            key={lang}
            name={name}
            lang={lang}
            label={t.fill('form.inLang', { label, lang: languageOf(lang).name })}
            value={words[lang]}
            maxLength={maxLength}
            hint={lang === first ? hint : undefined}
            problem={problems[name] ?? (lang === first ? problems[path] : undefined)}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange(fromWords({ ...words, [lang]: currentTarget.value }))
            }
          />
        )
      })}
    </div>
  )
}
