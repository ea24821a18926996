import { describe, expect, it } from 'vitest'
import { chooseSkill } from './choose.ts'
import { SKILLS } from './skills.ts'
import { PHRASES } from './testing-phrases.ts'

describe('chooseSkill', () => {
  it.each(PHRASES.map(([phrase, skill, input]) => ({ phrase, skill, input })))('$phrase → $skill', ({ phrase, skill, input }) => {
    const chosen = chooseSkill(phrase, 'id')
    expect(chosen?.skill.name ?? null).toBe(skill)
    if (input) expect(chosen?.input).toMatchObject(input)
    // Whatever the words were, the skill takes them.
    if (chosen) expect(chosen.skill.input.safeParse(chosen.input).success).toBe(true)
  })

  it('has phrases of every skill, and enough that none answers', () => {
    expect(new Set(PHRASES.map(([, skill]) => skill))).toEqual(new Set([...SKILLS.map(({ name }) => name), null]))
    expect(PHRASES.length).toBeGreaterThanOrEqual(190)
    expect(PHRASES.filter(([, skill]) => skill === null).length).toBeGreaterThanOrEqual(30)
  })

  it('reads both languages on the pages of each', () => {
    expect(chooseSkill('kelas gratis', 'en')?.skill.name).toBe('open_classes')
    expect(chooseSkill('free classes', 'id')?.skill.name).toBe('open_classes')
  })

  it('is quick with what is no question', () => {
    const started = performance.now()
    for (const junk of ['a'.repeat(100_000), 'kelas '.repeat(20_000), '\u0000\u0007ÿþ', '💥'.repeat(5000), '((((('.repeat(1000)])
      chooseSkill(junk, 'id')
    expect(performance.now() - started).toBeLessThan(500)
  })
})
