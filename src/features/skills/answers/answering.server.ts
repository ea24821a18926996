import { pathOfCourse } from '#features/classes/outline.ts'
import type { Source } from '#features/retrieval/passage.ts'
import type { Variant } from '#features/sites/layouts.ts'
import { toLayout, variantOf } from '#features/sites/layouts.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import type { Settings } from '#features/sites/settings.ts'
import { loginHref } from '#kit/login.ts'
import type { Ctx } from '#platform/context.ts'
import type { SkillAnswer } from '../skill.ts'
import { skillTexts } from '../texts.ts'

/** An answer that is being written: its lines, and what they cite, each once. */
export class Answer {
  readonly #lines: string[] = []
  readonly #sources: Source[] = []

  /** Cites a source, and returns its mark: `[1]`. */
  cite(source: Source): string {
    const at = this.#sources.findIndex(({ href }) => href === source.href)
    if (at >= 0) return `[${at + 1}]`
    this.#sources.push(source)
    return `[${this.#sources.length}]`
  }

  /** A paragraph. */
  say(text: string): void {
    if (this.#lines.length > 0) this.#lines.push('')
    this.#lines.push(text)
  }

  /** A list after what was said; numbered where the order counts. */
  list(items: readonly string[], isNumbered = false): void {
    if (items.length === 0) return
    this.#lines.push('', ...items.map((item, at) => `${isNumbered ? `${at + 1}.` : '-'} ${item}`))
  }

  done(data: unknown, isEmpty = false): SkillAnswer {
    return { text: this.#lines.join('\n').trim(), sources: this.#sources, data, ...(isEmpty && { isEmpty: true as const }) }
  }
}

/** Returns a title or name as Markdown that shows it and nothing else: what tenants and people write is never a link, a picture or a heading of an answer. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
}

type PageName = keyof ReturnType<typeof skillTexts>['pages']

const PATHS: Record<Exclude<PageName, 'checkout'>, string> = {
  login: loginHref('/Assistant'),
  register: '/Login?new=1',
  classes: '/Courses',
  events: '/Event',
  programs: '/Program',
  jobs: '/Event/Careers',
  learn: '/Learn',
  calendar: '/Learn/Calendar',
  orders: '/Account/Orders',
}

/** Returns a page of the product as a source. */
export function pageSource({ lang }: Pick<Ctx, 'lang'>, name: keyof typeof PATHS): Source {
  return { kind: 'page', id: PATHS[name], title: skillTexts(lang).pages[name], href: PATHS[name], lang }
}

export function classSource(one: { id: string; slug: string; isPremium: boolean; name: string; lang: string }): Source {
  return { kind: 'class', id: one.id, title: one.name, href: pathOfCourse(one), lang: one.lang }
}

export function programSource(one: { id: string; slug: string; name: string; lang: string }): Source {
  return { kind: 'program', id: one.id, title: one.name, href: `/Program/${one.slug}`, lang: one.lang }
}

/** Returns the settings of the tenant, for its time zone and paths; cached until they change. */
export async function siteOf(ctx: Ctx): Promise<{ settings: Settings; timeZone: string; variant: Variant }> {
  const settings = await ctx.cached('settings for skills', ['settings'], () => readSettings(ctx))
  return { settings, timeZone: settings.timeZone, variant: variantOf(toLayout(settings.layout)) }
}

/** Returns the sentence that leads who is not signed in here to where they can. */
export function askToSignIn(ctx: Ctx): SkillAnswer {
  const answer = new Answer()
  answer.say(skillTexts(ctx.lang).fill('notSignedIn', { ref: answer.cite(pageSource(ctx, 'login')) }))
  return answer.done({ isSignedIn: false })
}

/** Returns what share of a topic's words, by their beginnings, stand in a text: from 0 to 1. */
export function shareIn(topic: string, text: string): number {
  const words = topic.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []
  if (words.length === 0) return 0
  const own = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []
  const isThere = (word: string) =>
    own.some(one => one === word || (word.length >= 4 && one.startsWith(word.slice(0, Math.max(4, word.length - 2)))))
  return words.filter(isThere).length / words.length
}
