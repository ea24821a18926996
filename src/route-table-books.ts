import { CASE_KINDS } from '#features/bookkeeping/case-kinds.ts'
import { OUTCOMES } from '#features/bookkeeping/judge-lines.ts'
import { ORDER_DONE, ORDER_LIST } from '#features/bookkeeping/order-columns.ts'
import { STEPS } from '#features/bookkeeping/revenue.ts'
import { REVENUE_PARTS } from '#features/bookkeeping/revenue-words.ts'
import { SPAN_QUERY } from '#features/bookkeeping/span.ts'
import { ACCOUNT_NAMES } from '#features/ledger/accounts.ts'
import { MOVEMENT_KINDS } from '#features/ledger/movements.ts'
import type { RouteEntry } from './route-entry.ts'
import { PLACE } from './route-table-parts.ts'

/** What staff see of money: orders, coupons, cases, the ledger. */
export const bookEntries: readonly RouteEntry[] = [
  { path: '/Studio/Orders', name: 'Studio-Orders', file: 'features/bookkeeping/pages/order-list.tsx', query: { ...PLACE, ...ORDER_LIST } },
  {
    path: '/Studio/Orders.csv',
    name: 'Studio-Orders-csv',
    file: 'features/bookkeeping/pages/order-csv.tsx',
    query: ORDER_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Orders/{id}',
    name: 'Studio-Orders-id',
    file: 'features/bookkeeping/pages/order-show.tsx',
    query: { notification: 'slug', done: ORDER_DONE },
  },
  { path: '/Studio/Orders/{id}/Proof/{paymentId}', name: 'Studio-Orders-id-Proof', file: 'features/bookkeeping/pages/proof.tsx' },
  {
    path: '/Studio/Cases',
    name: 'Studio-Cases',
    file: 'features/bookkeeping/pages/case-list.tsx',
    query: { ...PLACE, state: ['open', 'settled'], kind: CASE_KINDS, columns: 'text' },
  },
  {
    path: '/Studio/Cases/{id}',
    name: 'Studio-Cases-id',
    file: 'features/bookkeeping/pages/case-show.tsx',
    query: { done: ['settled', 'refunded'] },
  },
  {
    path: '/Studio/Coupons',
    name: 'Studio-Coupons',
    file: 'features/bookkeeping/pages/coupon-list.tsx',
    query: { ...PLACE, search: 'text', state: ['open', 'closed'], columns: 'text' },
  },
  { path: '/Studio/Coupons/New', name: 'Studio-Coupons-New', file: 'features/bookkeeping/pages/coupon-edit.tsx' },
  {
    path: '/Studio/Coupons/{id}',
    name: 'Studio-Coupons-id',
    file: 'features/bookkeeping/pages/coupon-edit.tsx',
    query: { done: ['saved', 'closed'] },
  },
  { path: '/Studio/Ledger', name: 'Studio-Ledger', file: 'features/bookkeeping/pages/ledger.tsx', query: SPAN_QUERY },
  {
    path: '/Studio/Ledger/Entries',
    name: 'Studio-Ledger-Entries',
    file: 'features/bookkeeping/pages/ledger-entries.tsx',
    query: { ...PLACE, ...SPAN_QUERY, account: ACCOUNT_NAMES, owner: 'slug', kind: MOVEMENT_KINDS, columns: 'text' },
  },
  { path: '/Studio/Ledger/Movements/{id}', name: 'Studio-Ledger-Movements-id', file: 'features/bookkeeping/pages/ledger-movement.tsx' },
  {
    path: '/Studio/Ledger/Journal.csv',
    name: 'Studio-Ledger-Journal-csv',
    file: 'features/bookkeeping/pages/journal-csv.tsx',
    query: { ...SPAN_QUERY, account: ACCOUNT_NAMES },
    isViewAudited: true,
  },
  {
    path: '/Studio/Ledger/TrialBalance.csv',
    name: 'Studio-Ledger-TrialBalance-csv',
    file: 'features/bookkeeping/pages/balance-csv.tsx',
    query: SPAN_QUERY,
    isViewAudited: true,
  },
  {
    path: '/Studio/Revenue',
    name: 'Studio-Revenue',
    file: 'features/bookkeeping/pages/revenue.tsx',
    query: { ...SPAN_QUERY, step: STEPS },
  },
  {
    path: '/Studio/Revenue.csv',
    name: 'Studio-Revenue-csv',
    file: 'features/bookkeeping/pages/revenue-csv.tsx',
    query: { ...SPAN_QUERY, step: STEPS, part: REVENUE_PARTS },
    isViewAudited: true,
  },
  {
    path: '/Studio/Reconciliation',
    name: 'Studio-Reconciliation',
    file: 'features/bookkeeping/pages/reconciliation-list.tsx',
    query: PLACE,
  },
  {
    path: '/Studio/Reconciliation/{id}',
    name: 'Studio-Reconciliation-id',
    file: 'features/bookkeeping/pages/reconciliation-show.tsx',
    query: { ...PLACE, outcome: OUTCOMES, columns: 'text', done: ['made'] },
  },
]
