import { badgeClass } from '#ui/badge.tsx'
import { useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { langsOfWork, nameOfLang, type TextState, textStateOf } from '../languages.ts'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

const COLOURS: Record<TextState, Parameters<typeof badgeClass>[0]> = {
  none: 'blue',
  whole: 'green',
  'text-missing': 'orange',
  'title-missing': 'orange',
}

/** `both`: side by side, where there is room. */
export type ShownLanguages = 'both' | (string & {})

interface LanguageSwitchProps {
  editing: PostEditing
  shown: ShownLanguages
  onShow(shown: ShownLanguages): void
}

/** Chooses the language that is written in, and says how much of the post there is in each. Nothing where the site has one language. */
export function LanguageSwitch({ editing, shown, onShow }: LanguageSwitchProps) {
  const t = useTexts(editorTexts)
  const langs = langsOfWork(editing.now, useSiteLangs())
  if (langs.length === 1) return null
  return (
    <div role="group" aria-label={t.languages.label} className="flex flex-wrap gap-2">
      {langs.map(lang => {
        const state = textStateOf(editing.now, lang)
        return (
          <button
            key={lang}
            type="button"
            data-language={lang}
            data-text-state={state}
            aria-pressed={shown === lang || shown === 'both'}
            className="btn btn-quiet aria-pressed:border-primary-text aria-pressed:bg-tint flex-wrap gap-2"
            onClick={() => onShow(lang)}
          >
            <span lang={lang}>{nameOfLang(lang)}</span>
            <span className={badgeClass(COLOURS[state])}>{t.languages[state]}</span>
          </button>
        )
      })}
      <button
        type="button"
        aria-pressed={shown === 'both'}
        className="btn btn-quiet aria-pressed:border-primary-text aria-pressed:bg-tint max-lg:hidden"
        onClick={() => onShow('both')}
      >
        {t.languages.both}
      </button>
    </div>
  )
}
