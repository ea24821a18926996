/** Types of the demo's written content in `content/`; `db/seed/load.ts` converts it to rows. */
import type { PostKind } from '#features/posts/kinds/kinds.ts'

/**
 * Light markup of a text: paragraphs are divided by an empty line; a paragraph that starts with `## ` is a heading,
 * one whose lines all start with `- ` is a list, `1. ` a numbered list, `> ` a quotation. Within a line `**bold**`, `*italic*`, `[text](/path)`.
 */
export type SeedText = string

export interface SeedCategory {
  kind: PostKind
  slug: string
  name: string
}

export interface SeedPost {
  kind: PostKind
  /** Unique among the tenant's posts of its kind; lower-case letters, digits and `-`. */
  slug: string
  title: string
  /** One or two sentences, 90 to 180 characters. */
  summary: string
  body: SeedText
  /** Slug of a category of the same kind. */
  category: string
  /** The byline: an invented person. */
  author: string
  /** Days before the demo's day on which it was published; negative: scheduled that many days ahead; null: a draft. */
  daysAgo: number | null
  views?: number
  /** Slug of the first post of the series that this post belongs to, of the same kind. */
  parent?: string
  /**
   * Events: minimum days from the demo's day to the start, the weekday (0 is Sunday) if the text names one, start time and duration in hours, and the place.
   */
  event?: { inDays: number; weekday?: number; startHour: number; hours: number; place: string }
  /** Podcasts: length and guest. */
  episode?: { minutes: number; guest: string; number: number }
  /** Galleries: what each picture shows, for its alt text and caption. */
  pictures?: string[]
}

export interface SeedMentor {
  slug: string
  name: string
  /** What the mentor does, e.g. `Pengembang web di studio Lembayung, Bandung`. */
  headline: string
  /** Two or three sentences. */
  bio: string
  expertise: string[]
}

export interface SeedProgram {
  slug: string
  name: string
  summary: string
  description: SeedText
  /** The URL of its own logo; without one a drawing stands in. */
  logo?: string
  /** `aws` marks the programs that the AWS calls list. */
  sponsor?: string
  active: boolean
  /** What its classes cost together, in whole rupiah. */
  bundlePriceRupiah?: number
}

export interface SeedModule {
  title: string
  chapters: { title: string; minutes: number }[]
}

/** A class's state on the demo's day; the loader computes its four dates from it. */
export type SeedClassState = 'coming-soon' | 'registration' | 'soon' | 'started' | 'ended' | 'always-open'

export interface SeedClass {
  /** e.g. `WEB-24A`: capital letters, a dash, digits and a letter; unique in the tenant. */
  code: string
  slug: string
  name: string
  /** One or two sentences, 90 to 180 characters. */
  summary: string
  description: SeedText
  tags: string[]
  level: 'Dasar' | 'Pemula' | 'Menengah' | 'Mahir'
  mode: 'online' | 'offline' | 'hybrid'
  type: 'bootcamp' | 'kelas' | 'workshop' | 'webinar'
  state: SeedClassState
  /** Whole rupiah; 0 is free. */
  priceRupiah: number
  /** What is struck through beside it. */
  oldPriceRupiah?: number
  premium?: boolean
  quota: number | null
  passMark: number
  certificate: boolean
  /** Names of regencies or cities as BPS spells them in capitals, e.g. `KOTA BANDUNG`, `KABUPATEN SLEMAN`; empty for online. */
  heldIn: string[]
  /** Cities that registrants come from; empty: from anywhere. */
  registrantsFrom: string[]
  /** Slug of a program of the tenant. */
  program: string | null
  /** Slugs of mentors of the tenant. */
  mentors: string[]
  outcomes: string[]
  audience: string[]
  requirements: string[]
  /** Empty where a folder of `courses/` holds them (docs/courses.md). */
  modules: SeedModule[]
  draft?: boolean
}

/** The English texts of a tenant's posts (by `kind/slug`) and classes (by slug). Those without a body or `whole` have title and summary only. */
export interface SeedEnglish {
  posts: Record<string, { title: string; summary: string; body?: SeedText }>
  classes: Record<
    string,
    { name: string; summary: string; whole?: { description: SeedText; outcomes: string[]; audience: string[]; requirements: string[] } }
  >
}

/** Some of the tenant's site settings; the others keep their defaults. */
export interface SeedSettings {
  title: string
  description: string
  keywords: string
  /** All ten, or those that differ from the defaults. Each pair of primary with white text must reach a contrast of 4.5. */
  colours?: Partial<Record<'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'danger' | 'light' | 'dark', string>>
  /** Names of font families; see `platform/fonts/font-families.ts`. */
  fontHeadings?: string
  fontParagraph?: string
  /** The home page's h1, and the sentence below it. */
  heroTitle: string
  heroSummary: string
  /** The same in English, and the description; by default the layout's own English texts, which tenants of one layout share. */
  english?: { title: string; summary: string; description: string }
  blog: { title: string; summary: string }
  overview: { name: string; title: string; summary: string; description: string }
}

export interface SeedTenant {
  /** The layout, which is also the slug and the first label of the host (`pesilat` has the layout `smkcoding`). */
  slug: string
  layout: string
  settings: SeedSettings
  categories: SeedCategory[]
  posts: SeedPost[]
  mentors: SeedMentor[]
  programs: SeedProgram[]
  classes: SeedClass[]
}

export interface SeedJob {
  slug: string
  title: string
  type: 'full-time' | 'part-time' | 'internship' | 'contract'
  mode: 'onsite' | 'hybrid' | 'remote'
  /** As BPS spells it; null: anywhere. */
  city: string | null
  /** Whole rupiah a month; null: undisclosed. */
  salary: { min: number; max: number } | null
  /** One or two sentences. */
  summary: string
  duties: string[]
  requirements: string[]
  /** Days from the demo's day until applications close; negative: closed. */
  closesInDays: number
}

/** An employer's page with its openings. */
export interface SeedCareer {
  slug: string
  /** An invented company. */
  company: string
  industry: string
  summary: string
  about: SeedText
  city: string | null
  jobs: SeedJob[]
}

/** Work done for a client. */
export interface SeedPortfolio {
  slug: string
  type: 'corporate' | 'government' | 'community'
  title: string
  /** What it was, e.g. `Pelatihan`, `Pendampingan`, `Lokakarya`. */
  kind: string
  summary: string
  description: SeedText
  daysAgo: number
  /** An invented client. */
  client: string
  /** e.g. `Angkatan 1`. */
  batches: { label: string; daysAgo: number }[]
  /** What each picture shows, for its alt text. */
  pictures: string[]
}

export interface SeedSchool {
  slug: string
  /** Eight digits, invented. */
  npsn: string
  name: string
  city: string
  students: number
  /** Slugs of the tenant's programs in which it takes part. */
  programs: string[]
}

export interface SeedTeam {
  name: string
  school: string
  /** Slug of the tenant's program that the league belongs to. */
  program: string
  /** 0 to 1000; null: registered, not yet competed. */
  score: number | null
  minutes: number | null
}

export interface SeedTestimony {
  name: string
  role: string
  message: string
  /** Slug of a class of the tenant. */
  class?: string
}

/** The content besides a tenant's classes and posts. */
export interface SeedWorld {
  careers: SeedCareer[]
  portfolios: SeedPortfolio[]
  schools: SeedSchool[]
  teams: SeedTeam[]
  testimonies: SeedTestimony[]
  faq: { question: string; answer: string }[]
  /** Invented partners and what they are, e.g. `Perusahaan`, `Kampus`, `Pemerintah kota`. */
  partners: { name: string; kind: string }[]
}
