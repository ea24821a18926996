import type { PageArgs } from '#features/tenants/page.server.ts'
import { formatDate, formatMinutes, formatMoment, formatPrice } from '#kit/format.ts'
import { firstWords } from '#kit/words.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { type ClassDetail, MODE_LABELS, TYPE_LABELS, toCityLabel } from './class.ts'
import { pathOfChapter, pathOfCourse } from './outline.ts'

/** A class as its own pages show it: words ready to be read, the text as safe HTML. */
export async function toDetailView({ site }: Pick<PageArgs, 'site'>, one: ClassDetail) {
  const { timeZone, contact } = site.settings
  const date = (at: Date | null) => (at ? formatDate(at, timeZone) : null)
  const minutes = one.modules.reduce((sum, module) => sum + module.minutes, 0)
  const chapters = one.modules.reduce((sum, module) => sum + module.chapters.length, 0)
  const place =
    one.mode === 'online'
      ? MODE_LABELS.online
      : `${MODE_LABELS[one.mode]}${one.heldIn.length > 0 ? `, ${one.heldIn.map(toCityLabel).join(', ')}` : ''}`
  return {
    code: one.code,
    slug: one.slug,
    name: one.name,
    summary: one.summary,
    logo: one.logo ?? `/art/class/${one.slug}.svg`,
    html: await toHtml(one.content),
    state: one.state,
    price: formatPrice(one.priceRupiah),
    isPremium: one.isPremium,
    type: TYPE_LABELS[one.type],
    level: one.level,
    place,
    quota: one.quota,
    passMark: one.passMark,
    hasCertificate: one.hasCertificate,
    program: one.program?.name ?? null,
    registrantsFrom: one.registrantsFrom.map(toCityLabel),
    tags: one.tags,
    outcomes: one.outcomes,
    audience: one.audience,
    requirements: one.requirements,
    dates: one.alwaysOpen
      ? []
      : [
          { label: 'Pendaftaran dibuka', date: date(one.registrationOpensAt) },
          { label: 'Pendaftaran ditutup', date: date(one.registrationClosesAt) },
          { label: 'Kelas dimulai', date: date(one.startsAt) },
          { label: 'Kelas berakhir', date: date(one.endsAt) },
        ].flatMap(row => (row.date ? [{ label: row.label, date: row.date }] : [])),
    deadline: one.registrationClosesAt ? formatMoment(one.registrationClosesAt, timeZone) : null,
    load: `${one.modules.length} modul · ${chapters} bab · ${formatMinutes(minutes)}`,
    modules: one.modules.map(module => ({
      title: module.title,
      length: formatMinutes(module.minutes),
      chapters: module.chapters.map(chapter => ({
        title: chapter.title,
        length: `${chapter.minutes} mnt`,
        href: pathOfChapter(pathOfCourse(one), { moduleSlug: module.slug, slug: chapter.slug }),
      })),
    })),
    mentors: one.mentors.map(mentor => ({ ...mentor, bio: firstWords(mentor.bio, 40) })),
    whatsapp: contact.whatsapp
      ? `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(`Halo, saya ingin bertanya tentang kelas ${one.name} (${one.code}).`)}`
      : null,
  }
}

export type DetailView = Awaited<ReturnType<typeof toDetailView>>
