import type { ClassCardView } from '#features/classes/card-view.ts'
import type { PortfolioType } from '#features/portfolios/portfolio.ts'
import type { PostCardView } from '#features/posts/card-view.ts'
import type { HomeList } from '#features/posts/kinds/kinds.ts'
import type { Layout } from '#features/sites/layouts.ts'
import type { ReadQuestion } from '#features/sites/questions.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { Lang } from '#kit/lang.ts'
import type { FormResult } from '#ui/form/form-result.ts'

export interface EventView {
  href: string
  title: string
  summary: string
  lang: string
  cover: string
  place: string
  /** ISO 8601, then formatted: `17`, `Agu 2026`, `Senin, 17 Agustus 2026 pukul 19.00 WIB`. */
  startsAt: string
  day: string
  month: string
  when: string
  isPast: boolean
}

export interface MentorView {
  slug: string
  name: string
  headline: string
  bio: string
  expertise: string[]
}

export interface TestimonyView {
  name: string
  role: string
  message: string
  photo: string | null
  lang: string
  className: string | null
}

export interface ProgramView {
  slug: string
  name: string
  summary: string
  classes: number
}

export interface PortfolioView {
  href: string
  type: PortfolioType
  title: string
  kind: string
  summary: string
  client: string
  cover: string
  year: string
}

/** The tenant's totals; `cities` counts those where classes were held. */
export interface Counts {
  classes: number
  openClasses: number
  mentors: number
  programs: number
  posts: number
  events: number
  episodes: number
  schools: number
  students: number
  cities: number
  portfolios: number
  jobs: number
}

/** The kinds of posts that home pages show as cards. */
export type CardList = Exclude<HomeList, 'events'>

/** The content available to sections. Lists hold at least as many items as the section needs, if the tenant has them. */
export interface HomeView extends Record<CardList, PostCardView[]> {
  lang: Lang
  layout: Layout
  slug: string
  settings: Settings
  /** What visitors of this tenant often ask. */
  questions: ReadQuestion[]
  /** Title and summary at the top of the page: the tenant's own, or the brand's. */
  hero: { title: string; summary: string }
  classes: ClassCardView[]
  events: EventView[]
  mentors: MentorView[]
  testimonies: TestimonyView[]
  programs: ProgramView[]
  /** Newest first, at most nine of each type. */
  portfolios: PortfolioView[]
  schools: { name: string; city: string }[]
  careers: { slug: string; company: string; summary: string; jobs: number }[]
  /** Cities with classes or schools, by number. */
  cities: { name: string; count: number }[]
  counts: Counts
  /** Result of a submitted form: the rejected form, or the name of the accepted one. */
  sent?: { form: FormResult | undefined; done: string | null }
}
