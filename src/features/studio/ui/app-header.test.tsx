import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { enterAsSuperadmin, impersonate } from '#features/members/roles.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { type Lang, langPrefix } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { loadShell } from '../shell.server.ts'
import { AppHeader } from './app-header.tsx'

const database = openTestDatabase()

let mine: TenantId
let budi: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  budi = await enrol(database, mine, 'Budi', ['student'])
})

/** Returns the header for this member, below the language's prefix; without `who` for nobody. */
async function headerOf(who?: Enrolled, lang: Lang = 'id'): Promise<string> {
  const shell = await database.asTenant(
    mine,
    async ctx => loadShell({ ctx, site: buildSite({ of: mine }), lang, page: { path: '/Studio' }, visit: { cookie: () => undefined } }),
    {
      ...(who && { viewer: await who.viewer() }),
    },
  )
  const basename = langPrefix(lang) || '/'
  const { dataRoutes, query } = createStaticHandler([{ path: '*', Component: () => <AppHeader shell={shell} /> }], { basename })
  const context = await query(new Request(`http://localhost${basename === '/' ? '' : basename}/Studio`))
  if (context instanceof Response) throw new Error('no page')
  return renderToString(
    <LangContext value={lang}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </LangContext>,
  )
}

async function does(who: Enrolled, work: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  await database.asTenant(mine, work, { viewer: await who.viewer() })
}

describe('the bar on every page', () => {
  it('is there for nobody who acts as themselves', async () => {
    expect(await headerOf(budi)).not.toContain('data-acting')
    expect(await headerOf(await enrol(database, mine, 'Xena', ['admin', 'superadmin']))).not.toContain('data-acting')
    expect(await headerOf()).not.toContain('data-acting')
  })

  it('says who looks as what, or works as superadmin, and leaves it by one click in the reader’s language', async () => {
    const staff = await enrol(database, mine, 'Vina', ['admin'])
    await does(staff, ctx => impersonate(ctx, 'teacher'))
    expect(await headerOf(staff)).toMatch(/data-acting.*sebagai Guru\..*action="\/Account".*value="stop-looking"/s)
    const entered = await enrol(database, mine, 'Wulan', ['superadmin'])
    await does(entered, ctx => enterAsSuperadmin(ctx, 'membantu'))
    expect(await headerOf(entered, 'en')).toMatch(/data-acting.*Superadmin mode.*action="\/en\/Account".*value="leave-superadmin"/s)
  })
})
