import { course, type LinkedData, organization, sharePicture } from '#features/sites/json-ld.ts'
import { toCityLabel } from '#kit/city-label.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { ClassDetail } from './class.ts'

/** Returns a class as a schema.org course with its cohort. */
export function linkedCourse({ site, origin }: Pick<PageArgs, 'site' | 'origin'>, one: ClassDetail, path: string): LinkedData {
  return course({
    name: one.name,
    summary: one.summary,
    image: sharePicture(origin, one.logo ?? `/art/class/${one.slug}.svg`),
    url: origin + path,
    code: one.code,
    lang: one.contentLang,
    priceRupiah: one.priceRupiah,
    mode: one.mode,
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    minutes: one.modules.reduce((sum, module) => sum + module.minutes, 0),
    place: one.heldIn.map(toCityLabel).join(', '),
    teachers: one.mentors.map(mentor => mentor.name),
    provider: organization(site, origin),
  })
}
