/** Returns the URL with one parameter set or removed, on the list's first page. */
export function hrefWith(base: string, values: Record<string, string>, name: string, value: string | undefined): string {
  const next = new URLSearchParams(values)
  next.delete('page')
  if (value) next.set(name, value)
  else next.delete(name)
  const text = next.toString()
  return text ? `${base}?${text}` : base
}
