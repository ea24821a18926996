import type { PageText, SitePages } from '#features/retrieval/index-content.server.ts'
import type { Block, LangText } from '#features/retrieval/sources/source-text.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import { langOfPage } from '#features/sites/pages.ts'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { inLang } from '../section-words.ts'
import type { StaticPage } from './static-page.ts'
import { listShownPages } from './static-pages.server.ts'

/** Keys of sections whose text is words that a reader sees, in the order in which they are read. */
const WORDS = ['title', 'lead', 'text', 'question', 'answer', 'value', 'label', 'caption', 'note', 'quote', 'name', 'role', 'days'] as const
const WORD_KEYS: ReadonlySet<string> = new Set(WORDS)
/** Parts that lead elsewhere. */
const SILENT: ReadonlySet<string> = new Set(['action', 'actions', 'links'])

/** What the pages of a site say: the platform's own as the site shows them, and those that the tenant made. */
export const sitePages: SitePages = {
  listPageTexts(site, sections) {
    const langs = langsOfSite(site.settings)
    return [...staticPageTexts(site, langs), ...ownPageTexts(site, langs, sections)]
  },
}

function staticPageTexts(site: Site, langs: readonly Lang[]): PageText[] {
  const byPath = new Map<string, LangText[]>()
  for (const lang of langs)
    for (const [path, page] of listShownPages(site.settings, lang)) {
      const texts = byPath.get(path) ?? []
      texts.push(textOf(page, lang))
      byPath.set(path, texts)
    }
  return [...byPath].map(([path, texts]) => ({ path, isOwn: false, texts }))
}

function ownPageTexts(site: Site, langs: readonly Lang[], sections: Parameters<SitePages['listPageTexts']>[1]): PageText[] {
  return site.tenantPages.map(page => {
    const shown = [...new Set(langs.map(lang => langOfPage(page, lang)))]
    const texts = shown.map(lang =>
      textOf(
        { title: page.title[lang] ?? page.path, lead: page.description[lang] ?? '', sections: inLang(sections[page.id] ?? [], lang) },
        lang,
      ),
    )
    return { path: page.path, isOwn: true, texts }
  })
}

function textOf({ title, lead, sections }: Pick<StaticPage, 'title' | 'lead' | 'sections'>, lang: Lang): LangText {
  const blocks = sections.flatMap(section => blocksOf(section))
  return { lang, title, place: '', blocks: [...(lead ? [{ heading: '', text: lead }] : []), ...blocks] }
}

/** Returns what a section says: an item with a title and a text is a part of its own. */
function blocksOf(section: unknown, above = ''): Block[] {
  if (Array.isArray(section)) return section.flatMap(one => blocksOf(one, above))
  if (typeof section !== 'object' || section === null) return []
  if ('type' in section && section.type === 'doc') return [{ heading: above, text: toWords(section) }]
  // Named boundary: sections are free within their schemas.
  const own = section as Readonly<Record<string, unknown>>
  const heading = [own['title'], own['question']].find(one => typeof one === 'string' && one !== '')
  const words = WORDS.filter(key => key !== 'title' && key !== 'question').flatMap(key => (typeof own[key] === 'string' ? [own[key]] : []))
  const under = typeof heading === 'string' ? heading : above
  return [
    ...(words.length > 0 ? [{ heading: under, text: words.join('. ') }] : []),
    ...Object.entries(own).flatMap(([key, value]) => (SILENT.has(key) || WORD_KEYS.has(key) ? [] : blocksOf(value, under))),
  ]
}
