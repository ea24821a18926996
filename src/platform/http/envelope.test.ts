import { pino } from 'pino'
import { expect, it } from 'vitest'
import { CommitUnknown, DatabaseAway } from '../db/away.ts'
import { toRefusal } from './envelope.ts'

function refuse(error: unknown) {
  const lines: string[] = []
  const refusal = toRefusal(error, pino({}, { write: line => void lines.push((JSON.parse(line) as { msg: string }).msg) }))
  return { status: refusal.status, retryAfter: refusal.headers['retry-after'], message: refusal.body.message, lines }
}
const failure = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more })

it('a call that certainly wrote nothing may be retried; one whose commit was interrupted may not', () => {
  expect(refuse(new DatabaseAway('x'))).toMatchObject({
    status: 503,
    retryAfter: '5',
    lines: ['a request met a fault of the installation'],
  })
  const unknown = refuse(new CommitUnknown('x'))
  expect(unknown).toMatchObject({ status: 500, retryAfter: undefined, lines: ['it is not known whether a call was committed'] })
  expect(unknown.message).toMatch(/^Belum pasti/)
})

it('another server that is away may be asked again; a mistake may not', () => {
  for (const error of [
    failure('ECONNREFUSED'),
    failure('ENOENT', { syscall: 'connect' }),
    new AggregateError([failure('ETIMEDOUT')]),
    new TypeError('fetch failed', { cause: failure('ENOTFOUND') }),
  ])
    expect(refuse(error)).toMatchObject({ status: 503, retryAfter: '5', lines: ['a request met a fault of the installation'] })
  for (const error of [failure('ENOENT'), failure('23505'), new Error('Connection terminated'), 'x'])
    expect(refuse(error)).toMatchObject({ status: 500, retryAfter: undefined, lines: ['a call failed'] })
})
