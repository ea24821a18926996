import { PAYOUT_STATUSES } from '#features/payouts/payout.ts'
import type { RouteEntry } from './route-entry.ts'
import { bookEntries } from './route-table-books.ts'
import { checkoutEntries } from './route-table-checkout.ts'
import { PLACE } from './route-table-parts.ts'

/** Pages about money: how it is taken, orders, the ledger, payouts. */
export const moneyEntries: readonly RouteEntry[] = [
  ...checkoutEntries,
  {
    path: '/Studio/Payouts',
    name: 'Studio-Payouts',
    file: 'features/payouts/pages/payout-list.tsx',
    query: { ...PLACE, status: PAYOUT_STATUSES, bank: 'text', search: 'text', columns: 'text', done: ['requested', 'approved', 'paid'] },
  },
  {
    path: '/Studio/Payouts/Accounts',
    name: 'Studio-Payouts-Accounts',
    file: 'features/payouts/pages/account-list.tsx',
    query: { done: ['added', 'removed', 'confirmed'] },
  },
  { path: '/Studio/Payouts/Batches', name: 'Studio-Payouts-Batches', file: 'features/payouts/pages/batch-list.tsx' },
  {
    path: '/Studio/Payouts/Batches/{id}',
    name: 'Studio-Payouts-Batches-id',
    file: 'features/payouts/pages/batch-show.tsx',
    query: { ...PLACE, columns: 'text', done: ['paid'] },
  },
  {
    path: '/Studio/Payouts/Batches/{id}/File.csv',
    name: 'Studio-Payouts-Batches-id-csv',
    file: 'features/payouts/pages/batch-csv.tsx',
    isViewAudited: true,
  },
  {
    path: '/Studio/Payouts/Statement',
    name: 'Studio-Payouts-Statement',
    file: 'features/payouts/pages/statement.tsx',
    query: { mentor: 'slug', month: 'slug' },
  },
  {
    path: '/Studio/Payouts/Statement.csv',
    name: 'Studio-Payouts-Statement-csv',
    file: 'features/payouts/pages/statement-csv.tsx',
    query: { mentor: 'slug', month: 'slug' },
    isViewAudited: true,
  },
  {
    path: '/Studio/Payouts/Statement.pdf',
    name: 'Studio-Payouts-Statement-pdf',
    file: 'features/payouts/pages/statement-pdf.tsx',
    query: { mentor: 'slug', month: 'slug' },
    isViewAudited: true,
  },
  {
    path: '/Studio/Payouts/{id}',
    name: 'Studio-Payouts-id',
    file: 'features/payouts/pages/payout-show.tsx',
    query: { done: ['approved', 'rejected', 'paid', 'refused'] },
  },
  {
    path: '/Studio/Payments/Shares',
    name: 'Studio-Payments-Shares',
    file: 'features/payouts/pages/share-list.tsx',
    query: { done: ['saved', 'removed'] },
  },
  {
    path: '/Studio/Payments/Gateways',
    name: 'Studio-Payments-Gateways',
    file: 'features/gateways/pages/gateway-settings.tsx',
    query: { done: ['saved', 'well', 'refused', 'away'] },
  },
  {
    path: '/Studio/Assistant/Model',
    name: 'Studio-Assistant-Model',
    file: 'features/language-models/pages/model-settings.tsx',
    query: { done: ['saved', 'well', 'refused', 'away'] },
  },
  ...bookEntries,
]
