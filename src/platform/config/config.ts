import type { NetConnectOpts } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { parseMailbox } from '../mail/mail-address.ts'
import { type MailSettings, parseMailServer } from '../mail/mail-server.ts'
import { parseClamd } from '../scan/clamd.ts'
import type { StorageSettings } from '../storage/storage.ts'
import { CALL_HOST_NAMES, type CallHostName, PARTS, type Part, parseCallHosts, parseParts } from './parts.ts'

const flag = z.enum(['0', '1']).transform(value => value === '1')

const hostName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'wants a domain in small letters')

/** A variable parsed by `parse`. The error says what it `wants`, never the value, which may contain a password. */
function readBy<T>(parse: (text: string) => T | undefined, wants: string) {
  return z.string().transform((text, { addIssue }): T => {
    const value = parse(text)
    if (value !== undefined) return value
    addIssue(wants)
    return z.NEVER
  })
}

/** Returns `host:port` pairs; undefined if one is none. */
function parseHosts(text: string): string[] | undefined {
  const hosts = text.split(',').map(one => one.trim().toLowerCase())
  return hosts.every(one => /^[a-z0-9.-]+:\d{1,5}$/.test(one) || /^\[[0-9a-f:]+\]:\d{1,5}$/.test(one)) ? hosts : undefined
}

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  BASE_DOMAIN: hostName.default('localhost'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'wants postgres://…')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(48),
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(65536).default(512),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(1),
  LAUNCHER_PID: z.coerce.number().int().positive().optional(),
  SMTP_URL: readBy(parseMailServer, 'wants smtp://user:password@host:587 or smtps://user:password@host, percent-encoded').optional(),
  MAIL_FROM: readBy(parseMailbox, 'wants one address: Nama <email@contoh.id>').optional(),
  SECRET: z.string().min(32, 'wants 32 characters or more').optional(),
  ACCOUNT_HOST: hostName.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CALL_HOSTS: readBy(
    parseCallHosts,
    `wants pairs like services=api.example.id,rest=db.example.id; names: ${CALL_HOST_NAMES.join(', ')}`,
  ).optional(),
  SERVE: readBy(parseParts, `wants some of ${PARTS.join(', ')}, with commas`).optional(),
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).max(10_000_000).default(6000),
  PICTURES_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(300),
  WEBHOOKS_LOOPBACK: flag.default(false),
  GATEWAY_SIMULATOR: flag.optional(),
  LOCAL_MODELS: readBy(parseHosts, 'wants hosts with ports, like 127.0.0.1:11434, with commas').optional(),
  SERVICE_WORKER: flag.default(true),
  CLAMD: readBy(parseClamd, 'wants tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl').optional(),
  CLAMD_MAX_MB: z.coerce.number().int().min(1).max(4096).default(100),
})

export interface Config {
  isProduction: boolean
  port: number
  host: string
  dataDir: string
  baseDomain: string
  /** undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  databasePool: number
  /** True: an empty database gets the demo, wherever; false: never; undefined: on `localhost` alone. */
  demo: boolean | undefined
  logLevel: string
  pageCacheBytes: number
  imageCacheBytes: number
  /** Scheme and port that the public uses to reach the sites. The scheme's default port is omitted from URLs. */
  publicScheme: 'http' | 'https'
  publicPort: number
  metricsToken: string | undefined
  launcherPid: number | undefined
  /** How long the process serves on after it has been told to stop; `/readyz` is 503 from the beginning. */
  drainMs: number
  /** undefined: mails stay in the outbox. */
  mail: MailSettings | undefined
  /** Key for signing and encryption; undefined: the one in `DATA_DIR/secret`, which is made at the first start. */
  secret: string | undefined
  /** The account site's host. */
  accountHost: string
  /** Number of trusted proxies in front of this process, whose X-Forwarded-For is used. */
  trustedProxies: number
  /** An OpenID Connect provider to use instead of the account site; `{slug}` in the client id is replaced by the tenant's. */
  externalIdentity: { issuer: string; clientId: string; clientSecret: string } | undefined
  google: KeyPair | undefined
  github: KeyPair | undefined
  /** Dedicated API hosts, each with its group of endpoints. */
  callHosts: ReadonlyMap<string, CallHostName>
  serves: ReadonlySet<Part>
  /** API requests per network and process; 0: unlimited. */
  callsPerMinute: number
  /** New pictures that a network may order in a minute, by process; 0: unlimited. */
  picturesPerMinute: number
  /** Webhooks may lead to this very machine; on a developer's only. */
  webhooksLoopback: boolean
  /**
   * Where the simulator of payment gateways is: its public origin, and the port of this machine that answers for it; undefined: nowhere. `isWithDemoOnly`: it
   * answers only while the database is the demo's.
   */
  gatewaySimulator: { origin: string; port: number; isWithDemoOnly: boolean } | undefined
  /** Where the simulator of language models is, as that of gateways. */
  modelSimulator: Config['gatewaySimulator']
  /** Hosts with ports of language models that may be private and without TLS. */
  localModels: ReadonlySet<string>
  /** False: browsers remove the service worker and what it has kept (`src/worker/off.ts`). */
  isWorkerOn: boolean
  /** Storage of uploaded files. */
  storage: StorageSettings
  /** ClamAV's daemon, which scans uploads; undefined: uploads are not scanned. */
  clamd: { address: NetConnectOpts; maxBytes: number } | undefined
}

