import { type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { moveChapter, moveModule, type Outline, placeOf, stepChapter } from '../outline.ts'

interface Moving {
  outline: Outline
  /** Takes the outline with what was moved in its new place. */
  onMove(next: Outline, moved: { id: string; isModule: boolean }): void
}

/** Moves modules and chapters: by dragging their handles, and with a handle focused by the arrow keys. Returns a handle's props by the id of what it moves. */
export function useMoving({ outline, onMove }: Moving) {
  const dragged = useRef<{ id: string; isModule: boolean }>(undefined)
  const put = (next: Outline, moved: { id: string; isModule: boolean }) => {
    if (next !== outline) onMove(next, moved)
  }
  const step = (id: string, isModule: boolean, by: -1 | 1) => {
    const from = outline.findIndex(module => module.id === id)
    flushSync(() => put(isModule ? moveModule(outline, from, from + by) : stepChapter(outline, id, by), { id, isModule }))
    // What is moved in the document loses the focus, and is another element in another module.
    document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus()
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const moved = dragged.current
    if (!moved) return
    const under = document.elementFromPoint(clientX, clientY)
    const module = outline.findIndex(({ id }) => id === under?.closest<HTMLElement>('[data-module]')?.dataset['module'])
    if (module < 0) return
    if (moved.isModule) {
      const from = outline.findIndex(({ id }) => id === moved.id)
      if (from !== module) put(moveModule(outline, from, module), moved)
      return
    }
    const overId = under?.closest<HTMLElement>('[data-chapter]')?.dataset['chapter']
    const from = placeOf(outline, moved.id)
    if (overId === moved.id || !from) return
    const over = overId === undefined ? undefined : placeOf(outline, overId)
    if (over) put(moveChapter(outline, moved.id, over), moved)
    else if (from.module !== module) put(moveChapter(outline, moved.id, { module, at: outline[module]?.chapters.length ?? 0 }), moved)
  }
  // On the window: a handle that is moved into another module is another element.
  useEffect(() => {
    const drop = () => {
      dragged.current = undefined
    }
    addEventListener('pointermove', drag)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
    return () => {
      removeEventListener('pointermove', drag)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', drop)
    }
  })
  return (id: string, isModule: boolean) => ({
    'data-handle': id,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      step(id, isModule, event.key === 'ArrowUp' ? -1 : 1)
    },
    onPointerDown: () => {
      dragged.current = { id, isModule }
    },
  })
}
