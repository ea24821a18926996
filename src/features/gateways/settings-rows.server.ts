import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { GATEWAYS, type GatewayName, isGatewayName, isMethod, type Method, type TransferAccount } from './gateway.ts'

/** A gateway that the tenant has settings of, with its sealed keys. */
export interface ChosenGateway {
  gateway: GatewayName
  isEnabled: boolean
  /** It is switched on and has what it needs. */
  isUsable: boolean
  isProduction: boolean
  sealedKeys: string | null
  methods: Method[]
  accounts: TransferAccount[]
  triedAt: Date | null
  isTriedWell: boolean | null
}

/** Returns the tenant's gateways in the order of `GATEWAYS`. For this feature alone: it holds the sealed keys. */
export async function listChosen(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<ChosenGateway[]> {
  const { rows } = await sql<Omit<ChosenGateway, 'gateway' | 'methods' | 'isUsable'> & { gateway: string; methods: string[] }>`
    select gateway, is_enabled as "isEnabled", is_production as "isProduction", sealed_keys as "sealedKeys", methods, accounts,
      tried_at as "triedAt", is_tried_well as "isTriedWell"
    from gateway_settings where tenant_id = ${ctx.tenantId}`.execute(ctx.db)
  const chosen = rows.flatMap(({ gateway, methods, ...row }) => {
    if (!isGatewayName(gateway)) return []
    const hasMeans = gateway === 'transfer' ? row.accounts.length > 0 : row.sealedKeys !== null
    return [{ ...row, gateway, methods: methods.filter(isMethod), isUsable: row.isEnabled && hasMeans }]
  })
  return chosen.sort((a, b) => GATEWAYS.indexOf(a.gateway) - GATEWAYS.indexOf(b.gateway))
}
