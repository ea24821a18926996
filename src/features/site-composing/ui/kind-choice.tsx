import { useEffect, useRef } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { SectionKind } from '../section-kinds.server.ts'
import { composingTexts } from '../texts.ts'

interface KindChoiceProps {
  kinds: readonly SectionKind[]
  onChoose(kind: SectionKind): void
  /** By Escape: what opened it gets the focus back. */
  onClose(): void
}

/** The kinds of sections that a home page may have, each in plain words. Gets the focus as it opens. */
export function KindChoice({ kinds, onChoose, onClose }: KindChoiceProps) {
  const t = useTexts(composingTexts).home
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is pressed in the buttons within
    <section aria-label={t.addTitle} onKeyDown={({ key }) => key === 'Escape' && onClose()} className="card mt-3 p-3">
      <h3 className="font-semibold">{t.addTitle}</h3>
      <ul className="mt-2 grid max-h-[60dvh] gap-2 overflow-y-auto sm:grid-cols-2 xl:grid-cols-1">
        {kinds.map((kind, at) => (
          <li key={kind.kind}>
            <button
              ref={at === 0 ? first : undefined}
              type="button"
              data-kind={kind.kind}
              onClick={() => onChoose(kind)}
              className="border-line hover:border-primary-text h-full w-full rounded-lg border p-3 text-left"
            >
              <strong className="block wrap-anywhere">{kind.name}</strong>
              <span className="text-ink-soft">{kind.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
