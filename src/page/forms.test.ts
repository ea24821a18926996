import { describe, expect, it, vi } from 'vitest'
import { AppError, Conflict, Forbidden, InvalidInput, NotFound, Unauthenticated } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { type FormAction, type RefusedForm, takeForm } from './forms.server.ts'
import type { PageArgs } from './page.server.ts'
import { translateRefusal } from './refusals.server.ts'
import { buildVisit } from './testing.ts'

const refuse = (error: unknown) => async (): Promise<never> => {
  throw error
}

/** Submits a form to this action. `undo` rolls back. */
function open(act: FormAction, body: NonNullable<RequestInit['body']> = 'form=satu&email=a%40b&email=c&password=x', lang: Lang = 'id') {
  const undo = vi.fn(async () => {})
  // Named boundary: the arguments that forms use.
  const args = { lang, visit: buildVisit({ undo }) } as unknown as PageArgs
  const headers = typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  const request = new Request('http://uji.localhost/', { method: 'POST', body, headers })
  return { undo, taken: takeForm(act, args, request), args }
}

async function refused(...sent: Parameters<typeof open>): Promise<RefusedForm> {
  const taken = await open(...sent).taken
  if (taken instanceof Response) throw new Error('the form was taken')
  return taken
}

describe('a form that is taken', () => {
  it('leads where its action says, and rolls nothing back', async () => {
    const answer = new Response(null, { status: 303 })
    const act = vi.fn(async () => answer)
    const { taken, undo, args } = open(act)
    expect(await taken).toBe(answer)
    expect(undo).not.toHaveBeenCalled()
    const [[given, fields, sent]] = act.mock.calls as unknown as [
      [PageArgs, URLSearchParams, { fields: URLSearchParams; files: Map<string, File> }],
    ]
    expect(given).toBe(args)
    expect(fields.getAll('email')).toEqual(['a@b', 'c'])
    expect(sent.fields).toBe(fields)
  })

  it('gives its action the files that came with it', async () => {
    const body = new FormData()
    body.set('file', new File(['isi'], 'a.txt'))
    let name: string | undefined
    await open(async (_args, _fields, { files }) => {
      name = files.get('file')?.name
      return new Response(null)
    }, body).taken
    expect(name).toBe('a.txt')
  })
})

describe('a form that is refused', () => {
  it.each([
    [409, new Conflict('sudah ada')],
    [422, new InvalidInput('salah', [{ path: 'email', message: 'bukan alamat' }])],
    [429, new AppError(429, 'TooMany', 'nanti')],
  ])('for what was typed (%s) comes back with it, rolled back', async (status, error) => {
    const { taken, undo } = open(refuse(error))
    expect(await taken).toEqual({
      status,
      form: { name: 'satu', values: { form: 'satu', email: 'a@b,c' }, message: error.message, problems: error.problems },
    })
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it.each([new Unauthenticated(), new Forbidden(), new NotFound(), new AppError(400, 'BadRequest', 'x'), new AppError(503, 'Away', 'x')])(
    'for another reason ($status) is rolled back, and its page goes on with that',
    async error => {
      const { taken, undo } = open(refuse(error))
      await expect(taken).rejects.toBe(error)
      expect(undo).toHaveBeenCalledTimes(1)
    },
  )

  it('by a failure or a redirect that was thrown is the endpoint’s to end', async () => {
    for (const error of [new Error('rusak'), new Response(null, { status: 302 })]) {
      const { taken, undo } = open(refuse(error))
      await expect(taken).rejects.toBe(error)
      expect(undo).not.toHaveBeenCalled()
    }
  })

  it('before it was read is not rolled back', async () => {
    const act = vi.fn()
    const { taken, undo } = open(act, new Blob(['x'], { type: 'text/plain' }))
    await expect(taken).rejects.toMatchObject({ status: 415 })
    expect([act.mock.calls, undo.mock.calls]).toEqual([[], []])
  })

  it('never sends a secret back', async () => {
    const secrets = ['password', 'newPassword', 'PASSWORD', 'clientSecret', 'token', 'refreshToken', 'code', 'Code']
    const kept = ['cityCode', 'codeOfConduct', 'npsn', 'name']
    const body = new URLSearchParams([...secrets, ...kept].map(name => [name, 'x']))
    const { form } = await refused(refuse(new InvalidInput('salah')), body.toString())
    expect(Object.keys(form.values)).toEqual(kept)
    expect(form.name).toBe('')
  })

  it('sends no file back', async () => {
    const body = new FormData()
    body.set('name', 'Siti')
    body.set('photo', new File(['isi'], 'a.png'))
    expect((await refused(refuse(new InvalidInput('salah')), body)).form.values).toEqual({ name: 'Siti' })
  })

  it('keeps what was typed under any name', async () => {
    const { form } = await refused(refuse(new InvalidInput('salah')), '__proto__=x&constructor=y')
    expect(Object.entries(form.values)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })
})

describe('why a form was refused', () => {
  it('keeps after how long another try makes sense', () => {
    const refusal = (more: { retryAfterSeconds?: number }) => translateRefusal(new AppError(429, 'LastAdmin', 'x', more), 'id')
    expect(refusal({ retryAfterSeconds: 60 }).retryAfterSeconds).toBe(60)
    expect(refusal({}).retryAfterSeconds).toBeUndefined()
    expect(refusal({})).toMatchObject({ status: 429, code: 'LastAdmin' })
  })

  it('is said in the reader’s language, where there are words for the code', async () => {
    const error = new AppError(409, 'LastAdmin', 'LastAdmin')
    expect((await refused(refuse(error), 'a=1', 'id')).form.message).toContain('admin terakhir')
    const english = (await refused(refuse(error), 'a=1', 'en')).form
    expect([english.message.length > 10, english.message]).toEqual([true, expect.not.stringContaining('admin terakhir')])
    expect(english.problems).toEqual([])
  })

  it('stands beside the field: by its own code, else by that of the whole', async () => {
    const problems = [
      { path: 'email', message: 'EmailInvalid' },
      { path: 'reason', message: 'x' },
    ]
    const error = new AppError(422, 'ReasonLength', 'x', { problems, retryAfterSeconds: 60 })
    const { status, form } = await refused(refuse(error))
    expect(status).toBe(422)
    expect(form.message).toBe('Belum tersimpan. Periksa isian yang ditandai.')
    expect(form.problems).toEqual([
      { path: 'email', message: 'Tulis satu alamat email yang lengkap, misalnya nama@contoh.id.' },
      { path: 'reason', message: 'Tulis alasannya, 5 sampai 300 karakter.' },
    ])
  })

  it('stays in the words of who refused where there are none for the code, an inherited name among them', async () => {
    for (const code of ['TidakAda', 'toString', 'constructor'])
      expect(
        (await refused(refuse(new AppError(422, code, 'apa adanya', { problems: [{ path: 'a', message: 'LastAdmin' }] })))).form,
      ).toMatchObject({
        message: 'apa adanya',
        problems: [{ path: 'a', message: 'LastAdmin' }],
      })
  })
})
