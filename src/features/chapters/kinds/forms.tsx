import { type ComponentType, lazy } from 'react'
import type { ChapterKindName, ContentOf } from './kinds.ts'
import type { FormProps } from './ui.ts'

type Loaded = { [Name in ChapterKindName]?: ComponentType<FormProps<ContentOf<Name>>> }

const LOADED: Loaded = {
  article: lazy(() => import('./article/form.tsx')),
  video: lazy(() => import('./video/form.tsx')),
  audio: lazy(() => import('./audio/form.tsx')),
  document: lazy(() => import('./document/form.tsx')),
  live: lazy(() => import('./live/form.tsx')),
  discussion: lazy(() => import('./discussion/form.tsx')),
  practice: lazy(() => import('./practice/form.tsx')),
  package: lazy(() => import('./package/form.tsx')),
}

/** Returns what writes a chapter of this kind, loaded when it is first rendered; undefined where the kind is not offered yet. Give it the content of that kind. */
export function formOf(name: ChapterKindName): ComponentType<FormProps<unknown>> | undefined {
  // Named boundary: TypeScript does not follow a name to its content.
  return LOADED[name] as ComponentType<FormProps<unknown>> | undefined
}
