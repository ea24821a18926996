import type { ClassDetail } from '#features/classes/class.ts'
import { classTexts } from '#features/classes/texts.ts'
import { findOwnOffer, type OwnOffer } from '#features/enrolments/offer.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { formatDate, formatMoment, formatPrice } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { type ClassInput, classInput } from '../inputs.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, classSource, pageSource, plain, siteOf } from './answering.server.ts'
import { findClassNamed } from './find-class.server.ts'
import { toData, toLine } from './open-classes.server.ts'

export const classDetails: Skill<ClassInput> = {
  name: 'class_details',
  description:
    'Tells the price, dates, place, level, mentors and open batches of one class, by its name or code. Use it when somebody asks what a class costs, when it starts or who teaches it.',
  who: 'anybody',
  input: classInput,
  async run(ctx, { name }) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const { timeZone } = await siteOf(ctx)
    const { one, close } = await findClassNamed(ctx, name)
    if (!one) {
      if (close.length === 0) answer.say(t.fill('class.none', { name: plain(name), ref: answer.cite(pageSource(ctx, 'classes')) }))
      else {
        answer.say(t.fill('class.close', { name: plain(name) }))
        answer.list(close.map(each => toLine(ctx, each, answer, timeZone)))
      }
      return answer.done({ class: null, close: close.map(toData) }, true)
    }
    const offer = await findOwnOffer(ctx, one)
    answer.say(t.fill('class.head', { name: plain(one.name), ref: answer.cite(classSource(one)) }))
    answer.list(factsOf(ctx, one, offer, timeZone))
    answer.say(offerWords(ctx, offer))
    return answer.done({ class: dataOf(one, offer), close: [] })
  },
}

/** Returns what a class offers to the viewer, as a sentence. */
export function offerWords({ lang }: Pick<Ctx, 'lang'>, offer: OwnOffer): string {
  const t = skillTexts(lang)
  if (offer.place !== null) return t.fill('offers.in-line', { place: offer.place })
  return offer.state === 'waiting-approval' ? t.offers.waits : t.offers[offer.join]
}

function factsOf({ lang }: Ctx, one: ClassDetail, offer: OwnOffer, timeZone: string): string[] {
  const t = skillTexts(lang)
  const { badges, levels, modes } = classTexts(lang)
  const price = formatPrice(one.priceRupiah, lang)
  const oldPrice = one.oldPriceRupiah === null ? undefined : formatPrice(one.oldPriceRupiah, lang)
  const cities = one.mode === 'online' ? [] : one.heldIn.map(toCityLabel)
  return [
    oldPrice ? t.fill('class.oldPrice', { price, oldPrice }) : t.fill('class.price', { price }),
    t.fill('class.state', { state: badges[one.state] }),
    ...(one.alwaysOpen ? [t.class.always] : datesOf(one, lang, timeZone)),
    ...batchesOf(offer, lang, timeZone),
    t.fill('class.place', { place: [modes[one.mode], ...cities.map(plain)].join(', ') }),
    t.fill('class.level', { level: levels[one.level] }),
    ...(one.mentors.length > 0 ? [t.fill('class.mentors', { mentors: one.mentors.map(({ name }) => plain(name)).join(', ') })] : []),
  ]
}

function datesOf(one: ClassDetail, lang: Ctx['lang'], timeZone: string): string[] {
  const t = skillTexts(lang)
  const { registrationOpensAt: opens, registrationClosesAt: closes, startsAt: starts, endsAt: ends } = one
  const day = (at: Date) => formatDate(at, timeZone, lang)
  const registration =
    opens && closes
      ? [t.fill('class.registration', { from: day(opens), until: formatMoment(closes, timeZone, lang) })]
      : [
          ...(opens ? [t.fill('class.opens', { from: day(opens) })] : []),
          ...(closes ? [t.fill('class.closes', { until: formatMoment(closes, timeZone, lang) })] : []),
        ]
  const dates =
    starts && ends
      ? [t.fill('class.dates', { from: day(starts), until: day(ends) })]
      : starts
        ? [t.fill('class.starts', { from: day(starts) })]
        : []
  return [...registration, ...dates]
}

function batchesOf({ batches }: OwnOffer, lang: Ctx['lang'], timeZone: string): string[] {
  if (batches.length < 2) return []
  const t = skillTexts(lang)
  const words = batches.map(({ name, startsAt, left }) => {
    const named = [plain(name) || t.class.firstBatch, startsAt && formatDate(startsAt, timeZone, lang)].filter(Boolean).join(', ')
    return left === null ? named : t.fill('class.left', { name: named, count: left })
  })
  return [t.fill('class.batches', { batches: words.join('; ') })]
}

function dataOf(one: ClassDetail, { join, place }: OwnOffer) {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...toData(one),
    oldPriceRupiah: one.oldPriceRupiah,
    registrationOpensAt: iso(one.registrationOpensAt),
    registrationClosesAt: iso(one.registrationClosesAt),
    endsAt: iso(one.endsAt),
    heldIn: one.heldIn,
    join,
    place,
  }
}
