import { sql } from 'kysely'
import { pathOfJob } from '#features/careers/career.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import { pathOfPost } from '#features/posts/post.ts'
import type { Variant } from '#features/sites/layouts.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { langsOf } from '#platform/db/record-langs.ts'

export interface Entry {
  /** Relative to the site's origin. */
  path: string
  changedAt: string
  /** The languages that a record's text is there in, the one that it was written in first; absent for lists, which are there in all languages of the interface. */
  langs?: string[]
}

interface Rows {
  posts: { id: string; kind: PostKind; slug: string; category: string | null; langs: string[]; at: string }[]
  classes: {
    code: string
    slug: string
    isPremium: boolean
    lang: string
    langs: string[]
    at: string
    module: string | null
    chapter: string | null
  }[]
  programs: { slug: string; at: string }[]
  careers: { slug: string; at: string }[]
  jobs: { id: string; slug: string; at: string }[]
  portfolios: { type: string; slug: string; at: string }[]
}

/** Returns the paths of a tenant's published content, at most 20,000 posts and 5,000 classes. One statement. */
export async function listEntries(ctx: Ctx, variant: Variant): Promise<Entry[]> {
  const t = ctx.tenantId
  const { rows } = await sql<Rows>`select
    coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'slug', p.slug, 'category', k.slug, 'langs', ${langsOf('p', 'post')}, 'at', p.updated_at) order by p.published_at desc)
      from (select * from posts where tenant_id = ${t} and ${isPublished(ctx)} order by published_at desc limit 20000) p
      left join post_categories k on k.tenant_id = p.tenant_id and k.id = p.category_id), '[]') as posts,
    coalesce((select json_agg(json_build_object('code', c.code, 'slug', c.slug, 'isPremium', c.is_premium, 'lang', c.lang, 'langs', ${langsOf('c', 'class')}, 'at', c.updated_at, 'module', first.module, 'chapter', first.chapter))
      from (select * from classes where tenant_id = ${t} and ${isPublished(ctx)} order by published_at desc limit 5000) c
      left join lateral (select m.slug as module, h.slug as chapter from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
        where m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null and ${isPublished(ctx, 'h')} and h.removed_at is null
        order by m.position, h.position limit 1) first on true), '[]') as classes,
    coalesce((select json_agg(json_build_object('slug', slug, 'at', created_at)) from programs where tenant_id = ${t}), '[]') as programs,
    coalesce((select json_agg(json_build_object('slug', slug, 'at', created_at)) from careers where tenant_id = ${t} and ${isPublished(ctx)}), '[]') as careers,
    coalesce((select json_agg(json_build_object('id', j.id, 'slug', j.slug, 'at', j.created_at)) from jobs j
      join careers e on e.tenant_id = j.tenant_id and e.id = j.career_id and ${isPublished(ctx, 'e')}
      where j.tenant_id = ${t} and ${isPublished(ctx, 'j')}), '[]') as jobs,
    coalesce((select json_agg(json_build_object('type', type, 'slug', slug, 'at', created_at)) from portfolios where tenant_id = ${t} and ${isPublished(ctx)}), '[]') as portfolios`.execute(
    ctx.db,
  )
  const found = rows[0]
  return found ? toEntries(found, variant) : []
}

function toEntries(rows: Rows, variant: Variant): Entry[] {
  return [
    ...rows.classes.flatMap(one => [
      ...[pathOfCourse(one), `/Class/${one.code}`, `/Class/Competence/${one.slug}`, `/Overview/${one.code}`].map(path => ({
        path,
        changedAt: one.at,
        langs: one.langs,
      })),
      ...(one.module && one.chapter
        ? // Chapters are not translated.
          [{ path: pathOfChapter(pathOfCourse(one), { moduleSlug: one.module, slug: one.chapter }), changedAt: one.at, langs: [one.lang] }]
        : []),
    ]),
    ...rows.posts.map(post => ({
      path: pathOfPost({ ...post, category: post.category ? { slug: post.category } : null }, variant),
      changedAt: post.at,
      langs: post.langs,
    })),
    ...[...new Set(rows.posts.flatMap(pathsOfCategory))].map(path => ({ path, changedAt: rows.posts[0]?.at ?? '' })),
    ...rows.programs.flatMap(one => [
      { path: `/Program/${one.slug}`, changedAt: one.at, langs: [DEFAULT_LANG] },
      { path: `/Curriculum/${one.slug}`, changedAt: one.at, langs: [DEFAULT_LANG] },
    ]),
    ...rows.careers.map(one => ({ path: `/Career/${one.slug}`, changedAt: one.at, langs: [DEFAULT_LANG] })),
    ...rows.jobs.map(one => ({ path: pathOfJob(one), changedAt: one.at, langs: [DEFAULT_LANG] })),
    ...[...new Set(rows.portfolios.map(one => one.type))].map(type => ({
      path: `/Portfolio/${type}`,
      changedAt: rows.portfolios[0]?.at ?? '',
    })),
    ...rows.portfolios.map(one => ({ path: `/Portfolio/${one.type}/${one.slug}`, changedAt: one.at, langs: [DEFAULT_LANG] })),
  ]
}

function pathsOfCategory({ kind, category }: Rows['posts'][number]): string[] {
  const base = kindOf(kind).categoryBase
  return base && category ? [`${base}/${category}`] : []
}
