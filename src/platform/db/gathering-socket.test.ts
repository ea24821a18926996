import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

const received: string[] = []
const server = createServer(client => client.on('data', part => received.push(part.toString())))
afterAll(() => server.close())

it('sends what is written in one turn together, also after promises that are settled, and all of it in order', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = new GatheringSocket().connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  await new Promise(setImmediate)

  socket.write('begin;')
  await Promise.resolve()
  socket.write('select 1;')
  expect([socket.writableCorked, received]).toEqual([1, []])
  await new Promise(setImmediate)
  expect(socket.writableCorked).toBe(0)
  socket.write('commit;', 'utf8')
  await new Promise<void>(done => void socket.end(done))
  await expect.poll(() => received.join('')).toBe('begin;select 1;commit;')
  expect(received[0]).toMatch(/^begin;select 1;/)
})
