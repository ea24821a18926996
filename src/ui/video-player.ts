/**
 * Makes films adaptive: on the first press of play the browser's own HLS is used, or hls.js where it has none; without either, and where the parts
 * fail, the one file that stands in the element plays. Nothing is loaded before. Answers the way to take it off.
 */
export function attachVideos(root: ParentNode): () => void {
  const off = new AbortController()
  for (const video of root.querySelectorAll<HTMLVideoElement>('video[data-hls]')) {
    video.addEventListener('play', () => void adapt(video, off.signal), { once: true, signal: off.signal })
  }
  return () => off.abort()
}

async function adapt(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const parts = video.dataset['hls']
  if (!parts) return
  // Read now: hls.js may take the sources out.
  const file = video.querySelector('source')?.src ?? ''
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    video.addEventListener('error', () => void playFile(video, file), { once: true, signal })
    await playFrom(video, parts)
    return
  }
  const at = video.currentTime
  const { default: Hls } = await import('hls.js')
  if (!Hls.isSupported() || signal.aborted) return
  const hls = new Hls({ enableWorker: false, startPosition: at })
  hls.on(Hls.Events.ERROR, (_event, error) => {
    if (!error.fatal) return
    const reached = video.currentTime
    hls.destroy()
    void playFile(video, file, reached)
  })
  hls.loadSource(parts)
  hls.attachMedia(video)
  signal.addEventListener('abort', () => hls.destroy())
  await video.play().catch(() => {})
}

/** The single file goes on where the parts stopped. */
async function playFile(video: HTMLVideoElement, file: string, reached = video.currentTime): Promise<void> {
  if (!file) return
  if (reached > 0)
    video.addEventListener(
      'loadedmetadata',
      () => {
        video.currentTime = reached
      },
      { once: true },
    )
  await playFrom(video, file)
}

async function playFrom(video: HTMLVideoElement, source: string): Promise<void> {
  video.src = source
  await video.play().catch(() => {})
}

let stop: (() => void) | undefined

/** Makes the films of the document that is open now adaptive. */
export function start(): void {
  stop?.()
  stop = attachVideos(document)
}
