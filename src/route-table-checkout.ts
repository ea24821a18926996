import type { RouteEntry } from './route-entry.ts'

/** The order id that a gateway leads a payer back with. Nothing else of such an address counts. */
const PAYER = { order_id: 'text' } as const
const SUMMARY = { coupon: 'text' } as const

/** What a buyer sees: the summary of an order, its payment, what they bought; and what somebody without an account sees by a link. */
export const checkoutEntries: readonly RouteEntry[] = [
  { path: '/Checkout/Class/{slug}', name: 'Checkout-Class-slug', file: 'features/checkout/pages/order-class.tsx', query: SUMMARY },
  { path: '/Checkout/Program/{slug}', name: 'Checkout-Program-slug', file: 'features/checkout/pages/order-program.tsx', query: SUMMARY },
  { path: '/Checkout/Places/{slug}', name: 'Checkout-Places-slug', file: 'features/checkout/pages/order-places.tsx' },
  {
    path: '/Checkout/{invoiceId}',
    name: 'Checkout-invoiceId',
    file: 'features/checkout/pages/invoice-show.tsx',
    query: { key: 'text', secret: ['once'] },
  },
  { path: '/Checkout/{invoiceId}/Qr.svg', name: 'Checkout-invoiceId-Qr', file: 'features/checkout/pages/qr.tsx' },
  { path: '/Checkout/{invoiceId}/Receipt.pdf', name: 'Checkout-invoiceId-Receipt', file: 'features/checkout/pages/receipt.tsx' },
  { path: '/Pay/{key}', name: 'Pay-key', file: 'features/checkout/pages/pay-show.tsx' },
  { path: '/Pay/{key}/Qr.svg', name: 'Pay-key-Qr', file: 'features/checkout/pages/qr.tsx' },
  { path: '/Pay/{key}/Receipt.pdf', name: 'Pay-key-Receipt', file: 'features/checkout/pages/receipt.tsx' },
  { path: '/Account/Orders', name: 'Account-Orders', file: 'features/checkout/pages/order-list.tsx' },
  { path: '/Account/Orders/{file}', name: 'Account-Orders-invoiceId-pdf', file: 'features/checkout/pages/receipt.tsx' },
  { path: '/Account/Places/{code}', name: 'Account-Places-code', file: 'features/checkout/pages/place-claim.tsx' },
  { path: '/CallbackPayment', name: 'CallbackPayment', file: 'features/brands/pages/callback-payment.server.tsx', query: PAYER },
  { path: '/Payment-Status/Error', name: 'Payment-Status-Error', file: 'features/brands/pages/payment-status.server.tsx', query: PAYER },
  {
    path: '/Payment-Status/Success',
    name: 'Payment-Status-Success',
    file: 'features/brands/pages/payment-status.server.tsx',
    query: PAYER,
  },
]
