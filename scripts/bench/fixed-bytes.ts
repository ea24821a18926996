// Baseline: node:http sending the same bytes with the same headers, and nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const folder = process.env['BENCH_FOLDER'] ?? ''
const body = readFileSync(join(folder, 'page.br'))
const all = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>
const { date: _, connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...headers } = all
createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.byteLength })
  response.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
