const TIMEOUT_MS = 20_000
const DAY_SECONDS = 86_400

/** Returns the length of a film or a sound in whole seconds, read by the browser from its file; undefined where it can't be read, as of a playlist. */
export function readLength(kind: 'video' | 'audio', address: string): Promise<number | undefined> {
  if (!address) return Promise.resolve(undefined)
  const element = document.createElement(kind)
  return new Promise(resolve => {
    const end = (seconds: number | undefined) => {
      clearTimeout(timer)
      element.removeAttribute('src')
      element.load()
      resolve(seconds)
    }
    const timer = setTimeout(() => end(undefined), TIMEOUT_MS)
    element.preload = 'metadata'
    element.addEventListener(
      'loadedmetadata',
      () => end(Number.isFinite(element.duration) ? Math.min(DAY_SECONDS, Math.round(element.duration)) : undefined),
      { once: true },
    )
    element.addEventListener('error', () => end(undefined), { once: true })
    element.src = address
  })
}
