import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Hero: a huge title with a line per sentence, a rotating sticker, and a band of words beneath. */
export const jongHero = defineSection({
  kind: 'jongkreatif-hero',
  schema: z.object({ sticker: z.string().max(80), stickerLabel: z.string().max(60), marquee: z.array(z.string().max(40)).max(12) }),
  render: (values, home) => (
    <section className="overflow-hidden">
      <div className="jongkreatif-wide jongkreatif-top">
        <h1 className="jongkreatif-shout">
          {home.hero.title.split(/(?<=[.!?])\s+/).map((line, at) => (
            <span key={line + String(at)}>{line} </span>
          ))}
        </h1>
        <A href="/Portfolio" className="jongkreatif-sticker">
          <span className="sr-only">{values.stickerLabel}</span>
          <svg viewBox="0 0 200 200" aria-hidden="true">
            <defs>
              <path id="jongkreatif-circle" d="M100 100m-74 0a74 74 0 1 1 148 0a74 74 0 1 1-148 0" />
            </defs>
            <text textLength="460" lengthAdjust="spacing">
              <textPath href="#jongkreatif-circle">{values.sticker}</textPath>
            </text>
          </svg>
          <ArrowDownRight aria-hidden size={48} strokeWidth={2.5} />
        </A>
        <p className="jongkreatif-intro">{home.hero.summary}</p>
      </div>
      <div aria-hidden="true" className="jongkreatif-band">
        {['a', 'b'].map(copy => (
          <p key={copy}>
            {values.marquee.map(word => (
              <span key={word}>
                {word} <i>✳</i>
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  ),
})
