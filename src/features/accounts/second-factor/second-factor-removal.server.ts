import type pg from 'pg'

/**
 * Removes an account's second factor: secret, recovery codes, trusted devices. Returns true if it was on. Sends no mail; the caller has made sure that
 * the owner wants it.
 */
export async function removeSecondFactor(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with gone as (delete from "twoFactor" where "userId" = $1),
      forgotten as (delete from verification where value = $1)
     update "user" set "twoFactorEnabled" = false, "updatedAt" = now()
      where id = $1 and ("twoFactorEnabled" or exists (select from "twoFactor" where "userId" = $1 and verified))`,
    [userId],
  )
  return rowCount !== 0
}
