/**
 * Makes a film adaptive: on the first press of play the browser's own HLS is used, or hls.js where it has none; without either, the one file that stands in the
 * element plays. Nothing is loaded before. Answers the way to take it off.
 */
export function attachVideos(root: ParentNode): () => void {
  const off = new AbortController()
  for (const video of root.querySelectorAll<HTMLVideoElement>('video[data-hls]')) {
    video.addEventListener('play', () => void adapt(video, off.signal), { once: true, signal: off.signal })
  }
  return () => off.abort()
}

async function adapt(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const source = video.dataset['hls']
  if (!source) return
  const at = video.currentTime
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    video.src = source
    await video.play().catch(() => {})
    return
  }
  const { default: Hls } = await import('hls.js')
  if (!Hls.isSupported() || signal.aborted) return
  const hls = new Hls({ enableWorker: false, startPosition: at })
  hls.on(Hls.Events.ERROR, (_event, error) => {
    // The single file goes on where the parts fail.
    if (error.fatal) hls.destroy()
  })
  hls.loadSource(source)
  hls.attachMedia(video)
  signal.addEventListener('abort', () => hls.destroy())
  await video.play().catch(() => {})
}
