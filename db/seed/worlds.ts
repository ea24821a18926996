import type { SeedWorld } from './content-types.ts'

const modules = import.meta.glob<{ world: SeedWorld }>('./content/*/world.ts', { eager: true })

/** The content besides each tenant's classes and posts, by slug. */
export const worlds = new Map(Object.entries(modules).map(([path, { world }]) => [path.split('/')[2] ?? '', world]))
