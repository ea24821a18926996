/**
 * Runs a function on clicks of matching links instead of following them; without scripts the links work. It listens in the capture phase, before the router.
 * Returns a function that stops it.
 */
export function takeClicks(selector: string, run: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(selector)) return
    event.preventDefault()
    run()
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
