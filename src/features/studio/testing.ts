import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { Enrolled } from '#features/members/testing.ts'
import { createVisitor, type VisitOptions } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { PageRoute } from '#platform/http/page-routes.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import type { TestDatabase } from '#platform/testing/database.ts'

export interface PageModule {
  loader: (args: LoaderFunctionArgs) => Promise<{ html: string | null }>
  action?: (args: ActionFunctionArgs) => Promise<unknown>
}

export type Fields = Record<string, string> | [name: string, value: string][]

/** Visits pages of the signed-in product and sends their forms. The routes come from whoever may read the table. */
export function createStudio(database: TestDatabase, routes: readonly PageRoute[]) {
  const visitor = createVisitor(database, [...routes])
  return {
    /** The page's HTML. Throws where it is not shown. */
    async show({ loader }: PageModule, address: string, options: VisitOptions): Promise<string> {
      return (await visitor.show(loader, address, options)).html ?? ''
    },
    /** The status or the way on of a page that is not shown; its HTML where it is. */
    async visit({ loader }: PageModule, address: string, options: VisitOptions): Promise<string> {
      const answer = await visitor.visit(loader, address, options)
      return typeof answer === 'string' ? answer : (answer.html ?? '')
    },
    /** Where the form leads, the status that it is refused with, or the page that is shown again. */
    async submit({ loader, action }: PageModule, address: string, fields: Fields, options: VisitOptions): Promise<string> {
      if (!action) throw new Error(`${address} takes no forms`)
      const answer = await visitor.submit({ loader, action }, address, fields, options)
      return typeof answer === 'string' ? answer : (answer.html ?? '')
    },
  }
}

/** A visit of somebody's, at the moment's standing of their session. */
export async function as(who: Enrolled, of: TenantId, more: Partial<VisitOptions> = {}): Promise<VisitOptions> {
  return { of, viewer: await who.viewer(), ...more }
}

export async function addProgram(database: TestDatabase, tenantId: TenantId, name: string): Promise<string> {
  const id = newId()
  await database.pool.query(
    `insert into programs (tenant_id, id, slug, name, summary, content, is_active) values ($1, $2, $3, $4, '', '{}', true)`,
    [tenantId, id, name.toLowerCase().replaceAll(' ', '-'), name],
  )
  return id
}

/** A mail in the tenant's outbox. Answers its id. */
export async function addMail(database: TestDatabase, tenantId: TenantId): Promise<string> {
  const html = '<p onclick="x">Isi "email"</p>'
  const words = { subject: 'Halo <b>Siti</b>', text: 'Isi & <i>teks</i>', html }
  await database.asTenant(tenantId, ctx => postMail(ctx, { template: 'uji', lang: 'id', to: 'siti@contoh.id', ...words, isSecret: false }))
  const { rows } = await database.pool.query<{ id: string }>('select id from mails where tenant_id = $1', [tenantId])
  return rows[0]?.id ?? ''
}
