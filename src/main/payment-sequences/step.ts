import type { World } from './world.ts'

/** One thing that happens: its numbers pick whom, which and how much, so that every sequence of them makes sense, and shrinks. */
export interface Step {
  what: string
  a: number
  b: number
  c: number
}

/** How a step happens; its weight is how often. */
export interface Way {
  weight: number
  happen(world: World, numbers: Pick<Step, 'a' | 'b' | 'c'>): Promise<void>
}
