import type { PublicModule } from '#page/public-page.server.ts'

const found = import.meta.glob<PublicModule>('../features/*/pages/*.server.tsx', { eager: true })

/** Every public page's module, by its path from src as the route table names it. */
export const publicModules: Readonly<Record<string, PublicModule>> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.replace(/^\.\.\//, ''), module]),
)
