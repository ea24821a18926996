import type { Settings } from '#features/sites/settings.ts'
import type { PageArgs } from '#page/page.server.ts'
import { findDraft, requireEditor } from './drafts.server.ts'
import { type ComposedPath, type TypedValues, toTyped } from './setting-fields.ts'
import { beginTrial, trialOf, withChanges } from './trial.server.ts'
import type { ShownDraft } from './ui/draft-saver.ts'

interface DraftPage {
  memberId: string
  /** The settings with the draft's changes. */
  settings: Settings
  /** The same as they are typed, and what is published. */
  initial: TypedValues
  published: TypedValues
  draft: ShownDraft | undefined
}

/** A page whose sections are composed; `settings`: what is published of it, where the site does not carry it. */
interface ComposedPage {
  path: ComposedPath
  settings?: Partial<Settings>
}

/** Returns what every page of the draft shows, and lets the frame beside its form show the draft. Throws as `requireEditor`. */
export async function loadDraftPage(
  { ctx, site, visit, seal }: Pick<PageArgs, 'ctx' | 'site' | 'visit' | 'seal'>,
  page?: ComposedPage,
): Promise<DraftPage> {
  const memberId = requireEditor(ctx)
  if (!trialOf(visit, site, seal)) beginTrial(visit, site, seal, { draftId: null, where: 'frame' })
  const draft = await findDraft(ctx)
  const published = { ...site.settings, ...page?.settings }
  const settings = withChanges(published, draft?.changes ?? {})
  return {
    memberId,
    settings,
    initial: toTyped(settings, page?.path),
    published: toTyped(published, page?.path),
    draft: draft && {
      id: draft.id,
      newestVersion: draft.newestVersion,
      conflicts: draft.conflicts.map(({ path, theirs, by }) => ({ path, theirs, by })),
    },
  }
}
