import type { HttpBindings } from '@hono/node-server'

/** What answers requests, with the connection behind one where there is one. */
export type Fetch = (request: Request, env?: Partial<HttpBindings>) => Response | Promise<Response>
