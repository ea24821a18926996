/**
 * The classes of a row of filter chips: one line that scrolls sideways on a phone. What scrolls cuts off what stands out of it: above, below and beside the chips
 * is room for their outline of focus.
 */
export const CHIP_ROW = '-mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1.5 md:mx-0 md:flex-wrap md:overflow-visible md:px-0'

/** Returns the classes of a filter chip. */
export function chipClass(isActive: boolean): string {
  const look = isActive
    ? 'bg-primary text-on-primary border-primary'
    : 'border-line bg-surface text-ink hover:border-primary-text hover:text-primary-text'
  return `inline-flex min-h-11 items-center rounded-full border px-4 font-medium whitespace-nowrap transition-colors ${look}`
}
