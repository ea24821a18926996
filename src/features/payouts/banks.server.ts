import { sql } from 'kysely'
import type { Gateway, GatewayName, PayoutDriver } from '#features/gateways/gateway.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Try } from '#platform/jobs/job.ts'
import { BANK_CODE, BANKS, type Bank } from './bank-account.ts'

/** A gateway that pays out. */
export type PayingGateway = 'midtrans' | 'xendit'
const PAYING: readonly PayingGateway[] = ['midtrans', 'xendit']

/** What payouts need of gateways: `features/gateways`, with the process's tools; in tests a scripted one. */
export interface PayingTools {
  seal: Seal
  findGateway(ctx: Ctx, name: GatewayName): Promise<Gateway | undefined>
}

export interface Paying {
  name: PayingGateway
  driver: PayoutDriver
}

/** Returns the tenant's gateway that payouts go by: the first that is switched on and has the keys for it; undefined if none has. */
export async function findPaying(ctx: Ctx, tools: PayingTools): Promise<Paying | undefined> {
  for (const name of await listSwitchedOn(ctx)) {
    const driver = (await tools.findGateway(ctx, name))?.payouts
    if (driver) return { name, driver }
  }
  return undefined
}

/** Returns the driver of a gateway that payouts went by, also of one that was switched off since. */
export async function findDriver(ctx: Ctx, tools: PayingTools, name: PayingGateway): Promise<PayoutDriver | undefined> {
  return (await tools.findGateway(ctx, name))?.payouts
}

async function listSwitchedOn(ctx: Ctx): Promise<PayingGateway[]> {
  const { rows } = await sql<{ gateway: string }>`
    select gateway from gateway_settings where tenant_id = ${ctx.tenantId} and is_enabled and sealed_keys is not null`.execute(ctx.db)
  return PAYING.filter(name => rows.some(({ gateway }) => gateway === name))
}

/** Returns the banks that payouts go to: those that the tenant's gateway listed last, else our own list. */
export async function listPayoutBanks(ctx: Ctx): Promise<readonly Bank[]> {
  const { rows } = await sql<{ banks: Bank[] }>`
    select b.banks from payout_banks b join gateway_settings s on s.tenant_id = b.tenant_id and s.gateway = b.gateway and s.is_enabled
    where b.tenant_id = ${ctx.tenantId} and jsonb_array_length(b.banks) > 0 order by b.gateway limit 1`.execute(ctx.db)
  return rows[0]?.banks ?? BANKS
}

const TIMEOUT_MS = 20_000

/** Returns a signal that ends a call to a gateway: after twenty seconds, or with the job. */
export const callSignal = ({ signal }: Pick<Try, 'signal'>) => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])

/** Asks the tenant's gateway for its banks and keeps them. No transaction is open meanwhile. */
export async function refreshBanks(ctx: Ctx, trial: Try, tools: PayingTools): Promise<void> {
  const paying = await findPaying(ctx, tools)
  if (!paying) return
  await trial.startAgain()
  const listed = await paying.driver.banks(callSignal(trial))
  const banks = listed.filter(({ code }) => BANK_CODE.test(code))
  await sql`insert into payout_banks (tenant_id, gateway, banks, asked_at)
    values (${ctx.tenantId}, ${paying.name}, ${JSON.stringify(banks)}, ${ctx.now})
    on conflict (tenant_id, gateway) do update set banks = excluded.banks, asked_at = excluded.asked_at`.execute(ctx.db)
}
