import type pg from 'pg'
import type { ChapterRule } from '#features/chapters/rules.ts'
import { artOfPost } from '#features/posts/kinds/kinds.ts'
import { settingFields } from '#features/sites/settings.ts'
import { toSlug } from '#kit/text.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { SeedClass, SeedPost, SeedTenant } from './content-types.ts'
import { datesOf, dayOffset, daysUntil } from './dates.ts'
import { seedId } from './ids.ts'
import { lineUpOf, loadLineUp } from './line-up.ts'
import { loadCourses } from './load-courses.ts'
import { loadEnglish } from './load-english.ts'
import { loadLearners } from './load-learners.ts'
import { loadPeople } from './load-people.ts'
import { loadQueues } from './load-queues.ts'
import { loadWebhook } from './load-webhook.ts'
import { loadWorld } from './load-world.ts'
import { queuesByTenant } from './queues.ts'
import { tenants } from './tenants.ts'
import { giftsOf, loadVoices } from './voices.ts'
import { worlds } from './worlds.ts'

export interface SeedOptions {
  baseDomain: string
  /** The demo's day, which all dates are relative to. */
  now: Date
}

interface Target {
  db: Db
  tenantId: TenantId
  seed: SeedTenant
  now: Date
  cityCodes: Map<string, string>
}

/**
 * Fills a database that is marked as the demo's (`beginDemo`) with the demo tenants. Hosts come last, since a tenant without one does not count; what a killed
 * load left of the demo's own tenants is removed first. Does nothing if they are there. The caller ensures that only one process loads.
 */
export async function loadDemo(pool: pg.Pool, options: SeedOptions): Promise<void> {
  const needed = await withScope(pool, { system: 'load-demo' }, async db => {
    const ids = tenants.map(seed => seedId(seed.slug))
    const host = await db.selectFrom('directory.hosts').select('host').where('tenant_id', 'in', ids).executeTakeFirst()
    if (host) return false
    await db.deleteFrom('directory.tenants').where('id', 'in', ids).execute()
    await db
      .insertInto('directory.tenants')
      .values(tenants.map((seed, at) => ({ id: seedId(seed.slug), slug: seed.slug, site_id: at + 1, name: seed.settings.title })))
      .execute()
    return true
  })
  if (!needed) return
  const cities = await withScope(pool, { system: 'load-demo' }, db => db.selectFrom('regions.cities').select(['code', 'name']).execute())
  const cityCodes = new Map(cities.map(city => [city.name, city.code]))
  const queue = [...tenants]
  const work = async () => {
    for (let seed = queue.shift(); seed; seed = queue.shift()) {
      const tenantId = toTenantId(seedId(seed.slug))
      const one = seed
      await withScope(pool, { tenantId }, db => loadTenant({ db, tenantId, seed: one, now: options.now, cityCodes }), {
        timeoutSeconds: 60,
      })
    }
  }
  await Promise.all([work(), work(), work()])
  await withScope(pool, { system: 'load-demo' }, db => db.insertInto('directory.hosts').values(hostsOf(options.baseDomain)).execute())
}

function hostsOf(baseDomain: string) {
  const own = tenants.map(seed => ({ host: `${seed.slug}.${baseDomain}`, tenant_id: seedId(seed.slug), is_primary: true }))
  const main = [...new Set([baseDomain, 'localhost', '127.0.0.1'])].map(host => ({ host, tenant_id: seedId('demo'), is_primary: false }))
  return [...own, ...main]
}

async function loadTenant(target: Target): Promise<void> {
  await loadSettings(target)
  await loadQuestions(target)
  await loadPosts(target)
  await loadClasses(target)
  await loadCourses(target)
  await loadEnglish(target.db, target.tenantId, target.seed)
  const world = worlds.get(target.seed.slug)
  if (world) await loadWorld({ ...target, slug: target.seed.slug }, world)
  await loadLineUp(target.db, target.tenantId, target.seed, world)
  await loadVoices({ ...target, slug: target.seed.slug })
  await loadWaiting(target)
  await loadLearners({ ...target, slug: target.seed.slug })
}

/** Loads what waits for the tenant's staff, after its schools. */
async function loadWaiting(target: Target): Promise<void> {
  const { slug, settings } = target.seed
  const queues = queuesByTenant.get(slug)
  if (!queues) return
  const whole = { ...target, slug, title: settings.title, colour: settings.colours?.primary ?? '' }
  await loadQueues(whole, queues)
  await loadPeople(whole, queues)
  if (slug === WITH_WEBHOOK) await loadWebhook(whole)
}

const WITH_WEBHOOK = 'alkademi'

