import type { Ctx } from '#platform/context.ts'
import { type Gateway, type GatewayName, type GatewayTools, METHODS, type Method } from './gateway.ts'
import { hasNeeded, type Keys, keysPurpose, parseKeys } from './keys.ts'
import { type ChosenGateway, listChosen } from './settings-rows.server.ts'
import { createTransport } from './transport.server.ts'

/**
 * Returns a gateway with the tenant's keys; undefined if it has none (of transfers: no account). One that is switched off is found, too: what is open there
 * still has to be asked, and refunds go back the way they came. One statement, which requests share until the settings change: notifications come in hundreds.
 */
export async function findGateway(ctx: Ctx, tools: GatewayTools, name: GatewayName): Promise<Gateway | undefined> {
  const row = (await ctx.cached('gateways', ['gateways'], () => listChosen(ctx))).find(one => one.gateway === name)
  return row && (await loadGateway(ctx, tools, row))
}

/** Loads a gateway's code, and gives it the tenant's keys. For this feature alone. */
export async function loadGateway(
  { tenantId }: Pick<Ctx, 'tenantId'>,
  tools: GatewayTools,
  row: ChosenGateway,
): Promise<Gateway | undefined> {
  if (row.gateway === 'transfer') {
    if (row.accounts.length === 0) return undefined
    const { createTransfer } = await import('./transfer/transfer.ts')
    return createTransfer(row.accounts)
  }
  const keys = openKeys(tenantId, tools, row)
  if (!keys || !hasNeeded(row.gateway, keys)) return undefined
  const { isProduction } = row
  const transport = createTransport(row.gateway, tools, isProduction)
  if (row.gateway === 'midtrans') {
    const { createMidtrans } = await import('./midtrans/midtrans.server.ts')
    return createMidtrans({ keys, isProduction, transport })
  }
  const { createXendit } = await import('./xendit/xendit.server.ts')
  return createXendit({ keys, transport })
}

/** Opens a gateway's keys; undefined if it has none, or the installation's secret is another one by now. */
export function openKeys(
  tenantId: Ctx['tenantId'],
  { seal }: Pick<GatewayTools, 'seal'>,
  { gateway, sealedKeys }: Pick<ChosenGateway, 'gateway' | 'sealedKeys'>,
): Keys | undefined {
  const opened = sealedKeys === null ? undefined : seal.open(keysPurpose(tenantId, gateway), sealedKeys)
  return opened === undefined ? undefined : parseKeys(gateway, opened)
}

/** Returns the methods that a payer may choose now, in their usual order. One statement. */
export async function listMethods(ctx: Ctx): Promise<Method[]> {
  const rows = await listChosen(ctx)
  return METHODS.filter(method => rows.some(row => row.isUsable && row.methods.includes(method)))
}

/** Returns the gateway that serves a method: the first of `GATEWAYS` that is switched on with it; undefined if none is. One statement. */
export async function gatewayOf(ctx: Ctx, method: Method): Promise<GatewayName | undefined> {
  return (await listChosen(ctx)).find(row => row.isUsable && row.methods.includes(method))?.gateway
}
