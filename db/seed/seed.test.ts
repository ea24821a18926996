import { getRegencies } from 'idn-area-data'
import { describe, expect, it } from 'vitest'
import { brandOf } from '#features/brands/brands.server.tsx'
import { toHomeWords } from '#features/brands/home-words.ts'
import { LAYOUTS, toLayout } from '#features/sites/layouts.ts'
import { toSettings } from '#features/sites/settings.ts'
import { contrast } from '#kit/colour.ts'
import { fromHtml } from '#platform/rich-text/from-html.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { courses } from './courses.ts'
import { daysUntil } from './dates.ts'
import { seedId } from './ids.ts'
import { tenants } from './tenants.ts'

const MAIN = ['alkademi', 'foundation', 'smkcoding', 'belajarbersamapuja', 'ruangcipta']
const cities = new Set((await getRegencies()).map(city => city.name))
const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)

describe('the demo', () => {
  it('has a tenant for each layout, and pesilat', () => {
    expect(tenants.map(tenant => tenant.slug).sort()).toEqual([...Object.keys(LAYOUTS), 'pesilat'].sort())
    for (const tenant of tenants) expect(tenant.layout).toBe(tenant.slug === 'pesilat' ? 'smkcoding' : tenant.slug)
    unique(tenants.map(tenant => tenant.settings.title))
  })

  // In other languages tenants without words of their own show their brand's.
  it.each(['id', 'en'] as const)('says of no two sites the same (%s)', lang => {
    const words = tenants.map(({ layout, settings: { heroTitle, heroSummary, description, english } }) =>
      toHomeWords(
        toSettings({ hero: { title: heroTitle, summary: heroSummary }, meta: { description }, english }),
        brandOf(toLayout(layout)),
        lang,
      ),
    )
    for (const key of ['title', 'summary', 'description'] as const) unique(words.map(one => one[key]))
  })

  it('has the festival as a class where the festival stands, open to all who want to join', () => {
    const found = tenants.flatMap(({ slug, classes }) =>
      classes.filter(one => one.slug === 'festival-belajar-bersama').map(one => [slug, one.state, one.quota]),
    )
    expect(found).toEqual([['belajarbersamapuja', 'registration', null]])
  })

  it('has texts that are the same after they were read and written as HTML', async () => {
    const posts = tenants.flatMap(tenant => tenant.posts)
    expect(posts.length).toBeGreaterThan(100)
    for (const { body } of posts) {
      const read = await toHtml(fromMarkup(body))
      expect(await toHtml(await fromHtml(read))).toBe(read)
    }
  })

  it('makes the same keys each time', () => {
    expect(seedId('alkademi', 'post', 'news', 'a')).toBe(seedId('alkademi', 'post', 'news', 'a'))
    expect(seedId('a', 'bc')).not.toBe(seedId('ab', 'c'))
    expect(seedId('x')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('the day of an event', () => {
  const saturday = new Date('2026-11-21T12:00:00Z')
  it('is counted from the demo’s day, and waits for the weekday that the text names', () => {
    expect(daysUntil(saturday, 10)).toBe(10)
    expect([5, 6, 0].map(weekday => daysUntil(saturday, 10, weekday))).toEqual([13, 14, 15])
    expect(daysUntil(saturday, 7, 6)).toBe(7)
  })
})

describe.each(tenants.map(tenant => [tenant.slug, tenant] as const))('the content of %s', (slug, tenant) => {
  it('is enough', () => {
    const isMain = MAIN.includes(slug)
    expect(tenant.classes.length).toBeGreaterThanOrEqual(isMain ? 24 : 6)
    expect(tenant.posts.length).toBeGreaterThanOrEqual(isMain ? 40 : 12)
    expect(tenant.mentors.length).toBeGreaterThanOrEqual(isMain ? 12 : 4)
    expect(new Set(tenant.posts.map(post => post.kind)).size).toBeGreaterThanOrEqual(7)
  })

  it('names nothing twice, and nothing that is not there', () => {
    unique(tenant.posts.map(post => `${post.kind}/${post.slug}`))
    unique(tenant.classes.map(one => one.slug))
    unique(tenant.classes.map(one => one.code))
    unique(tenant.mentors.map(mentor => mentor.slug))
    const categories = new Set(tenant.categories.map(category => `${category.kind}/${category.slug}`))
    const posts = new Set(tenant.posts.map(post => `${post.kind}/${post.slug}`))
    for (const post of tenant.posts) {
      expect(categories).toContain(`${post.kind}/${post.category}`)
      if (post.parent) expect(posts).toContain(`${post.kind}/${post.parent}`)
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    const mentors = new Set(tenant.mentors.map(mentor => mentor.slug))
    const programs = new Set(tenant.programs.map(program => program.slug))
    for (const one of tenant.classes) {
      for (const mentor of one.mentors) expect(mentors).toContain(mentor)
      if (one.program) expect(programs).toContain(one.program)
      for (const city of [...one.heldIn, ...one.registrantsFrom]) expect(cities).toContain(city)
    }
  })

  it('is written: no text twice, none left empty', () => {
    unique(tenant.posts.map(post => post.body))
    unique(tenant.classes.map(one => one.description))
    for (const post of tenant.posts) expect(post.body.length, post.slug).toBeGreaterThan(300)
    for (const one of tenant.classes) if (!courses.has(`${slug}/${one.slug}`)) expect(one.modules.length).toBeGreaterThanOrEqual(2)
  })

  it('has colours that read with white text', () => {
    const { primary, secondary } = tenant.settings.colours ?? {}
    for (const colour of [primary, secondary]) if (colour) expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5)
  })
})
