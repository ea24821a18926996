import type { Ctx } from '#platform/context.ts'
import type { Skill, SkillAnswer } from './skill.ts'

/** What is asked for in words of one's own is asked once: its answers would only fill the cache. */
const OWN_WORDS = ['topic', 'name', 'city']

/**
 * Returns a skill's answer. What a visitor is answered as any other is, such as which classes are open, is cached until what it reads changes, for at most a minute: most who ask a
 * site anything ask that. Throws what the skill throws.
 */
export async function runSkill(ctx: Ctx, skill: Skill, input: unknown): Promise<SkillAnswer> {
  const { name, reads } = skill
  const isOwn = typeof input !== 'object' || input === null || OWN_WORDS.some(word => word in input)
  if (!reads || isOwn || ctx.viewer.kind !== 'nobody') return await skill.run(ctx, input)
  return await ctx.cached(`skill ${name} in ${ctx.lang} ${JSON.stringify(input)}`, [...reads], () => skill.run(ctx, input))
}
