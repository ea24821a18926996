import { pino } from 'pino'
import { expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { tooBusy } from '../passwords/passwords.ts'
import { accountMailTexts } from '../texts.ts'
import { type TooMany, tooMany } from './too-many.ts'

const log = pino({ level: 'silent' })
const CODES = ['TooManySignIns', 'TooManyMails', 'TooManySignUps', 'TooManyCodes', 'TooManySent'] as const satisfies TooMany[]

it.each(LANGS)('a rate limit and a full queue refuse in the reader’s language (%s), with the time to wait', lang => {
  const words = accountMailTexts(lang).refusals
  for (const code of CODES) {
    const { status, body, headers } = toRefusal(tooMany(code, 61_500), log, lang)
    expect([code, status, body.message, headers]).toEqual([code, 429, words[code], { 'retry-after': '62' }])
  }
  const busy = toRefusal(tooBusy(), log, lang)
  expect([busy.status, busy.body.message, busy.headers]).toEqual([503, words.TooBusy, { 'retry-after': '20' }])
})
