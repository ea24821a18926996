import type { JoinOffer } from '#features/enrolments/enrolment.ts'
import type { OfferedBatch, OwnOffer } from '#features/enrolments/offer.server.ts'
import { enrolmentTexts } from '#features/enrolments/texts.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { formatDate, formatMinutes, formatMoment, formatPrice } from '#kit/format.ts'
import { splitAfterSentence } from '#kit/text.ts'
import type { PageArgs } from '#page/page.server.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import type { ClassDetail, ClassState } from './class.ts'
import { pathOfChapter, pathOfCheckout, pathOfCourse } from './outline.ts'
import { classTexts } from './texts.ts'

/** About as many words of a mentor's biography are shown; the rest opens. */
const BIO_WORDS = 40

/** Returns the view of a class page: formatted texts, and the description as sanitised HTML. `offer`: what joining it offers (`findOffer`). */
export async function toDetailView({ site, lang }: Pick<PageArgs, 'site' | 'lang'>, one: ClassDetail, offer?: JoinOffer) {
  const t = classTexts(lang)
  const { timeZone } = site.settings
  const date = (at: Date | null) => (at ? formatDate(at, timeZone, lang) : null)
  const minutes = one.modules.reduce((sum, module) => sum + module.minutes, 0)
  const chapters = one.modules.reduce((sum, module) => sum + module.chapters.length, 0)
  const cities = one.mode === 'online' ? [] : one.heldIn.map(toCityLabel)
  return {
    code: one.code,
    slug: one.slug,
    name: one.name,
    summary: one.summary,
    lang: one.lang,
    contentLang: one.contentLang,
    logo: one.logo ?? `/art/class/${one.slug}.svg`,
    html: await toHtml(one.content),
    ...toJoinView({ site, lang }, one, offer),
    isPremium: one.isPremium,
    type: t.types[one.type],
    level: t.levels[one.level],
    place: [t.modes[one.mode], ...cities].join(', '),
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
          { label: t.show.dates.opens, date: date(one.registrationOpensAt) },
          { label: t.show.dates.closes, date: date(one.registrationClosesAt) },
          { label: t.show.dates.starts, date: date(one.startsAt) },
          { label: t.show.dates.ends, date: date(one.endsAt) },
        ].flatMap(row => (row.date ? [{ label: row.label, date: row.date }] : [])),
    deadline: one.registrationClosesAt ? formatMoment(one.registrationClosesAt, timeZone, lang) : null,
    load: [
      t.fill('show.modules', { count: one.modules.length }),
      t.fill('show.chapters', { count: chapters }),
      formatMinutes(minutes, lang),
    ].join(' · '),
    modules: one.modules.map(module => ({
      title: module.title,
      length: formatMinutes(module.minutes, lang),
      chapters: module.chapters.map(chapter => ({
        title: chapter.title,
        length: t.fill('show.chapterMinutes', { count: chapter.minutes }),
        isPreview: chapter.isPreview,
        href: pathOfChapter(pathOfCourse(one), { moduleSlug: module.slug, slug: chapter.slug }),
      })),
    })),
    mentors: one.mentors.map(({ bio, ...mentor }) => ({ ...mentor, bio: splitAfterSentence(bio, BIO_WORDS) })),
  }
}

/** What the box of a class's page says of joining; the same for everybody, or of the person who asks. */
export interface JoinView {
  state: ClassState
  join: JoinOffer
  /** Where the form is sent, and the person's own page of joining. */
  joinPath: string
  /** Where one buys a seat. */
  payPath: string
  /** Where a participant goes on. */
  learnPath: string
  /** The person's place on the waiting list, or that they wait for a decision. */
  waits: { place: number } | 'approval' | null
  price: string
  /** What is struck through beside the price; null if nothing is. */
  oldPrice: string | null
  starts: string
  quota: number | null
  /** Where to ask for a place; null if the tenant has no number. */
  whatsapp: string | null
  /** The open batches, empty where there is one alone. The first with a free place is chosen; one that is full can't be. */
  batches: { id: string; name: string; dates: string; places: string; isChosen: boolean; isFull: boolean }[]
}

/** Returns what decides whether to join a class. `offer`: what it offers (`findOffer`), or where the viewer stands (`findOwnOffer`); without it by its dates. */
export function toJoinView({ site, lang }: Pick<PageArgs, 'site' | 'lang'>, one: ClassDetail, offer?: JoinOffer | OwnOffer): JoinView {
  const own = typeof offer === 'object' ? offer : undefined
  const join = typeof offer === 'object' ? offer.join : (offer ?? offerByDates(one))
  const t = classTexts(lang)
  const { timeZone, contact } = site.settings
  return {
    state: one.state,
    join,
    joinPath: `/Account/Class/${one.slug}`,
    payPath: pathOfCheckout(one),
    learnPath: own?.chapter ? pathOfChapter(pathOfCourse(one), own.chapter) : pathOfCourse(one),
    waits: own?.place ? { place: own.place } : own?.state === 'waiting-approval' ? 'approval' : null,
    price: formatPrice(one.priceRupiah, lang),
    oldPrice: one.oldPriceRupiah === null ? null : formatPrice(one.oldPriceRupiah, lang),
    starts: one.alwaysOpen || !one.startsAt ? t.overview.any : formatDate(one.startsAt, timeZone, lang),
    quota: one.quota,
    whatsapp: contact.whatsapp
      ? `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(t.fill('join.askText', { name: one.name, code: one.code }))}`
      : null,
    batches: toChoice({ site, lang }, own?.batches ?? []),
  }
}

function toChoice({ site, lang }: Pick<PageArgs, 'site' | 'lang'>, batches: readonly OfferedBatch[]): JoinView['batches'] {
  if (batches.length < 2) return []
  const t = enrolmentTexts(lang)
  const date = (at: Date) => formatDate(at, site.settings.timeZone, lang)
  const chosen = batches.find(({ state }) => state === 'joined') ?? batches.find(({ state }) => state !== 'full')
  return batches.map(({ id, name, alwaysOpen, startsAt, endsAt, state, left }) => ({
    id,
    name: name || t.batches.first,
    dates:
      alwaysOpen || !startsAt
        ? t.join.batch.any
        : endsAt
          ? t.fill('join.batch.dates', { from: date(startsAt), to: date(endsAt) })
          : t.fill('join.batch.from', { from: date(startsAt) }),
    places: state !== 'joined' ? t.join.batch[state] : left === null ? t.join.batch.open : t.fill('join.batch.left', { count: left }),
    isChosen: id === chosen?.id,
    isFull: state === 'full',
  }))
}

function offerByDates({ priceRupiah, flags }: ClassDetail): JoinOffer {
  if (!flags.onRegistration) return 'closed'
  return priceRupiah > 0 ? 'payment' : 'open'
}

export type DetailView = Awaited<ReturnType<typeof toDetailView>>
