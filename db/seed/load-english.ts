import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { SeedEnglish, SeedPost, SeedTenant } from './content-types.ts'
import { seedId } from './ids.ts'

const modules = import.meta.glob<{ english: SeedEnglish }>(['./content/*/english.ts', './content/*/english-more.ts'], { eager: true })

/** The English texts of each tenant's posts and classes that have them, by the tenant's slug. */
export const englishTexts = new Map<string, SeedEnglish>()
for (const [path, { english }] of Object.entries(modules)) {
  const slug = path.split('/')[2] ?? ''
  const before = englishTexts.get(slug)
  englishTexts.set(slug, { posts: { ...before?.posts, ...english.posts }, classes: { ...before?.classes, ...english.classes } })
}

/** Returns the key of a post in `SeedEnglish`. */
export const englishKey = (post: Pick<SeedPost, 'kind' | 'slug'>) => `${post.kind}/${post.slug}`

/** Loads the English texts of a tenant's posts and classes, after those. */
export async function loadEnglish(db: Db, tenantId: TenantId, seed: SeedTenant): Promise<void> {
  const english = englishTexts.get(seed.slug)
  if (!english) return
  const posts = seed.posts.flatMap(post => {
    const text = english.posts[englishKey(post)]
    return text ? [{ post_id: seedId(seed.slug, 'post', post.kind, post.slug), title: text.title, ...rowOf(text.summary, text.body) }] : []
  })
  const classes = seed.classes.flatMap(one => {
    const text = english.classes[one.slug]
    if (!text) return []
    const { outcomes, audience, requirements } = text.whole ?? {}
    const lists = { outcomes: outcomes ?? null, audience: audience ?? null, requirements: requirements ?? null }
    return [{ class_id: seedId(seed.slug, 'class', one.slug), name: text.name, ...rowOf(text.summary, text.whole?.description), ...lists }]
  })
  const own = { tenant_id: tenantId, lang: 'en' }
  if (posts.length > 0)
    await db
      .insertInto('post_translations')
      .values(posts.map(row => ({ ...own, ...row })))
      .execute()
  if (classes.length > 0)
    await db
      .insertInto('class_translations')
      .values(classes.map(row => ({ ...own, ...row })))
      .execute()
}

function rowOf(summary: string, body: string | undefined) {
  const content = body === undefined ? null : fromMarkup(body)
  return { summary, content: content && JSON.stringify(content), words: content ? toWords(content) : '' }
}
