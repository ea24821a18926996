import type { ReactNode } from 'react'
import { requirePerson } from '#features/permissions/permissions.ts'
import { type HeadInput, type MadeHead, pageHead } from '#features/sites/head.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { currentOf, entriesFor } from './navigation.ts'
import { StudioFrame, type StudioFrameProps } from './ui/studio-frame.tsx'

interface StudioPage extends Pick<StudioFrameProps, 'title' | 'lead' | 'action' | 'trail'> {
  params?: HeadInput['params']
  body: ReactNode
}

/** A page of the signed-in product: its head, and its body within the frame with the side bar. Throws as `requirePerson`. */
export function studioPage(args: PageArgs, { body, params, ...page }: StudioPage): { head: MadeHead; body: ReactNode } {
  const { viewer } = args.ctx
  const person = requirePerson(viewer)
  const entries = entriesFor(viewer)
  const current = currentOf(entries, args.page.path)
  return {
    head: pageHead(args, { title: page.title, description: page.lead ?? page.title, noindex: true, ...(params && { params }) }),
    body: (
      <StudioFrame {...page} person={person} entries={entries} current={current} isTop={current?.href === args.page.path}>
        {body}
      </StudioFrame>
    ),
  }
}
