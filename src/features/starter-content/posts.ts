import { artOfPost, type PostKind } from '#features/posts/kinds/kinds.ts'
import { postInput } from '#features/posts/schema.ts'
import { daysAfter } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import type { StarterPart } from './brand.ts'
import { type About, type ContentWords, inAllLanguages, slugsOf, withContent } from './words.ts'

interface StarterPost {
  name: keyof ContentWords['posts'] | 'article'
  kind: PostKind
  /** Without one it comes of the subject. */
  slug?: string
  daysAgo: number
  /** Made where the brand shows this part; always without it. */
  part?: StarterPart
  category?: keyof ContentWords['categories']
  details?: (ctx: Ctx, about: About) => Record<string, unknown>
}

const POSTS: readonly StarterPost[] = [
  { name: 'opened', kind: 'news', slug: 'situs-kami-terbuka', daysAgo: 1, category: 'news' },
  { name: 'classes', kind: 'news', slug: 'dua-kelas-pertama', daysAgo: 2, category: 'news' },
  { name: 'article', kind: 'articles', daysAgo: 3, part: 'articles', category: 'articles' },
  { name: 'why', kind: 'blog', slug: 'mengapa-kami-menulis', daysAgo: 4, part: 'blog' },
  { name: 'ask', kind: 'blog', slug: 'tiga-pertanyaan-sebelum-mulai', daysAgo: 6, part: 'blog' },
  { name: 'opening', kind: 'podcasts', slug: 'suara-pembuka', daysAgo: 5, part: 'podcasts', details: () => ({ number: 1, minutes: 1 }) },
  { name: 'meet', kind: 'event', slug: 'kenalan-dengan-kami', daysAgo: 1, details: meetingOf },
  { name: 'colours', kind: 'gallery', slug: 'warna-warni-kami', daysAgo: 5, part: 'galleries', details: picturesOf },
  { name: 'together', kind: 'program', slug: 'pendaftaran-program', daysAgo: 2, part: 'programs' },
]

/** Returns the posts that a brand's site begins with. */
export function postsFor(parts: ReadonlySet<StarterPart>): readonly StarterPost[] {
  return POSTS.filter(({ part }) => !part || parts.has(part))
}

/** Returns a post as it is typed. `categoryId`: of its category, for one that has any. */
export async function postOf(ctx: Ctx, about: About, post: StarterPost, categoryId: string | undefined) {
  const { name, kind, daysAgo, details } = post
  const slug = post.slug ?? slugsOf(about).article
  return await postInput.parseAsync({
    ...inAllLanguages(about, ({ posts, subject }) => withContent(name === 'article' ? subject.article : posts[name])),
    kindSlug: kind,
    slug,
    cover: artOfPost({ kind, slug }),
    categoryId: categoryId ?? null,
    authorName: about.organisation,
    publishedAt: daysAfter(ctx.now, -daysAgo).toISOString(),
    details: details?.(ctx, about) ?? {},
  })
}

/** Nine in the morning in Jakarta, for an hour. */
const MEETING_UTC_HOUR = 2
const MEETING_DAYS = 21

function meetingOf({ now }: Ctx, about: About): Record<string, unknown> {
  const startsAt = daysAfter(now, MEETING_DAYS)
  startsAt.setUTCHours(MEETING_UTC_HOUR, 0, 0, 0)
  const { place, translations } = inAllLanguages(about, words => ({ place: words.place }))
  return { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString(), place, translations }
}

function picturesOf(_: Ctx, about: About): Record<string, unknown> {
  const { pictures, translations } = inAllLanguages(about, words => ({ pictures: words.pictures }))
  return {
    pictures: pictures.map((alt, at) => ({
      src: `/art/gallery/warna-warni-kami-${at + 1}.svg`,
      alt,
      translations: Object.fromEntries(Object.entries(translations).map(([lang, own]) => [lang, { alt: own.pictures[at] }])),
    })),
  }
}
