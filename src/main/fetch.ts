import type { HttpBindings } from '@hono/node-server'

/** Responds to requests; `env` is the connection behind one, if there is one. */
export type Fetch = (request: Request, env?: Partial<HttpBindings>) => Response | Promise<Response>
