/** Returns the classes of a filter chip. */
export function chipClass(isActive: boolean): string {
  const look = isActive
    ? 'bg-primary text-on-primary border-primary'
    : 'border-line bg-surface text-ink hover:border-primary-text hover:text-primary-text'
  return `inline-flex min-h-11 items-center rounded-full border px-4 font-medium whitespace-nowrap transition-colors ${look}`
}
