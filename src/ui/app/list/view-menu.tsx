import ChevronDown from 'lucide-react/icons/chevron-down'
import { Form } from 'react-router'
import { FormMessage } from '../../form/form-message.tsx'
import { A } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import type { SavedView } from './list-state.ts'
import { listTexts } from './texts.ts'

interface ViewMenuProps {
  base: string
  saved: readonly SavedView[]
  /** Why the last view was not saved. */
  problem?: string | undefined
}

/** The saved views of a list, and the form that saves the present one; its forms are `viewForms` of `features/lists`. */
export function ViewMenu({ base, saved, problem }: ViewMenuProps) {
  const t = useTexts(listTexts)
  return (
    <details open={problem !== undefined}>
      <summary className="hover:text-primary-text flex min-h-11 cursor-pointer items-center gap-1 font-medium">
        {t.views}
        {saved.length > 0 && <span className="text-ink-soft ms-1">({saved.length})</span>}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className="card mt-1 mb-2 space-y-3 p-4">
        {saved.length > 0 && (
          <ul>
            {saved.map(view => (
              <li key={view.id} className="flex flex-wrap items-center gap-x-3">
                <A
                  href={view.query === '' ? base : `${base}?${view.query}`}
                  className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
                >
                  {view.name}
                </A>
                {view.isShared && <span className="text-ink-soft">{t.shared}</span>}
                {view.isRemovable && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="form" value="remove-view" />
                    <input type="hidden" name="view" value={view.id} />
                    <button
                      type="submit"
                      aria-label={t.fill('removeView', { name: view.name })}
                      className="text-danger-text grid size-11 place-items-center"
                    >
                      ×
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        <Form method="post" preventScrollReset className="space-y-3">
          <input type="hidden" name="form" value="save-view" />
          {problem && <FormMessage>{problem}</FormMessage>}
          <label className="block" htmlFor="viewName">
            <span className="mb-1.5 block font-medium">{t.viewName}</span>
          </label>
          <input
            id="viewName"
            name="viewName"
            maxLength={60}
            required
            aria-describedby="viewName-hint"
            className="border-line bg-surface h-12 w-full rounded-xl border px-3"
          />
          <p id="viewName-hint" className="text-ink-soft">
            {t.viewNameHint}
          </p>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="isShared" value="1" className="accent-primary size-5" />
            {t.shareView}
          </label>
          <button type="submit" className="btn btn-quiet">
            {t.saveView}
          </button>
        </Form>
      </div>
    </details>
  )
}
