import type { LoaderFunctionArgs } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { can, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import { type AppFormAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { recordFormTexts } from '#ui/app/record/texts.ts'
import { publishRecords, removeRecords, withdrawRecords } from './bulk.server.ts'
import { findSearched, listRecords } from './read.server.ts'
import { binEntityOf, canMake, canRemove, isOwned, RECORD_STATUSES, type RecordKind } from './record-kind.ts'
import { countRecordRows, type FieldValue, firstSortOf, listRecordRows, type RecordRowFilter } from './rows.server.ts'

const PER_PART = 500

/**
 * Loads a kind's list in the studio, as its address says (`search`, `state`, `filter`, `sort`, `after`, `before`); with `arrange` all records that can be put in
 * order. Throws as `requirePermission`.
 */
export async function loadRecordList({ ctx, query }: PageArgs, kind: RecordKind, base: string) {
  const filter = filterOf(query)
  const place = placeOf(query)
  const mayMake = canMake(ctx.viewer, kind)
  const mayArrange = kind.hasOrder === true && requirePermission(ctx.viewer, kind.write) === 'all'
  const found = await findSearched(ctx, kind, filter)
  const { items, ...page } = await listRecordRows(ctx, kind, filter, place, { found })
  const isArranged = mayArrange && query.get('arrange') === '1' && kind.most !== undefined
  return {
    page: { ...page, items: await withMarks(ctx, kind.noun, items) },
    counted: await countRecordRows(ctx, kind, filter, found),
    arranged: isArranged ? (await listRecords(ctx, kind, { page: 1, perPage: kind.most ?? 0 })).items : undefined,
    views: await listViews(ctx, base),
    query: Object.fromEntries(query),
    memberId: requirePerson(ctx.viewer).memberId,
    firstSort: firstSortOf(kind),
    /** The states that records of the kind can have; none without publication. */
    states: RECORD_STATUSES.filter(one => kind.publish && (one !== 'asked' || isOwned(kind))),
    hasPlace: kind.hasOrder === true,
    mayMake,
    mayArrange,
    mayPublish: kind.publish !== undefined && can(ctx.viewer, kind.publish),
    mayRemove: canRemove(ctx.viewer, kind),
  }
}

export type LoadedRecordList = Awaited<ReturnType<typeof loadRecordList>>

/** Returns the forms of a kind's list: views, bulk acts, and what undoes them. `besides`: kinds whose removal leads to this list, too. */
export function recordListForms(kind: RecordKind, base: string, besides: readonly RecordKind[] = []): Record<string, AppFormAction> {
  return {
    ...viewForms(base, ({ ctx }) => requirePermission(ctx.viewer, kind.write)),
    undo: undoForm([kind, ...besides].map(binEntityOf), base),
    ...(kind.publish && {
      publish: async ({ ctx, query }, fields) => {
        await publishRecords(ctx, kind, chosenIds(fields))
        return withDone(base, query, { done: 'published' })
      },
      withdraw: async ({ ctx, query }, fields) => {
        await withdrawRecords(ctx, kind, chosenIds(fields))
        return withDone(base, query, { done: 'withdrawn' })
      },
    }),
    delete: async ({ ctx, query }, fields) => {
      const ids = chosenIds(fields)
      return withDone(base, query, { done: 'binned', batch: await removeRecords(ctx, kind, ids), count: String(ids.length) })
    },
  }
}

/**
 * Returns the loader of a route without a page: the whole list as it is filtered and ordered, as a file. Its columns are the fields by the calls' names, without
 * rich texts and translations, between the record's id and its state. `name`: of the file.
 */
export function recordCsv(kind: RecordKind, name: string): (args: LoaderFunctionArgs) => Promise<Response> {
  const fields = Object.entries(kind.columns).flatMap(([field, column]) =>
    typeof column === 'string' || column.as !== 'json' ? [field] : [],
  )
  return appLoader(async args => {
    const { states } = recordFormTexts(args.lang)
    const filter = filterOf(args.query)
    return await csvResponse(args, {
      name,
      head: ['id', ...fields, 'status', 'updatedAt'],
      read: async (ctx, after) => {
        const page = await listRecordRows(ctx, kind, filter, { perPage: PER_PART, after }, { fields })
        const rows = page.items.map(one => [
          one.id,
          ...fields.map(field => toCell(one.fields[field])),
          states[one.status],
          one.updatedAt.toISOString(),
        ])
        return { rows, after: page.after }
      },
    })
  })
}

function filterOf(query: URLSearchParams): RecordRowFilter {
  return {
    search: query.get('search') ?? undefined,
    status: RECORD_STATUSES.find(one => one === query.get('state')),
    filter: query.get('filter') ?? undefined,
    sort: query.get('sort') ?? undefined,
  }
}

function toCell(value: FieldValue | undefined): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join('; ') : String(value)
}
