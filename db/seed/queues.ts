import type { SeedQueues } from './queue-types.ts'

const modules = import.meta.glob<{ queues: SeedQueues }>('./content/*/queues.ts', { eager: true })

/** What waits for the staff of each tenant that has queues, by slug. */
export const queuesByTenant = new Map(Object.entries(modules).map(([path, { queues }]) => [path.split('/')[2] ?? '', queues]))
