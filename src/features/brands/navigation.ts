import type { Variant } from '#features/tenants/layouts.ts'
import type { Entry } from './chrome.ts'

const CLASSES: Entry = { label: 'Kelas', href: '/Class' }
const COURSES: Entry = { label: 'Kursus', href: '/Courses' }
const NEWS: Entry = { label: 'Kabar', href: '/News' }
const BLOG: Entry = { label: 'Blog', href: '/Blog' }
const SCHOOL_NEWS: Entry = { label: 'Berita', href: '/Berita' }

/** The entries of the header, in order. Only pages that stand. */
export function navigationOf(variant: Variant): Entry[] {
  if (variant === 'coding-school') return [COURSES, CLASSES, SCHOOL_NEWS, BLOG]
  if (variant === 'creative-space') return [{ label: 'Rangkaian Kelas & Diskusi', href: '/Class' }, COURSES, NEWS, BLOG]
  return [COURSES, CLASSES, NEWS, BLOG]
}
