/** Where the map's grid begins (north-west corner, degrees) and how far its dots stand apart. Rough on purpose: a drawing, no survey. */
export const GRID = { west: 95, north: 6, step: 0.7, columns: 67, rows: 25 }

/** The archipelago as runs of dots, for a line with round caps and dashes of `0 1`. */
export const ARCHIPELAGO =
  'M1 1h1M2 2h2M2 3h3M30 3h2M4 4h2M30 4h2M5 5h2M29 5h4M6 6h3M21 6h.01M29 6h4M47 6h.01M4 7h.01M6 7h4M20 7h1M24 7h10M37 7h5M47 7h.01' +
  'M7 8h4M20 8h12M36 8h6M8 9h3M21 9h11M36 9h.01M47 9h.01M54 9h.01M8 10h4M22 10h9M35 10h5M52 10h4M6 11h.01M9 11h4M22 11h8M35 11h3' +
  'M53 11h3M60 11h2M9 12h5M16 12h.01M22 12h8M35 12h3M56 12h.01M59 12h6M10 13h5M18 13h.01M23 13h7M35 13h1M38 13h.01M45 13h.01' +
  'M48 13h2M54 13h2M58 13h7M11 14h4M28 14h2M35 14h1M38 14h1M47 14h.01M55 14h10M12 15h3M35 15h1M38 15h1M58 15h7M13 16h2M35 16h1' +
  'M40 16h1M61 16h4M16 17h.01M56 17h.01M62 17h3M15 18h6M23 18h1M63 18h2M16 19h11M52 19h.01M63 19h2M20 20h7M62 20h3M27 21h.01' +
  'M29 21h1M32 21h1M36 21h4M65 21h.01M35 22h.01M42 22h.01M36 23h.01M41 23h.01M40 24h.01'
