import { sql } from 'kysely'
import { isOpen } from '#features/careers/open.server.ts'
import { toCardView } from '#features/classes/card-view.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { readCounters } from '#features/counters/counters.server.ts'
import { type PostCardView, toPostCardView } from '#features/posts/card-view.ts'
import { HOME_KINDS, type PostKind } from '#features/posts/kinds/kinds.ts'
import type { PostSummary } from '#features/posts/post.ts'
import { listLatestPosts } from '#features/posts/queries.server.ts'
import { questionsFor } from '#features/sites/questions.ts'
import type { Site } from '#features/sites/site.ts'
import { toCityLabel } from '#kit/city-label.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Tag } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, langRead } from '#platform/db/translated.ts'
import type { HomeNeeds } from './brand.ts'
import { toEventView } from './event-view.ts'
import type { CardList, Counts, HomeView, MentorView, PortfolioView, ProgramView, TestimonyView } from './home-view.ts'

const AROUND: Tag[] = ['classes', 'posts', 'programs', 'mentors', 'careers', 'portfolios', 'schools', 'voices', 'counts']

interface Around {
  counts: Counts
  mentors: MentorView[]
  testimonies: TestimonyView[]
  programs: ProgramView[]
  portfolios: (Omit<PortfolioView, 'href' | 'cover'> & { slug: string; cover: string | null })[]
  schools: { name: string; city: string }[]
  careers: { slug: string; company: string; summary: string; jobs: number }[]
  cities: { name: string; count: number }[]
}

/** Loads the content for the sections of a home page. Three statements, of which the last is cached for up to a minute. */
export async function loadHome(
  args: Pick<PageArgs, 'ctx' | 'site' | 'lang' | 'form' | 'query'>,
  needs: HomeNeeds,
  hero: { title: string; summary: string },
): Promise<HomeView> {
  const { ctx, site, lang } = args
  const { settings } = site
  const counts: Partial<Record<PostKind, number>> = Object.fromEntries(
    HOME_KINDS.flatMap(({ name, home }) => (needs[home] ? [[name, needs[home]]] : [])),
  )
  const [classes, posts, around] = await Promise.all([
    needs.classes ? listClasses(ctx, { page: 1, perPage: needs.classes, sort: 'joinable' }) : undefined,
    Object.keys(counts).length > 0 ? listLatestPosts(ctx, counts) : [],
    ctx.cached(`around the home page in ${lang}`, AROUND, () => readAround(args)),
  ])
  return {
    lang,
    layout: site.layout,
    slug: site.slug,
    settings,
    questions: questionsFor(site.questions, 'home', lang),
    hero,
    sent: { form: args.form, done: args.query.get('done') },
    classes: classes?.items.map(card => toCardView(card, '/Courses', settings.timeZone, lang)) ?? [],
    ...cardsOf(posts, site, lang),
    events: posts.filter(post => post.kind === 'event').map(post => toEventView(post, ctx.now, site, lang)),
    ...around,
    portfolios: around.portfolios.map(one => ({
      ...one,
      href: `/Portfolio/${one.type}/${one.slug}`,
      cover: one.cover ?? `/art/program/${one.slug}.svg`,
    })),
    cities: around.cities.map(city => ({ ...city, name: toCityLabel(city.name) })),
    schools: around.schools.map(school => ({ ...school, city: toCityLabel(school.city) })),
  }
}

/** Returns the cards of the kinds that home pages show as cards, by the kind's home list. */
export function cardsOf(posts: readonly PostSummary[], site: Site, lang: Lang): Record<CardList, PostCardView[]> {
  const lists = HOME_KINDS.filter(({ home }) => home !== 'events').map(({ name, home }) => [
    home,
    posts.filter(post => post.kind === name).map(post => toPostCardView(post, site, lang)),
  ])
  // Named boundary: `fromEntries` loses the names of the keys.
  return Object.fromEntries(lists) as Record<CardList, PostCardView[]>
}

