import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './passwords/password-rules.ts'
import { emailInput, nameInput, problemsOf, resetInput, signInInput, signUpInput } from './schema.ts'

const MEGABYTE = 'x'.repeat(1_000_000)

function problems(
  schema: typeof signUpInput | typeof signInInput | typeof nameInput | typeof emailInput | typeof resetInput,
  fields: object,
) {
  const parsed = schema.safeParse(fields)
  return parsed.success ? {} : problemsOf(parsed.error)
}

describe('a name', () => {
  it.each([
    ['', 'nameMissing'],
    [' \u00a0\t', 'nameMissing'],
    ['a'.repeat(121), 'nameLong'],
    ['👩‍🏫'.repeat(41), 'nameLong'],
    [MEGABYTE, 'nameLong'],
    ['Siti\u0000', 'nameUnreadable'],
    ['Siti\nRahma', 'nameUnreadable'],
    ['Siti\u202eamhaR', 'nameUnreadable'],
    ['\u200d\u200b', 'nameUnreadable'],
    ['...', 'nameUnreadable'],
  ])('is refused: %j', (name, problem) => {
    expect(problems(nameInput, { name })).toEqual({ name: problem })
  })

  it.each(['a'.repeat(120), 'Ni Luh Putu Ayu', 'ꦱꦶꦠꦶ', 'O’Neil', '李小龍', 'محمد', 'R', '👩‍🏫', 'N7'])('is taken: %s', name => {
    expect(nameInput.parse({ name: `  ${name} ` })).toEqual({ name })
  })

  it('is kept in one spelling of its letters', () => {
    expect(nameInput.parse({ name: 'Ame\u0301lie' })).toEqual({ name: 'Am\u00e9lie' })
  })
})

describe('an e-mail address', () => {
  const long = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 64 - 1 - 61 - 61 - 3)}.id`

  it.each([
    ['', 'emailMissing'],
    ['siti', 'emailUnreadable'],
    ['siti@', 'emailUnreadable'],
    ['siti@contoh', 'emailUnreadable'],
    ['siti rahma@contoh.id', 'emailUnreadable'],
    ['siti@b-.id', 'emailUnreadable'],
    [`${'a'.repeat(65)}@contoh.id`, 'emailUnreadable'],
    ['siti@contoh.id,budi@contoh.id', 'emailUnreadable'],
    ['siti@contoh.id\r\nbcc: budi@contoh.id', 'emailUnreadable'],
    [long(255), 'emailLong'],
    [MEGABYTE, 'emailLong'],
  ])('is refused: %j', (email, problem) => {
    expect(problems(emailInput, { email })).toEqual({ email: problem })
  })

  it('is taken up to 254 characters, in small letters', () => {
    expect(long(254)).toHaveLength(254)
    expect(problems(emailInput, { email: long(254) })).toEqual({})
    expect(emailInput.parse({ email: ' Siti.Rahma+kelas@Contoh.ID ' })).toEqual({ email: 'siti.rahma+kelas@contoh.id' })
  })
})

describe('a password', () => {
  const person = { name: 'Siti Rahmawati', email: 'sitirahma99@contoh.id' }

  it.each([
    ['', 'passwordMissing'],
    ['7 huruf', 'passwordShort'],
    ['👩👩👩👩', 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    [MEGABYTE, 'passwordLong'],
    ['Siti Rahmawati', 'passwordPersonal'],
    ['rahmawati2008', 'passwordPersonal'],
    ['sitirahma99', 'passwordPersonal'],
    ['SitiRahma99@contoh.id', 'passwordPersonal'],
    ['12345678', 'passwordCommon'],
    ['9876543210', 'passwordCommon'],
    ['12121212', 'passwordCommon'],
    ['aaaaaaaa', 'passwordCommon'],
    ['17082008', 'passwordCommon'],
    ['Sayang123!', 'passwordCommon'],
    ['bismillah', 'passwordCommon'],
    ['P@ssw0rd', 'passwordCommon'],
    ['indonesia45', 'passwordCommon'],
    ['akucintakamu', 'passwordCommon'],
  ])('is refused: %j', (password, problem) => {
    expect(findPasswordProblem(password, person)).toBe(problem)
  })

  it.each(['kopi-tubruk-pagi', 'huruf 8!', '👩🌱☕'.repeat(42), 'x1'.repeat(5).concat('yz3'), 'ꦱꦶꦠꦶꦫꦲꦩꦠꦶ', '  berspasi  '])(
    'is taken: %s',
    password => {
      expect(findPasswordProblem(password, person)).toBeUndefined()
    },
  )
})

describe('a form', () => {
  it('names all fields that are wrong at once, fields that are missing too', () => {
    expect(problems(signUpInput, {})).toEqual({ name: 'nameMissing', email: 'emailMissing', password: 'passwordMissing' })
    expect(problems(signInInput, {})).toEqual({ email: 'emailMissing', password: 'passwordMissing' })
    expect(problems(resetInput, { password: '12345678' })).toEqual({ password: 'passwordCommon' })
  })

  it('does not judge the password that somebody signs in with, save one that can’t be', () => {
    expect(problems(signInInput, { email: 'siti@contoh.id', password: 'lama' })).toEqual({})
    expect(problems(signInInput, { email: 'siti@contoh.id', password: MEGABYTE })).toEqual({ password: 'passwordLong' })
  })

  // Including unpaired surrogates.
  const anything = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)) })

  it('is read or refused whatever is in it, never thrown at', () => {
    fc.assert(
      fc.property(anything, anything, anything, (name, email, password) => {
        for (const problem of Object.values(problems(signUpInput, { name, email, password })))
          expect(problem).toMatch(/^(name|email|password)[A-Z]/)
      }),
    )
  })
})
