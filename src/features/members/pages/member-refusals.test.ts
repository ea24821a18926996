import { createRequestHandler, RouterContextProvider } from 'react-router'
import { decode } from 'turbo-stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { setPageArgs } from '#page/page.server.ts'
import { buildForm, createRequests, type Fields } from '#page/testing.ts'
import { testBuild } from '#page/testing-build.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import { as, type Enrolled, enrol } from '../testing.ts'
import * as memberShow from './member-show.tsx'

const database = openTestDatabase()
const open = createRequests(database, table)
const ROUTE = 'Studio-Members-id'

/** React Router's own request handler with this one page; a document is its action data as JSON. */
const handle = createRequestHandler(
  testBuild({
    entry: {
      module: {
        default: (_request, status, headers, { staticHandlerContext: { actionData } }) => Response.json(actionData, { status, headers }),
      },
    },
    routes: { [ROUTE]: { id: ROUTE, path: '*', module: memberShow } },
  }),
)

let mine: TenantId
let admin: Enrolled
let who: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  who = await enrol(database, mine, 'Budi', ['student'])
})

/** Submits a form of the member page as a browser without JavaScript (`''`) or as React Router (`.data`) does. */
async function send(suffix: '' | '.data', query: string, fields: Fields): Promise<Response> {
  const request = open(`/Studio/Members/${who.id}${query}`, await as(admin, mine))
  request.args.visit.sentForm = () => buildForm(fields)
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  const url = new URL(request.url)
  url.pathname += suffix
  try {
    return await handle(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }), context)
  } finally {
    await request.commit()
  }
}

/** Returns the action data of either kind of response. */
async function actionDataOf(response: Response, suffix: '' | '.data'): Promise<unknown> {
  if (!suffix) return Object(await response.json())[ROUTE]
  if (!response.body) throw new Error('no body')
  const { value } = await decode(response.body)
  return Object(value).data
}

describe.each(['', '.data'] as const)('a refused form of a member’s page, sent to `…%s`', suffix => {
  it('comes back with 422 and its values where the tick is missing', async () => {
    const response = await send(suffix, '', { form: 'remove' })
    expect(response.status).toBe(422)
    expect(await actionDataOf(response, suffix)).toEqual({
      name: 'remove',
      values: { form: 'remove' },
      message: 'Belum tersimpan. Periksa isian yang ditandai.',
      problems: [{ path: 'sure', message: 'Centang dahulu kotak ini kalau kamu yakin.' }],
    })
  })

  it('comes back with 422 and all that was ticked where a limit is not known', async () => {
    const programs = [newId(), newId()]
    const fields: Fields = [['form', 'grant'], ...programs.map((id): [string, string] => ['programIds', id])]
    const response = await send(suffix, '?role=lead_program', fields)
    expect(response.status).toBe(422)
    expect(await actionDataOf(response, suffix)).toMatchObject({
      name: 'grant',
      values: { form: 'grant', programIds: programs.join(',') },
      problems: [{ path: 'programIds', message: 'Salah satu pilihan tidak ada lagi di situs ini. Pilih ulang.' }],
    })
  })
})
