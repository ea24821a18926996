import { pathOfCheckout } from '#features/classes/outline.ts'
import { findOwnOffer } from '#features/enrolments/offer.server.ts'
import { toEventDetails } from '#features/post-details/event.ts'
import { toEventTimes } from '#features/posts/kinds/event/event-times.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { listComingEvents } from '#features/posts/queries.server.ts'
import { listPrograms } from '#features/programs/queries.server.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import { fillPlaces } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { type JoinInput, joinInput } from '../inputs.ts'
import type { Skill, SkillAnswer } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, classSource, pageSource, plain, programSource, shareIn, siteOf } from './answering.server.ts'
import { offerWords } from './class-details.server.ts'
import { findClassNamed } from './find-class.server.ts'
import { findJoinQuestion } from './join-question.server.ts'

const READ = 60
const ENOUGH = 0.5

export const howToJoin: Skill<JoinInput> = {
  name: 'how_to_join',
  description:
    'Tells step by step how to create an account, or how to register for a class, a program or an event, with links. Use it when somebody asks how or where to register or join.',
  who: 'anybody',
  reads: ['settings', 'classes', 'programs', 'posts', 'mentors'],
  input: joinInput,
  async run(ctx, { what, name }) {
    if (what === 'site') return joinSite(ctx)
    if (what === 'class') return await joinClass(ctx, name)
    return what === 'program' ? await joinProgram(ctx, name) : await joinEvent(ctx, name)
  },
}

const isSignedIn = ({ viewer }: Ctx) => viewer.kind === 'person'

function joinSite(ctx: Ctx): SkillAnswer {
  const t = skillTexts(ctx.lang).join.site
  const answer = new Answer()
  if (isSignedIn(ctx)) {
    answer.say(fillPlaces(t.already, { classes: answer.cite(pageSource(ctx, 'classes')) }))
    return answer.done({ isSignedIn: true })
  }
  answer.say(t.title)
  const refs = {
    register: answer.cite(pageSource(ctx, 'register')),
    login: answer.cite(pageSource(ctx, 'login')),
    classes: answer.cite(pageSource(ctx, 'classes')),
  }
  answer.list(
    t.steps.map(step => fillPlaces(step, refs)),
    true,
  )
  return answer.done({ isSignedIn: false })
}

async function joinClass(ctx: Ctx, name: string | undefined): Promise<SkillAnswer> {
  const words = skillTexts(ctx.lang)
  const t = words.join.class
  const answer = new Answer()
  const { one } = name === undefined ? { one: undefined } : await findClassNamed(ctx, name)
  const login = isSignedIn(ctx) ? [] : [() => fillPlaces(t.login, { login: answer.cite(pageSource(ctx, 'login')) })]
  const after = () => fillPlaces(t.after, { learn: answer.cite(pageSource(ctx, 'learn')) })
  const child = isSignedIn(ctx) && ctx.viewer.kind === 'person' && !ctx.viewer.person.isChild ? [] : [t.child]
  if (!one) {
    if (name !== undefined) answer.say(words.fill('join.missing', { name: plain(name) }))
    const said = name === undefined ? await findJoinQuestion(ctx) : undefined
    if (said) answer.say(`**${plain(said.source.title)}** ${plain(said.answer)} ${answer.cite(said.source)}`)
    answer.say(t.title)
    const classes = fillPlaces(t.choose, { classes: answer.cite(pageSource(ctx, 'classes')) })
    answer.list([classes, ...login.map(step => step()), t.join, t.pay, after()], true)
    for (const line of child) answer.say(line)
    return answer.done({ class: null }, name !== undefined)
  }
  const offer = await findOwnOffer(ctx, one)
  const values = { name: plain(one.name), ref: answer.cite(classSource(one)), offer: offerWords(ctx, offer) }
  const data = { class: { slug: one.slug, name: one.name, join: offer.join, href: classSource(one).href } }
  if (offer.join === 'joined' || offer.join === 'completed') {
    answer.say(fillPlaces(t.joined, { ...values, learn: answer.cite(pageSource(ctx, 'learn')) }))
    return answer.done(data)
  }
  if (offer.state === 'waiting-approval' || offer.place !== null) {
    answer.say(fillPlaces(t.waits, values))
    return answer.done(data)
  }
  if (offer.join === 'closed') {
    answer.say(fillPlaces(t.cant, values))
    answer.say(fillPlaces(t.others, { classes: answer.cite(pageSource(ctx, 'classes')) }))
    return answer.done(data)
  }
  answer.say(fillPlaces(t.named, values))
  const checkout = { ...classSource(one), id: pathOfCheckout(one), kind: 'page' as const, href: pathOfCheckout(one) }
  const take =
    offer.join === 'payment'
      ? fillPlaces(t.buy, { price: formatPrice(one.priceRupiah, ctx.lang), checkout: answer.cite(checkout) })
      : `${t.join} ${values.offer}`
  answer.list([fillPlaces(t.open, values), ...login.map(step => step()), take, after()], true)
  for (const line of child) answer.say(line)
  return answer.done(data)
}

