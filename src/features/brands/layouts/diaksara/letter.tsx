import { z } from 'zod'
import { SMALL, shownAddress } from '#kit/picture-forms.ts'
import { InLang, langMark } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** The editors' letter, the tenant's own about text, set in columns with a drop cap. */
export const editorsLetter = defineSection({
  kind: 'diaksara-letter',
  schema: z.object({ title: z.string().max(80), sign: z.string().max(80), more: z.string().max(60) }),
  render: (values, home) => {
    const { overview } = home.settings
    return (
      overview.description && (
        <section className="diaksara-letter">
          <div>
            <p className="diaksara-kicker">{values.title}</p>
            {overview.logo && (
              <img src={shownAddress(overview.logo, SMALL)} alt="" height={48} className="mb-4 h-12 w-auto object-contain" />
            )}
            <h2>
              <InLang>{overview.title}</InLang>
            </h2>
            <p className="diaksara-stand">
              <InLang>{overview.summary}</InLang>
            </p>
            <div className="diaksara-columns" lang={langMark(home.lang)}>
              {overview.description.split('\n\n').map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <p className="diaksara-sign">
              <span>{values.sign}</span>
              <A href="/About">{values.more}</A>
            </p>
          </div>
        </section>
      )
    )
  },
})
