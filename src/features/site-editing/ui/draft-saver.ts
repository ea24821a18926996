import { callsOf } from '#platform/http/call-client.ts'
import type { siteEditingContract } from '../contract.ts'
import { fieldPathOf, type TypedValues, toSettingChanges } from '../setting-fields.ts'
import { beginEditing, type Editing, redo, type, undo } from './history.ts'
import { findKeptSettings, keepSettings } from './kept-settings.ts'

export interface ShownConflict {
  path: string
  theirs: unknown
  by: string
}

/** The draft as the server has it. */
export interface ShownDraft {
  id: string
  newestVersion: number
  conflicts: readonly ShownConflict[]
}

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'failed' | 'offline' | 'conflict'

export interface DraftView {
  editing: Editing
  state: SaveState
  draft: ShownDraft | undefined
  /** What is wrong with fields, by path. */
  problems: Readonly<Record<string, string>>
  message: string | undefined
  /** Counts the changes of the draft on the server. */
  saves: number
  /** Fields of an earlier visit that had not reached the server were taken over, and have been neither published nor discarded since. */
  isRecovered: boolean
}

interface DraftSaverOptions {
  initial: TypedValues
  published: TypedValues
  draft: ShownDraft | undefined
  lang: string
  memberId: string
}

const { draft: call } = callsOf<typeof siteEditingContract>().api.services[':tenant'].cms.app.settings
const param = { tenant: 'v0' }

/** Typing is collected for so long before it is saved. */
const COLLECT_MS = 400
const RETRY_MS = 4000

/** Our own server's envelope; a proxy's page is no JSON, and rejects. */
interface Answer<T> {
  message: string
  data: T | null
  errors?: { path: string; message: string }[]
}

type Sent =
  | { kind: 'done'; data: ShownDraft | null }
  | { kind: 'refused'; problems: Record<string, string> }
  | { kind: 'failed'; message: string }

/** Saves settings as a draft while one types, field by field: a field that is refused keeps none of the others. Knows no screen. */
export class DraftSaver {
  readonly #headers: { 'accept-language': string }
  readonly #listeners = new Set<() => void>()
  readonly #dirty = new Set<string>()
  readonly #memberId: string
  #published: TypedValues
  #view: DraftView
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined

