import type { Settings } from '#features/sites/settings.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { Brand } from './brand.ts'

export interface HomeWords {
  /** The h1 of the home page, and the lead below it. */
  title: string
  summary: string
  /** Description for search engines and the footer. */
  description: string
}

type Own = Pick<Settings, 'hero' | 'meta' | 'english'>

/** Languages that the settings have a field for, besides the default. Others show the brand's words. */
const TRANSLATED: Partial<Record<Lang, (settings: Own) => HomeWords>> = { en: settings => settings.english }

/**
 * Returns the site's texts: the tenant's own in the language, or the brand's where missing. Tenants write in the default language, and optionally in
 * others.
 */
export function toHomeWords(settings: Own, brand: Pick<Brand, 'title'>, lang: Lang): HomeWords {
  const words = brand.title(lang)
  const own = lang === DEFAULT_LANG ? { ...settings.hero, description: settings.meta.description } : TRANSLATED[lang]?.(settings)
  return {
    title: own?.title || words.title,
    summary: own?.summary || words.description,
    description: own?.description || words.description,
  }
}
