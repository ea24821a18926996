/**
 * Makes videos adaptive: on first play uses the browser's own HLS, or hls.js where there is none. If neither works, or segments fail, the element's single
 * file plays. Loads nothing before. Returns a function that detaches it.
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
  // Read now: hls.js may remove the sources.
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

/** Continues with the single file where the stream stopped. */
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

/** Makes the videos of the current document adaptive. */
export function start(): void {
  stop?.()
  stop = attachVideos(document)
}
