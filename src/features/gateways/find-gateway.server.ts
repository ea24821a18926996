import type { Ctx } from '#platform/context.ts'
import { type Gateway, type GatewayName, type GatewayTools, METHODS, type Method } from './gateway.ts'
import { listChosen } from './settings-rows.server.ts'

/**
 * Returns a gateway with the tenant's keys; undefined if it has none (of transfers: no account). One that is switched off is found, too: what is open there
 * still has to be asked, and refunds go back the way they came. One statement.
 */
export async function findGateway(ctx: Ctx, _tools: GatewayTools, name: GatewayName): Promise<Gateway | undefined> {
  const row = (await listChosen(ctx)).find(one => one.gateway === name)
  if (!row) return undefined
  if (name === 'transfer') {
    if (row.accounts.length === 0) return undefined
    const { createTransfer } = await import('./transfer/transfer.ts')
    return createTransfer(row.accounts)
  }
  return undefined
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
