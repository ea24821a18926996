import { Suspense, useState } from 'react'
import type { LineUpChoices } from '#features/post-details/line-up.ts'
import { SaveLine } from '#ui/app/saving/save-line.tsx'
import { SavingNotices } from '#ui/app/saving/saving-notices.tsx'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import { CheckPanel } from './check-panel.tsx'
import { CoverPanel } from './cover-panel.tsx'
import { History } from './history.tsx'
import { KindPanel } from './kind-panel.tsx'
import { LanguageSwitch, type ShownLanguages } from './language-switch.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { problemOf } from './problem-of.ts'
import { PublishPanel } from './publish-panel.tsx'
import { RemovePost } from './remove-post.tsx'
import { SearchPanel, type SiteLook } from './search-panel.tsx'
import { TextFields } from './text-fields.tsx'
import { type EditedPost, type PostEditing, usePostEditing } from './use-post-editing.tsx'

interface PostEditorProps {
  post: EditedPost
  /** Where readers find it, while it is published. */
  publicHref: string | null
  categories: readonly { id: string; name: string }[]
  /** The site's own. */
  timeZone: string
  site: SiteLook
  /** Of an event: whom it may name. */
  lineUp: LineUpChoices | undefined
}

/** Writes a post: title, summary and text in the middle, the rest beside them. Nothing here waits for a button but the publication. */
export function PostEditor({ post, publicHref, categories, timeZone, site, lineUp }: PostEditorProps) {
  const editing = usePostEditing(post)
  const t = useTexts(editorTexts)
  const [shown, setShown] = useState<ShownLanguages>(post.work.lang)
  const { view } = editing
  return (
    <div data-save-state={view.state} data-post-id={post.id} className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="min-w-0 space-y-5">
        <SavingNotices editing={editing} words={t} />
        <LanguageSwitch editing={editing} shown={shown} onShow={setShown} />
        <TextFields key={editing.start.round} editing={editing} shown={shown} />
        <Suspense>
          <KindPanel
            key={`kind ${editing.start.round}`}
            kind={post.kind}
            editing={editing}
            shown={shown}
            timeZone={timeZone}
            lineUp={lineUp}
          />
        </Suspense>
      </div>
      <div className="space-y-5 xl:sticky xl:top-20">
        {/* Boundaries hydrate after what stands outside: the text can be typed into before its panels are alive. */}
        <Suspense>
          <div className="card p-5">
            <SaveLine view={view} retry={editing.retry} words={t} />
            <PublishPanel editing={editing} publicHref={publicHref} />
            <PreviewPanel editing={editing} />
            <CheckPanel editing={editing} />
          </div>
          <CoverPanel key={`cover ${editing.start.round}`} editing={editing} shown={shown} />
          <Details key={editing.start.round} editing={editing} categories={categories} />
          <SearchPanel key={`search ${editing.start.round}`} editing={editing} kind={post.kind} site={site} />
          <History editing={editing} id={post.id} />
          <RemovePost editing={editing} id={post.id} />
        </Suspense>
      </div>
    </div>
  )
}

function Details({ editing, categories }: { editing: PostEditing; categories: PostEditorProps['categories'] }) {
  const t = useTexts(editorTexts)
  const { work } = editing.start
  return (
    <details className="card group" open={problemOf(editing, 'slug') !== undefined ? true : undefined}>
      <summary className="flex min-h-14 items-center px-5 font-semibold">{t.details}</summary>
      <div className="space-y-4 px-5 pb-5">
        <FormField
          name="slug"
          label={t.slug}
          hint={t.slugHint}
          placeholder={editing.view.slug}
          value={work.slug ?? ''}
          maxLength={120}
          autoComplete="off"
          problem={problemOf(editing, 'slug')}
          onChange={event => editing.change({ slug: event.currentTarget.value.trim().toLowerCase() || null })}
        />
        <FormField
          name="authorName"
          label={t.authorName}
          value={work.authorName}
          maxLength={120}
          problem={problemOf(editing, 'authorName')}
          onChange={event => editing.change({ authorName: event.currentTarget.value })}
        />
        <FormSelect
          name="categoryId"
          label={t.category}
          value={work.categoryId ?? ''}
          choices={[['', t.noCategory], ...categories.map(({ id, name }) => [id, name] as const)]}
          problem={problemOf(editing, 'categoryId')}
          onChange={event => editing.change({ categoryId: event.currentTarget.value || null })}
        />
      </div>
    </details>
  )
}
