import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { loadGateway, openKeys } from './find-gateway.server.ts'
import { GATEWAYS, type GatewayName, type GatewayTools, isGatewayFault, type Method, type TransferAccount } from './gateway.ts'
import {
  fieldNameOf,
  GATEWAY_METHODS,
  KEY_FIELDS,
  type KeyField,
  type Keys,
  keysPurpose,
  MOST_ACCOUNTS,
  NEEDED_FIELDS,
  OPEN_FIELDS,
} from './keys.ts'
import { type ChosenGateway, listChosen } from './settings-rows.server.ts'
import { gatewayReason } from './texts.ts'

/** A gateway's settings as staff see them: which keys are there, and none of them. */
export interface GatewaySettings extends Omit<ChosenGateway, 'sealedKeys' | 'isUsable'> {
  /** Secrets that are stored. */
  stored: KeyField[]
  /** What is no secret. */
  open: Keys
}

export interface GatewayInput {
  gateway: GatewayName
  isEnabled: boolean
  isProduction: boolean
  methods: Method[]
  accounts: TransferAccount[]
  /** An empty secret keeps the stored one; what is no secret is replaced. */
  keys: Keys
}

/** Returns the settings of all gateways. One statement. Throws as `requirePermission`. */
export async function listGatewaySettings(ctx: Ctx, tools: Pick<GatewayTools, 'seal'>): Promise<GatewaySettings[]> {
  requirePermission(ctx.viewer, 'payments.write')
  const rows = await listChosen(ctx)
  return GATEWAYS.map(gateway => {
    const row = rows.find(one => one.gateway === gateway)
    if (!row) return { ...UNSET, gateway, stored: [], open: {} }
    const { sealedKeys: _sealed, isUsable: _usable, ...shown } = row
    const keys = openKeys(ctx.tenantId, tools, row) ?? {}
    return { ...shown, stored: secretsOf(gateway).filter(field => keys[field]), open: pick(keys, OPEN_FIELDS) }
  })
}

const UNSET = { isEnabled: false, isProduction: false, methods: [], accounts: [], triedAt: null, isTriedWell: null }

const secretsOf = (gateway: GatewayName): KeyField[] => [...KEY_FIELDS[gateway]].filter(field => !OPEN_FIELDS.includes(field))

const pick = (keys: Keys, fields: readonly KeyField[]): Keys =>
  Object.fromEntries(fields.flatMap(field => (keys[field] ? [[field, keys[field]]] : [])))

/**
 * Saves how a gateway is used. Secrets that are left empty stay, as long as the mode does: keys of the sandbox are no keys of production. Audited without the
 * keys. Throws as `requirePermission` and `requireFreshProof`, and InvalidInput.
 */
export async function saveGateway(ctx: Ctx, input: GatewayInput, tools: Pick<GatewayTools, 'seal'>): Promise<void> {
  requirePermission(ctx.viewer, 'payments.write')
  requireFreshProof(ctx)
  const { gateway } = input
  await sql`select from gateway_settings where tenant_id = ${ctx.tenantId} and gateway = ${gateway} for update`.execute(ctx.db)
  const before = (await listChosen(ctx)).find(one => one.gateway === gateway)
  const isOtherMode = before !== undefined && before.isProduction !== input.isProduction
  const kept = before && !isOtherMode ? pick(openKeys(ctx.tenantId, tools, before) ?? {}, secretsOf(gateway)) : {}
  const keys = { ...kept, ...pick(input.keys, KEY_FIELDS[gateway]) }
  const problems = problemsOf(input, keys, isOtherMode && before.sealedKeys !== null)
  if (problems.length > 0) throw new InvalidInput(formReason('FormRefused'), problems)
  const changed = secretsOf(gateway).filter(field => input.keys[field])
  const sealed = Object.keys(keys).length > 0 ? tools.seal.seal(keysPurpose(ctx.tenantId, gateway), JSON.stringify(keys)) : null
  const isUntried = changed.length > 0 || isOtherMode
  await sql`insert into gateway_settings as s
      (tenant_id, gateway, is_enabled, is_production, sealed_keys, methods, accounts, changed_by, changed_at)
    values (${ctx.tenantId}, ${gateway}, ${input.isEnabled}, ${input.isProduction}, ${sealed}, ${input.methods},
      ${JSON.stringify(input.accounts)}::jsonb, ${memberOf(ctx)}, ${ctx.now})
    on conflict (tenant_id, gateway) do update set is_enabled = excluded.is_enabled, is_production = excluded.is_production,
      sealed_keys = excluded.sealed_keys, methods = excluded.methods, accounts = excluded.accounts, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, tried_at = case when ${isUntried} then null else s.tried_at end,
      is_tried_well = case when ${isUntried} then null else s.is_tried_well end`.execute(ctx.db)
  ctx.announce('gateways')
  await writeAudit(ctx, {
    act: 'gateway.changed',
    subject: gateway,
    details: {
      state: input.isEnabled ? 'on' : 'off',
      mode: input.isProduction ? 'production' : 'sandbox',
      methods: input.methods,
      ...(changed.length > 0 && { keys: changed }),
      ...(gateway === 'transfer' && { accounts: input.accounts.map(({ bank, number }) => `${bank} …${number.slice(-4)}`) }),
    },
  })
}

