import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { importPart } from '#ui/shell/chunk-guard.ts'
import { partTexts } from './texts.ts'

/** What `load` of a part failed with is its cause. Other errors of a part are faults, which the page's error screen shows. */
class PartNotLoaded extends Error {}

interface PartOptions<P> {
  /** Shown while the part is loaded; nothing without it. */
  Loading?: ComponentType<P>
}

/**
 * Returns a component whose code is loaded when it is first shown. Where it can't be loaded, its own place says so, with a button that tries again, and after
 * that a link that loads the page anew: the page around it, and what was typed there, stay until then.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, { Loading }: PartOptions<P> = {}): ComponentType<P> {
  const start = () =>
    lazy(() =>
      importPart(load).then(
        part => ({ default: part }),
        (cause: unknown) => Promise.reject(new PartNotLoaded('a part of the page was not loaded', { cause })),
      ),
    )
  // One for all its places: what was loaded once is there at once. What failed is replaced, since React keeps the failure.
  let newest = start()

  return function LazyPart(props: P) {
    const [{ Part, attempt }, setPart] = useState(() => ({ Part: newest, attempt: 1 }))
    const retry = () => {
      newest = start()
      setPart({ Part: newest, attempt: attempt + 1 })
    }
    return (
      <PartBoundary key={attempt} failure={<NotLoaded isAgain={attempt > 1} onRetry={retry} />}>
        <Suspense fallback={Loading && <Loading {...props} />}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

interface BoundaryProps {
  failure: ReactNode
  children: ReactNode
}

class PartBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PartNotLoaded) return this.props.failure
    throw error
  }
}

const LINK = 'inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4'

function NotLoaded({ isAgain, onRetry }: { isAgain: boolean; onRetry(): void }) {
  const t = useTexts(partTexts)
  return (
    <div data-part-failed className="my-2">
      <FormMessage>
        <p>{isAgain ? t.failedAgain : t.failed}</p>
        <p className="flex flex-wrap gap-x-6">
          <button type="button" data-act="retry" className={LINK} onClick={onRetry}>
            {t.retry}
          </button>
          {/* Chromium keeps the failure of a module until the document goes; other browsers fetch it again. */}
          {isAgain && (
            <a href={location.pathname + location.search} className={LINK}>
              {t.reload}
            </a>
          )}
        </p>
      </FormMessage>
    </div>
  )
}
