import { LANGS, languageOf } from '#kit/lang.ts'
import { CheckboxGroup } from '#ui/app/checkbox-group.tsx'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { StudioPage } from '../queries.server.ts'
import { sitePageTexts } from '../texts.ts'

type Named = Pick<StudioPage, 'path' | 'title' | 'description' | 'langs'>

/** A page's address, its words in each language, and the languages that it is there in. */
export function PageFields({ field, page }: { field: ReturnType<typeof fieldsOf>; page?: Named }) {
  const { page: t, fill } = useTexts(sitePageTexts)
  const lang = useLang()
  return (
    <>
      {LANGS.map(one => (
        <div key={one} className="grid gap-4">
          <FormField
            {...field(`title.${one}`, page?.title[one])}
            lang={one}
            label={fill('page.title', { lang: languageOf(one).name })}
            maxLength={120}
          />
          <FormText
            {...field(`description.${one}`, page?.description[one])}
            lang={one}
            rows={2}
            label={fill('page.description', { lang: languageOf(one).name })}
            hint={t.descriptionHint}
            maxLength={400}
          />
        </div>
      ))}
      <FormField {...field('path', page?.path)} label={t.path} hint={t.pathHint} maxLength={120} autoCapitalize="none" spellCheck={false} />
      <CheckboxGroup
        state={field('langs', (page?.langs ?? [lang]).join(','))}
        label={t.langs}
        hint={t.langsHint}
        choices={LANGS.map(lang => ({ value: lang, words: languageOf(lang).name }))}
      />
    </>
  )
}
