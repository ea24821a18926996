/** How many typing errors a word may have. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length >= 8 ? 2 : 1
}

/** Returns how many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment); three where there are more than two. */
export function typosIn(typed: string, meant: string): number {
  return distanceOf(typed, meant, 2)
}

/** More than `most` is told as `most + 1`. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : most + 1
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
