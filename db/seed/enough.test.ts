import { describe, expect, it } from 'vitest'
import { PAST_PER_PAGE } from '#features/posts/kinds/event/events.server.ts'
import { kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import type { SeedPost, SeedTenant } from './content-types.ts'
import { demoPeople } from './logins.ts'
import { tenants } from './tenants.ts'

/** The tenants whose lists have two pages each. */
const MAIN = ['demo', 'alkademi', 'smkcoding']
const CLASSES_ON_A_PAGE = 10
/** The lists that have two pages. */
const LISTED = ['news', 'blog', 'articles', 'podcasts', 'event', 'gallery'] as const

const find = (slug: string): SeedTenant => {
  const found = tenants.find(tenant => tenant.slug === slug)
  if (!found) throw new Error(`no tenant is called ${slug}`)
  return found
}
const published = ({ posts }: SeedTenant, kind: PostKind) =>
  posts.filter(post => post.kind === kind && post.daysAgo !== null && post.daysAgo >= 0)

describe('the demo holds enough', () => {
  it.each(MAIN.flatMap(slug => LISTED.map(kind => [slug, kind] as const)))('at %s for two pages of %s', (slug, kind) => {
    expect(published(find(slug), kind).length).toBeGreaterThan(kindOf(kind).perPage)
  })

  // The page of events shows all that are to come, and divides those that are over.
  it.each(MAIN)('at %s for two pages of past events, with some to come', slug => {
    const days = published(find(slug), 'event').map(post => post.event?.inDays ?? 0)
    expect(days.filter(day => day < 0).length).toBeGreaterThan(PAST_PER_PAGE)
    expect(days.filter(day => day > 0).length).toBeGreaterThan(0)
  })

  it.each(MAIN)('at %s: each event was announced before it took place', slug => {
    for (const { slug: name, daysAgo, event } of published(find(slug), 'event'))
      expect((daysAgo ?? 0) + (event?.inDays ?? 0), name).toBeGreaterThan(0)
  })

  // The specification lists articles by category alone.
  it.each(MAIN)('at %s for two pages of a category of articles', slug => {
    const byCategory = Map.groupBy(published(find(slug), 'articles'), ({ category }) => category)
    expect(Math.max(...[...byCategory.values()].map(posts => posts.length))).toBeGreaterThan(kindOf('articles').perPage)
  })

  it.each(MAIN)('at %s for two pages of classes', slug => {
    expect(find(slug).classes.filter(one => !one.draft).length).toBeGreaterThan(CLASSES_ON_A_PAGE)
  })

  it.each([
    ['bharabas', 'podcasts', 12],
    ['bharabas', 'news', 6],
    ['alkamedia', 'news', 20],
    ['sekolahkopi', 'news', 6],
  ] as const)('at %s: %s, at least %i', (slug, kind, least) => {
    expect(published(find(slug), kind).length).toBeGreaterThanOrEqual(least)
  })

  it.each([...MAIN, 'foundation', 'ruangcipta', 'belajarbersamapuja'])('at %s for the page of guests’ writing', slug => {
    const names = new Set(find(slug).mentors.map(mentor => mentor.name))
    expect(published(find(slug), 'blog').filter(post => !names.has(post.author)).length).toBeGreaterThan(0)
  })
})

describe.each(tenants.map(tenant => [tenant.slug, tenant] as const))('the podcast of %s', (_, tenant) => {
  it('counts its episodes from one, in the order of their days', () => {
    const inOrder = published(tenant, 'podcasts').sort((a, b) => (b.daysAgo ?? 0) - (a.daysAgo ?? 0))
    const isCounted = (episodes: SeedPost[]) => episodes.every((post, at) => post.episode?.number === at + 1)
    const series = [...Map.groupBy(inOrder, post => post.category).values()]
    expect(isCounted(inOrder) || series.every(isCounted), JSON.stringify(inOrder.map(post => post.episode?.number))).toBe(true)
    for (const { title, episode } of inOrder) {
      const named = /#(\d+)/.exec(title)?.[1]
      if (named) expect(Number(named), title).toBe(episode?.number)
    }
  })
})

describe('the people of the demo logins', () => {
  it('have names of their own: only the mentor is a mentor, too', () => {
    const isMentor = (name: string) => tenants.some(({ mentors }) => mentors.some(mentor => mentor.name === name))
    expect(demoPeople.filter(({ name }) => isMentor(name)).map(({ kind }) => kind)).toEqual(['mentor'])
  })
})

describe.each(tenants.map(tenant => tenant.slug).filter(slug => slug === 'alkamedia' || slug === 'bharabas'))('the news of %s', slug => {
  it('have addresses that begin with different words, from which their covers are drawn', () => {
    const subjects = published(find(slug), 'news')
      .sort((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0))
      .map(post => post.slug.split('-')[0])
    for (const [at, subject] of subjects.entries()) expect(subject).not.toBe(subjects[at + 1])
  })
})
