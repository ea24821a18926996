import type { Ctx } from '#platform/context.ts'
import type { PaymentOrigins } from '#platform/http/security-headers.ts'
import type { GatewayName, GatewayTools } from './gateway.ts'
import { listChosen } from './settings-rows.server.ts'

const NONE: PaymentOrigins = { scripts: [], frames: [], forms: [] }

/**
 * Returns what a page needs on which one pays by this gateway. Source: docs.midtrans.com, "Snap: content security policy"; docs.xendit.co, "Payment sessions".
 */
export function originsOf(
  gateway: GatewayName,
  { isProduction }: { isProduction: boolean },
  { simulator }: Pick<GatewayTools, 'simulator'>,
): PaymentOrigins {
  if (gateway === 'transfer') return NONE
  if (simulator && !isProduction) return { scripts: [], frames: [simulator.origin], forms: [simulator.origin] }
  if (gateway === 'midtrans') {
    const app = isProduction ? 'https://app.midtrans.com' : 'https://app.sandbox.midtrans.com'
    return { scripts: [app], frames: [app], forms: [app] }
  }
  const pages = isProduction
    ? ['https://checkout.xendit.co', 'https://xen.to']
    : ['https://checkout-staging.xendit.co', 'https://dev.xen.to']
  return { scripts: [], frames: pages, forms: pages }
}

/** Returns what the tenant's gateways need that are switched on: a page on which one pays sets it as `visit.paymentOrigins`. One statement. */
export async function findPaymentOrigins(ctx: Ctx, tools: Pick<GatewayTools, 'simulator'>): Promise<PaymentOrigins> {
  const all = (await listChosen(ctx)).filter(row => row.isUsable).map(row => originsOf(row.gateway, row, tools))
  const gather = (of: keyof PaymentOrigins) => [...new Set(all.flatMap(origins => origins[of]))]
  return { scripts: gather('scripts'), frames: gather('frames'), forms: gather('forms') }
}
