import type { TypedValues } from '../setting-fields.ts'

interface Step {
  path: string
  from: string
  to: string
  at: number
}

/** What was typed, with the steps that can be undone and redone. */
export interface Editing {
  values: TypedValues
  done: readonly Step[]
  undone: readonly Step[]
  /** Counts the values that were put in place of typed ones, so that fields show them. */
  round: number
}

/** Letters that are typed into one field without such a pause are one step. */
const PAUSE_MS = 1000

export function beginEditing(values: TypedValues): Editing {
  return { values, done: [], undone: [], round: 0 }
}

/** Returns the state after a field was typed or, with `isPut`, set by a button. */
export function type(state: Editing, { path, to, at, isPut = false }: { path: string; to: string; at: number; isPut?: boolean }): Editing {
  const from = state.values[path] ?? ''
  if (from === to) return state
  const last = state.done.at(-1)
  const isSame = !isPut && last?.path === path && at - last.at < PAUSE_MS
  const done = isSame ? [...state.done.slice(0, -1), { ...last, to, at }] : [...state.done, { path, from, to, at: isPut ? 0 : at }]
  return { values: { ...state.values, [path]: to }, done, undone: [], round: state.round + (isPut ? 1 : 0) }
}

/** Returns the state without the last step; the same state if there is none. */
export function undo(state: Editing): Editing {
  const step = state.done.at(-1)
  if (!step) return state
  return {
    values: { ...state.values, [step.path]: step.from },
    done: state.done.slice(0, -1),
    undone: [...state.undone, step],
    round: state.round + 1,
  }
}

/** Returns the state with the step that was undone last; the same state if there is none. */
export function redo(state: Editing): Editing {
  const step = state.undone.at(-1)
  if (!step) return state
  return {
    values: { ...state.values, [step.path]: step.to },
    done: [...state.done, { ...step, at: 0 }],
    undone: state.undone.slice(0, -1),
    round: state.round + 1,
  }
}
