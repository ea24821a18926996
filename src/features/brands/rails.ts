/** Below this width the lists `.pairs` and `.phone-rail` scroll sideways. The same as in `ui/theme.css`. */
const narrow = matchMedia('(width < 40rem)')

const REACHED = 'a, button, input, summary, [tabindex]:not([data-rail])'

/**
 * Makes each list that scrolls sideways on a phone, and holds nothing the keyboard could reach, focusable under its section's heading.
 * Most browsers focus such a list by themselves; this is for the others.
 */
export function reachRails(): void {
  for (const list of document.querySelectorAll<HTMLElement>('.pairs, .phone-rail')) {
    if (list.querySelector(REACHED)) continue
    if (narrow.matches && list.children.length > 1) {
      list.dataset['rail'] = ''
      list.tabIndex = 0
      const name = list.closest('section')?.querySelector('h2')?.textContent
      if (name) list.ariaLabel = name
    } else if (list.dataset['rail'] !== undefined) {
      delete list.dataset['rail']
      list.removeAttribute('tabindex')
      list.ariaLabel = null
    }
  }
}

narrow.addEventListener('change', reachRails)
