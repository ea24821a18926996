/** What the editor's screen says about the text: `data-save-state`. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'failed' | 'conflict' | 'offline'

export interface Problem {
  path: string
  message: string
}

/** What became of a request to save. */
export type SaveResult =
  | { kind: 'saved'; version: number; shownVersion: number; slug: string; status: string }
  /** Somebody saved meanwhile; what was sent is in the history. */
  | { kind: 'conflict'; newest: number }
  /** Refused for what it says: sending it again is no use. */
  | { kind: 'refused'; message: string; problems: readonly Problem[] }
  /** The session has ended, or the right to write. */
  | { kind: 'forbidden'; isSignedOut: boolean; message: string }
  /** The server was reached and could not do it now. */
  | { kind: 'failed'; retryAfterSeconds?: number | undefined }
  | { kind: 'offline' }

export interface SaverTools<W> {
  /** Sends a text typed on version `base`. `key`: the same for each repetition of one request (Idempotency-Key). Never rejects. */
  send(work: W, base: number, key: string): Promise<SaveResult>
  /** Keeps the text in the browser, until it is saved. Never rejects. */
  keep(work: W, base: number): Promise<void>
  forget(): Promise<void>
  newKey(): string
  /** The text is saved when the writer says so, not as it is typed: a form of a record that readers see. */
  isByHand?: boolean
}

export interface SaverView {
  state: SaveState
  /** The newest version that the text is based on; 0 before the first save. */
  version: number
  shownVersion: number
  slug: string
  status: string
  message: string
  problems: readonly Problem[]
  isSignedOut: boolean
  /** After a conflict: the version that the other one saved. */
  newest: number
}

const PAUSE_MS = 800
/** Who types without a pause is saved all the same. */
const AT_LATEST_MS = 5000
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 30_000

/**
 * Saves a text as it is typed, one request at a time, and says a state that is always true. Until the server has it, the text is kept in the browser. Knows
 * no screen and no network.
 */
export class Saver<W> {
  #view: SaverView
  readonly #tools: SaverTools<W>
  readonly #listeners = new Set<() => void>()
  /** What was typed and not saved. */
  #typed: W | undefined
  /** The request that may have reached the server, to be repeated as it was. */
  #sent: { work: W; base: number; key: string } | undefined
  #isSending = false
  #saving: Promise<void> | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #firstTypedAt: number | undefined
  #retryMs = FIRST_RETRY_MS

  constructor(tools: SaverTools<W>, start: Pick<SaverView, 'version' | 'shownVersion' | 'slug' | 'status'>) {
    this.#tools = tools
    this.#view = { ...start, state: 'saved', message: '', problems: [], isSignedOut: false, newest: start.version }
  }

  get view(): SaverView {
    return this.#view
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** True while something typed is not on the server. */
  get isUnsaved(): boolean {
    return this.#typed !== undefined || this.#sent !== undefined
  }

  typed(work: W): void {
    this.#typed = work
    void this.#tools.keep(work, this.#view.version)
    // After a conflict the writer decides first.
    if (this.#view.state === 'conflict') return
    if (!this.#isSending) this.#show({ state: this.#view.state === 'offline' ? 'offline' : 'unsaved', problems: [], message: '' })
    if (this.#tools.isByHand) return
    const now = Date.now()
    this.#firstTypedAt ??= now
    this.#saveIn(Math.max(0, Math.min(PAUSE_MS, this.#firstTypedAt + AT_LATEST_MS - now)))
  }

  /** Saves at once, what is typed or what failed. Resolves when nothing is left to send, or when it can't be sent now. */
  async saveNow(): Promise<void> {
    clearTimeout(this.#pause)
    // What was typed since the save under way began is not in it.
    await this.#saving
    await this.#save()
  }

  /** After a conflict: saves the own text on top of the other one. */
  async keepMine(): Promise<void> {
    if (this.#view.state !== 'conflict') return
    this.#show({ state: 'unsaved', version: this.#view.newest })
    await this.#save()
  }

  /** The text of a version was loaded in place of what was typed: publication, restoration, or the other one's after a conflict. */
  loaded(at: Partial<Pick<SaverView, 'version' | 'shownVersion' | 'slug' | 'status'>>): void {
    clearTimeout(this.#pause)
    this.#typed = undefined
    this.#sent = undefined
    void this.#tools.forget()
    this.#show({ ...at, state: 'saved', problems: [], message: '', isSignedOut: false })
  }

  /** Publication, withdrawal: the text is the same, what readers get is not. */
  published(at: Partial<Pick<SaverView, 'version' | 'shownVersion' | 'slug' | 'status'>>): void {
    this.#show(at)
  }

  stop(): void {
    clearTimeout(this.#pause)
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => void this.#save(), ms)
  }

  #save(): Promise<void> {
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = undefined))
    return this.#saving
  }

  async #saveAll(): Promise<void> {
    while ((await this.#saveOnce()) && this.#view.state === 'unsaved' && !this.#tools.isByHand);
  }

  /** Sends what is typed or what failed; false if there is nothing to send, or if the writer decides first. */
  async #saveOnce(): Promise<boolean> {
    if (this.#view.state === 'conflict') return false
    const sent =
      this.#sent ?? (this.#typed === undefined ? undefined : { work: this.#typed, base: this.#view.version, key: this.#tools.newKey() })
    if (!sent) return false
    this.#sent = sent
    this.#isSending = true
    this.#firstTypedAt = undefined
    if (this.#view.state !== 'offline') this.#show({ state: 'saving' })
    const result = await this.#tools.send(sent.work, sent.base, sent.key)
    this.#isSending = false
    this.#take(sent.work, result)
    return true
  }

  #take(work: W, result: SaveResult): void {
    const isNewest = this.#typed === work
    if (result.kind === 'saved') {
      this.#sent = undefined
      this.#retryMs = FIRST_RETRY_MS
      const { kind: _, ...at } = result
      if (isNewest) {
        this.#typed = undefined
        void this.#tools.forget()
      }
      this.#show({ ...at, state: isNewest ? 'saved' : 'unsaved', message: '', problems: [], isSignedOut: false })
      if (!isNewest && this.#typed !== undefined) void this.#tools.keep(this.#typed, at.version)
      return
    }
    if (result.kind === 'conflict') {
      this.#sent = undefined
      this.#typed ??= work
      return this.#show({ state: 'conflict', newest: result.newest })
    }
    if (result.kind === 'refused') {
      // The server has decided: the next attempt is another request.
      this.#sent = undefined
      return this.#show({ state: isNewest ? 'failed' : 'unsaved', message: result.message, problems: result.problems })
    }
    if (result.kind === 'forbidden') {
      this.#sent = undefined
      this.#show({ state: 'failed', message: result.message, isSignedOut: result.isSignedOut })
      // Somebody may sign in again in another tab.
      return this.#saveIn(LAST_RETRY_MS)
    }
    this.#show({ state: result.kind === 'offline' ? 'offline' : 'failed', message: '' })
    const asked = result.kind === 'failed' && result.retryAfterSeconds ? result.retryAfterSeconds * 1000 : 0
    this.#saveIn(Math.max(asked, this.#retryMs))
    this.#retryMs = Math.min(LAST_RETRY_MS, this.#retryMs * 2)
  }

  #show(change: Partial<SaverView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}
