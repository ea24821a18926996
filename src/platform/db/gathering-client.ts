import { Socket } from 'node:net'
import pg from 'pg'

/**
 * A connection that sends what is written within one turn of the event loop with one system call: the statements of a transaction that wait for nothing, and what
 * opens it. pg writes each on its own, and a write that wakes PostgreSQL's process costs more than all else that a small statement takes here.
 */
export class GatheringClient extends pg.Client {
  readonly #socket: Socket
  #isGathering = false

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
  }

  /** Holds back what is written from now on until the promises that are settled by now have written theirs. */
  gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.#socket.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.#socket.uncork()
    })
  }
}

/** Holds back what is written to a connection in this turn, if it can. */
export function gather(client: pg.ClientBase): void {
  if (client instanceof GatheringClient) client.gather()
}
