import { useEffect, useRef } from 'react'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { enrolmentTexts } from '../texts.ts'

const PARTS = ['form', 'outline', 'title', 'people', 'announce', 'files', 'tutor'] as const
const ENDS = {
  form: '',
  outline: '/Outline',
  title: '/Batches',
  people: '/Participants',
  announce: '/Announcements',
  files: '/Files',
  tutor: '/Tutor',
} as const

/** What belongs to one class in the studio, on each of its pages: form, outline, batches, participants, announcements, files, tutor. `isReader`: who reads participants and changes nothing. */
export function ClassTabs({ classId, at, isReader = false }: { classId: string; at: (typeof PARTS)[number]; isReader?: boolean }) {
  const t = useTexts(enrolmentTexts).batches
  const bar = useRef<HTMLElement>(null)
  // On a phone the bar scrolls, and the page's own tab may lie beyond its edge. `scrollIntoView` would let the first Tab key begin here in some browsers.
  useEffect(() => {
    const tab = at && bar.current?.querySelector('[aria-current]')
    if (!tab || !bar.current) return
    const [inner, outer] = [tab.getBoundingClientRect(), bar.current.getBoundingClientRect()]
    bar.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [at])
  if (isReader) return null
  return (
    <nav ref={bar} aria-label={t.of} className="border-line mb-6 overflow-x-auto border-b">
      <ul className="flex gap-1">
        {PARTS.map(part => (
          <li key={part}>
            <A
              href={`/Studio/Classes/${classId}${ENDS[part]}`}
              aria-current={part === at ? 'page' : undefined}
              className="aria-[current]:border-primary-text aria-[current]:text-primary-text hover:text-primary-text flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap focus-visible:-outline-offset-2"
            >
              {t[part]}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  )
}