  constructor({ initial, published, draft, lang, memberId }: DraftSaverOptions) {
    this.#memberId = memberId
    this.#published = published
    this.#headers = { 'accept-language': lang }
    this.#view = {
      editing: beginEditing(initial),
      state: restingState(draft),
      draft,
      problems: {},
      message: undefined,
      saves: 0,
      isRecovered: false,
    }
  }

  view = (): DraftView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** A field was typed. */
  change(path: string, to: string): void {
    this.#edit(type(this.#view.editing, { path, to, at: Date.now() }))
  }

  /** A field was set by a button or a choice: a step of its own. */
  put(path: string, to: string): void {
    this.#edit(type(this.#view.editing, { path, to, at: Date.now(), isPut: true }))
  }

  undo(): void {
    this.#edit(undo(this.#view.editing))
  }

  redo(): void {
    this.#edit(redo(this.#view.editing))
  }

  /** Takes over what this member typed in this browser before and the server does not have. */
  async recover(): Promise<void> {
    const kept = Object.entries(await findKeptSettings(this.#memberId))
    const { values } = this.#view.editing
    const lost = kept.filter(([path, value]) => values[path] !== undefined && values[path] !== value && !this.#dirty.has(path))
    for (const [path, value] of lost) this.put(path, value)
    // A tab that closes sends what it has and can't forget it: what the server got must not come back later over what others changed.
    if (kept.length > 0) this.#keep([...this.#dirty])
    if (lost.length > 0) this.#show({ isRecovered: true })
  }

  /** Saves what was typed and not saved yet. Never rejects. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#saving
    if (this.#dirty.size === 0) return
    this.#saving = this.#saveNow([...this.#dirty])
    await this.#saving
  }

  /** Publishes the draft; `isOver`: over what others published since. Returns whether it is done. */
  async publish(isOver: boolean): Promise<boolean> {
    await this.save()
    const { draft, editing } = this.#view
    try {
      const response = await call.publication.$post(
        { param, json: isOver && draft ? { over: draft.newestVersion } : {} },
        { headers: this.#headers },
      )
      if (response.ok) {
        this.#published = editing.values
        this.#show({ message: undefined, isRecovered: false })
        this.#take(null)
        return true
      }
      const { message } = await read<unknown>(response)
      this.#show({ message })
      this.#take((await read<ShownDraft>(await call.$get({ param }, { headers: this.#headers }))).data)
    } catch {
      this.#show({ state: 'offline' })
    }
    return false
  }

  /** Deletes the draft: the fields show what is published. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer)
    this.#dirty.clear()
    await this.#saving
    try {
      const response = await call.$delete({ param }, { headers: this.#headers })
      if (!response.ok) return this.#show({ message: (await read<unknown>(response)).message })
      const { round } = this.#view.editing
      this.#show({ editing: { ...beginEditing(this.#published), round: round + 1 }, problems: {}, message: undefined, isRecovered: false })
      this.#keep([])
      this.#take(null)
    } catch {
      this.#show({ state: 'offline' })
    }
  }

  #edit(next: Editing): void {
    const { values } = this.#view.editing
    if (next === this.#view.editing) return
    for (const [path, value] of Object.entries(next.values)) if (value !== values[path]) this.#dirty.add(path)
    this.#show({ editing: next, state: 'unsaved' })
    this.#keep([...this.#dirty])
    this.#saveIn(COLLECT_MS)
  }

  /** Keeps these fields in the browser, beside those that were refused; forgets the others. */
  #keep(paths: readonly string[]): void {
    const { values } = this.#view.editing
    const unsent = new Set([...paths, ...Object.keys(this.#view.problems).map(fieldPathOf)])
    void keepSettings(this.#memberId, Object.fromEntries([...unsent].map(path => [path, values[path] ?? ''])), Object.keys(values))
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  async #saveNow(paths: string[]): Promise<void> {
    this.#dirty.clear()
    this.#show({ state: 'saving' })
    const refused: Record<string, string> = {}
    try {
      for (let left = paths; left.length > 0; left = left.filter(path => !isWithin(refused, path))) {
        const sent = await this.#send(left)
        if (sent.kind === 'failed') return this.#tryAgain(paths, { state: 'failed', message: sent.message })
        if (sent.kind === 'done') {
          this.#take(sent.data)
          break
        }
        Object.assign(refused, sent.problems)
      }
    } catch {
      return this.#tryAgain(paths, { state: 'offline' })
    }
    const others = Object.entries(this.#view.problems).filter(([path]) => !paths.includes(fieldPathOf(path)))
    const problems = { ...Object.fromEntries(others), ...refused }
    const state = this.#dirty.size > 0 ? 'unsaved' : Object.keys(problems).length > 0 ? 'failed' : restingState(this.#view.draft)
    this.#show({ problems, message: undefined, state })
    this.#keep([...this.#dirty])
  }

  #tryAgain(paths: string[], said: Partial<DraftView>): void {
    for (const path of paths) this.#dirty.add(path)
    this.#show(said)
    this.#saveIn(RETRY_MS)
  }

  async #send(paths: string[]): Promise<Sent> {
    const { values } = this.#view.editing
    const changes = toSettingChanges(Object.fromEntries(paths.map(path => [path, values[path] ?? ''])))
    // A page that is closed sends what was typed last.
    const response = await call.$put({ param, json: { changes } }, { headers: this.#headers, init: { keepalive: true } })
    const status: number = response.status
    const { message, data, errors = [] } = await read<ShownDraft>(response)
    if (status === 200) return { kind: 'done', data }
    const named = errors.filter(({ path }) => paths.includes(fieldPathOf(path))).map(one => [one.path, one.message] as const)
    return status === 422 && named.length > 0 ? { kind: 'refused', problems: Object.fromEntries(named) } : { kind: 'failed', message }
  }

  #take(data: ShownDraft | null): void {
    const draft = data ?? undefined
    this.#show({ draft, saves: this.#view.saves + 1, ...(this.#dirty.size === 0 && { state: restingState(draft) }) })
  }

  #show(changed: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...changed }
    for (const listener of this.#listeners) listener()
  }
}

/** True if a field, or a value within it, is among the problems. */
function isWithin(problems: Readonly<Record<string, string>>, field: string): boolean {
  return Object.keys(problems).some(path => fieldPathOf(path) === field)
}

function restingState(draft: ShownDraft | undefined): SaveState {
  return draft && draft.conflicts.length > 0 ? 'conflict' : 'saved'
}

/** Named boundary: our own server's envelope. */
const read = async <T>(response: Response) => (await response.json()) as Answer<T>
