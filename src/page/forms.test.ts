import { describe, expect, it, vi } from 'vitest'
import { tooMany } from '#features/accounts/engine/too-many.ts'
import { fieldReason } from '#kit/common-reasons.ts'
import { AppError, Conflict, Forbidden, InvalidInput, NotFound, Refused, toWords, Unauthenticated } from '#kit/errors.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { reasonsOf } from '#kit/reason.ts'
import { readForm, type SentForm } from '#platform/http/form-data.ts'
import { type FormAction, type RefusedForm, takeForm } from './forms.server.ts'
import type { PageArgs } from './page.server.ts'
import { buildVisit } from './testing.ts'
import { formReason } from './texts.ts'

const SENTENCES = {
  id: { Taken: 'sudah ada', Wrong: 'salah', NoAddress: 'bukan alamat', Later: 'nanti, {{minutes}} menit lagi', TooLong: 'terlalu panjang' },
  en: { Taken: 'already there', Wrong: 'wrong', NoAddress: 'no address', Later: 'later, in {{minutes}} minutes', TooLong: 'too long' },
}
const IN_FORMS = { id: { TooLong: 'Tulis lebih pendek.' }, en: { TooLong: 'Write less.' } }
const reason = reasonsOf<(typeof SENTENCES)['id']>(
  lang => SENTENCES[lang],
  lang => IN_FORMS[lang],
)
const JSON_TYPE = { type: 'application/json' }
const wrong = () => new InvalidInput(reason('Wrong'))

const refuse = (error: unknown) => async (): Promise<never> => {
  throw error
}

/** Submits a form to this action. `undo` rolls back. */
function open(act: FormAction, body: NonNullable<RequestInit['body']> = 'form=satu&email=a%40b&email=c&password=x', lang: Lang = 'id') {
  const undo = vi.fn(async () => {})
  const visit = buildVisit({ undo })
  // Named boundary: the arguments that forms use.
  const args = { lang, visit } as unknown as PageArgs
  const headers = typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  const request = new Request('http://uji.localhost/', { method: 'POST', body, headers })
  const taken = readForm(request).then(
    sent => sent,
    error => error as AppError,
  )
  return { undo, taken: taken.then(sent => submit(act, args, sent)), args }
}

/** Submits a form as the endpoint does, which has read it, or failed to. */
async function submit(act: FormAction, args: PageArgs, sent: SentForm | AppError): Promise<Response | RefusedForm> {
  args.visit.sentForm = () => {
    if (sent instanceof AppError) throw sent
    return sent
  }
  return await takeForm(act, args)
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
    [409, new Conflict(reason('Taken'))],
    [422, new InvalidInput(reason('Wrong'), [{ path: 'email', reason: reason('NoAddress') }])],
    [429, new Refused(429, reason('Later', { minutes: 5 }))],
  ])('for what was typed (%s) comes back with it, rolled back', async (status, error) => {
    const { taken, undo } = open(refuse(error))
    expect(await taken).toEqual({
      status,
      form: { name: 'satu', values: { form: 'satu', email: 'a@b,c' }, ...toWords(error, 'id') },
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

  it.each(['id', 'en'] as const)(
    'for a control character is marked at its field (%s), also where a name comes twice or in JSON',
    async lang => {
      const act = vi.fn()
      const bodies = ['name=A%01&name=B', 'name=A&name=B%7F', 'name=%EF%BF%BE', 'name=A%0DB', new Blob(['{"name":"A\\u0001"}'], JSON_TYPE)]
      for (const body of bodies) {
        const { status, form } = await refused(act, body, lang)
        expect([body, status, form.problems.map(problem => problem.path)]).toEqual([body, 422, ['name']])
        expect(form.problems[0]?.message).toBe(toWords(new InvalidInput(fieldReason('ControlCharacter')), lang).message)
      }
      expect(act).not.toHaveBeenCalled()
      await open(async () => new Response(null), 'name=baris%0D%0Akedua%09%F0%9F%91%A9').taken
    },
  )

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
    const { form } = await refused(refuse(wrong()), body.toString())
    expect(Object.keys(form.values)).toEqual(kept)
    expect(form.name).toBe('')
  })

  it('sends no file back', async () => {
    const body = new FormData()
    body.set('name', 'Siti')
    body.set('photo', new File(['isi'], 'a.png'))
    expect((await refused(refuse(wrong()), body)).form.values).toEqual({ name: 'Siti' })
  })

  it('keeps what was typed under any name', async () => {
    const { form } = await refused(refuse(wrong()), '__proto__=x&constructor=y')
    expect(Object.entries(form.values)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })
})

describe('why a form was refused', () => {
  const said = async (error: unknown, lang: Lang) => {
    const { message, problems } = (await refused(refuse(error), 'a=1', lang)).form
    return { message, problems }
  }

  it.each([
    ['id', 'nanti, 5 menit lagi', 'bukan alamat'],
    ['en', 'later, in 5 minutes', 'no address'],
  ] as const)('is said in the reader’s language (%s), with its values', async (lang, message, problem) => {
    expect(await said(new Refused(429, reason('Later', { minutes: 5 })), lang)).toEqual({ message, problems: [] })
    const problems = [{ path: 'email', reason: reason('NoAddress') }]
    expect((await said(new InvalidInput(reason('Wrong'), problems), lang)).problems).toEqual([{ path: 'email', message: problem }])
  })

  it('is said as forms say it, where they say it otherwise than calls, also beside the fields that have no such sentence', async () => {
    expect(await said(new Refused(409, reason('TooLong')), 'id')).toEqual({ message: 'Tulis lebih pendek.', problems: [] })
    const problems = [{ path: 'url', reason: reason('NoAddress') }]
    expect(await said(new Refused(422, reason('TooLong'), { problems }), 'en')).toEqual({
      message: 'Not saved yet. Look at what is marked below.',
      problems: [{ path: 'url', message: 'Write less.' }],
    })
    expect(toWords(new Refused(422, reason('TooLong'), { problems }), 'en')).toEqual({
      message: 'too long',
      problems: [{ path: 'url', message: 'no address' }],
    })
  })

  it('is not repeated above the fields', async () => {
    const error = new Refused(409, reason('Taken'), { problems: [{ path: 'name', reason: reason('Taken') }] })
    expect(await said(error, 'id')).toEqual({
      message: 'Belum tersimpan. Periksa isian yang ditandai.',
      problems: [{ path: 'name', message: 'sudah ada' }],
    })
  })

  it('is said in the reader’s language where the account site’s quota of submissions is used up', async () => {
    const error = tooMany('TooManySent', 60_000)
    expect([(await said(error, 'id')).message, (await said(error, 'en')).message]).toEqual([
      'Terlalu banyak percobaan. Coba lagi nanti.',
      'Too many tries. Try again later.',
    ])
  })

  it.each(LANGS)('has words for what several features say (%s)', async lang => {
    for (const code of ['FormRefused', 'EmailInvalid', 'NotSure'] as const)
      expect((await said(new Refused(422, formReason(code)), lang)).message).toMatch(/^[A-Z].+\.$/)
  })
})