/** Reads the tenant's counts, people and places: one statement, and the cached counters, which other pages and the calls show, too. */
async function readAround({ ctx }: Pick<PageArgs, 'ctx'>): Promise<Around> {
  const t = ctx.tenantId
  const { now } = ctx
  const { rows } = await sql<Around>`
    select
      json_build_object(
        'classes', (select count(*) from classes where tenant_id = ${t} and ${isPublished(ctx)}),
        'openClasses', (select count(*) from classes where tenant_id = ${t} and ${isPublished(ctx)}
          and (always_open or (registration_opens_at <= ${now} and registration_closes_at > ${now}))),
        'posts', (select count(*) from posts where tenant_id = ${t} and ${isPublished(ctx)}),
        'events', (select count(*) from posts where tenant_id = ${t} and kind = 'event' and ${isPublished(ctx)}),
        'episodes', (select count(*) from posts where tenant_id = ${t} and kind = 'podcasts' and ${isPublished(ctx)}),
        'portfolios', (select count(*) from portfolios where tenant_id = ${t} and ${isPublished(ctx)}),
        'jobs', (select count(*) from jobs where tenant_id = ${t} and ${isOpen(ctx)})
      ) as counts,
      coalesce((select json_agg(json_build_object('slug', m.slug, 'name', m.name, 'headline', m.headline, 'bio', m.bio, 'expertise', m.expertise) order by m.position, m.name)
        from (select * from mentors where tenant_id = ${t} order by position, name limit 12) m), '[]') as mentors,
      coalesce((select json_agg(json_build_object('name', v.name, 'role', ${inReadersLang(ctx, 'v', 'role')}, 'message', ${inReadersLang(ctx, 'v', 'message')},
          'photo', v.photo, 'lang', ${langRead(ctx, 'v')}, 'className',
          (select c.name from classes c where c.tenant_id = v.tenant_id and c.id = v.class_id)) order by v.position, v.approved_at desc, v.id)
        from (select * from testimonies where tenant_id = ${t} and ${isApproved()} order by position, approved_at desc, id limit 9) v), '[]') as testimonies,
      coalesce((select json_agg(json_build_object('slug', p.slug, 'name', p.name, 'summary', p.summary, 'classes',
          (select count(*) from classes c where c.tenant_id = p.tenant_id and c.program_id = p.id and ${isPublished(ctx, 'c')})) order by p.name)
        from programs p where p.tenant_id = ${t} and p.is_active), '[]') as programs,
      coalesce((select json_agg(json_build_object('slug', w.slug, 'type', w.type, 'title', w.title, 'kind', w.kind, 'summary', w.summary, 'client', w.client_name,
          'cover', w.cover, 'year', to_char(w.held_on, 'YYYY')) order by w.held_on desc)
        from (select *, row_number() over (partition by type order by held_on desc, id desc) as place from portfolios
          where tenant_id = ${t} and ${isPublished(ctx)}) w where w.place <= 9), '[]') as portfolios,
      coalesce((select json_agg(json_build_object('name', s.name, 'city', city.name) order by s.students desc)
        from (select * from schools where tenant_id = ${t} and ${isConfirmed()} order by students desc limit 16) s
        join regions.cities city on city.code = s.city_code), '[]') as schools,
      coalesce((select json_agg(json_build_object('slug', e.slug, 'company', e.company, 'summary', e.summary, 'jobs',
          (select count(*) from jobs j where j.tenant_id = e.tenant_id and j.career_id = e.id and ${isOpen(ctx, 'j')})) order by e.published_at desc)
        from (select * from careers where tenant_id = ${t} and ${isPublished(ctx)} order by published_at desc limit 6) e), '[]') as careers,
      coalesce((select json_agg(json_build_object('name', found.name, 'count', found.number) order by found.number desc, found.name)
        from (select city.name, count(*) as number from (
            select unnest(held_city_codes) as code from classes where tenant_id = ${t} and ${isPublished(ctx)}
            union all select city_code from schools where tenant_id = ${t} and ${isConfirmed()}) places
          join regions.cities city on city.code = places.code group by city.name order by 2 desc, 1 limit 16) found), '[]') as cities`.execute(
    ctx.db,
  )
  const around = rows[0]
  if (!around) throw new Error('one row was asked for')
  return { ...around, counts: { ...around.counts, ...(await readCounters(ctx)) } }
}
