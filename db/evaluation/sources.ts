import { findSitePage } from '#features/brands/static/static-pages.server.ts'
import type { SourceKind } from '#features/retrieval/passage.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { SeedTenant } from '../seed/content-types.ts'
import { courses } from '../seed/courses.ts'
import { seedId } from '../seed/ids.ts'
import { englishTexts } from '../seed/load-english.ts'
import { tenants } from '../seed/tenants.ts'
import { worlds } from '../seed/worlds.ts'

/** A source that a question expects, as the demo has it. */
export interface ExpectedSource {
  kind: SourceKind
  /** The source's id; of a chapter null: it is known by its class and title. */
  id: string | null
  title: string
  classSlug?: string
}

/** Returns the source that `kind:slug` names at a tenant, with its title in a language where it has one; undefined if the demo has none. */
export function findExpected(tenant: string, name: string, lang: Lang): ExpectedSource | undefined {
  const seed = tenants.find(one => one.slug === tenant)
  const [kind = '', ...rest] = name.split(':')
  const slug = rest.join(':')
  return seed && FINDERS[kind]?.(seed, slug, lang)
}

type Finder = (seed: SeedTenant, slug: string, lang: Lang) => ExpectedSource | undefined

const worldOf = ({ slug }: SeedTenant) => worlds.get(slug)
const english = ({ slug }: SeedTenant, lang: Lang) => (lang === DEFAULT_LANG ? undefined : englishTexts.get(slug))

const FINDERS: Record<string, Finder> = {
  post(seed, slug, lang) {
    const [kind = '', name = ''] = slug.split('/')
    const post = seed.posts.find(one => one.kind === kind && one.slug === name)
    return post && made('post', [seed.slug, 'post', kind, name], english(seed, lang)?.posts[slug]?.title ?? post.title)
  },
  class(seed, slug, lang) {
    const one = seed.classes.find(each => each.slug === slug)
    return one && made('class', [seed.slug, 'class', slug], english(seed, lang)?.classes[slug]?.name ?? one.name)
  },
  program(seed, slug) {
    const one = seed.programs.find(each => each.slug === slug)
    return one && made('program', [seed.slug, 'program', slug], one.name)
  },
  mentor(seed, slug) {
    const one = seed.mentors.find(each => each.slug === slug)
    return one && made('mentor', [seed.slug, 'mentor', slug], one.name)
  },
  question(seed, text) {
    const one = worldOf(seed)?.faq.find(({ question }) => question === text)
    return one && made('question', [seed.slug, 'question', text], text)
  },
  career(seed, slug) {
    const one = worldOf(seed)?.careers.find(each => each.slug === slug)
    return one && made('career', [seed.slug, 'career', slug], one.company)
  },
  job(seed, slug) {
    const found = worldOf(seed)?.careers.flatMap(career => career.jobs.map(job => ({ career, job })))
    const one = found?.find(({ job }) => job.slug === slug)
    return one && made('job', [seed.slug, 'job', one.career.slug, slug], one.job.title)
  },
  portfolio(seed, slug) {
    const one = worldOf(seed)?.portfolios.find(each => each.slug === slug)
    return one && made('portfolio', [seed.slug, 'portfolio', slug], one.title)
  },
  chapter(seed, slug) {
    const [course = '', ...rest] = slug.split('/')
    const title = rest.join('/')
    const texts = [...(courses.get(`${seed.slug}/${course}`)?.values() ?? [])]
    const isThere = texts.some(text => titleOf(text) === title)
    return isThere ? { kind: 'chapter', id: null, title, classSlug: course } : undefined
  },
  page(_seed, path, lang) {
    const [first = '', second, slug] = path.slice(1).split('/')
    const page = slug
      ? findSitePage(lang, `${first}-${second}-slug`, slug)
      : second
        ? findSitePage(lang, `${first}-slug`, second)
        : findSitePage(lang, first)
    if (LISTS.has(path)) return { kind: 'page', id: path, title: '' }
    return page && { kind: 'page', id: path, title: page.title }
  },
}

/** Pages of the product that skills lead to. */
const LISTS = new Set(['/Courses', '/Event', '/Program'])

function made(kind: SourceKind, parts: string[], title: string): ExpectedSource {
  return { kind, id: seedId(...parts), title }
}

/** Returns the title in the front matter of a chapter's file. */
function titleOf(text: string): string | undefined {
  return /^title: *"?(.*?)"?$/m.exec(text)?.[1]
}
