import { useTexts } from '#ui/lang/use-texts.tsx'
import type { TypedValues } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'

/** The home page's search result and the card of a shared link, as they will look. */
export function SharePreview({ values, origin }: { values: TypedValues; origin: string }) {
  const t = useTexts(siteEditingTexts).share
  const host = new URL(origin).host
  const title = values['title'] ?? ''
  const description = values['meta.description'] || t.noDescription
  const picture = values['meta.image']
  return (
    <div className="grid gap-6">
      <figure>
        <figcaption className="mb-2 font-medium">{t.result}</figcaption>
        <div className="border-line rounded-xl border bg-white p-4 text-neutral-800" style={{ fontFamily: 'Arial, sans-serif' }}>
          <p className="truncate text-sm">
            {values['meta.site_name'] || title} · <span className="text-neutral-600">{host}</span>
          </p>
          <p className="mt-1 truncate text-xl text-[#1a0dab]">{title}</p>
          <p className="mt-1 line-clamp-2 text-sm text-neutral-700">{description}</p>
          {values['meta.robot_index'] === 'noindex' && <p className="mt-2 text-sm font-semibold text-rose-900">{t.hidden}</p>}
        </div>
      </figure>
      <figure>
        <figcaption className="mb-2 font-medium">{t.card}</figcaption>
        <div className="max-w-sm overflow-hidden rounded-xl bg-[#d9fdd3] p-1.5 text-neutral-800">
          {picture ? (
            <img src={picture} alt="" className="aspect-[1.91] w-full rounded-lg object-cover" />
          ) : (
            <p className="p-3 text-sm">{t.drawn}</p>
          )}
          <div className="rounded-b-lg bg-[#d1f4cc] px-3 py-2">
            <p className="line-clamp-2 font-semibold">{title}</p>
            <p className="line-clamp-2 text-sm">{description}</p>
            <p className="text-sm text-neutral-700">{host}</p>
          </div>
        </div>
      </figure>
    </div>
  )
}
