import type { Hono } from 'hono'
import { hc } from 'hono/client'
import type { z } from 'zod'

/** An endpoint as a contract describes it. */
interface Route {
  path: string
  method: string
}

/** `/a/{b}` in Hono's syntax: `/a/:b`. */
type PathOf<P extends string> = P extends `${infer A}/{${infer N}}${infer B}` ? `${A}/:${N}${PathOf<B>}` : P
type InOf<R, K extends string> = R extends { request: Record<K, infer S extends z.ZodType> } ? z.input<S> : never
type InputOf<R> = (R extends { request: { params: z.ZodType } } ? { param: InOf<R, 'params'> } : object) &
  (R extends { request: { query: z.ZodType } } ? { query: InOf<R, 'query'> } : object) &
  (R extends { request: { body: { content: { 'application/json': { schema: infer S extends z.ZodType } } } } }
    ? { json: z.input<S> }
    : object)
type OutputOf<R> = R extends { responses: infer X }
  ? {
      [K in keyof X & number]: X[K] extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
        ? { input: InputOf<R>; output: z.output<S>; outputFormat: 'json'; status: K }
        : never
    }[keyof X & number]
  : never
type SchemaOf<L extends Route> = {
  [R in L as PathOf<R['path']>]: { [Q in Extract<L, { path: R['path'] }> as `$${Q['method']}`]: OutputOf<Q> }
}

/**
 * Creates a typed client of a contract for a browser script, such as `callsOf<typeof postContract>()`: the compiler checks paths, queries, bodies and
 * responses. The contract is imported as a type only, so that no schema and no zod is bundled.
 */
export function callsOf<C extends Record<string, Route>>(origin = '') {
  return hc<Hono<object, SchemaOf<C[keyof C]>, '/'>>(origin)
}
