import { type ComponentType, lazy } from 'react'
import type { ChapterKindName, ContentOf } from './kinds.ts'
import type { ReaderProps } from './ui.ts'

type Loaded = { [Name in ChapterKindName]?: ComponentType<ReaderProps<ContentOf<Name>>> }

const LOADED: Loaded = {
  article: lazy(() => import('./article/reader.tsx')),
  video: lazy(() => import('./video/reader.tsx')),
  audio: lazy(() => import('./audio/reader.tsx')),
  document: lazy(() => import('./document/reader.tsx')),
  live: lazy(() => import('./live/reader.tsx')),
  discussion: lazy(() => import('./discussion/reader.tsx')),
  practice: lazy(() => import('./practice/reader.tsx')),
  package: lazy(() => import('#features/package-runs/reader.tsx')),
}

/** Returns what shows a chapter of this kind, loaded when it is first rendered; undefined where the kind can't be read yet. Give it the content of that kind. */
export function readerOf(name: ChapterKindName): ComponentType<ReaderProps<unknown>> | undefined {
  // Named boundary: TypeScript does not follow a name to its content.
  return LOADED[name] as ComponentType<ReaderProps<unknown>> | undefined
}
