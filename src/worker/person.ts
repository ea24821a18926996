import { PERSON_HEADER, WHO_CACHE, WHO_KEY } from '#kit/offline.ts'
import { strangersCaches } from './rules.ts'

/** The browser may end the worker at any time: what it knows is read from the cache again. */
let person: Promise<string> | undefined
let changes = 0

/** Returns the member whom the last response named; empty for nobody. */
export async function whoIs(): Promise<string> {
  person ??= caches.match(WHO_KEY, { cacheName: WHO_CACHE }).then(async kept => (await kept?.text()) ?? '')
  return await person
}

/** Notes who asks from now on, and deletes what is kept of others. */
export async function setWho(memberId: string): Promise<void> {
  if (memberId === (await whoIs())) return
  person = Promise.resolve(memberId)
  changes++
  await (await caches.open(WHO_CACHE)).put(WHO_KEY, new Response(memberId))
  await Promise.all(strangersCaches(await caches.keys(), memberId).map(name => caches.delete(name)))
}

/**
 * Returns a function that notes whom a response names. Call it before the request: a response that was under way while somebody signed out or in says nothing of
 * who is there now, and is not noted.
 */
export function watchWho(): (response: Response) => Promise<void> {
  const asOf = changes
  return async response => {
    const named = response.headers.get(PERSON_HEADER)
    if (named !== null && asOf === changes) await setWho(named)
  }
}
