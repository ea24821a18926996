import type { StorageUse } from '#features/media/tenant-quota.server.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { libraryTexts } from '../texts.ts'
import { formatBytes } from './sizes.ts'

/** How much of the site's storage is used, as a bar and in words. */
export function StorageBar({ use: { usedBytes, binnedBytes, limitBytes } }: { use: StorageUse }) {
  const t = useTexts(libraryTexts)
  const lang = useLang()
  const percent = limitBytes > 0 ? Math.min(100, Math.round((usedBytes / limitBytes) * 100)) : 100
  const words = t.fill('storage.used', { used: formatBytes(usedBytes, lang), limit: formatBytes(limitBytes, lang), percent })
  return (
    <section aria-label={t.storage.title} className="my-4 max-w-2xl">
      <meter aria-label={t.storage.title} min={0} max={100} high={90} value={percent} className="block h-4 w-full">
        {words}
      </meter>
      <p className="text-ink-soft mt-1">
        {words}
        {binnedBytes > 0 && `; ${t.fill('storage.bin', { size: formatBytes(binnedBytes, lang) })}`}
      </p>
    </section>
  )
}
