import { useTexts } from '#ui/lang/use-texts.tsx'
import { checkoutTexts } from '../texts.ts'
import { CopyValue } from './copy-value.tsx'

/** A link that somebody else pays by, shown once: copied, or sent by WhatsApp. */
export function LinkBox({ link, what, name }: { link: string; what: string; name: string }) {
  const { pay, fill } = useTexts(checkoutTexts)
  const t = pay.link
  const text = fill('pay.link.text', { what, name, link })
  return (
    <section data-pay-link className="card space-y-3 p-5">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <p className="text-ink-soft">{t.lead}</p>
      <CopyValue name="link" label={t.title} value={link} />
      <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} rel="noopener noreferrer" className="btn btn-main w-full">
        {t.whatsapp}
      </a>
      <p>{t.asked}</p>
    </section>
  )
}
