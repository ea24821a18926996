import { timingSafeEqual } from 'node:crypto'

/** True if both texts are the same, in a time that says nothing about where they differ. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
