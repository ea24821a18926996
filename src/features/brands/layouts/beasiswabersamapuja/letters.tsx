import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** The newest letters as envelopes: airmail edge, cover image as stamp, date as postmark. */
export const scholarLetters = defineSection({
  kind: 'beasiswabersamapuja-letters',
  schema: headSchema.extend({ from: z.string().max(40) }),
  needs: () => ({ blog: 3 }),
  render: ({ from, ...head }, home) =>
    home.blog.length > 0 && (
      <SectionFrame {...head}>
        <ul className="phone-rail beasiswabersamapuja-letters">
          {home.blog.slice(0, 3).map(letter => (
            <li key={letter.href} className="group relative">
              <div className="flex items-start justify-between gap-4">
                <p className="text-ink-soft pt-1">{letter.byline}</p>
                <span className="beasiswabersamapuja-post">
                  <Postmark />
                  <Picture src={letter.cover} alt="" width={160} height={90} sizes="6rem" className="beasiswabersamapuja-postage" />
                </span>
              </div>
              <h3 className="mt-5 text-2xl font-bold">
                <A href={letter.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                  <InLang lang={letter.lang}>{letter.title}</InLang>
                </A>
              </h3>
              <p className="mt-2 line-clamp-3">
                <InLang lang={letter.lang}>{letter.summary}</InLang>
              </p>
              <p className="beasiswabersamapuja-to">{from}</p>
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})

function Postmark() {
  return (
    <svg viewBox="0 0 120 64" className="beasiswabersamapuja-postmark" aria-hidden="true">
      <circle cx="34" cy="32" r="27" />
      <circle cx="34" cy="32" r="19" />
      <path d="M64 18q7-6 14 0t14 0 14 0 14 0M66 28q7-6 14 0t14 0 14 0 14 0M66 38q7-6 14 0t14 0 14 0 14 0M64 48q7-6 14 0t14 0 14 0 14 0" />
    </svg>
  )
}
