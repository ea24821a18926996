const SWIPE_PX = 50

/**
 * Opens an album's pictures over the page: arrows, Home and End, Escape, swipes; the focus goes back to the picture that was left. The dialog is the
 * browser's own, so the focus stays within it. Without this the links open the pictures by themselves. Answers the way to take it off.
 */
export function attachLightBox(root: ParentNode): () => void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-light-box-dialog]')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-light-box]')]
  const img = dialog?.querySelector('img')
  const caption = dialog?.querySelector('figcaption')
  if (!dialog || !img || !caption || links.length === 0) return () => {}
  const off = new AbortController()
  const { signal } = off
  let at = 0
  let touchX: number | undefined

  const show = (next: number) => {
    at = (next + links.length) % links.length
    const link = links[at]
    if (!link) return
    img.src = link.href
    img.alt = link.dataset['lightBox'] ?? ''
    caption.textContent = `${at + 1}/${links.length} · ${img.alt}`
  }
  for (const [index, link] of links.entries()) {
    link.addEventListener(
      'click',
      event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        show(index)
        dialog.showModal()
      },
      { signal },
    )
  }
  dialog.addEventListener(
    'keydown',
    event => {
      const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      show(step)
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    event => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (button?.dataset['step']) show(at + Number(button.dataset['step']))
      else if (button || event.target === dialog || (event.target instanceof HTMLElement && event.target.tagName === 'FIGURE'))
        dialog.close()
    },
    { signal },
  )
  dialog.addEventListener('touchstart', event => (touchX = event.touches[0]?.clientX), { signal, passive: true })
  dialog.addEventListener(
    'touchend',
    event => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchX ?? 0)
      if (touchX !== undefined && Math.abs(moved) > SWIPE_PX) show(at + (moved < 0 ? 1 : -1))
      touchX = undefined
    },
    { signal, passive: true },
  )
  dialog.addEventListener('close', () => links[at]?.focus(), { signal })
  return () => off.abort()
}