async function loadSettings({ db, tenantId, seed, now }: Target) {
  const { settings } = seed
  const css = Object.fromEntries(Object.entries(settings.colours ?? {}).map(([name, colour]) => [`clr_${name}`, colour]))
  const values: Record<string, unknown> = {
    title: settings.title,
    layout: seed.layout,
    isMaintenance: false,
    css: {
      ...css,
      ...(settings.fontHeadings && { ft_primary: settings.fontHeadings }),
      ...(settings.fontParagraph && { ft_secondary: settings.fontParagraph }),
    },
    meta: { name: settings.title, site_name: settings.title, description: settings.description, keywords: settings.keywords },
    blog: settings.blog,
    overview: settings.overview,
    hero: { title: settings.heroTitle, summary: settings.heroSummary },
    ...(settings.english && { english: settings.english }),
    contact: { whatsapp: '6281200001234', email: `halo@${seed.slug}.example`, address: 'Jalan Contoh No. 1, Indonesia' },
    ...(festivals.length > 0 && { festival: festivalOf(now) }),
    ...(seed.layout === 'bharabas' && { radio: { name: `${settings.title} FM`, stream: '/audio/radio-bharabas-96s.mp3', isOn: true } }),
    partners: worlds.get(seed.slug)?.partners ?? [],
    legal: { company: `${settings.title} (demo)` },
    donation: giftsOf(seed.slug, settings.title, now),
  }
  await db
    .insertInto('site_settings')
    .values(
      Object.entries(values).map(([key, value]) => ({
        tenant_id: tenantId,
        key,
        value: JSON.stringify(settingFields[key as keyof typeof settingFields].parse(value)),
      })),
    )
    .execute()
}

async function loadQuestions({ db, tenantId, seed }: Target) {
  const faq = worlds.get(seed.slug)?.faq ?? []
  if (faq.length === 0) return
  const rows = faq.map((one, at) => ({ ...one, tenant_id: tenantId, id: seedId(seed.slug, 'question', one.question), position: at + 1 }))
  await db.insertInto('questions').values(rows).execute()
}

const festivals = Object.values(import.meta.glob<{ festival: SeedFestival }>('./content/*/festival.ts', { eager: true }))

interface SeedFestival {
  startsInDays: number
  weekday: number
  [field: string]: unknown
}

/** Returns the festival that all demo sites invite to, with its date. */
function festivalOf(now: Date) {
  const { startsInDays = 0, weekday, ...festival } = festivals[0]?.festival ?? {}
  return {
    ...festival,
    startsOn: dayOffset(now, daysUntil(now, startsInDays, weekday))
      .toISOString()
      .slice(0, 10),
  }
}

async function loadPosts({ db, tenantId, seed, now }: Target) {
  const categoryId = (kind: string, slug: string) => seedId(seed.slug, 'category', kind, slug)
  const postId = (post: Pick<SeedPost, 'kind' | 'slug'>) => seedId(seed.slug, 'post', post.kind, post.slug)
  await db
    .insertInto('post_categories')
    .values(seed.categories.map(category => ({ tenant_id: tenantId, id: categoryId(category.kind, category.slug), ...category })))
    .execute()
  // Parts of a series refer to their first post, which must be inserted before them.
  const posts = [...seed.posts].sort((a, b) => Number(Boolean(a.parent)) - Number(Boolean(b.parent)))
  await db
    .insertInto('posts')
    .values(
      posts.map(post => {
        const content = fromMarkup(post.body)
        return {
          tenant_id: tenantId,
          id: postId(post),
          kind: post.kind,
          slug: post.slug,
          title: post.title,
          summary: post.summary,
          content: JSON.stringify(content),
          words: toWords(content),
          cover: artOfPost(post),
          category_id: categoryId(post.kind, post.category),
          parent_id: post.parent ? postId({ kind: post.kind, slug: post.parent }) : null,
          author_name: post.author,
          details: JSON.stringify(detailsOf(post, now, seed)),
          published_at: post.daysAgo === null ? null : dayOffset(now, -post.daysAgo, 2 + (post.slug.length % 9)),
        }
      }),
    )
    .execute()
  await db
    .insertInto('post_views')
    .values(
      seed.posts.map(post => ({
        tenant_id: tenantId,
        post_id: postId(post),
        views: post.views ?? 40 + ((post.slug.length * 97 + post.title.length * 31) % 2400),
      })),
    )
    .execute()
}

function detailsOf(post: SeedPost, now: Date, seed: SeedTenant): object {
  if (post.event) {
    const { inDays, weekday, startHour } = post.event
    const startsAt = dayOffset(now, daysUntil(now, inDays, weekday), startHour - 7)
    const lineUp = startsAt > now ? lineUpOf(seed, worlds.get(seed.slug)) : {}
    return { startsAt, endsAt: new Date(startsAt.getTime() + post.event.hours * 3_600_000), place: post.event.place, ...lineUp }
  }
  if (post.episode) return post.episode
  return post.pictures ? { pictures: post.pictures.map((alt, at) => ({ src: `/art/gallery/${post.slug}-${at + 1}.svg`, alt })) } : {}
}

