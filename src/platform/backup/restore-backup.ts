import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type Extract, extract } from 'tar-stream'
import { migrate } from '../db/migrate.ts'
import { withConnection } from './connection.ts'
import { ABOUT, type About, MANIFEST, type Manifest, nameOf, parseAbout, parseManifest, ROOT_FILES, type TableOf } from './format.ts'
import { RowSum } from './row-sum.ts'
import { columnsOf, quoted, rowsOf } from './tables.ts'

export interface RestoreTarget {
  /** An empty database. */
  databaseUrl: string
  migrations: string
  /** Creates the queue's schema. */
  makeQueue(): Promise<void>
  /** Where files go; undefined: their bytes are checked only. */
  dataDir: string | undefined
}

type Entry = Extract extends AsyncIterable<infer E> ? E : never

interface Found {
  about?: About
  manifest?: Manifest
  /** SHA-256 by key. */
  files: Map<string, string>
  /** Tables whose rule binds their owner, too. */
  guarded: string[]
  /** Tables with triggers, which are off while the rows come. */
  triggered: string[]
}

/**
 * Restores an archive: migrates the database to the archive's migration, then fills it in one transaction, which commits only if every row, sequence and file of
 * the manifest has arrived: the tables are read again for that. Returns what is restored. Throws if the archive is damaged or not whole.
 */
export async function restoreBackup(archive: string, target: RestoreTarget): Promise<Manifest & Pick<About, 'createdAt' | 'version'>> {
  return await withConnection(target.databaseUrl, async client => {
    const found: Found = { files: new Map(), guarded: [], triggered: [] }
    const tar = extract()
    const read = pipeline(createReadStream(archive), tar)
    read.catch(() => {})
    for await (const entry of tar) await take(entry, found, target, client)
    await read
    const { about, manifest } = found
    if (!about || !manifest) throw new Error('the backup is not whole: its manifest is missing')
    for (const file of manifest.storage === 'disk' ? manifest.files : [])
      if (found.files.get(file.key) !== file.sha256) throw new Error(`the uploaded file ${file.key} is missing or damaged`)
    for (const { name, value } of manifest.sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    for (const [at, table] of about.tables.entries()) await check(client, table, manifest.tables[at])
    await client.query('set constraints all immediate')
    for (const table of found.guarded) await client.query(`alter table ${table} force row level security`)
    for (const table of found.triggered) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await client.query('analyze')
    return { ...manifest, createdAt: about.createdAt, version: about.version }
  })
}

async function take(entry: Entry, found: Found, target: RestoreTarget, client: pg.Client): Promise<void> {
  const { name } = entry.header
  const [kind = '', first = ''] = name.split('/')
  if (name === ABOUT) {
    found.about = parseAbout(String(await buffer(entry)))
    await prepare(found, found.about, target, client)
  } else if (name === MANIFEST) found.manifest = parseManifest(String(await buffer(entry)))
  else if (kind === 'tables') {
    const table = found.about?.tables[Number(first)]
    if (!table) throw new Error(`the backup holds rows of an unknown table: ${name}`)
    await pipeline(entry, createGunzip(), client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`)))
  } else if (kind === 'uploads' && /^uploads\/[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(name)) {
    const hash = createHash('sha256')
    await keep(entry, name, target, chunk => hash.update(chunk))
    found.files.set(name.slice('uploads/'.length), hash.digest('hex'))
  } else if (kind === 'root' && ROOT_FILES.includes(first)) {
    await keep(entry, first, target)
  } else throw new Error(`the backup holds something unknown: ${name}`)
}

/** Writes a new file of the data folder, if there is one. */
async function keep(
  entry: Entry,
  name: string,
  { dataDir }: RestoreTarget,
  onChunk: (chunk: Uint8Array) => void = () => {},
): Promise<void> {
  async function* content() {
    for await (const chunk of entry) {
      // Named boundary: the archive's streams are untyped; their chunks are buffers.
      onChunk(chunk as Uint8Array)
      yield chunk as Uint8Array
    }
  }
  if (!dataDir) {
    for await (const _ of content());
    return
  }
  const path = join(dataDir, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content(), { flag: 'wx', mode: 0o600 })
}

/**
 * Leaves the connection in the transaction that the rows go into, with every table empty, and notes the tables whose triggers and rule are lifted until the
 * commit.
 */
async function prepare(found: Found, about: About, target: RestoreTarget, client: pg.Client): Promise<void> {
  await migrate(target.databaseUrl, target.migrations, { to: about.migration })
  await target.makeQueue()
  await client.query('begin')
  // What a trigger makes of a row, such as a balance of the ledger, is in the backup as well; and the ledger's own refuse to be emptied.
  found.triggered = await listTables(
    client,
    about.tables,
    'exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)',
  )
  for (const table of found.triggered) await client.query(`alter table ${table} disable trigger user`)
  // Rows of the migrations and of the queue's beginning are in the backup, too.
  await client.query(`truncate ${about.tables.map(quoted).join(', ')} cascade`)
  // COPY does not work under the tenants' rule, which binds the tables' owner as well; it is put back before the commit.
  found.guarded = await listTables(client, about.tables, 'c.relforcerowsecurity')
  for (const table of found.guarded) await client.query(`alter table ${table} no force row level security`)
}

/** Returns those of the tables whose row of `pg_class`, `c`, fits the condition. */
async function listTables(client: pg.ClientBase, tables: TableOf[], condition: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${condition}`,
  )
  const names = new Set(rows.map(({ name }) => name))
  return tables.filter(table => names.has(nameOf(table))).map(quoted)
}

async function check(client: pg.ClientBase, table: TableOf, wanted: Manifest['tables'][number] | undefined): Promise<void> {
  const sum = new RowSum()
  await pipeline(client.query(copyTo(`copy (${rowsOf(table)}) to stdout`)), sum.writable())
  if (sum.rows !== wanted?.rows || sum.checksum() !== wanted.checksum)
    throw new Error(`${nameOf(table)} differs from the backup: ${sum.rows} rows instead of ${wanted?.rows ?? 'none'}`)
}
