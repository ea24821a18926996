const PLACE_KEY = 'sanggar:episode:'
const SPEED_KEY = 'sanggar:speed'
const SAVE_EVERY_SECONDS = 5

/**
 * Makes the plain player of an episode remember its place and the listener's speed, and its chapters clickable. Without it the browser's own
 * controls work. Answers the way to take it off again.
 */
export function attachPlayer(root: ParentNode, slug: string): () => void {
  const box = root.querySelector<HTMLElement>('[data-player]')
  const audio = box?.querySelector('audio')
  if (!box || !audio) return () => {}
  const key = PLACE_KEY + slug
  const off = new AbortController()
  const { signal } = off
  let savedAt = Number(read(key) ?? 0)

  const save = () => {
    savedAt = audio.currentTime
    write(key, audio.ended ? '' : String(Math.floor(savedAt)))
  }
  const restore = () => {
    const place = Number(read(key) ?? 0)
    if (place > 0 && audio.currentTime < 1 && (Number.isNaN(audio.duration) || place < audio.duration - 5)) audio.currentTime = place
  }
  audio.addEventListener('play', restore, { signal, once: true })
  audio.addEventListener('pause', save, { signal })
  audio.addEventListener('ended', save, { signal })
  audio.addEventListener(
    'timeupdate',
    () => {
      if (Math.abs(audio.currentTime - savedAt) >= SAVE_EVERY_SECONDS) save()
      markChapter(box, audio.currentTime)
    },
    { signal },
  )
  addEventListener('pagehide', save, { signal })

  for (const part of box.querySelectorAll<HTMLElement>('[data-needs-script]')) part.hidden = false
  const speed = box.querySelector<HTMLSelectElement>('[data-speed]')
  if (speed) {
    const wanted = read(SPEED_KEY)
    if (wanted && [...speed.options].some(option => option.value === wanted)) speed.value = wanted
    audio.defaultPlaybackRate = audio.playbackRate = Number(speed.value)
    speed.addEventListener(
      'change',
      () => {
        audio.playbackRate = Number(speed.value)
        write(SPEED_KEY, speed.value)
      },
      { signal },
    )
  }
  box.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chapter]') : null
      if (!link) return
      event.preventDefault()
      audio.currentTime = Number(link.dataset['chapter'])
      void audio.play()
    },
    { signal },
  )
  return () => off.abort()
}

function markChapter(box: HTMLElement, time: number): void {
  const chapters = [...box.querySelectorAll<HTMLElement>('[data-chapter]')]
  const current = chapters.findLast(chapter => Number(chapter.dataset['chapter']) <= time)
  for (const chapter of chapters) {
    if (chapter === current) chapter.setAttribute('aria-current', 'true')
    else chapter.removeAttribute('aria-current')
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** An empty value takes the key away. Blocked storage: nothing is remembered. */
function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {}
}