async function joinProgram(ctx: Ctx, name: string | undefined): Promise<SkillAnswer> {
  const words = skillTexts(ctx.lang)
  const t = words.join.program
  const answer = new Answer()
  const { items } = await listPrograms(ctx, { page: 1, perPage: READ })
  const one = name === undefined ? undefined : bestOf(items, name, program => `${program.name} ${program.slug}`)
  if (!one) {
    if (name !== undefined) answer.say(words.fill('join.missing', { name: plain(name) }))
    answer.say(t.title)
    answer.list([fillPlaces(t.choose, { programs: answer.cite(pageSource(ctx, 'programs')) }), t.classes], true)
    return answer.done({ program: null }, name !== undefined)
  }
  const values = { name: plain(one.name), ref: answer.cite(programSource(one)) }
  const data = { program: { slug: one.slug, name: one.name, isActive: one.isActive, href: programSource(one).href } }
  if (!one.isActive) {
    answer.say(fillPlaces(t.over, { ...values, programs: answer.cite(pageSource(ctx, 'programs')) }))
    return answer.done(data)
  }
  answer.say(fillPlaces(t.named, values))
  const path = `/Checkout/Program/${one.slug}`
  const bundle =
    one.bundlePriceRupiah === null || one.classes === 0
      ? []
      : [
          fillPlaces(t.bundle, {
            price: formatPrice(one.bundlePriceRupiah, ctx.lang),
            checkout: answer.cite({ kind: 'page', id: path, title: one.name, href: path, lang: one.lang }),
          }),
        ]
  answer.list([fillPlaces(t.open, values), t.classes, ...bundle], true)
  return answer.done(data)
}

async function joinEvent(ctx: Ctx, name: string | undefined): Promise<SkillAnswer> {
  const words = skillTexts(ctx.lang)
  const t = words.join.event
  const answer = new Answer()
  const { timeZone, variant } = await siteOf(ctx)
  const coming = await listComingEvents(ctx, READ)
  const one = name === undefined ? undefined : bestOf(coming, name, event => event.title)
  if (!one) {
    if (name !== undefined) answer.say(words.fill('join.missing', { name: plain(name) }))
    answer.say(t.title)
    answer.list([fillPlaces(t.choose, { events: answer.cite(pageSource(ctx, 'events')) }), t.register], true)
    return answer.done({ event: null }, name !== undefined)
  }
  const { startsAt } = toEventTimes(one)
  const href = pathOfPost(one, variant)
  const ref = answer.cite({ kind: 'post', id: one.id, title: one.title, href, lang: one.lang })
  answer.say(fillPlaces(t.named, { name: plain(one.title), ref }))
  const { registrationUrl } = toEventDetails(one.details)
  answer.list([fillPlaces(t.open, { ref, when: formatMoment(startsAt, timeZone, ctx.lang) }), registrationUrl ? t.register : t.free], true)
  return answer.done({ event: { title: one.title, startsAt: startsAt.toISOString(), href } })
}

function bestOf<T>(items: readonly T[], name: string, textOf: (item: T) => string): T | undefined {
  const [best] = items.map(item => ({ item, share: shareIn(name, textOf(item)) })).toSorted((a, b) => b.share - a.share)
  return best && best.share >= ENOUGH ? best.item : undefined
}
