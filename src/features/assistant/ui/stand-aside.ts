/**
 * Lets the button in the corner come once a page's own way to ask (`data-asks`) has left the view: on phones it would lie over it. `assistant.css` hides it until
 * then. Whoever has asked keeps it: it leads back to what was said.
 */
export function start(): void {
  const host = document.getElementById('asisten')
  const place = document.querySelector('[data-asks]')
  if (!host || !place) return
  new IntersectionObserver(entries => {
    const hasAsked = host.querySelector('[data-panel-root]')?.hasChildNodes() ?? false
    host.toggleAttribute('data-clear', hasAsked || !entries.at(-1)?.isIntersecting)
  }).observe(place)
}
