export type BadgeColour = 'orange' | 'green' | 'blue' | 'red'

// Fixed colour pairs, all above 4.5:1. A badge shows a state, so brands don't recolour it.
const COLOURS: Record<BadgeColour, string> = {
  orange: 'bg-orange-100 text-orange-900',
  green: 'bg-emerald-100 text-emerald-900',
  blue: 'bg-sky-100 text-sky-900',
  red: 'bg-rose-100 text-rose-900',
}

/** Returns the classes of a badge: a short status text. */
export function badgeClass(colour: BadgeColour): string {
  return `inline-flex items-center rounded-full px-2.5 py-1 text-sm font-semibold leading-none ${COLOURS[colour]}`
}
