import { type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { HeadTags } from '#ui/head-tags.tsx'
import { LinkedDataScript } from '#ui/linked-data-script.tsx'
import { saveChapter, unsaveChapter } from '../bookmarks.server.ts'
import { addNote, removeNote } from '../notes.server.ts'
import { findOpen, loadPlayer, type PlayerData } from '../player.server.ts'
import { takeAhead } from '../read-ahead.ts'
import { Player } from '../ui/player.tsx'

export const loader = appLoader(loadPlayer)

/** What was fetched ahead is shown at once. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<PlayerData | undefined> {
  return await takeAhead(request.url, async () => await serverLoader<typeof loader>())
}

/** A chapter that was fetched ahead is fetched once. */
export function shouldRevalidate({ actionStatus, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined ? defaultShouldRevalidate : actionStatus !== 401
}

export const action = appAction({
  async note(args, fields) {
    const { chapter, path } = await findOpen(args)
    await addNote(args.ctx, chapter.id, Object.fromEntries(fields))
    return path
  },
  async save(args) {
    const { chapter, path } = await findOpen(args)
    await saveChapter(args.ctx, chapter.id)
    return path
  },
  async unsave(args) {
    const { chapter, path } = await findOpen(args)
    await unsaveChapter(args.ctx, chapter.id)
    return path
  },
  async 'remove-note'(args, fields) {
    const { path } = await findOpen(args)
    await removeNote(args.ctx, fields.get('id') ?? '')
    return path
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ChapterShow() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <HeadTags head={data.head} />
      <LinkedDataScript graph={data.head.linkedData} />
      <Player data={data} />
    </>
  )
}
