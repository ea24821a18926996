import type { Settings } from '#features/sites/settings.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { Brand } from './brand.ts'

export interface HomeWords {
  /** The h1 of the home page, and the sentence below it. */
  title: string
  summary: string
  /** What search engines and the footer say of the site. */
  description: string
}

/** What a site says of itself: the tenant's own words in the language, and the brand's where it has none. A tenant writes in Indonesian, and may add English. */
export function toHomeWords(settings: Pick<Settings, 'hero' | 'meta' | 'english'>, brand: Pick<Brand, 'title'>, lang: Lang): HomeWords {
  const words = brand.title(lang)
  const own = lang === DEFAULT_LANG ? { ...settings.hero, description: settings.meta.description } : settings.english
  return {
    title: own.title || words.title,
    summary: own.summary || words.description,
    description: own.description || words.description,
  }
}
