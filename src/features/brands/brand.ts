import type { ComponentType, ReactNode } from 'react'
import type { HomeList } from '#features/posts/kinds/kinds.ts'
import type { Layout } from '#features/sites/layouts.ts'
import type { Lang } from '#kit/lang.ts'
import type { FrameView } from './chrome.ts'
import type { HomeView } from './home-view.ts'

/** A section of a home page: the kind of a section that is registered, and its own values. As brands write it and tenants may override it. */
export interface HomeSection {
  kind: string
  [value: string]: unknown
}

/** How much of the tenant's content a home page shows; of posts by the kind's own word (`posts/kinds`). Of events the next ones, then the last ones. */
export interface HomeNeeds extends Partial<Record<HomeList, number>> {
  classes?: number
  mentors?: number
  testimonies?: number
  programs?: number
  portfolios?: number
  schools?: number
  careers?: number
}

/** A section as it is registered: what it needs of the database and how it looks, for values that its schema let through. */
export interface BrandSection {
  kind: string
  /** The values, or undefined where they do not fit: such a section is left out. */
  parse(section: HomeSection): unknown
  needs(values: unknown): HomeNeeds
  render(values: unknown, home: HomeView): ReactNode
}

/**
 * A layout's own look: its frame, its style, the composition of its home page. Colours and fonts come from the tenant's settings.
 * A brand lives in `layouts/{layout}/` and stands in the list of `brands.server.tsx`: a new one touches nothing else.
 */
export interface Brand {
  layout: Layout
  /** Plain CSS that follows the tenant's variables in the site's style element; see `theme.css` for the tokens it may set. */
  css: string
  /**
   * Address of a style sheet for what the home page shows below its first section, where all the brand's CSS would make its document too large for the first
   * flight of a connection (14 KB): a browser asks for it behind the first section, which it paints without it.
   */
  cssBelow?: string
  /** The header's entries, at most seven; labels in the language. */
  navigation(lang: Lang): { label: string; href: string }[]
  /** The home page from top to bottom. The first section holds the page's h1. */
  home(lang: Lang): HomeSection[]
  /** What the home page is called after the site's title, and its description; the tenant's settings go before. */
  title(lang: Lang): { title: string; description: string }
  /** Sections that only this brand has. */
  sections?: BrandSection[]
  Header?: ComponentType<{ frame: FrameView }>
  Footer?: ComponentType<{ frame: FrameView }>
}
