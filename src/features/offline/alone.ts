/** Runs it while no other tab does; where the browser has no locks, at once. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work()
}
