import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform(value => value === '1')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  BASE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'wants a domain in small letters')
    .default('localhost'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'wants postgres://…')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO: flag.default(true),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(48),
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(65536).default(512),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LAUNCHER_PID: z.coerce.number().int().positive().optional(),
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
  demo: boolean
  logLevel: string
  pageCacheBytes: number
  imageCacheBytes: number
  /** Scheme and port under which the public reaches the sites; a port of 80 or 443 with its own scheme is not written. */
  publicScheme: 'http' | 'https'
  publicPort: number
  metricsToken: string | undefined
  launcherPid: number | undefined
}

/**
 * Settings from the environment, read once at start. Throws an Error whose message names each bad variable on a line of its own.
 */
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
  }
}

/** `https://name`, `http://name:3000`: the address under which the public reaches a host. */
export function originOf(config: Pick<Config, 'publicScheme' | 'publicPort'>, host: string): string {
  const usual = config.publicScheme === 'https' ? 443 : 80
  return `${config.publicScheme}://${host}${config.publicPort === usual ? '' : `:${config.publicPort}`}`
}
