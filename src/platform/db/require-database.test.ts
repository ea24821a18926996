import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { requireDatabase } from './require-database.ts'

const database = openTestDatabase()

it('names a server that accepts connections and says nothing, and gives up in time', async () => {
  const sockets: Socket[] = []
  const silent = createServer(socket => sockets.push(socket))
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const startedAt = performance.now()
  await expect(requireDatabase(`postgres://siapa:rahasia@127.0.0.1:${port}/x`, 300)).rejects.toThrow(
    `DATABASE_URL (127.0.0.1:${port}): the server does not answer within 0.3 s`,
  )
  expect(performance.now() - startedAt).toBeLessThan(3000)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

it('names one that nobody listens at, and one that refuses the password, which it does not tell', async () => {
  await expect(requireDatabase('postgres://siapa:rahasia@127.0.0.1:9/x')).rejects.toThrow(
    /^DATABASE_URL \(127\.0\.0\.1:9\): .*ECONNREFUSED/,
  )
  const wrong = new URL(database.url)
  wrong.password = 'rahasia'
  const refused: unknown = await requireDatabase(wrong.href).catch((error: unknown) => error)
  expect(String(refused)).toMatch(/DATABASE_URL .*password authentication failed/)
  expect(String(refused)).not.toContain('rahasia')
})

it('is content with one that responds', async () => {
  await expect(requireDatabase(database.url)).resolves.toBeUndefined()
})
