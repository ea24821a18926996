import { afterEach, expect, it, vi } from 'vitest'
import type { classContract } from '#features/classes/contract.ts'
import { callsOf } from '#platform/http/call-client.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks at the address of the contract, and knows what comes back', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return Response.json({ status: true, message: 'OK', data: { classroomId: 'x', modules: [] } })
  })
  const calls = callsOf<typeof classContract>('https://kelas.example')
  const answer = await calls.api.services.v1.class.syllabus.$get({ query: { classroomId: '01a2' } })
  const { data } = await answer.json()
  expect([asked, data.modules]).toEqual([['GET https://kelas.example/api/services/v1/class/syllabus?classroomId=01a2'], []])
  // @ts-expect-error a query parameter that the contract does not have
  void calls.api.services.v1.class.syllabus.$get({ query: { klassId: '1' } })
})
