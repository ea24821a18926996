import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { toCardView } from '#features/classes/card-view.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { ClassCard } from '#features/classes/ui/class-card.tsx'
import { toPostCardView } from '#features/posts/card-view.ts'
import { listPosts } from '#features/posts/queries.server.ts'
import { PostCard } from '#features/posts/ui/post-card.tsx'
import { pageHead } from '#features/tenants/head.server.ts'
import { pageLoader } from '#features/tenants/page.server.ts'
import { pageMeta } from '#ui/head.ts'
import type { Route } from './+types/home'

export const loader = pageLoader(async args => {
  const { ctx, site } = args
  const { settings } = site
  const [classes, posts] = await Promise.all([
    listClasses(ctx, { page: 1, perPage: 6 }),
    listPosts(ctx, { kinds: ['news', 'blog'], page: 1, perPage: 3 }),
  ])
  return {
    head: pageHead(args, { title: settings.hero.title ? `${settings.title}: ${settings.hero.title}` : settings.title, suffix: false }),
    title: settings.hero.title || settings.title,
    lead: settings.hero.summary || settings.meta.description,
    about: settings.overview.summary,
    classCount: classes.totalItems,
    classes: classes.items.map(card => toCardView(card, '/Courses', settings.timeZone)),
    posts: posts.items.map(post => toPostCardView(post, site)),
  }
})

export const meta = pageMeta

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <section className="bg-tint">
        <div className="container-page py-14 md:py-24">
          <h1 className="max-w-[18ch] text-4xl font-extrabold md:text-6xl">{home.title}</h1>
          <p className="mt-5 max-w-[55ch] text-lg md:text-xl">{home.lead}</p>
          <form action="/Courses" role="search" className="mt-8 flex max-w-xl gap-2">
            <label className="border-line flex h-14 grow items-center gap-3 rounded-2xl border bg-white px-4">
              <Search aria-hidden className="text-ink-soft shrink-0" />
              <span className="sr-only">Cari kelas</span>
              <input type="search" name="search" placeholder="Mau belajar apa?" className="w-full min-w-0 bg-transparent outline-none" />
            </label>
            <button type="submit" className="bg-primary text-on-primary h-14 rounded-2xl px-6 font-semibold">
              Cari
            </button>
          </form>
        </div>
      </section>
      <Section title="Kelas terbaru" href="/Courses" more="Semua kelas">
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {home.classes.map(card => (
            <ClassCard key={card.href} view={card} />
          ))}
        </ul>
      </Section>
      {home.posts.length > 0 && (
        <Section title="Kabar dan cerita" href="/News" more="Semua kabar">
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {home.posts.map(post => (
              <PostCard key={post.href} view={post} />
            ))}
          </ul>
        </Section>
      )}
      {home.about && (
        <section className="container-page mt-16">
          <div className="bg-ink rounded-3xl px-6 py-12 text-white md:px-14 md:py-16">
            <p className="max-w-[60ch] text-xl leading-relaxed md:text-2xl">{home.about}</p>
            <a href="/Class" className="mt-8 inline-flex min-h-12 items-center gap-2 rounded-xl bg-white px-6 font-semibold text-ink">
              Lihat jadwal kelas <ArrowRight aria-hidden size={18} />
            </a>
          </div>
        </section>
      )}
    </>
  )
}

function Section({ title, href, more, children }: { title: string; href: string; more: string; children: ReactNode }) {
  return (
    <section className="container-page mt-14 md:mt-20">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-2xl font-bold md:text-3xl">{title}</h2>
        <a
          href={href}
          className="text-primary-text inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
        >
          {more} <ArrowRight aria-hidden size={18} />
        </a>
      </div>
      {children}
    </section>
  )
}
