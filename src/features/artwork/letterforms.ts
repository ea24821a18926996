/**
 * Capitals and digits as strokes for a pen of 19 units, in a box of 100 with 2.5 free at top and bottom. Ends to be cut level extend beyond the box, so
 * callers must clip. Logos are drawn, not set in type, because an SVG image can't load fonts.
 */
const letterforms: Record<string, string> = {
  a: 'M2 108L50 12L98 108M27 66H73',
  b: 'M22 50H56A19 19 0 0 1 56 88H22V12H52A19 19 0 0 1 52 50',
  c: 'M79 26A38 38 0 1 0 79 74',
  d: 'M20 12V88H46A38 38 0 0 0 46 12Z',
  e: 'M80 12H22V88H80M22 50H72',
  f: 'M80 12H24V110M24 50H70',
  g: 'M78 25A38 38 0 1 0 88 52H56',
  h: 'M18 -10V110M82 -10V110M18 50H82',
  i: 'M50 -10V110',
  j: 'M70 -10V60A27 27 0 0 1 16 60',
  k: 'M22 -10V110M96 -1L22 60M46 41L100 110',
  l: 'M26 -10V88H82',
  m: 'M10 110V14L50 68L90 14V110',
  n: 'M18 110V12L82 88V-10',
  o: 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12Z',
  p: 'M24 110V12H55A24 24 0 0 1 55 60H24',
  q: 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12ZM58 60L94 102',
  r: 'M24 110V12H54A23 23 0 0 1 54 58H24M50 58L92 112',
  s: 'M76 27C70 10 27 8 26 31C25 54 77 45 76 69C75 93 28 91 22 72',
  t: 'M10 12H90M50 12V110',
  u: 'M18 -10V55A32 32 0 0 0 82 55V-10',
  v: 'M2 -8L50 88L98 -8',
  w: 'M0 -10L28 86L50 26L72 86L100 -10',
  x: 'M6 -10L94 110M94 -10L6 110',
  y: 'M4 -4L50 54L96 -4M50 50V110',
  z: 'M18 12H80L20 88H82',
  0: 'M50 12A30 38 0 1 1 50 88A30 38 0 1 1 50 12Z',
  1: 'M32 28L54 12V110',
  2: 'M24 34A27 24 0 0 1 78 36C78 56 24 64 22 88H80',
  3: 'M24 12H76L46 44A22 22 0 1 1 24 74',
  4: 'M64 110V12L16 66H88',
  5: 'M76 12H30L26 46A24 24 0 1 1 24 76',
  6: 'M66 12L32 52M50 40A24 24 0 1 1 50 88A24 24 0 1 1 50 40Z',
  7: 'M18 12H80L42 88',
  8: 'M50 12A19 19 0 1 1 50 50A19 19 0 1 1 50 12ZM50 50A21 19 0 1 1 50 88A21 19 0 1 1 50 50Z',
  9: 'M34 88L68 48M50 60A24 24 0 1 1 50 12A24 24 0 1 1 50 60Z',
}

/** Returns the strokes of `a`–`z` or `0`–`9`; for anything else a ring. */
export function letterform(letter: string): string {
  return letterforms[letter] ?? 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12Z'
}
