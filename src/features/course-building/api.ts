import type { OpenAPIHono } from '@hono/zod-openapi'
import { recordReason } from '#features/records/texts.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { sayReason } from '#kit/reason.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import type { ChapterWork } from './chapter-work.ts'
import { discardDraft, getChapterWork, saveChapter, toSaved } from './chapters.server.ts'
import { checkChapter } from './check.server.ts'
import { buildingContract } from './contract.ts'
import { transferModule } from './copy.server.ts'
import { getOutline } from './outline.server.ts'
import { keepTemplate, listOwnTemplates, removeTemplate, renameTemplate } from './own-templates.server.ts'
import { publishAllChapters, publishChapter, withdrawChapter } from './publish.server.ts'
import { saveOutline } from './save-outline.server.ts'
import { getChapterVersion, listChapterVersions, restoreChapterVersion } from './versions.server.ts'

/** Registers the calls that read and write the outline of a class and its chapters. */
export function addBuildingRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(buildingContract.outline, async c => {
    const { one, outline } = await getOutline(c.get('ctx'), c.req.valid('query').id)
    return c.json(toEnvelope({ id: one.id, ...outline }), 200)
  })
  api.openapi(buildingContract.saveOutline, async c => {
    const { lmsId: _, ...input } = c.req.valid('json')
    const saved = await saveOutline(c.get('ctx'), input)
    if (saved.state === 'saved') return c.json(toEnvelope(saved), 200)
    return c.json({ ...changedMeanwhile(c.get('ctx').lang), data: saved }, 409)
  })
  api.openapi(buildingContract.publishAll, async c =>
    c.json(toEnvelope(await publishAllChapters(c.get('ctx'), c.req.valid('json').id)), 200),
  )
  api.openapi(buildingContract.transfer, async c => c.json(toEnvelope(await transferModule(c.get('ctx'), c.req.valid('json'))), 201))
  api.openapi(buildingContract.templates, async c => c.json(toEnvelope(await listOwnTemplates(c.get('ctx'))), 200))
  api.openapi(buildingContract.keepTemplate, async c => c.json(toEnvelope(await keepTemplate(c.get('ctx'), c.req.valid('json'))), 201))
  api.openapi(buildingContract.renameTemplate, async c => c.json(toEnvelope(await renameTemplate(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(buildingContract.removeTemplate, async c => {
    const { id } = c.req.valid('json')
    await removeTemplate(c.get('ctx'), id)
    return c.json(toEnvelope({ id }), 200)
  })
  api.openapi(buildingContract.chapter, async c => {
    const { chapter } = await getChapterWork(c.get('ctx'), c.req.valid('query').id)
    const { id, version, shownVersion, status, slug } = toSaved(chapter, 'saved')
    return c.json(toEnvelope({ id, version, shownVersion, status, slug, work: chapter.work }), 200)
  })
  api.openapi(buildingContract.save, async c => {
    // Named boundary: the fields are those of `chapterFields`. Any body may name the tenant.
    const { id, base, lmsId: _, ...work } = c.req.valid('json') as { id: string; base: number; lmsId?: unknown } & ChapterWork
    const saved = await saveChapter(c.get('ctx'), { id, base, work })
    if (saved.state === 'saved') return c.json(toEnvelope(saved), 200)
    return c.json({ ...changedMeanwhile(c.get('ctx').lang), data: saved }, 409)
  })
  api.openapi(buildingContract.publish, async c => c.json(toEnvelope(await publishChapter(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(buildingContract.withdraw, async c => c.json(toEnvelope(await withdrawChapter(c.get('ctx'), c.req.valid('json').id)), 200))
  api.openapi(buildingContract.discard, async c => c.json(toEnvelope(await discardDraft(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(buildingContract.check, async c => c.json(toEnvelope(await checkChapter(c.get('ctx'), c.req.valid('query').id)), 200))
  api.openapi(buildingContract.versions, async c => {
    const versions = await listChapterVersions(c.get('ctx'), c.req.valid('query').id)
    return c.json(toEnvelope(versions.map(one => ({ ...one, publishedAt: one.publishedAt.toISOString() }))), 200)
  })
  api.openapi(buildingContract.version, async c => {
    const { id, version } = c.req.valid('query')
    return c.json(toEnvelope(await getChapterVersion(c.get('ctx'), id, version)), 200)
  })
  api.openapi(buildingContract.restore, async c => {
    const saved = await restoreChapterVersion(c.get('ctx'), c.req.valid('json'))
    if (saved.state === 'saved') return c.json(toEnvelope(saved), 200)
    return c.json({ ...changedMeanwhile(c.get('ctx').lang), data: saved }, 409)
  })
}

function changedMeanwhile(lang: Parameters<typeof sayReason>[1]) {
  return { status: false, message: sayReason(recordReason('RecordChanged'), lang) }
}
