// The package's own types only name the whole module.
declare module 'stopword' {
  /** Indonesian stop words. */
  export const ind: string[]
  /** English stop words. */
  export const eng: string[]
}
