import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { HomeList } from '#features/posts/kinds/kinds.ts'
import type { Layout } from '#features/sites/layouts.ts'
import type { Lang } from '#kit/lang.ts'
import type { ListWords } from '#ui/list-words.ts'
import type { FrameView } from './chrome.ts'
import type { HomeView } from './home-view.ts'

/** A section of a home page: the kind of a registered section, and its values. Written by brands, and overridden by tenants. */
export interface HomeSection {
  kind: string
  [value: string]: unknown
}

/** Numbers of items that a home page shows; posts by the kind's own word (`posts/kinds`). Events are upcoming ones first, then past ones. */
export interface HomeNeeds extends Partial<Record<HomeList, number>> {
  classes?: number
  mentors?: number
  testimonies?: number
  programs?: number
  portfolios?: number
  schools?: number
  careers?: number
}

/** A registered section: the content it needs, and how it renders values that its schema accepted. */
export interface BrandSection {
  kind: string
  /** What its values are; its form is made from it (`section-fields.server.ts`). */
  schema: z.ZodType
  /** Returns the parsed values, or undefined if they are invalid; such a section is omitted. */
  parse(section: HomeSection): unknown
  needs(values: unknown): HomeNeeds
  render(values: unknown, home: HomeView): ReactNode
}

/**
 * A layout's design: frame, styles, home page sections. Colours and fonts come from the tenant's settings.
 * A brand is a folder `layouts/{layout}/`, and its layout is listed in `sites/layouts.ts`.
 */
export interface Brand {
  layout: Layout
  /** Plain CSS, placed after the tenant's variables in the site's style element; see `theme.css` for the tokens it may set. */
  css: string
  /**
   * URL of a style sheet for the sections below the first, if all of the brand's CSS would make the document exceed the initial congestion window (14 KB).
   * Linked after the first section, which renders without it.
   */
  cssBelow?: string
  /** Returns the header's entries, at most seven, in the language. */
  navigation(lang: Lang): { label: string; href: string }[]
  /** Returns the brand's own first sentence and search hint of its lists, by path; their headings are the navigation's labels. */
  lists?(lang: Lang): Record<string, Pick<ListWords, 'lead' | 'hint'>>
  /** Returns the sections of the home page from top to bottom. The first contains the h1. */
  home(lang: Lang): HomeSection[]
  /** Returns the home page's title (after the site's title) and description; the tenant's settings take precedence. */
  title(lang: Lang): { title: string; description: string }
  /** Addresses of drawings that its components name, `/art/avatar/ratna.svg`: no others are made (`named-pictures.server.ts`). Those of sections' values are found. */
  drawings?: readonly string[]
  /** Sections of this brand only. */
  sections?: BrandSection[]
  /**
   * The mark beside the brand's name, in its header and wherever a shared page names the site (the account site): drawn by the brand, or null for a brand whose
   * mark is its name in letters. By default the tenant's logo.
   */
  Mark?: ComponentType<{ className?: string }> | null
  Header?: ComponentType<{ frame: FrameView }>
  Footer?: ComponentType<{ frame: FrameView }>
}
