import type pg from 'pg'

/**
 * Takes the second factor from an account with all that belongs to it: secret, recovery codes, trusted devices. Answers whether it was on. Tells nobody: for
 * whoever has made sure that its owner wants it.
 */
export async function removeSecondFactor(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with gone as (delete from "twoFactor" where "userId" = $1),
      forgotten as (delete from verification where value = $1)
     update "user" set "twoFactorEnabled" = false, "updatedAt" = now() where id = $1 and "twoFactorEnabled"`,
    [userId],
  )
  return rowCount !== 0
}
