import { escapeText } from '#kit/html.ts'

/** Characters of a formula's source, and how often its macros may be replaced: a bomb of 40 kB takes 20 ms. */
export const MAX_LATEX = 2000
const MAX_EXPAND = 500

/** Returns the MathML of a formula, or its source as code if it can't be read. Loads its library on first use. */
export type ToMathMl = (latex: string, isBlock: boolean) => string

/** Returns what writes formulas. Used by the server for pages and by the editor for its preview. */
export async function loadMaths(): Promise<ToMathMl> {
  const { default: temml } = await import('temml')
  return (latex, isBlock) => {
    const source = latex.slice(0, MAX_LATEX)
    try {
      return temml.renderToString(source, { displayMode: isBlock, throwOnError: true, trust: false, maxExpand: MAX_EXPAND })
    } catch {
      return `<code>${escapeText(source)}</code>`
    }
  }
}
