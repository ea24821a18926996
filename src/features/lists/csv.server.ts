import { stringify } from 'csv-stringify/sync'
import { writeAudit } from '#features/audit/audit.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import { lastingQuery } from '#ui/app/list/list-state.ts'

/** Some rows of a list, and the cursor of the next ones. */
export interface CsvPart {
  rows: readonly (readonly (string | number)[])[]
  after: string | null
}

interface CsvList {
  /** File name without date and ending. */
  name: string
  head: readonly string[]
  /** For lists of people: what the audit log calls the download, and what it was narrowed by. */
  audited?: { what: string; query: URLSearchParams }
  /** Reads the rows after a cursor; it checks who asks. */
  read(ctx: Ctx, after: string | undefined): Promise<CsvPart>
}

/**
 * Returns a whole list as a CSV file, read and sent part by part, so that neither side holds it whole: UTF-8 with a byte order mark, which spreadsheets ask
 * for, and no cell that a spreadsheet takes for a formula. The first part is read within the request: its refusals are those of the page.
 */
export async function csvResponse(
  { ctx, site, defer }: Pick<PageArgs, 'ctx' | 'site' | 'defer'>,
  { name, head, audited, read }: CsvList,
): Promise<Response> {
  const first = await read(ctx, undefined)
  if (audited)
    await writeAudit(ctx, { act: 'list.downloaded', subject: audited.what, details: Object.fromEntries(lastingQuery(audited.query)) })
  let next: CsvPart | undefined = first
  let isBegun = false
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isBegun) next = next?.after ? await defer(apart => read(apart, next?.after ?? undefined)) : undefined
      if (!next) return controller.close()
      const text = stringify(isBegun ? [...next.rows] : [head, ...next.rows], {
        bom: !isBegun,
        escape_formulas: true,
        record_delimiter: 'windows',
      })
      isBegun = true
      // An empty chunk would not ask for the next one.
      if (text === '') return controller.close()
      controller.enqueue(encoder.encode(text))
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${site.slug}-${ctx.now.toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
