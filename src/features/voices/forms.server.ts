import { LEAST_RUPIAH, MAX_RUPIAH, OFFERED_RUPIAH } from '#features/gifts/gift.ts'
import type { GiftInput } from '#features/gifts/give.server.ts'
import type { PledgeInput } from '#features/gifts/pledge.server.ts'
import { type FieldReason, InvalidInput } from '#kit/errors.ts'
import { formatCount, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Reason } from '#kit/reason.ts'
import { toName } from '#kit/text.ts'
import { emailField } from '#platform/http/contact-fields.ts'
import { DISC_GROUPS, type DiscAnswer, STYLES } from './disc.ts'
import type { AspirationInput, ReviewInput, TestimonyInput } from './schema.ts'
import { voiceProblem, voiceTexts } from './texts.ts'
import { MAX_NAME, MAX_TEXT, RATINGS, TOPICS } from './voice.ts'

const MAX_NOTE = 500

/** Reads the fields of a form and collects their problems; `end` throws all of them at once. */
class Reader {
  readonly #fields: URLSearchParams
  readonly #problems: FieldReason[] = []

  constructor(fields: URLSearchParams) {
    this.#fields = fields
  }

  #fault(path: string, reason: Reason): void {
    this.#problems.push({ path, reason })
  }

  name(path: string, isOptional = false, most = MAX_NAME): string {
    const typed = (this.#fields.get(path) ?? '').slice(0, 2000)
    const name = toName(typed)
    if (!/[\p{L}\p{N}]/u.test(name)) {
      if (!isOptional || name !== '') this.#fault(path, voiceProblem('name'))
      return ''
    }
    if (lengthOf(typed.trim().replace(/\s+/gu, ' ')) > most) this.#fault(path, voiceProblem('nameLong', { most }))
    return name
  }

  text(path: string, most: number, isOptional = false): string {
    const text = toLines(this.#fields.get(path) ?? '')
    if (text === '' && !isOptional) this.#fault(path, voiceProblem('message'))
    if (lengthOf(text) > most) this.#fault(path, voiceProblem('messageLong', { most: formatCount(most) }))
    return text
  }

  choices<T extends string>(path: string, known: readonly T[]): T[] {
    return known.filter(one => this.#fields.getAll(path).includes(one))
  }

  number(path: string, most: number): number | null {
    const number = Number(this.#fields.get(path) || 0)
    return Number.isInteger(number) && number >= 1 && number <= most ? number : null
  }

  /** Whole rupiah as people type them: `50.000`, `Rp 50000`; where nothing is typed, what is chosen of those offered in the field `offered`. */
  rupiah(path: string, offered?: string): number {
    const typed = (this.#fields.get(path) ?? '').trim().replace(/^rp\.?\s*/i, '')
    const chosen = OFFERED_RUPIAH.find(one => offered && String(one) === this.#fields.get(offered))
    if (typed === '' && chosen) return chosen
    const amount = /^\d{1,3}(\.\d{3})+$|^\d{1,12}$/.test(typed) ? Number(typed.replaceAll('.', '')) : Number.NaN
    if (amount >= LEAST_RUPIAH && amount <= MAX_RUPIAH) return amount
    this.#fault(path, voiceProblem('amount', { least: formatPrice(LEAST_RUPIAH), most: formatPrice(MAX_RUPIAH) }))
    return 0
  }

  /** Returns an optional email address. */
  email(path: string): string | null {
    const typed = (this.#fields.get(path) ?? '').trim()
    if (typed === '') return null
    const email = emailField.safeParse(typed)
    if (!email.success) this.#fault(path, voiceProblem('email'))
    return email.data ?? null
  }

  /** Returns the consent text; reports a problem if it is needed and was not agreed to. */
  consent(words: string, isNeeded = true): string {
    if (isNeeded && !this.#fields.get('agree')) this.#fault('agree', voiceProblem('agree'))
    return words
  }

  group(path: string, problem: 'discMissing' | 'discSame', at: number): void {
    this.#fault(path, voiceProblem(problem, { at: at + 1 }))
  }

  age(path: string): boolean {
    const age = this.#fields.get(path)
    if (age !== 'adult' && age !== 'child') this.#fault(path, voiceProblem('age'))
    return age === 'adult'
  }

  /** Throws InvalidInput if any field has a problem. */
  end(): void {
    if (this.#problems.length > 0) throw new InvalidInput(voiceProblem('form'), this.#problems)
  }
}

/** Reads a comment on the book. As all readers here, throws InvalidInput with the problem of each field. */
export function readReview(fields: URLSearchParams, lang: Lang): ReviewInput {
  const read = new Reader(fields)
  const input = {
    name: read.name('name'),
    message: read.text('message', MAX_TEXT),
    rating: read.number('rating', RATINGS),
    consent: read.consent(voiceTexts(lang).review.consent),
  }
  read.end()
  return input
}

export function readAspiration(fields: URLSearchParams, lang: Lang): AspirationInput {
  const read = new Reader(fields)
  const input = {
    name: read.name('name'),
    city: read.name('city', true) || null,
    topics: read.choices('topics', TOPICS),
    message: read.text('message', MAX_TEXT),
    consent: read.consent(voiceTexts(lang).aspiration.consent),
  }
  read.end()
  return input
}

export function readTestimony(fields: URLSearchParams, lang: Lang): TestimonyInput {
  const read = new Reader(fields)
  const input = {
    name: read.name('name'),
    role: read.name('role', true, 120),
    message: read.text('message', MAX_TEXT),
    consent: read.consent(voiceTexts(lang).testimony.consent),
  }
  read.end()
  return input
}

/** Reads a gift that is about to be paid. */
export function readGift(fields: URLSearchParams, lang: Lang): GiftInput {
  const read = new Reader(fields)
  const amount = read.rupiah('amount', 'offered')
  const name = read.name('name', true) || null
  const email = read.email('email')
  const message = read.text('message', MAX_NOTE, true) || null
  const hasWords = [name, email, message].some(one => one !== null)
  const consent = read.consent(voiceTexts(lang).donation.pay.consent, hasWords)
  read.end()
  return { amount, name, email, message, consent: hasWords ? consent : null, lang }
}

export function readPledge(fields: URLSearchParams, lang: Lang): PledgeInput {
  const read = new Reader(fields)
  const amount = read.rupiah('amount')
  const name = read.name('name', true) || null
  const message = read.text('message', MAX_NOTE, true) || null
  const hasWords = name !== null || message !== null
  const consent = read.consent(voiceTexts(lang).donation.consent, hasWords)
  read.end()
  return { amount, name, message, consent: hasWords ? consent : null }
}

export interface DiscForm {
  answers: DiscAnswer[]
  /** As stated by the visitor; only results of adults are stored. */
  isAdult: boolean
  mayKeep: boolean
}

export function readDisc(fields: URLSearchParams): DiscForm {
  const read = new Reader(fields)
  const style = (name: string) => STYLES.find(one => one === fields.get(name))
  const answers = Array.from({ length: DISC_GROUPS }, (_, at) => {
    const [most, least] = [style(`most${at}`), style(`least${at}`)]
    if (!most || !least) read.group(`most${at}`, 'discMissing', at)
    else if (most === least) read.group(`most${at}`, 'discSame', at)
    return most && least ? [{ most, least }] : []
  }).flat()
  const isAdult = read.age('age')
  read.end()
  return { answers, isAdult, mayKeep: fields.get('keep') === '1' }
}

function toLines(text: string): string {
  return text
    .slice(0, 100_000)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
