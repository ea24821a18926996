import type pg from 'pg'
import { toTenantId } from '#platform/db/ids.ts'
import { keyOf } from './upload.ts'

/** Returns key, size and SHA-256 of all tenants' finished uploads, for a backup: on its own connection, outside a scope. */
export async function listKeptFiles(client: pg.ClientBase): Promise<{ key: string; sizeBytes: number; sha256: string }[]> {
  const { rows } = await client.query<{
    tenant_id: string
    id: string
    url_name: string
    stored_as: string | null
    size_bytes: string
    sha256: string
  }>(
    `select tenant_id, id, url_name, stored_as, size_bytes, encode(sha256, 'hex') as sha256 from uploads where state = 'kept' order by tenant_id, id`,
  )
  return rows.map(row => ({
    key: keyOf(toTenantId(row.tenant_id), row.id, row.url_name, row.stored_as),
    sizeBytes: Number(row.size_bytes),
    sha256: row.sha256,
  }))
}
