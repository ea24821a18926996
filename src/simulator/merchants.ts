import type { Merchant, Weather } from './model.ts'
import type { Sql } from './store.ts'

/** Server keys that the simulator accepts; each is a merchant of its own. */
const KEY = /^SB-simulator-[A-Za-z0-9._-]{1,100}$/
/** Keys of the same merchant for one purpose: Iris has a creator's and an approver's. */
const ROLE = /-(creator|approver)$/

export interface KeyOf {
  merchant: string
  role: 'creator' | 'approver' | undefined
}

/** Returns whose key it is; undefined if the simulator does not accept it. */
export function readKey(key: string): KeyOf | undefined {
  if (!KEY.test(key)) return undefined
  const role = ROLE.exec(key)?.[1]
  return { merchant: key.replace(ROLE, ''), role: role === 'creator' || role === 'approver' ? role : undefined }
}

/** Returns whose key an `Authorization: Basic` header bears as its user name. Source: Midtrans and Xendit, "Authentication". */
export function readBasic(header: string | undefined): KeyOf | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return undefined
  const [key = '', password] = Buffer.from(encoded, 'base64').toString().split(':')
  return password === '' ? readKey(key) : undefined
}

interface Row {
  key: string
  name: string | null
  callback_token: string | null
  payout_key: string | null
  notification_url: string | null
  payout_url: string | null
  holders: Record<string, string>
  weather: Weather
}

/** Returns a merchant's settings; the defaults if it has set none. Weather that has ended is left out. */
export async function findMerchant(sql: Sql, key: string, now: Date): Promise<Merchant> {
  const { rows } = await sql.query<Row>('select * from merchants where key = $1', [key])
  const row = rows[0]
  const weather = row?.weather ?? {}
  return {
    key,
    name: row?.name ?? 'Toko Simulator',
    callbackToken: row?.callback_token ?? `${key}-callback`,
    payoutKey: row?.payout_key ?? `${key}-merchant`,
    notificationUrl: row?.notification_url ?? null,
    payoutUrl: row?.payout_url ?? null,
    holders: row?.holders ?? {},
    weather: weather.until && new Date(weather.until) <= now ? {} : weather,
  }
}

export interface MerchantSettings {
  name?: string | undefined
  callbackToken?: string | undefined
  payoutKey?: string | undefined
  notificationUrl?: string | undefined
  payoutUrl?: string | undefined
  holders?: Record<string, string> | undefined
}

/** Sets what a merchant sets in the gateway's dashboard. What is left out stays. */
export async function setMerchant(sql: Sql, key: string, settings: MerchantSettings): Promise<void> {
  await sql.query(
    `insert into merchants as m (key, name, callback_token, payout_key, notification_url, payout_url, holders) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (key) do update set name = coalesce(excluded.name, m.name), callback_token = coalesce(excluded.callback_token, m.callback_token),
       payout_key = coalesce(excluded.payout_key, m.payout_key), notification_url = coalesce(excluded.notification_url, m.notification_url),
       payout_url = coalesce(excluded.payout_url, m.payout_url), holders = m.holders || excluded.holders`,
    [
      key,
      settings.name,
      settings.callbackToken,
      settings.payoutKey,
      settings.notificationUrl,
      settings.payoutUrl,
      JSON.stringify(settings.holders ?? {}),
    ],
  )
}

/** Makes the weather that the gateway has for one merchant. */
export async function setWeather(sql: Sql, key: string, weather: Weather): Promise<void> {
  await sql.query('insert into merchants (key, weather) values ($1, $2) on conflict (key) do update set weather = excluded.weather', [
    key,
    JSON.stringify(weather),
  ])
}
