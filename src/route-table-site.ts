import { SITE_PAGES } from '#features/sites/pages.ts'
import type { RouteEntry } from './route-entry.ts'

/** The studio's pages where the site is composed: home page, pages, navigation, redirects. */
export const siteEntries: readonly RouteEntry[] = [
  {
    path: '/Studio/Home',
    name: 'Studio-Home',
    file: 'features/site-composing/pages/home-composer.tsx',
  },
  {
    path: '/Studio/Pages',
    name: 'Studio-Pages',
    file: 'features/site-pages/pages/page-list.tsx',
    query: { done: ['binned', 'undone'], batch: 'slug', count: 'page' },
  },
  { path: '/Studio/Pages/New', name: 'Studio-Pages-New', file: 'features/site-pages/pages/page-create.tsx' },
  {
    path: '/Studio/Pages/Site',
    name: 'Studio-Pages-Site',
    file: 'features/site-pages/pages/site-page-edit.tsx',
    query: { address: SITE_PAGES },
  },
  {
    path: '/Studio/Pages/{id}',
    name: 'Studio-Pages-id',
    file: 'features/site-pages/pages/page-edit.tsx',
    query: { done: ['saved', 'shown', 'withdrawn'] },
  },
  {
    path: '/Studio/Navigation',
    name: 'Studio-Navigation',
    file: 'features/site-composing/pages/navigation.tsx',
  },
  {
    path: '/Studio/Redirects',
    name: 'Studio-Redirects',
    file: 'features/redirects/pages/redirect-list.tsx',
    query: { import: 'text', search: 'text', after: 'text', done: ['saved', 'removed'] },
  },
  { path: '/Studio/Redirects.csv', name: 'Studio-Redirects-csv', file: 'features/redirects/pages/redirect-csv.tsx' },
]
