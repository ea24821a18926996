/**
 * Does something in the page where a link that works without scripts would lead away. It comes first: before the router takes the click for a way
 * to another page. Answers the way to stop.
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
