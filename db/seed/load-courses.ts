import { importTexts } from '#features/course-files/import-folder.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import type { SeedTenant } from './content-types.ts'
import { courses, movedTo } from './courses.ts'
import { seedId } from './ids.ts'
import { addressOf } from './media.ts'

/** Loads the outlines and chapters of a tenant's written classes, after the classes. Throws where a part of a folder does not come. */
export async function loadCourses({ db, tenantId, seed, now }: { db: Db; tenantId: TenantId; seed: SeedTenant; now: Date }): Promise<void> {
  for (const { slug } of seed.classes) {
    const texts = courses.get(`${seed.slug}/${slug}`)
    if (!texts) continue
    const result = await importTexts({ db, tenantId, now }, movedTo(texts, now), {
      classId: seedId(seed.slug, 'class', slug),
      isPublished: true,
      idOf: place => seedId(seed.slug, 'place', slug, place),
      addressOf: path => addressOf(`${seed.slug}/${slug}`, path),
    })
    if (!result || result.notes.length > 0) throw new Error(`${seed.slug}/${slug}: ${JSON.stringify(result?.notes ?? 'no chapter')}`)
    await addModuleTitles(db, tenantId, seedId(seed.slug, 'class', slug))
  }
}

/** A search finds a class by the titles of its modules, too. */
async function addModuleTitles(db: Db, tenantId: TenantId, classId: string): Promise<void> {
  const modules = await db
    .selectFrom('class_modules')
    .select('title')
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .execute()
  await db
    .updateTable('classes')
    .set(eb => ({ words: eb('words', '||', ` ${modules.map(({ title }) => title).join(' ')}`) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .execute()
}
