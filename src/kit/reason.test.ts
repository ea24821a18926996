import { describe, expect, expectTypeOf, it } from 'vitest'
import { commonReason, fieldReason } from './common-reasons.ts'
import { AppError, InvalidInput, isAppError, NotFound, Refused, toWords } from './errors.ts'
import { LANGS } from './lang.ts'
import { reasonsOf, sayInForm, sayReason } from './reason.ts'

describe('a reason', () => {
  const sentences = { Long: 'At most {{most}} of {{what}}', Gone: 'Gone' } as const
  const reason = reasonsOf<typeof sentences>(() => sentences)

  it('is a code with the values that its sentence asks for', () => {
    expect(reason('Long', { most: 60, what: 'letters' })).toMatchObject({ code: 'Long', values: { most: 60, what: 'letters' } })
    expect(sayReason(reason('Long', { most: 60, what: 'letters' }), 'en')).toBe('At most 60 of letters')
    expectTypeOf<Parameters<typeof reason<'Long'>>[1]>().toEqualTypeOf<Readonly<Record<'most' | 'what', string | number>>>()
    expectTypeOf<Parameters<typeof reason<'Gone'>>['length']>().toEqualTypeOf<1>()
  })

  it('is found by a code that came as text, but not by an inherited name', () => {
    expect(reason.find('Gone')).toMatchObject({ code: 'Gone' })
    for (const code of ['gone', 'toString', 'constructor', '']) expect(reason.find(code)).toBeUndefined()
  })

  it('says the same in forms, unless it has another sentence there', () => {
    const other = reasonsOf<typeof sentences>(
      () => sentences,
      () => ({ Long: 'Write {{most}} at most.' }),
    )
    expect(sayInForm(reason('Gone'), 'en')).toBeUndefined()
    expect(sayInForm(other('Gone'), 'en')).toBeUndefined()
    expect(sayInForm(other('Long', { most: 5, what: '' }), 'en')).toBe('Write 5 at most.')
  })
})

describe('an error', () => {
  it('says why in any language; its message, for logs, is the code', () => {
    const error = new InvalidInput(commonReason('InputRefused'), [{ path: 'slug', reason: commonReason('Taken') }])
    expect(toWords(error, 'id')).toEqual({ message: 'Masukan tidak sah', problems: [{ path: 'slug', message: 'sudah dipakai' }] })
    expect(toWords(error, 'en')).toEqual({ message: 'The input is not valid', problems: [{ path: 'slug', message: 'already taken' }] })
    expect([error.message, error.code, error.status]).toEqual(['InputRefused', 'InvalidInput', 422])
    expect(toWords(new NotFound(), 'en').message).toBe('Not found')
  })

  it('may take its code from its reason, and a status of its choice', () => {
    const error = new Refused(429, commonReason('TooManyCalls'), { retryAfterSeconds: 60 })
    expect([isAppError(error), error.status, error.code, error.retryAfterSeconds]).toEqual([true, 429, 'TooManyCalls', 60])
  })

  it('of another protocol says its own sentence in every language', () => {
    for (const lang of LANGS) expect(toWords(new AppError(503, 'PGRST003', 'Too many reads'), lang).message).toBe('Too many reads')
  })
})

it('a schema’s message is a code of ours, or a sentence of the schema library', () => {
  expect(sayReason(fieldReason('Npsn'), 'en')).toBe('must be an NPSN, exactly 8 digits')
  expect(sayReason(fieldReason('Invalid UUID'), 'id')).toBe('Invalid UUID')
})
