import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { classTexts } from '#features/classes/texts.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { formatCount, formatMinutes } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { isUuid } from '#platform/db/ids.ts'
import { getCurriculum, listCurricula, listSyllabi } from './outlines.server.ts'
import { type CurriculumClass, pictureOf, type SyllabusSummary } from './program.ts'
import { programTexts } from './texts.ts'

const SYLLABI_PER_PAGE = 24

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** Loads the list of curricula: each program with its classes in short. One statement. */
export async function loadCurricula(args: PageArgs) {
  const { ctx, site, lang } = args
  const t = programTexts(lang)
  const programs = await listCurricula(ctx)
  const lead = t.fill('curriculum.lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: t.curriculum.title, description: lead }),
    lead,
    programs: programs.map(program => ({
      href: `/Curriculum/${program.slug}`,
      name: program.name,
      summary: program.summary,
      lang: program.lang,
      isActive: program.isActive,
      sums: t.fill('curriculum.shortSums', {
        count: program.classes.length,
        classes: program.classes.length,
        length: formatMinutes(sum(program.classes.map(one => one.minutes)), lang),
      }),
      classes: program.classes.map(one => toRow(one, args, 'curriculum.classSums')),
    })),
  }
}

export type CurriculaView = Awaited<ReturnType<typeof loadCurricula>>

function toRow(one: SyllabusSummary, { lang }: Pick<PageArgs, 'lang'>, key: 'curriculum.classSums' | 'syllabi.sums') {
  const sums = programTexts(lang).fill(key, {
    count: one.modules,
    level: classTexts(lang).levels[one.level],
    modules: one.modules,
    length: formatMinutes(one.minutes, lang),
  })
  return { href: pathOfCourse(one), name: one.name, lang: one.lang, sums }
}

/** Loads a program's curriculum: classes, modules, chapters, hours. One statement. Throws NotFound, or a redirect from the id to the slug. */
export async function loadCurriculum(args: PageArgs) {
  const { ctx, page, lang } = args
  const t = programTexts(lang)
  const asked = page.params['program'] ?? ''
  const program = await getCurriculum(ctx, asked)
  if (isUuid(asked)) throw redirectPage(`/Curriculum/${program.slug}`, args)
  const classes = program.classes.map(one => toClassView(one, args))
  const title = t.fill('curriculum.of', { program: program.name })
  return {
    head: pageHead(args, {
      title,
      description: program.summary,
      image: pictureOf(program),
      langs: [program.lang],
      trail: [{ label: t.curriculum.label, href: '/Curriculum' }],
    }),
    title,
    name: program.name,
    summary: program.summary,
    lang: program.lang,
    isActive: program.isActive,
    programHref: `/Program/${program.slug}`,
    sums: t.fill('curriculum.sums', {
      count: classes.length,
      classes: classes.length,
      modules: sum(classes.map(one => one.modules.length)),
      chapters: sum(classes.map(one => one.chapters)),
      length: formatMinutes(sum(classes.map(one => one.minutes)), lang),
    }),
    classes,
  }
}

export type CurriculumView = Awaited<ReturnType<typeof loadCurriculum>>

function toClassView(one: CurriculumClass, args: Pick<PageArgs, 'lang'>) {
  const { lang } = args
  const href = pathOfCourse(one)
  const modules = one.modules.map(module => ({
    slug: module.slug,
    title: module.title,
    minutes: sum(module.chapters.map(chapter => chapter.minutes)),
    chapters: module.chapters.map(chapter => ({
      slug: chapter.slug,
      title: chapter.title,
      length: programTexts(lang).fill('curriculum.minutes', { count: chapter.minutes }),
      href: pathOfChapter(href, { moduleSlug: module.slug, slug: chapter.slug }),
    })),
  }))
  const minutes = sum(modules.map(module => module.minutes))
  return {
    ...toRow({ ...one, modules: modules.length, minutes }, args, 'curriculum.classSums'),
    slug: one.slug,
    summary: one.summary,
    minutes,
    chapters: sum(modules.map(module => module.chapters.length)),
    modules: modules.map(module => ({ ...module, length: formatMinutes(module.minutes, lang) })),
  }
}

export type CurriculumClassView = CurriculumView['classes'][number]

/** Loads the list of syllabi, grouped by program and filtered by the search. One statement. */
export async function loadSyllabi(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const t = programTexts(lang)
  const search = query.get('search') ?? ''
  const syllabi = await listSyllabi(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: SYLLABI_PER_PAGE,
    search: search || undefined,
  })
  const lead = t.fill('syllabi.lead', { site: site.settings.title })
  const groups: { key: string; name: string; href: string; rows: (ReturnType<typeof toRow> & { summary: string })[] }[] = []
  for (const one of syllabi.items) {
    const key = one.program?.slug ?? ''
    if (groups.at(-1)?.key !== key)
      groups.push({ key, name: one.program?.name ?? t.syllabi.noProgram, href: key && `/Curriculum/${key}`, rows: [] })
    groups.at(-1)?.rows.push({ ...toRow(one, args, 'syllabi.sums'), summary: one.summary })
  }
  return {
    head: pageHead(args, { title: t.syllabi.title, description: lead }),
    lead,
    search,
    values: Object.fromEntries(query),
    count: t.fill(search ? 'syllabi.countFor' : 'syllabi.count', {
      count: syllabi.totalItems,
      shown: formatCount(syllabi.totalItems),
      search,
    }),
    groups,
    page: syllabi.page,
    totalPages: syllabi.totalPages,
  }
}

export type SyllabiView = Awaited<ReturnType<typeof loadSyllabi>>
