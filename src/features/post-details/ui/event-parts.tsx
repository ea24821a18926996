import { formatCount } from '#kit/format.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { artUrl, faceOf } from '#ui/picture/picture-url.ts'
import type { EventDetails } from '../event.ts'
import { detailTexts } from '../texts.ts'

interface PartProps {
  details: EventDetails
}

/** How many may take part, as an entry of a list of facts. */
export function QuotaFact({ details: { quota } }: PartProps) {
  const t = useTexts(detailTexts)
  if (quota === 0) return null
  return (
    <div>
      <dt className="text-ink-soft">{t.event.quota}</dt>
      <dd className="text-lg font-semibold">{t.fill('event.quotaCount', { count: formatCount(quota) })}</dd>
    </div>
  )
}

/** Where to register and to take part, until it is over. */
export function EventLinks({ details: { registrationUrl, onlineUrl }, isOver }: PartProps & { isOver: boolean }) {
  const { event: t } = useTexts(detailTexts)
  if (isOver) return null
  return (
    <>
      {registrationUrl && (
        <a href={registrationUrl} rel="noopener noreferrer" className="btn btn-main mt-6 w-full">
          {t.register}
        </a>
      )}
      {onlineUrl && (
        <a href={onlineUrl} rel="noopener noreferrer" className="btn btn-quiet mt-3 w-full">
          {t.online}
        </a>
      )}
    </>
  )
}

/** Speakers, order of the day and sponsors of an event. `lang`: the language that its texts are read in. */
export function EventParts({ details, lang }: PartProps & { lang: string }) {
  const { event: t } = useTexts(detailTexts)
  const { speakers, activities, tiers } = details
  return (
    <>
      {speakers.length > 0 && (
        <section className="mt-12">
          <h2 className="heading-section">{t.speakers}</h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2">
            {speakers.map(speaker => (
              <li key={speaker.name} className="flex gap-4">
                <Picture
                  src={speaker.picture || artUrl('avatar', faceOf(speaker.name))}
                  alt=""
                  width={96}
                  height={96}
                  sizes="6rem"
                  className="size-20 shrink-0 rounded-full object-cover"
                />
                <div className="min-w-0 wrap-anywhere">
                  <h3 className="text-lg font-bold">{speaker.name}</h3>
                  {speaker.role && (
                    <p>
                      <InLang lang={speaker.lang ?? lang}>{speaker.role}</InLang>
                    </p>
                  )}
                  {!speaker.isConfirmed && <p className="text-ink-soft">({t.unconfirmed})</p>}
                  {speaker.bio && (
                    <p className="text-ink-soft mt-1 whitespace-pre-line">
                      <InLang lang={speaker.lang ?? lang}>{speaker.bio}</InLang>
                    </p>
                  )}
                  {speaker.link && (
                    <a
                      href={speaker.link}
                      rel="noopener noreferrer"
                      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                    >
                      {t.more}
                      <span className="sr-only"> {speaker.name}</span>
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {activities.length > 0 && (
        <section className="mt-12">
          <h2 className="heading-section">{t.activities}</h2>
          <ol className="border-line mt-6 divide-y divide-(--line) border-y">
            {activities.map(one => (
              <li key={`${one.time} ${one.title}`} className="flex gap-5 py-4">
                <span className="text-ink-soft w-14 shrink-0 tabular-nums">{one.time}</span>
                <div className="min-w-0 wrap-anywhere">
                  <h3 className="font-semibold">
                    <InLang lang={lang}>{one.title}</InLang>
                  </h3>
                  {one.text && (
                    <p className="text-ink-soft mt-1 whitespace-pre-line">
                      <InLang lang={lang}>{one.text}</InLang>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {tiers.length > 0 && (
        <section className="mt-12">
          <h2 className="heading-section">{t.sponsors}</h2>
          {tiers.map(tier => (
            <div key={tier.name} className="mt-6">
              {tier.name && (
                <h3 className="text-lg font-bold">
                  <InLang lang={tier.sponsors[0]?.lang ?? lang}>{tier.name}</InLang>
                </h3>
              )}
              <ul className="mt-3 flex flex-wrap items-center gap-4">
                {tier.sponsors.map(sponsor => (
                  <li key={sponsor.name}>
                    <Sponsor sponsor={sponsor} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </>
  )
}

function Sponsor({ sponsor: { name, logo, url } }: { sponsor: EventDetails['tiers'][number]['sponsors'][number] }) {
  const shown = logo ? (
    <Picture src={logo} alt={name} width={160} height={80} sizes="10rem" className="h-20 w-40 bg-white object-contain p-2" />
  ) : (
    <span className="font-semibold">{name}</span>
  )
  const look = 'card flex min-h-20 min-w-28 items-center justify-center overflow-hidden px-4'
  return url ? (
    <a href={url} rel="noopener noreferrer sponsored" className={`${look} hover:underline`}>
      {shown}
    </a>
  ) : (
    <span className={look}>{shown}</span>
  )
}
