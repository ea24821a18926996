import type { RouteEntry } from './route-entry.ts'

/** Pages about money: how it is taken, orders, the ledger, payouts. */
export const moneyEntries: readonly RouteEntry[] = [
  {
    path: '/Studio/Payments/Gateways',
    name: 'Studio-Payments-Gateways',
    file: 'features/gateways/pages/gateway-settings.tsx',
    query: { done: ['saved', 'well', 'refused', 'away'] },
  },
]
