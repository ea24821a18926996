import { RECORD_STATES, TABLES } from '#features/imports/import.ts'
import type { RouteEntry } from './route-entry.ts'

/** Pages on which content of other programs is brought in, and one's own taken out. */
export const importEntries: readonly RouteEntry[] = [
  { path: '/Studio/Import', name: 'Studio-Import', file: 'features/import-pages/pages/import-list.tsx', query: { source: TABLES } },
  { path: '/Studio/Import/Posts.zip', name: 'Studio-Import-Posts-zip', file: 'features/post-export/pages/post-zip.tsx' },
  {
    path: '/Studio/Import/Template.csv',
    name: 'Studio-Import-Template-csv',
    file: 'features/import-pages/pages/table-template.tsx',
    query: { table: TABLES },
  },
  {
    path: '/Studio/Import/{id}',
    name: 'Studio-Import-id',
    file: 'features/import-pages/pages/import-show.tsx',
    query: { state: RECORD_STATES, after: 'page', done: ['run', 'rest', 'undo', 'discard', 'resume'] },
  },
  {
    path: '/Studio/Import/{id}/Addresses.csv',
    name: 'Studio-Import-id-Addresses-csv',
    file: 'features/import-pages/pages/address-csv.tsx',
  },
]
