import { useLoaderData, useRevalidator } from 'react-router'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { isUuid } from '#platform/db/ids.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder } from '#ui/app/finder.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hrefWith } from '#ui/href.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { changeMedia, deleteMedia, replaceMedia, restoreMedia } from '../commands.server.ts'
import { FILE_KINDS, LIST_STATES } from '../media-file.ts'
import { getMedia, getQuota, listMedia } from '../queries.server.ts'
import { type MediaChange, mediaChange, mediaFilter } from '../schema.ts'
import { libraryReason, libraryTexts } from '../texts.ts'
import { FileTile } from '../ui/file-tile.tsx'
import { MediaDetails } from '../ui/media-details.tsx'
import { StorageBar } from '../ui/storage-bar.tsx'
import { Unfinished, UploadArea } from '../ui/upload-area.tsx'
import { UploadList } from '../ui/upload-list.tsx'
import { useUpload } from '../ui/use-upload.tsx'

const BASE = '/Studio/Media'

/** The tenant's files, with what is said about one of them. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const t = libraryTexts(lang)
  const { file, done, ...filter } = Object.fromEntries(query)
  const read = mediaFilter.safeParse(filter)
  const page = await listMedia(ctx, read.data ?? mediaFilter.parse({}))
  return {
    title: t.title,
    lead: t.fill('lead', { site: site.settings.title }),
    page,
    quota: await getQuota(ctx),
    shown: file && isUuid(file) ? await getMedia(ctx, file) : null,
    query: filter,
    done,
  }
})

export const action = appAction({
  change: async ({ ctx, query }, fields) => {
    const file = await changeMedia(ctx, readChange(fields))
    return pathOf(query, file.id, 'saved')
  },
  replace: async ({ ctx, query }, fields) => {
    const file = await replaceMedia(ctx, { id: idOf(fields, 'id'), with: idOf(fields, 'with') })
    return pathOf(query, file.id, 'replaced')
  },
  delete: async ({ ctx, query }, fields) => {
    const id = idOf(fields, 'id')
    await deleteMedia(ctx, id)
    return pathOf(query, id, 'deleted')
  },
  restore: async ({ ctx, query }, fields) => {
    const file = await restoreMedia(ctx, idOf(fields, 'id'))
    return pathOf(query, file.id, 'restored')
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MediaList() {
  const { title, lead, page, quota, shown, query, done } = useLoaderData<typeof loader>()
  const t = useTexts(libraryTexts)
  const revalidator = useRevalidator()
  const uploading = useUpload(({ url }) => {
    // Without an address it could not be read back: the list can't be either, and its failure would take the page with all uploads away.
    if (url) void revalidator.revalidate()
  })
  const listed = { ...query }
  const { after, ...filter } = listed
  const hrefOf = (file: string) => hrefWith(BASE, listed, 'file', file)
  const closeHref = hrefWith(BASE, listed, 'file', undefined)
  return (
    <AppPage title={title} lead={lead}>
      <UploadArea onFiles={uploading.add}>
        <Unfinished />
        <UploadList uploading={uploading} />
      </UploadArea>
      <StorageBar use={quota} />
      <Finder
        base={BASE}
        query={filter}
        search={{ label: t.search, hint: t.searchHint }}
        filter={{ name: 'kind', label: t.kindFilter, all: t.allKinds, choices: FILE_KINDS.map(kind => [kind, t.kinds[kind]]) }}
      />
      <div className="mt-2">
        <Finder
          base={BASE}
          query={filter}
          filter={{ name: 'state', label: t.stateFilter, all: t.allStates, choices: LIST_STATES.map(state => [state, t.states[state]]) }}
        />
      </div>
      <div className={`mt-6 gap-6 ${shown ? 'flex flex-col lg:grid lg:grid-cols-[1fr_26rem] lg:items-start' : ''}`}>
        {shown && (
          <div className="lg:order-2">
            <MediaDetails key={shown.id} file={shown} base={hrefOf(shown.id)} closeHref={closeHref} done={done} />
          </div>
        )}
        <div className="min-w-0">
          {page.items.length === 0 ? (
            <Nothing isFiltered={Object.values(listed).some(value => value !== '')} />
          ) : (
            <ul aria-label={t.files} className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-4">
              {page.items.map(file => (
                <li key={file.id}>
                  <A
                    href={hrefOf(file.id)}
                    data-media={file.id}
                    aria-current={file.id === shown?.id ? 'true' : undefined}
                    className="hover:border-primary aria-current:border-primary border-line block h-full rounded-lg border-2 p-2"
                  >
                    <FileTile file={file} />
                  </A>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
            {after && (
              <A href={hrefWith(BASE, filter, 'after', undefined)} className="btn btn-quiet">
                {t.newest}
              </A>
            )}
            {page.next && (
              <A href={hrefWith(BASE, filter, 'after', page.next)} className="btn btn-quiet">
                {t.older}
              </A>
            )}
          </p>
        </div>
      </div>
    </AppPage>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(libraryTexts)
  if (isFiltered) return <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: BASE }} />
  return (
    <div className="border-line rounded-(--radius-card) border border-dashed px-6 py-12 text-center">
      <h2 className="text-2xl font-bold">{t.none.title}</h2>
      <p className="text-ink-soft mx-auto mt-2 max-w-[45ch]">{t.none.text}</p>
    </div>
  )
}

/** Returns the path of the list as it was, with a file shown and what was done with it. */
function pathOf(query: URLSearchParams, file: string, done: string): string {
  const next = new URLSearchParams(query)
  next.set('file', file)
  next.set('done', done)
  return `${BASE}?${next}`
}

function idOf(fields: URLSearchParams, name: string): string {
  const id = fields.get(name) ?? ''
  if (!isUuid(id)) throw new NotFound(libraryReason('FileMissing'))
  return id
}

/** Returns the change that the form names: `alt.id`, `alt.en`; `focus` and `crop` as JSON, empty for none. Throws InvalidInput. */
function readChange(fields: URLSearchParams): MediaChange {
  const given = Object.fromEntries(fields)
  const alt = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (name.startsWith('alt.') ? [[name.slice(4), value]] : [])),
  )
  const read = mediaChange.safeParse({
    id: given['id'],
    name: given['name'],
    author: given['author'],
    licence: given['licence'] || null,
    ...(Object.keys(alt).length > 0 && { alt }),
    ...('focus' in given && { focus: readJson(given['focus']) }),
    ...('crop' in given && { crop: readJson(given['crop']) }),
  })
  if (!read.success) throw new InvalidInput(libraryReason('FormRefused'), toReasons(read.error))
  return read.data
}

/** Returns null for an empty field; what is no JSON is refused by the schema. */
function readJson(text: string | undefined): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
