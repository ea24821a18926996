import { isAppError } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import type { ClassDetail } from './class.ts'
import { getClass, getOwnClass, type OwnClass } from './detail-query.server.ts'

interface Names {
  code: string
  slug: string
}

/** Keeps the names that readers may know a class by, where it has others now: their addresses lead to the class from now on. */
export async function keepFormerNames(ctx: Ctx, id: string, before: Names, now: Names): Promise<void> {
  const gone = [...new Set([before.slug, before.code.toLowerCase()])].filter(name => name !== now.slug && name !== now.code.toLowerCase())
  if (gone.length === 0) return
  await ctx.db
    .insertInto('class_former_names')
    .values(gone.map(name => ({ tenant_id: ctx.tenantId, name, class_id: id, left_at: ctx.now })))
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet(eb => ({ class_id: eb.ref('excluded.class_id'), left_at: eb.ref('excluded.left_at') })),
    )
    .execute()
}

/** Lets the former names go that a class has now. */
export async function forgetFormerName(ctx: Ctx, { code, slug }: Names): Promise<void> {
  await ctx.db
    .deleteFrom('class_former_names')
    .where('tenant_id', '=', ctx.tenantId)
    .where('name', 'in', [slug, code.toLowerCase()])
    .execute()
}

type FindArgs = [args: Pick<PageArgs, 'ctx' | 'visit'>, name: string, pathOf: (one: Names & { isPremium: boolean }) => string]

/**
 * Returns the published class that a page's address names. Throws a redirect to `pathOf` where only a former name does, and NotFound. One statement; two where
 * no class has the name.
 */
export async function getClassOrLead(...[args, name, pathOf]: FindArgs): Promise<ClassDetail> {
  return await getClass(args.ctx, name).catch(error => orLead(error, args, name, pathOf))
}

/** As `getClassOrLead`; for who takes part in it also a class that was withdrawn. */
export async function getOwnClassOrLead(...[args, name, pathOf]: FindArgs): Promise<OwnClass> {
  return await getOwnClass(args.ctx, name).catch(error => orLead(error, args, name, pathOf))
}

async function orLead(error: unknown, ...[args, name, pathOf]: FindArgs): Promise<never> {
  const former = isAppError(error) && error.status === 404 ? await findFormer(args.ctx, name) : undefined
  throw former ? redirectPage(pathOf(former), args) : error
}

async function findFormer(ctx: Ctx, name: string): Promise<(Names & { isPremium: boolean }) | undefined> {
  return await ctx.db
    .selectFrom('class_former_names as f')
    .innerJoin('classes as c', join => join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.class_id'))
    .select(['c.code', 'c.slug', 'c.is_premium as isPremium'])
    .where('f.tenant_id', '=', ctx.tenantId)
    .where('f.name', '=', name.toLowerCase())
    .where(isPublished(ctx, 'c'))
    .executeTakeFirst()
}
