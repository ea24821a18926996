import { fontStack, standInFaces, webFaces } from './font-css.ts'
import { chooseFamily } from './font-families.ts'
import { fontFiles } from './font-files.server.ts'

export interface FontFaces {
  /** `@font-face` rules, safe inside a style element: contains no text of a tenant. */
  css: string
  /** URLs of the files needed above the fold, each once; for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
  preload: string[]
  /** Values of `font-family`. */
  stacks: { heading: string; paragraph: string }
}

const made = new Map<string, FontFaces>()

/** Returns the faces of a site's two families. An unknown name becomes Raleway for headings, Inter for paragraphs. */
export function fontFaces(families: { heading: string; paragraph: string }): FontFaces {
  const heading = chooseFamily(families.heading, 'Raleway')
  const paragraph = chooseFamily(families.paragraph, 'Inter')
  const key = `${heading.name}/${paragraph.name}`
  const known = made.get(key)
  if (known) return known

  const [title, text] = [fontFiles[heading.name], fontFiles[paragraph.name]]
  const rules = new Set([
    webFaces(heading, title.upright, 'normal'),
    webFaces(paragraph, text.upright, 'normal'),
    text.italic === undefined ? '' : webFaces(paragraph, text.italic, 'italic'),
    standInFaces(heading),
    standInFaces(paragraph),
  ])
  const faces = {
    css: [...rules].join(''),
    preload: [...new Set([title.upright.cut, text.upright.cut])],
    stacks: { heading: fontStack(heading), paragraph: fontStack(paragraph) },
  }
  made.set(key, faces)
  return faces
}
