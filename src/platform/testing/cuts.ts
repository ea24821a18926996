import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createProxy, type Socket } from 'node:net'

/** Starts a proxy to a server that cuts the connection `cuts` times, each after `afterBytes`, and then works. */
export async function startCuts(origin: string, cuts: number, afterBytes: number) {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  const done = { cuts: 0 }
  const proxy = createProxy(client => {
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    let passed = 0
    client.on('data', chunk => {
      passed += chunk.length
      if (passed > afterBytes && done.cuts < cuts) {
        done.cuts++
        // A reset, as from a phone that leaves the network.
        client.resetAndDestroy()
        server.resetAndDestroy()
        return
      }
      if (!server.write(chunk)) {
        client.pause()
        server.once('drain', () => client.resume())
      }
    })
    server.pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    done,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise(over => proxy.close(over))
    },
  }
}
