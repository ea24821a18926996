/** From this width a footer's groups are columns, always open. The same as the `md:` of `footer-parts.tsx`. */
const wide = matchMedia('(width >= 48rem)')

/** Closes the groups of the page's footer on a phone, where they would be several screens long; opens them where the window is wide. */
export function foldFooter(): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('details[data-footer-group]')) group.open = wide.matches
}

wide.addEventListener('change', foldFooter)
