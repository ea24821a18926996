import type { ReactNode } from 'react'
import type { PageArgs } from '#page/page.server.ts'
import { formAt } from './page-forms.ts'
import { aspirationPart } from './parts/aspiration.server.tsx'
import { discPart } from './parts/disc.server.tsx'
import { donationPart } from './parts/donation.server.tsx'
import { reviewPart } from './parts/review.server.tsx'
import { testimonyPart } from './parts/testimony.server.tsx'

/** Returns the section with the page's form; null for pages without one. */
export async function voicePart(args: PageArgs): Promise<ReactNode> {
  switch (formAt(args.page)) {
    case 'review':
      return await reviewPart(args)
    case 'aspiration':
      return await aspirationPart(args)
    case 'testimony':
      return testimonyPart(args)
    case 'donation':
      return await donationPart(args)
    case 'disc':
      return discPart(args)
    case undefined:
      return null
  }
}
