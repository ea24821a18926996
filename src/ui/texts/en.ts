import type { id } from './id.ts'

/** What the pieces of the interface say, in English. */
export const en: typeof id = {
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  pages: 'Pages',
  pageNumber: 'Page',
  previous: 'Previous',
  next: 'Next',
  of: 'of',
  search: 'Search',
  shareByWhatsApp: 'Share by WhatsApp',
  lastingLink: 'Permanent link',
}
