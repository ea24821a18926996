import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'

const LOCAL = '127.0.0.1'

/** What left the product: by the mark of a write, the id of each message as often as it came. */
export interface Outlets {
  /** URL of the webhook receiver, on this machine. */
  webhookUrl: string
  smtpUrl: string
  mails: Map<string, string[]>
  deliveries: Map<string, string[]>
  close(): Promise<void>
}

/** Opens a mail server and a webhook receiver that take everything and note what came. */
export async function openOutlets(): Promise<Outlets> {
  const mails = new Map<string, string[]>()
  const deliveries = new Map<string, string[]>()
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, answer) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += String(chunk)))
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? ''
        for (const { address } of envelope.rcptTo) note(mails, address.split('@')[0] ?? '', id)
        answer(null)
      })
    },
  })
  // Connections of killed servers break.
  smtp.on('error', () => {})
  const smtpPort = await listen(smtp.listen(0, LOCAL))
  const receiver = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      // Named boundary: the product's own message.
      const { data } = JSON.parse(String(Buffer.concat(chunks))) as { data: { slug?: string } }
      note(deliveries, data.slug ?? '', String(request.headers['webhook-id']))
      response.writeHead(204).end()
    } catch {
      response.destroy()
    }
  })
  const webhookPort = await listen(receiver.listen(0, LOCAL))
  return {
    mails,
    deliveries,
    smtpUrl: `smtp://${LOCAL}:${smtpPort}`,
    webhookUrl: `http://${LOCAL}:${webhookPort}/`,
    async close() {
      receiver.closeAllConnections()
      await Promise.all([new Promise<void>(done => smtp.close(done)), new Promise(done => receiver.close(done))])
    },
  }
}

function note(messages: Map<string, string[]>, mark: string, id: string): void {
  const ids = messages.get(mark) ?? []
  ids.push(id)
  messages.set(mark, ids)
}

async function listen(server: { address(): unknown; once(event: string, done: () => void): unknown }): Promise<number> {
  await new Promise<void>(done => server.once('listening', done))
  const address = server.address()
  if (typeof address === 'object' && address && 'port' in address) return Number(address.port)
  throw new Error('a server of the tool has no port')
}
