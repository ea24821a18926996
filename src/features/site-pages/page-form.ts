import { LANGS } from '#kit/lang.ts'
import { toSlug } from '#kit/text.ts'

/** Returns the fields of a page's form as its schema takes them: `title.id` and the like by language, ticked languages as a list; without an address, one of the title. */
export function readPageForm(fields: URLSearchParams): Record<string, unknown> {
  const byLang = (name: string) => Object.fromEntries(LANGS.map(lang => [lang, fields.get(`${name}.${lang}`) ?? '']))
  const title = byLang('title')
  const slug = toSlug(Object.values(title).find(Boolean) ?? '')
  return { path: fields.get('path')?.trim() || `/${slug}`, title, description: byLang('description'), langs: fields.getAll('langs') }
}
