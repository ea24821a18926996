import type { Ctx } from '#platform/context.ts'

/** As many as a form's list of suggestions can hold. */
const MAX_CHOICES = 2000

/** Returns the tenant's classes by name, for a form: with the code, since names repeat. One statement. */
export async function listClassNames(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  const classes = await ctx.db
    .selectFrom('classes')
    .select(['id', 'name', 'code'])
    .where('tenant_id', '=', ctx.tenantId)
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_CHOICES)
    .execute()
  return classes.map(({ id, name, code }) => ({ id, name: `${name}, ${code}` }))
}
