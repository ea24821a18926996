import { describe, expect, it } from 'vitest'
import { createRepeatedForms } from './repeated-forms.ts'

const form = { path: '/sign-up', body: 'form=abc&name=Siti', cookie: 'a=1' }

function counted(answer: () => Response) {
  let times = 0
  return { work: async () => (times++, answer()), times: () => times }
}

describe('a form that is sent twice', () => {
  it('is another one where anything in it, its page or its browser differs', async () => {
    const repeats = createRepeatedForms()
    const { work, times } = counted(() => new Response(null, { status: 303 }))
    const others = [form, { ...form, body: 'form=abd&name=Siti' }, { ...form, path: '/sign-in' }, { ...form, cookie: 'a=2' }]
    for (const other of others) await repeats.once(other, work)
    expect(times()).toBe(4)
  })

  it('counts once, and is answered the same, with its cookies, while it runs and afterwards', async () => {
    const repeats = createRepeatedForms()
    const headers = new Headers([
      ['location', '/verify'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    const { work, times } = counted(() => new Response(null, { status: 303, headers }))
    const answers = [...(await Promise.all([repeats.once(form, work), repeats.once(form, work)])), await repeats.once(form, work)]
    expect(times()).toBe(1)
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([303, '/verify', ['a=1', 'b=2']])
    }
  })

  it('is looked at anew where it failed, or was answered at length', async () => {
    for (const answer of [
      () => new Response('x', { status: 422 }),
      () => new Response('x', { status: 503 }),
      () => new Response('x'.repeat(60_000)),
    ]) {
      const repeats = createRepeatedForms()
      const { work, times } = counted(answer)
      await repeats.once(form, work)
      expect(await (await repeats.once(form, work)).text()).toContain('x')
      expect(times()).toBe(2)
    }
  })

  it('is looked at anew where it threw', async () => {
    const repeats = createRepeatedForms()
    await expect(repeats.once(form, () => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak')
    expect((await repeats.once(form, async () => new Response('jalan'))).status).toBe(200)
  })
})
