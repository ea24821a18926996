import { sql } from 'kysely'
import type pg from 'pg'
import { withScope } from '#platform/db/scope.ts'

/**
 * Loads the provinces and cities, once. Source: the package idn-area-data (code MIT, data ODbL 1.0, credited on the about page), read at run time so that the
 * data are not copied into this repository.
 */
export async function loadRegions(pool: pg.Pool): Promise<void> {
  await withScope(pool, { system: 'load-regions' }, async db => {
    const { rows } = await sql`select 1 from regions.cities limit 1`.execute(db)
    if (rows.length > 0) return
    const { getProvinces, getRegencies } = await import('idn-area-data')
    const [provinces, cities] = await Promise.all([getProvinces(), getRegencies()])
    await db
      .insertInto('regions.provinces')
      .values(provinces.map(province => ({ code: province.code, name: province.name })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await db
      .insertInto('regions.cities')
      .values(cities.map(city => ({ code: city.code, province_code: city.province_code, name: city.name })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
}
