import { createServer } from 'node:net'

/** Listens on a port for a moment; 0 stands for any that is free. Returns its number. Throws the system's error, EADDRINUSE if it is in use. */
export async function tryPort(port: number, host: string): Promise<number> {
  return await new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}
