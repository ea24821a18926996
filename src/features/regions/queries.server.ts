import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'

/** A province or a city. The id is its code, e.g. `32` and `32.73`. */
export interface Region {
  id: string
  name: string
}

/** Returns all provinces by name. One statement, cached without tags: they don't change. */
export async function listProvinces(ctx: Ctx): Promise<Region[]> {
  return await ctx.cached('provinces', [], () =>
    ctx.db.selectFrom('regions.provinces').select(['code as id', 'name']).orderBy('name').execute(),
  )
}

/** Returns the cities and regencies of a province by name. One statement, cached. Throws NotFound for an unknown province. */
export async function listCities(ctx: Ctx, provinceId: string): Promise<(Region & { provinceId: string })[]> {
  const cities = await ctx.cached(`cities of ${provinceId}`, [], () =>
    ctx.db
      .selectFrom('regions.cities')
      .select(['code as id', 'name', 'province_code as provinceId'])
      .where('province_code', '=', provinceId)
      .orderBy('name')
      .execute(),
  )
  if (cities.length === 0) throw new NotFound()
  return cities
}

/** Returns all cities and regencies by name. One statement, cached without tags: they don't change. */
export async function listAllCities(ctx: Ctx): Promise<Region[]> {
  return await ctx.cached('all cities', [], () =>
    ctx.db.selectFrom('regions.cities').select(['code as id', 'name']).orderBy('name').execute(),
  )
}
