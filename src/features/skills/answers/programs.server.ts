import type { ProgramSummary } from '#features/programs/program.ts'
import { listPrograms } from '#features/programs/queries.server.ts'
import { formatPrice } from '#kit/format.ts'
import { firstWords } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { type ProgramsInput, programsInput } from '../inputs.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, pageSource, plain, programSource, shareIn } from './answering.server.ts'

const READ = 60
const SHOWN = 8
const ENOUGH = 0.5
const WORDS = 18

export const programs: Skill<ProgramsInput> = {
  name: 'programs',
  description:
    'Lists the programs that are running, with what they are about and how many classes they have. Use it when somebody asks which programs there are.',
  who: 'anybody',
  reads: ['programs', 'classes', 'schools'],
  input: programsInput,
  async run(ctx, { topic }) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const { items, totalItems } = await listPrograms(ctx, { page: 1, perPage: READ, active: true })
    const fitting = topic ? items.filter(({ name, summary }) => shareIn(topic, `${name} ${summary}`) >= ENOUGH) : items
    const found = fitting.length > 0 ? fitting : items
    if (found.length === 0) {
      answer.say(t.fill('programs.none', { ref: answer.cite(pageSource(ctx, 'programs')) }))
      return answer.done({ programs: [] })
    }
    if (!topic) answer.say(t.fill('programs.found', { count: totalItems }))
    else answer.say(t.fill(fitting.length > 0 ? 'programs.topic' : 'programs.noTopic', { topic: plain(topic) }))
    const shown = found.slice(0, SHOWN)
    answer.list(shown.map(one => lineOf(ctx, one, answer)))
    if (found.length > shown.length) answer.say(t.fill('programs.more', { ref: answer.cite(pageSource(ctx, 'programs')) }))
    return answer.done(
      {
        programs: shown.map(one => ({ slug: one.slug, name: one.name, classes: one.classes, href: programSource(one).href })),
      },
      topic !== undefined && fitting.length === 0,
    )
  },
}

function lineOf({ lang }: Ctx, one: ProgramSummary, answer: Answer): string {
  const t = skillTexts(lang)
  const facts = [
    one.classes > 0 && t.fill('programs.classes', { count: one.classes }),
    one.bundlePriceRupiah !== null && t.fill('programs.bundle', { price: formatPrice(one.bundlePriceRupiah, lang) }),
  ].filter(Boolean)
  const more = facts.length > 0 ? ` (${facts.join(', ')})` : ''
  return `**${plain(one.name)}**: ${plain(firstWords(one.summary, WORDS))}${more} ${answer.cite(programSource(one))}`
}
