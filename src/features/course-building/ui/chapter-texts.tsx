import { type ComponentType, Suspense, useState } from 'react'
import { formOf } from '#features/chapters/kinds/forms.tsx'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import type { FormProps } from '#features/chapters/kinds/ui.ts'
import { nameOfLang } from '#features/writing/languages.ts'
import type { Lang } from '#kit/lang.ts'
import type { WorkEditing } from '#ui/app/record/use-typed-work.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type ChapterContent, type ChapterWork, textIn, withText } from '../chapter-work.ts'
import { buildingTexts } from '../texts.ts'

interface ChapterTextsProps {
  editing: WorkEditing<ChapterWork>
  /** What a publication was refused for: `content.body`. */
  problems: readonly string[]
  timeZone: string
}

/** Title and content of a chapter in each language that is written in, side by side where there is room. */
export function ChapterTexts({ editing, problems, timeZone }: ChapterTextsProps) {
  const { form: t } = useTexts(buildingTexts)
  const { now } = editing
  const langs = [now.lang, ...useSiteLangs().filter(lang => lang !== now.lang)]
  const [shown, setShown] = useState<Lang | 'both'>(now.lang)
  const isShown = (lang: Lang) => shown === 'both' || shown === lang
  return (
    <>
      {langs.length > 1 && (
        <div role="group" aria-label={t.languages} className="flex flex-wrap gap-2">
          {langs.map(lang => {
            const { title, content } = textIn(now, lang)
            const state = title ? (content ? 'whole' : 'text-missing') : content ? 'title-missing' : 'none'
            return (
              <button
                key={lang}
                type="button"
                data-language={lang}
                aria-pressed={isShown(lang)}
                className="btn btn-quiet aria-pressed:border-primary-text aria-pressed:bg-tint flex-wrap gap-2"
                onClick={() => setShown(lang)}
              >
                <span lang={lang}>{nameOfLang(lang)}</span>
                <span className={badgeClass(state === 'whole' ? 'green' : state === 'none' ? 'blue' : 'orange')}>{t.language[state]}</span>
              </button>
            )
          })}
          <button
            type="button"
            aria-pressed={shown === 'both'}
            className="btn btn-quiet aria-pressed:border-primary-text aria-pressed:bg-tint max-lg:hidden"
            onClick={() => setShown('both')}
          >
            {t.both}
          </button>
        </div>
      )}
      <div className={shown === 'both' ? 'grid gap-6 lg:grid-cols-2' : undefined}>
        {langs.filter(isShown).map(lang => (
          <div key={lang} className="min-w-0 space-y-5">
            <TextIn editing={editing} lang={lang} problems={lang === now.lang ? problems : []} timeZone={timeZone} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The fields of the chapter's own language bear the calls' names; those of another begin with `translations.{lang}.`. */
function TextIn({ editing, lang, problems, timeZone }: ChapterTextsProps & { lang: Lang }) {
  const { form: t, publish } = useTexts(buildingTexts)
  const { now, round, change } = editing
  const { title, content } = textIn(now, lang)
  const isOwn = lang === now.lang
  const { empty } = chapterKindOf(now.kind)
  // Named boundary: the form of a kind gives contents of that kind, which the save checks.
  const put = (next: unknown) => change(work => withText(work, lang, { content: next as ChapterContent }))
  return (
    <>
      <FormField
        key={`${round} title`}
        name={isOwn ? 'title' : `translations.${lang}.title`}
        label={isOwn ? t.title : t.of.replace('{{label}}', t.title).replace('{{language}}', nameOfLang(lang))}
        value={title}
        maxLength={160}
        autoComplete="off"
        lang={lang}
        problem={problems.includes('title') ? publish.missing : undefined}
        onChange={event => {
          const typed = event.currentTarget.value
          change(work => withText(work, lang, { title: typed }))
        }}
      />
      <KindForm
        key={`${round} ${now.kind}`}
        form={formOf(now.kind)}
        content={{ ...Object(empty), ...content }}
        onChange={put}
        problems={problems.map(path => path.replace(/^content\./, ''))}
        lang={lang}
        timeZone={timeZone}
      />
    </>
  )
}

/** The form of a chapter's kind, which is loaded when it is first shown. */
function KindForm({ form: Form, ...props }: FormProps<unknown> & { form: ComponentType<FormProps<unknown>> | undefined }) {
  const { form: t } = useTexts(buildingTexts)
  if (!Form) return <p>{t.noForm}</p>
  return (
    <Suspense fallback={<p className="text-ink-soft min-h-80">{t.loading}</p>}>
      <Form {...props} />
    </Suspense>
  )
}