const memberOf = ({ viewer }: Ctx) => (viewer.kind === 'person' ? viewer.person.memberId : null)

function problemsOf(input: GatewayInput, keys: Keys, isOtherMode: boolean): FieldReason[] {
  const { gateway, isEnabled, methods, accounts } = input
  const at = (field: KeyField) => fieldNameOf(gateway, field)
  const wrong = Object.entries(input.keys).flatMap(([field, key]) => {
    const known = KEY_FIELDS[gateway].find(one => one === field)
    return known && key && !/^[!-~]{1,300}$/.test(key) ? [{ path: at(known), reason: gatewayReason('keyForm') }] : []
  })
  const missing = isEnabled || isOtherMode ? NEEDED_FIELDS[gateway].filter(field => !keys[field]) : []
  const isAllowed = methods.every(method => GATEWAY_METHODS[gateway].includes(method))
  const hasMeans = gateway !== 'transfer' || accounts.length > 0
  return [
    ...wrong,
    ...missing.map(field => ({ path: at(field), reason: gatewayReason(isOtherMode ? 'keyAgain' : 'keyMissing') })),
    ...(!isAllowed || (isEnabled && methods.length === 0) ? [{ path: `${gateway}-methods`, reason: gatewayReason('methods') }] : []),
    ...(isEnabled && !hasMeans ? [{ path: 'transfer-bank-0', reason: gatewayReason('accounts') }] : []),
    ...accounts
      .slice(0, MOST_ACCOUNTS)
      .flatMap((account, i) => (isAccount(account) ? [] : [{ path: `transfer-number-${i}`, reason: gatewayReason('account') }])),
    ...(accounts.length > MOST_ACCOUNTS ? [{ path: 'transfer-bank-0', reason: gatewayReason('accounts') }] : []),
  ]
}

function isAccount({ bank, number, holder }: TransferAccount): boolean {
  return /^\d{5,30}$/.test(number) && bank !== '' && bank.length <= 60 && holder !== '' && holder.length <= 100
}

/**
 * Tries a gateway's keys by a call that changes nothing, and keeps what came of it. `pause` ends the transaction before the gateway is asked. Audited. Throws as
 * `requirePermission` and `requireFreshProof`, and NotFound without keys.
 */
export async function tryGateway(
  ctx: Ctx,
  gateway: GatewayName,
  tools: GatewayTools,
  pause: () => Promise<void>,
): Promise<'well' | 'refused' | 'away'> {
  requirePermission(ctx.viewer, 'payments.write')
  requireFreshProof(ctx)
  const row = (await listChosen(ctx)).find(one => one.gateway === gateway)
  const loaded = row && (await loadGateway(ctx, tools, row))
  if (!loaded) throw new NotFound(gatewayReason('noKeys'))
  await pause()
  const result = await resultOf(ctx, loaded.tryKeys(new AbortController().signal))
  // Keys that were changed meanwhile have not been tried.
  await sql`update gateway_settings set tried_at = ${ctx.now}, is_tried_well = ${result === 'well'}
    where tenant_id = ${ctx.tenantId} and gateway = ${gateway} and sealed_keys is not distinct from ${row.sealedKeys}`.execute(ctx.db)
  await writeAudit(ctx, { act: 'gateway.tried', subject: gateway, details: { state: result } })
  return result
}

async function resultOf({ log }: Ctx, tried: Promise<void>): Promise<'well' | 'refused' | 'away'> {
  try {
    await tried
    return 'well'
  } catch (error) {
    if (!isGatewayFault(error)) throw error
    log.warn({ fault: error.kind, words: error.message }, 'a payment gateway did not take its keys')
    return error.kind === 'refused' ? 'refused' : 'away'
  }
}
