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
import archivoItalicCut from './cuts/archivo-italic.woff2?url'
import archivoCut from './cuts/archivo-normal.woff2?url'
import figtreeItalicCut from './cuts/figtree-italic.woff2?url'
import figtreeCut from './cuts/figtree-normal.woff2?url'
import frauncesItalicCut from './cuts/fraunces-italic.woff2?url'
import frauncesCut from './cuts/fraunces-normal.woff2?url'
import geologicaCut from './cuts/geologica-normal.woff2?url'
import interItalicCut from './cuts/inter-italic.woff2?url'
import interCut from './cuts/inter-normal.woff2?url'
import jetbrainsMonoItalicCut from './cuts/jetbrains-mono-italic.woff2?url'
import jetbrainsMonoCut from './cuts/jetbrains-mono-normal.woff2?url'
import loraItalicCut from './cuts/lora-italic.woff2?url'
import loraCut from './cuts/lora-normal.woff2?url'
import manropeCut from './cuts/manrope-normal.woff2?url'
import newsreaderItalicCut from './cuts/newsreader-italic.woff2?url'
import newsreaderCut from './cuts/newsreader-normal.woff2?url'
import nunitoItalicCut from './cuts/nunito-italic.woff2?url'
import nunitoCut from './cuts/nunito-normal.woff2?url'
import outfitCut from './cuts/outfit-normal.woff2?url'
import ralewayItalicCut from './cuts/raleway-italic.woff2?url'
import ralewayCut from './cuts/raleway-normal.woff2?url'
import soraCut from './cuts/sora-normal.woff2?url'
import sourceSerifItalicCut from './cuts/source-serif-4-italic.woff2?url'
import sourceSerifCut from './cuts/source-serif-4-normal.woff2?url'
import syneCut from './cuts/syne-normal.woff2?url'
import type { FontName } from './font-families.ts'

/** URLs of one style of a family, with a content hash in each name (Vite). */
export interface FontFile {
  /** Our subset, with `basicLetters` only. */
  cut: string
  /** The package's file: all Latin letters, all weights. */
  whole: string
}

export interface FontFiles {
  upright: FontFile
  /** Missing if the family has none: browsers then slant the upright one. */
  italic?: FontFile
}

export const fontFiles: Record<FontName, FontFiles> = {
  Raleway: { upright: { cut: ralewayCut, whole: raleway }, italic: { cut: ralewayItalicCut, whole: ralewayItalic } },
  Inter: { upright: { cut: interCut, whole: inter }, italic: { cut: interItalicCut, whole: interItalic } },
  Fraunces: { upright: { cut: frauncesCut, whole: fraunces }, italic: { cut: frauncesItalicCut, whole: frauncesItalic } },
  Archivo: { upright: { cut: archivoCut, whole: archivo }, italic: { cut: archivoItalicCut, whole: archivoItalic } },
  Manrope: { upright: { cut: manropeCut, whole: manrope } },
  Nunito: { upright: { cut: nunitoCut, whole: nunito }, italic: { cut: nunitoItalicCut, whole: nunitoItalic } },
  Newsreader: { upright: { cut: newsreaderCut, whole: newsreader }, italic: { cut: newsreaderItalicCut, whole: newsreaderItalic } },
  Lora: { upright: { cut: loraCut, whole: lora }, italic: { cut: loraItalicCut, whole: loraItalic } },
  Syne: { upright: { cut: syneCut, whole: syne } },
  Figtree: { upright: { cut: figtreeCut, whole: figtree }, italic: { cut: figtreeItalicCut, whole: figtreeItalic } },
  'JetBrains Mono': {
    upright: { cut: jetbrainsMonoCut, whole: jetbrainsMono },
    italic: { cut: jetbrainsMonoItalicCut, whole: jetbrainsMonoItalic },
  },
  Sora: { upright: { cut: soraCut, whole: sora } },
  Outfit: { upright: { cut: outfitCut, whole: outfit } },
  Geologica: { upright: { cut: geologicaCut, whole: geologica } },
  'Source Serif 4': {
    upright: { cut: sourceSerifCut, whole: sourceSerif },
    italic: { cut: sourceSerifItalicCut, whole: sourceSerifItalic },
  },
}
