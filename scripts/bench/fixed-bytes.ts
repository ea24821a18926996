// The yardstick: a Hono handler that returns the same bytes with the same headers, and does nothing else.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const folder = process.env['BENCH_FOLDER'] ?? ''
const body = new Uint8Array(readFileSync(join(folder, 'page.br')))
const all = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>
const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, 'transfer-encoding': _____, ...headers } = all
const app = new Hono()
app.get('/', () => new Response(body, { headers }))
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' })
