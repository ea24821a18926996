/** The names that an entry waits under, the widest first: a tenant, then a network within it. */
export type Names = readonly [string, ...string[]]

interface Branch<T> {
  size: number
  /** In the order of their next turns. */
  branches: Map<string, Branch<T>>
  /** Entries that wait under this very name, in order of arrival. */
  entries: Set<T>
}

/**
 * A waiting line whose names take turns: the first names one after another, however many entries each has, and within each the second names likewise. Entries
 * are distinct objects. All but `ahead` take the same time however long the line is.
 */
export class FairLine<T extends object> {
  readonly #root = newBranch<T>()

  get size(): number {
    return this.#root.size
  }

  /** Returns true if only this first name waits, or nobody does. */
  hasOnly(first: string): boolean {
    return (this.#root.branches.get(first)?.size ?? 0) === this.#root.size
  }

  /** Adds an entry. Returns how to take it out before its turn; false if it is out already. */
  push(names: Names, entry: T): () => boolean {
    let branch = this.#root
    branch.size++
    for (const name of names) {
      let next = branch.branches.get(name)
      if (!next) branch.branches.set(name, (next = newBranch()))
      next.size++
      branch = next
    }
    const leaf = branch
    leaf.entries.add(entry)
    return () => {
      if (!leaf.entries.delete(entry)) return false
      forget(this.#root, names)
      return true
    }
  }

  /** Takes out the entry whose turn it is, among the first names that may have one now; undefined if there is none. */
  shift(mayHave: (first: string) => boolean = () => true): T | undefined {
    return shiftFrom(this.#root, mayHave)
  }

  /** Returns how many entries would have their turn before a new one under these names, if nobody else came. */
  ahead(names: Names): number {
    const path: Branch<T>[] = [this.#root]
    for (const name of names) {
      const next = path.at(-1)?.branches.get(name)
      if (!next) break
      path.push(next)
    }
    // From the entry's own name outwards: where it stands among its own, then how many of each other name come before that turn.
    let place = path.length > names.length ? (path.pop()?.size ?? 0) : 0
    for (let depth = path.length - 1; depth >= 0; depth--) {
      let others = 0
      for (const [name, { size }] of path[depth]?.branches ?? []) if (name !== names[depth]) others += Math.min(size, place + 1)
      place += others
    }
    return place
  }
}

function newBranch<T>(): Branch<T> {
  return { size: 0, branches: new Map(), entries: new Set() }
}

function shiftFrom<T>(branch: Branch<T>, mayHave: (name: string) => boolean): T | undefined {
  for (const entry of branch.entries) {
    branch.entries.delete(entry)
    branch.size--
    return entry
  }
  for (const [name, next] of branch.branches) {
    if (!mayHave(name)) continue
    const entry = shiftFrom(next, () => true)
    // To the end: the others of this branch come first now.
    branch.branches.delete(name)
    if (next.size > 0) branch.branches.set(name, next)
    if (entry) branch.size--
    return entry
  }
  return undefined
}

function forget<T>(root: Branch<T>, names: Names): void {
  let branch = root
  branch.size--
  for (const name of names) {
    const next = branch.branches.get(name)
    if (!next) return
    if (--next.size === 0) branch.branches.delete(name)
    branch = next
  }
}
