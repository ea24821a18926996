import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'

/**
 * Makes a person's sessions at all tenants as if they had just proven their second factor: a code counts once, and journeys that run at the same time
 * share the demo's people. The way itself is tested in features/account-site/factor-demand.test.ts.
 */
export async function proveFactor(email: string): Promise<void> {
  const { databaseUrl } = await startEmbedded(process.env['E2E_DATA'] ?? '', () => {})
  const pool = createPool(process.env['DATABASE_URL'] ?? databaseUrl, 1, () => {})
  try {
    await pool.query(
      `update sessions s set second_factor_at = now() from members m
        where m.tenant_id = s.tenant_id and m.id = s.member_id and m.email = $1`,
      [email],
    )
  } finally {
    await pool.end()
  }
}
