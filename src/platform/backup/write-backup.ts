import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { toMissing } from '../missing.ts'
import { withConnection } from './connection.ts'
import { ABOUT, type KeptFile, MANIFEST, type Manifest, nameOf, newAbout, ROOT_FILES, type TableOf } from './format.ts'
import { holdFiles } from './held-files.ts'
import { RowSum } from './row-sum.ts'
import { listSequences, listTables, rowsOf } from './tables.ts'

const press = promisify(gzip)
/** Rows are sent in parts of this size, since tar wants each entry's size before its bytes. */
const PART_BYTES = 4 * 1024 * 1024

export interface BackupSource {
  databaseUrl: string
  dataDir: string
  storage: 'disk' | 's3'
  version: string
  /** Returns the uploaded files that the rows name, in the transaction of the backup. */
  listFiles(client: pg.ClientBase): Promise<KeptFile[]>
}

/**
 * Writes database, uploaded files and secrets to one archive, all as of one moment, while the product runs: rows are read in one snapshot, files are held by
 * hard links as soon as it is taken. The file appears under its name when it is whole. Returns what it holds. Decision 032.
 */
export async function writeBackup(source: BackupSource, target: string): Promise<Manifest> {
  const partial = `${target}.partial`
  const archive = pack()
  const written = pipeline(archive, createWriteStream(partial, { mode: 0o600 }))
  try {
    const [manifest] = await Promise.all([
      fill(source, archive).catch((error: unknown) => {
        archive.destroy()
        throw error
      }),
      written,
    ])
    await rename(partial, target)
    return manifest
  } catch (error) {
    await written.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

async function fill(source: BackupSource, archive: Pack): Promise<Manifest> {
  return await withConnection(source.databaseUrl, async client => {
    await client.query('begin isolation level repeatable read read only')
    const wanted = await source.listFiles(client)
    const held = await holdFiles(source, wanted)
    try {
      const tables = await listTables(client)
      const about = newAbout({
        createdAt: new Date().toISOString(),
        version: source.version,
        migration: await newestMigration(client),
        tables,
      })
      await add(archive, ABOUT, JSON.stringify(about))
      const sums: Manifest['tables'] = []
      for (const [at, table] of tables.entries()) sums.push(await addTable(archive, client, table, at))
      const sequences = await listSequences(client)
      await client.query('commit')
      // In the present, outside the snapshot: what is gone and still named was not removed by the product.
      const named = new Set(held.removed.length > 0 ? (await source.listFiles(client)).map(({ key }) => key) : [])
      for (const file of held.files) if (source.storage === 'disk') await addFile(archive, held.pathOf(file), file)
      const rootFiles = await addRootFiles(archive, source.dataDir)
      const manifest = {
        tables: sums,
        sequences,
        storage: source.storage,
        files: held.files,
        removedMeanwhile: held.removed.filter(key => !named.has(key)),
        missing: held.removed.filter(key => named.has(key)),
        rootFiles,
      }
      await add(archive, MANIFEST, JSON.stringify(manifest))
      archive.finalize()
      return manifest
    } finally {
      await held.release()
    }
  })
}

async function newestMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from migrations.kysely_migration order by name desc limit 1')
  if (!rows[0]) throw new Error('the database is empty: nothing to back up')
  return rows[0].name
}

async function addTable(archive: Pack, client: pg.ClientBase, table: TableOf, at: number): Promise<Manifest['tables'][number]> {
  const sum = new RowSum()
  let part: Buffer[] = []
  let bytes = 0
  let parts = 0
  async function flush() {
    if (bytes === 0) return
    await add(archive, `tables/${at}/${parts++}.gz`, await press(Buffer.concat(part)))
    part = []
    bytes = 0
  }
  for await (const chunk of client.query(copyTo(`copy (${rowsOf(table)}) to stdout`))) {
    // Named boundary: the stream's type does not say that its chunks are buffers.
    const buffer = chunk as Buffer
    sum.add(buffer)
    part.push(buffer)
    bytes += buffer.length
    if (bytes >= PART_BYTES) await flush()
  }
  await flush()
  return { name: nameOf(table), rows: sum.rows, checksum: sum.checksum() }
}

/** Throws if the file is not the one that its row describes. */
async function addFile(archive: Pack, path: string, { key, sizeBytes, sha256 }: KeptFile): Promise<void> {
  const hash = createHash('sha256')
  await new Promise<void>((done, fail) => {
    const entry = archive.entry({ name: `uploads/${key}`, size: sizeBytes, mode: 0o600 }, error => (error ? fail(error) : done()))
    entry.on('error', fail)
    const file = createReadStream(path)
    file.on('data', chunk => hash.update(chunk))
    file.on('error', fail)
    file.pipe(entry)
  })
  if (hash.digest('hex') !== sha256) throw new Error(`the uploaded file ${key} is damaged: its bytes are not those of its row`)
}

async function addRootFiles(archive: Pack, dataDir: string): Promise<string[]> {
  const added: string[] = []
  for (const name of ROOT_FILES) {
    const bytes = await readFile(join(dataDir, name)).catch(toMissing)
    if (!bytes) continue
    await add(archive, `root/${name}`, bytes)
    added.push(name)
  }
  return added
}

async function add(archive: Pack, name: string, bytes: string | Buffer): Promise<void> {
  await new Promise<void>((done, fail) => {
    archive.entry({ name, mode: 0o600 }, bytes, error => (error ? fail(error) : done()))
  })
}