/** Credentials of this installation at another site. */
export interface KeyPair {
  clientId: string
  clientSecret: string
}

/** Parses the settings from the environment. Throws an Error whose message lists each invalid variable on its own line. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const e = parsed.data
  return {
    isProduction: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    baseDomain: e.BASE_DOMAIN,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    demo: e.DEMO,
    logLevel: e.LOG_LEVEL,
    pageCacheBytes: e.PAGE_CACHE_MB * 1024 * 1024,
    imageCacheBytes: e.IMAGE_CACHE_MB * 1024 * 1024,
    publicScheme: e.PUBLIC_SCHEME,
    publicPort: e.PUBLIC_PORT ?? e.PORT,
    metricsToken: e.METRICS_TOKEN,
    launcherPid: e.LAUNCHER_PID,
    drainMs: e.DRAIN_SECONDS * 1000,
    mail: mailOf(e),
    secret: e.SECRET,
    accountHost: e.ACCOUNT_HOST ?? `account.${e.BASE_DOMAIN}`,
    trustedProxies: e.TRUSTED_PROXIES,
    externalIdentity: externalIdentityOf(e),
    google: pairOf('GOOGLE', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET),
    github: pairOf('GITHUB', e.GITHUB_CLIENT_ID, e.GITHUB_CLIENT_SECRET),
    callHosts: e.CALL_HOSTS ?? new Map(),
    serves: e.SERVE ?? new Set(PARTS),
    callsPerMinute: e.CALLS_PER_MINUTE,
    picturesPerMinute: e.PICTURES_PER_MINUTE,
    webhooksLoopback: webhooksLoopbackOf(e),
    gatewaySimulator: simulatorOf(e, 'gateway'),
    modelSimulator: simulatorOf(e, 'model'),
    localModels: new Set(e.LOCAL_MODELS),
    isWorkerOn: e.SERVICE_WORKER,
    storage: storageOf(e),
    clamd: e.CLAMD && { address: e.CLAMD, maxBytes: e.CLAMD_MAX_MB * 1024 * 1024 },
  }
}

/** Whoever may add a webhook could otherwise reach every service of the machine. */
function webhooksLoopbackOf({ WEBHOOKS_LOOPBACK, BASE_DOMAIN }: z.infer<typeof environment>): boolean {
  if (WEBHOOKS_LOOPBACK && BASE_DOMAIN !== 'localhost') throw new Error('WEBHOOKS_LOOPBACK: is for BASE_DOMAIN=localhost only')
  return WEBHOOKS_LOOPBACK
}

/** Both come with the demo, unless told otherwise. They play gateways for tenants that are not in production, for which no money moves, and language models. */
function simulatorOf(e: z.infer<typeof environment>, name: 'gateway' | 'model'): Config['gatewaySimulator'] {
  if (!(e.GATEWAY_SIMULATOR ?? e.DEMO ?? e.BASE_DOMAIN === 'localhost')) return undefined
  const publicPlace = { publicScheme: e.PUBLIC_SCHEME, publicPort: e.PUBLIC_PORT ?? e.PORT }
  return { origin: originOf(publicPlace, `${name}.${e.BASE_DOMAIN}`), port: e.PORT, isWithDemoOnly: !e.GATEWAY_SIMULATOR }
}

function mailOf(e: z.infer<typeof environment>): MailSettings | undefined {
  if (!e.SMTP_URL) return undefined
  if (!e.MAIL_FROM) throw new Error('MAIL_FROM: is needed with SMTP_URL')
  return { server: e.SMTP_URL, from: e.MAIL_FROM }
}

function storageOf(e: z.infer<typeof environment>): StorageSettings {
  if (e.STORAGE === 'disk') return { kind: 'disk' }
  if (!e.S3_BUCKET) throw new Error('S3_BUCKET: is needed with STORAGE=s3')
  if (Boolean(e.S3_ACCESS_KEY_ID) !== Boolean(e.S3_SECRET_ACCESS_KEY))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  const credentials =
    e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY ? { accessKeyId: e.S3_ACCESS_KEY_ID, secretAccessKey: e.S3_SECRET_ACCESS_KEY } : undefined
  return { kind: 's3', bucket: e.S3_BUCKET, region: e.S3_REGION, endpoint: e.S3_ENDPOINT, credentials }
}

function externalIdentityOf(e: z.infer<typeof environment>): Config['externalIdentity'] {
  const keys = pairOf('OIDC', e.OIDC_CLIENT_ID, e.OIDC_CLIENT_SECRET)
  if (!e.OIDC_ISSUER && !keys) return undefined
  if (!e.OIDC_ISSUER || !keys) throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together')
  return { issuer: e.OIDC_ISSUER, ...keys }
}

function pairOf(name: string, clientId: string | undefined, clientSecret: string | undefined): KeyPair | undefined {
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together`)
  return { clientId, clientSecret }
}

/** Returns a host's public origin: `https://name`, `http://name:3000`. */
export function originOf(config: Pick<Config, 'publicScheme' | 'publicPort'>, host: string): string {
  const usual = config.publicScheme === 'https' ? 443 : 80
  return `${config.publicScheme}://${host}${config.publicPort === usual ? '' : `:${config.publicPort}`}`
}
