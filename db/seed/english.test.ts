import { describe, expect, it } from 'vitest'
import { postInput } from '#features/posts/schema.ts'
import type { SeedEnglish, SeedTenant } from './content-types.ts'
import { englishKey, englishTexts } from './load-english.ts'
import { tenants } from './tenants.ts'

/** The tenants that are shown first. All of their posts and classes have English titles and summaries. */
const MAIN = [
  'demo',
  'alkademi',
  'smkcoding',
  'foundation',
  'asean-foundation',
  'ruangcipta',
  'bharabas',
  'belajarbersamapuja',
  'pujapramudya',
  'akselerasi',
  'business-alkademi',
  'alkademifun',
  'alkamedia',
  'sekolahkopi',
]

const seedOf = (slug: string) => {
  const seed = tenants.find(tenant => tenant.slug === slug)
  if (!seed) throw new Error(`no tenant is called ${slug}`)
  return seed
}

/** Returns the keys that name no record of the tenant, and the records without a text. */
function compare(english: SeedEnglish | undefined, seed: SeedTenant) {
  const records = [...seed.posts.map(englishKey), ...seed.classes.map(one => one.slug)]
  const keys = [...Object.keys(english?.posts ?? {}), ...Object.keys(english?.classes ?? {})]
  return { unknown: keys.filter(key => !records.includes(key)), missing: records.filter(record => !keys.includes(record)) }
}

/** Returns the kind of each block of a text, with the number of its lines. */
const shapeOf = (text: string) => text.split('\n\n').map(block => [/^(## |- |1\. |> )?/.exec(block)?.[0], block.split('\n').length])

describe('the English texts', () => {
  it('are those of tenants', () => {
    const slugs = tenants.map(tenant => tenant.slug)
    expect([...englishTexts.keys()].filter(slug => !slugs.includes(slug))).toEqual([])
  })

  it('are refused with a mistyped key, and with one that is missing', () => {
    const seed = seedOf('demo')
    const english = englishTexts.get('demo')
    const { 'berani-bicara': one, ...classes } = english?.classes ?? {}
    if (!english || !one) throw new Error('the demo has the class')
    expect(compare({ ...english, classes: { ...classes, 'berani-bicra': one } }, seed)).toEqual({
      unknown: ['berani-bicra'],
      missing: ['berani-bicara'],
    })
  })

  it.each([...englishTexts])('of %s each belong to a record', (slug, english) => {
    expect(compare(english, seedOf(slug)).unknown).toEqual([])
  })

  it.each(MAIN)('of %s are there for each post and class', slug => {
    expect(compare(englishTexts.get(slug), seedOf(slug)).missing).toEqual([])
  })

  // Classes have the same limits as posts, and no call that writes them.
  it.each([...englishTexts])('of %s fit where a post’s title and summary do, on one line each', (_, english) => {
    const texts = [
      ...Object.values(english.posts),
      ...Object.values(english.classes).map(one => ({ title: one.name, summary: one.summary })),
    ]
    for (const { title, summary } of texts) {
      expect(postInput.shape.translations.parse({ en: { title, summary } })).toEqual({ en: { title, summary } })
      expect(summary.length, title).toBeGreaterThanOrEqual(60)
      expect(summary.length, title).toBeLessThanOrEqual(180)
      expect(`${title}${summary}`).not.toContain('\n')
    }
  })

  it.each([...englishTexts])('of %s have the paragraphs, headings and lists of what they translate', (slug, english) => {
    const seed = seedOf(slug)
    for (const post of seed.posts) {
      const body = english.posts[englishKey(post)]?.body
      if (body !== undefined) expect(shapeOf(body), post.slug).toEqual(shapeOf(post.body))
    }
    for (const one of seed.classes) {
      const whole = english.classes[one.slug]?.whole
      if (!whole) continue
      expect(shapeOf(whole.description), one.slug).toEqual(shapeOf(one.description))
      for (const list of ['outcomes', 'audience', 'requirements'] as const) expect(whole[list], one.slug).toHaveLength(one[list].length)
    }
  })

  it.each([...englishTexts])('of %s say the same nowhere twice', (_, english) => {
    const summaries = [...Object.values(english.posts), ...Object.values(english.classes)].map(one => one.summary)
    expect(new Set(summaries).size).toBe(summaries.length)
  })
})
