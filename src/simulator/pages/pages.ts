import { Hono } from 'hono'
import type { Parts } from '../parts.ts'

export function createPages(_parts: Parts): Hono {
  return new Hono()
}
