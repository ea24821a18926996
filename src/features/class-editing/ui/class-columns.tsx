import { BADGE_COLOURS } from '#features/classes/class.ts'
import { classTexts } from '#features/classes/texts.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { formatDate, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { StarterMark } from '#ui/app/starter/starter-mark.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import type { ClassRow } from '../class-rows.server.ts'
import { classEditingTexts } from '../texts.ts'

const COLOURS = { draft: 'orange', asked: 'blue', published: 'green' } as const

type ListedClass = ClassRow & { isStarter: boolean }

/** The columns of the studio's list of classes; dates by the tenant's clock. */
export function classColumns(lang: Lang, timeZone: string): ListColumn<ListedClass>[] {
  const { columns: t, states, untitled } = classEditingTexts(lang)
  const words = classTexts(lang)
  const date = (at: Date | null) => <span className="whitespace-nowrap">{at ? formatDate(at, timeZone, lang) : '–'}</span>
  const list = (names: readonly string[]) => <span className="wrap-anywhere">{names.join(', ') || '–'}</span>
  return [
    {
      key: 'name',
      title: t.name,
      isHeading: true,
      isSortable: true,
      show: one => (
        <A
          href={`/Studio/Classes/${one.id}`}
          className="hover:text-primary-text block pe-10 font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline @3xl:pe-0"
        >
          <InLang lang={one.lang}>{one.name || untitled}</InLang>
        </A>
      ),
    },
    { key: 'code', title: t.code, show: one => <span className="wrap-anywhere">{one.code}</span> },
    {
      key: 'state',
      title: t.state,
      show: one => (
        <span className="flex flex-wrap gap-1">
          <span className={badgeClass(COLOURS[one.status])}>{states[one.status]}</span>
          {one.isStarter && <StarterMark />}
        </span>
      ),
    },
    { key: 'badge', title: t.badge, show: one => <span className={badgeClass(BADGE_COLOURS[one.badge])}>{words.badges[one.badge]}</span> },
    { key: 'program', title: t.program, show: one => <span className="wrap-anywhere">{one.program ?? '–'}</span> },
    { key: 'mentors', title: t.mentors, isHidden: true, show: one => list(one.mentors) },
    { key: 'type', title: t.type, isHidden: true, show: one => words.types[one.type] },
    { key: 'heldIn', title: t.heldIn, isHidden: true, show: one => list(one.heldIn.map(toCityLabel)) },
    { key: 'price', title: t.price, isHidden: true, show: one => formatPrice(one.priceRupiah, lang) },
    { key: 'quota', title: t.quota, isHidden: true, show: one => one.quota ?? '–' },
    { key: 'start', title: t.start, isSortable: true, show: one => date(one.startsAt) },
    { key: 'end', title: t.end, isHidden: true, show: one => date(one.endsAt) },
    { key: 'updated', title: t.updated, isSortable: true, show: one => date(one.updatedAt) },
  ]
}
