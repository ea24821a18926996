import archivoItalic from '@fontsource-variable/archivo/files/archivo-latin-wght-italic.woff2?url'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import geologica from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2?url'
import interItalic from '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import jetbrainsMonoItalic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-italic.woff2?url'
import jetbrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url'
import loraItalic from '@fontsource-variable/lora/files/lora-latin-wght-italic.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import newsreaderItalic from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import nunitoItalic from '@fontsource-variable/nunito/files/nunito-latin-wght-italic.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import ralewayItalic from '@fontsource-variable/raleway/files/raleway-latin-wght-italic.woff2?url'
import raleway from '@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import sourceSerifItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import syne from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url'
import type { FontName } from './font-families.ts'

/** Addresses of a family's files: Latin letters, all weights. Vite gives each file a name with a hash of its content. */
export interface FontFiles {
  upright: string
  /** Missing where the family has none: browsers then slant the upright one. */
  italic?: string
}

export const fontFiles: Record<FontName, FontFiles> = {
  Raleway: { upright: raleway, italic: ralewayItalic },
  Inter: { upright: inter, italic: interItalic },
  Fraunces: { upright: fraunces, italic: frauncesItalic },
  Archivo: { upright: archivo, italic: archivoItalic },
  Manrope: { upright: manrope },
  Nunito: { upright: nunito, italic: nunitoItalic },
  Newsreader: { upright: newsreader, italic: newsreaderItalic },
  Lora: { upright: lora, italic: loraItalic },
  Syne: { upright: syne },
  Figtree: { upright: figtree, italic: figtreeItalic },
  'JetBrains Mono': { upright: jetbrainsMono, italic: jetbrainsMonoItalic },
  Sora: { upright: sora },
  Outfit: { upright: outfit },
  Geologica: { upright: geologica },
  'Source Serif 4': { upright: sourceSerif, italic: sourceSerifItalic },
}
