/** What editors keep in the browser until the server has it: the databases of this site's origin whose names begin so (`features/writing/ui/kept-work.ts`). */
export const KEPT_DATABASE = 'sanggar-studio'

/**
 * Deletes what the browser keeps of a person's unsent work when they sign out, after it asked: only then, since it survives all else. Sign-out forms bear the
 * question as `data-sign-out`. Returns a function that stops it.
 */
export function forgetAtSignOut(target: Document): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.dataset['signOut'] === undefined || event.defaultPrevented) return
    event.preventDefault()
    void askAndForget(form.dataset['signOut']).then(isSure => isSure && form.submit())
  }
  // Before React Router and Turbo, which would send it.
  target.addEventListener('submit', onSubmit, { capture: true })
  return () => target.removeEventListener('submit', onSubmit, { capture: true })
}

async function askAndForget(question: string): Promise<boolean> {
  try {
    // Opening one that is not there would make it.
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(KEPT_DATABASE) ? [name] : []))
    const counts = await Promise.all(names.map(countKept))
    if (counts.some(count => count > 0) && !confirm(question)) return false
    await Promise.all(names.map(name => asPromise(indexedDB.deleteDatabase(name))))
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  return true
}

async function countKept(name: string): Promise<number> {
  const database = await asPromise(indexedDB.open(name))
  try {
    const stores = [...database.objectStoreNames]
    if (stores.length === 0) return 0
    const reading = database.transaction(stores, 'readonly')
    const counts = await Promise.all(stores.map(store => asPromise(reading.objectStore(store).count())))
    return counts.reduce((sum, count) => sum + count, 0)
  } finally {
    database.close()
  }
}

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('IndexedDB failed'))
  })
}
