/** Returns the digits in threes, the lowest first. */
export function groupsOf(count: number): number[] {
  const groups: number[] = []
  for (let rest = count; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000)
  return groups
}