async function loadClasses({ db, tenantId, seed, now, cityCodes }: Target) {
  const id = (...parts: string[]) => seedId(seed.slug, ...parts)
  if (seed.programs.length > 0) {
    await db
      .insertInto('programs')
      .values(
        seed.programs.map(program => ({
          tenant_id: tenantId,
          id: id('program', program.slug),
          slug: program.slug,
          name: program.name,
          summary: program.summary,
          content: JSON.stringify(fromMarkup(program.description)),
          logo: program.logo ?? null,
          sponsor: program.sponsor ?? null,
          is_active: program.active,
          bundle_price_rupiah: program.bundlePriceRupiah ?? null,
        })),
      )
      .execute()
  }
  await db
    .insertInto('mentors')
    .values(
      seed.mentors.map(mentor => ({
        tenant_id: tenantId,
        id: id('mentor', mentor.slug),
        photo: `/art/avatar/${mentor.slug}.svg`,
        ...mentor,
      })),
    )
    .execute()
  await db
    .insertInto('classes')
    .values(seed.classes.map((one, at) => classRow(one, { tenantId, id, now, cityCodes, at })))
    .execute()
  await db
    .insertInto('class_mentors')
    .values(
      seed.classes.flatMap(one =>
        one.mentors.map((mentor, position) => ({
          tenant_id: tenantId,
          class_id: id('class', one.slug),
          mentor_id: id('mentor', mentor),
          position,
        })),
      ),
    )
    .execute()
  const modules = seed.classes.flatMap(one =>
    one.modules.map((module, position) => ({
      module,
      position,
      classId: id('class', one.slug),
      moduleId: id('module', one.slug, String(position)),
      ...opening(datesOf(one.state, now, seed.classes.indexOf(one)).starts_at),
    })),
  )
  if (modules.length === 0) return
  await db
    .insertInto('class_modules')
    .values(
      modules.map(({ module, position, classId, moduleId }) => ({
        tenant_id: tenantId,
        id: moduleId,
        class_id: classId,
        slug: `${position + 1}-${toSlug(module.title)}`,
        title: module.title,
        position,
      })),
    )
    .execute()
  await db
    .insertInto('class_chapters')
    .values(
      modules.flatMap(({ module, moduleId, rule }) =>
        module.chapters.map((chapter, position) => ({
          tenant_id: tenantId,
          id: seedId(moduleId, String(position)),
          module_id: moduleId,
          slug: `${position + 1}-${toSlug(chapter.title)}`,
          title: chapter.title,
          minutes: chapter.minutes,
          position,
          rule: rule && JSON.stringify(rule),
          // The class's own day decides.
          published_at: new Date(0),
        })),
      ),
    )
    .execute()
}

/** Chapters of a class that are not written yet say its first day, and stay closed after it. Those of written classes come by `loadCourses`. */
function opening(startsAt: Date | null): { rule: ChapterRule | null } {
  return { rule: startsAt && { type: 'date', at: startsAt.toISOString() } }
}

function classRow(
  one: SeedClass,
  to: { tenantId: TenantId; id: (...parts: string[]) => string; now: Date; cityCodes: Map<string, string>; at: number },
) {
  const content = fromMarkup(one.description)
  const codes = (names: string[]) =>
    names.map(name => {
      const code = to.cityCodes.get(name)
      if (!code) throw new Error(`class ${one.code}: no city is called ${name}`)
      return code
    })
  return {
    tenant_id: to.tenantId,
    id: to.id('class', one.slug),
    batch_id: to.id('class', one.slug),
    code: one.code,
    slug: one.slug,
    name: one.name,
    logo: `/art/class/${one.slug}.svg`,
    summary: one.summary,
    content: JSON.stringify(content),
    words: [toWords(content), ...one.tags, ...one.outcomes, ...one.modules.map(module => module.title)].join(' '),
    tags: one.tags,
    level: one.level,
    mode: one.mode,
    type: one.type,
    price_rupiah: one.priceRupiah,
    old_price_rupiah: one.oldPriceRupiah ?? null,
    is_premium: one.premium ?? false,
    quota: one.quota,
    pass_mark: one.passMark,
    has_certificate: one.certificate,
    outcomes: one.outcomes,
    audience: one.audience,
    requirements: one.requirements,
    group_link: 'https://t.me/sanggar_demo',
    program_id: one.program ? to.id('program', one.program) : null,
    registrar_city_codes: codes(one.registrantsFrom),
    held_city_codes: codes(one.heldIn),
    ...datesOf(one.state, to.now, to.at),
    published_at: one.draft ? null : dayOffset(to.now, -30 - to.at * 3, 2),
  }
}
