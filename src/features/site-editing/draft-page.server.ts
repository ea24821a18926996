import type { Settings } from '#features/sites/settings.ts'
import type { PageArgs } from '#page/page.server.ts'
import { findDraft, requireEditor } from './drafts.server.ts'
import { type TypedValues, toTyped } from './setting-fields.ts'
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

/** Returns what every page of the draft shows, and lets the frame beside its form show the draft. Throws as `requireEditor`. */
export async function loadDraftPage({ ctx, site, visit, seal }: Pick<PageArgs, 'ctx' | 'site' | 'visit' | 'seal'>): Promise<DraftPage> {
  const memberId = requireEditor(ctx)
  if (!trialOf(visit, site, seal)) beginTrial(visit, site, seal, { draftId: null, where: 'frame' })
  const draft = await findDraft(ctx)
  const settings = withChanges(site.settings, draft?.changes ?? {})
  return {
    memberId,
    settings,
    initial: toTyped(settings),
    published: toTyped(site.settings),
    draft: draft && {
      id: draft.id,
      newestVersion: draft.newestVersion,
      conflicts: draft.conflicts.map(({ path, theirs, by }) => ({ path, theirs, by })),
    },
  }
}
