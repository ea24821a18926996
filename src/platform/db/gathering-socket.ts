import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/**
 * A connection that sends what is written within one turn of the event loop with one system call: the statements of a transaction that wait for nothing, and what
 * opens it. pg writes each on its own, and a write that wakes PostgreSQL costs more than all else that a small statement takes here.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  override write(sent: Uint8Array | string, done?: Done): boolean
  override write(sent: Uint8Array | string, encoding?: BufferEncoding, done?: Done): boolean
  override write(sent: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#gather()
    return typeof encoding === 'function' ? super.write(sent, encoding) : super.write(sent, encoding, done)
  }

  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.cork()
    // After the promises that are settled by now, which write more.
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
