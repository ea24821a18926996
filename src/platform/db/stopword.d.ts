// The package's own types name the whole module only.
declare module 'stopword' {
  /** Indonesian words that tell nothing. */
  export const ind: string[]
}
