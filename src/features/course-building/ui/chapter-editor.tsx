import { Suspense, useState } from 'react'
import { chapterKindOf, readContent } from '#features/chapters/kinds/kinds.ts'
import { nameOfLang } from '#features/writing/languages.ts'
import { type TypedWork, useTypedWork } from '#ui/app/record/use-typed-work.tsx'
import { SaveLine } from '#ui/app/saving/save-line.tsx'
import { SavingNotices } from '#ui/app/saving/saving-notices.tsx'
import type { SentVersion } from '#ui/app/saving/send.ts'
import type { ComparedText } from '#ui/app/versions/difference.tsx'
import { Versions } from '#ui/app/versions/versions.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type ChapterWork, stillMissing, textIn } from '../chapter-work.ts'
import { buildingTexts } from '../texts.ts'
import { ChapterCheck } from './chapter-check.tsx'
import { ChapterPublish } from './chapter-publish.tsx'
import { ChapterSettings } from './chapter-settings.tsx'
import { ChapterTexts } from './chapter-texts.tsx'
import { readChapter, readData } from './read-work.ts'

interface ChapterEditorProps {
  one: TypedWork<ChapterWork>
  others: readonly { id: string; title: string }[]
  timeZone: string
  isClassPublished: boolean
}

const CALLS = '/api/services/v1/class/chapter'

interface StoredVersion {
  version: number
  title: string
  publishedBy: string | null
  publishedAt: string
  isShown: boolean
  isAside: boolean
}

/** Writes a chapter: title and content in the middle, the rest beside them. All is saved as it is typed; readers get it by its publication. */
export function ChapterEditor({ one, others, timeZone, isClassPublished }: ChapterEditorProps) {
  const t = useTexts(buildingTexts)
  const siteLangs = useSiteLangs()
  const { id } = one
  const editing = useTypedWork(one, { calls: CALLS, read: () => readChapter(id), titleOf: ({ title }) => title })
  const [refused, setRefused] = useState<string[]>([])
  const { view, now, round } = editing
  const problems = refused.length > 0 ? stillMissing(now, refused) : []
  const compare = async (version: number): Promise<ComparedText[] | null> => {
    const older = await readData<ChapterWork>(`${CALLS}/version/detail?id=${id}&version=${version}`)
    if (!older) return null
    return siteLangs.flatMap(lang =>
      (['title', 'content'] as const).map(field => ({
        label: t.fill('form.of', { label: t.form[field], language: nameOfLang(lang) }),
        lang,
        before: wordsOf(older, lang)[field],
        after: wordsOf(now, lang)[field],
      })),
    )
  }
  const load = async () => {
    const versions = (await readData<StoredVersion[]>(`${CALLS}/version/list?id=${id}`)) ?? []
    return versions.map(({ publishedBy, publishedAt, ...version }) => ({ ...version, savedBy: publishedBy, savedAt: publishedAt }))
  }
  const restore = async (version: number) => {
    const result = await editing.act<SentVersion>('version/restore', base => ({ id, version, base }))
    if (!result.isDone || !result.sent) return { isDone: false as const, message: result.isDone ? '' : result.message }
    const stored = await readChapter(id)
    if (stored) editing.load(stored.work, { version: result.sent.version, status: result.sent.status })
    return { isDone: true as const }
  }
  return (
    <div data-save-state={view.state} data-chapter-id={id} className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="min-w-0 space-y-5">
        <SavingNotices editing={editing} words={t} />
        <ChapterTexts editing={editing} problems={problems} timeZone={timeZone} />
        {view.problems.length > 0 && <FormMessage>{[...new Set(view.problems.map(({ message }) => message))].join(' · ')}</FormMessage>}
      </div>
      <div className="space-y-5 xl:sticky xl:top-20">
        {/* Boundaries hydrate after what stands outside: the text can be typed into before its panels are alive. */}
        <Suspense>
          <div className="card p-5">
            <SaveLine view={view} retry={editing.retry} words={t} />
            <ChapterPublish id={id} editing={editing} isClassPublished={isClassPublished} problems={problems} onProblems={setRefused} />
            <ChapterCheck id={id} saveNow={editing.saveNow} />
          </div>
          <ChapterSettings key={round} editing={editing} others={others} timeZone={timeZone} />
          <Versions load={load} newest={view.status === 'published' ? view.shownVersion : undefined} compare={compare} restore={restore} />
        </Suspense>
      </div>
    </div>
  )
}

function wordsOf(work: ChapterWork, lang: ChapterWork['lang']): { title: string; content: string } {
  const { title, content } = textIn(work, lang)
  return { title, content: content ? chapterKindOf(work.kind).words(readContent(work.kind, content)) : '' }
}
