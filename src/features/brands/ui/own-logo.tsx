import type { Ground } from '#features/sites/site.ts'
import type { FrameView } from '../chrome.ts'

/** The logo that the tenant stored for this ground, beside its name; nothing without one, since a drawn one is no mark of the tenant's. */
export function OwnLogo({ frame, ground = 'light' }: { frame: FrameView; ground?: Ground }) {
  const src = frame.ownLogo[ground]
  return src && <img src={src} alt="" height={28} className="mr-2 inline-block h-7 w-auto max-w-32 object-contain align-middle" />
}
