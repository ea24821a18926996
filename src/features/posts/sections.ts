import type { PostKind } from './post.ts'

/** The lists of posts that have pages, by the name of their route. */
export interface Section {
  kind: PostKind
  /** The list's own path. */
  base: string
  label: string
  title: string
  summary: string
}

const SECTIONS: Record<string, Section> = {
  News: { kind: 'news', base: '/News', label: 'Kabar', title: 'Kabar', summary: 'Pengumuman, liputan, dan kabar terbaru dari' },
  Blog: { kind: 'blog', base: '/Blog', label: 'Blog', title: 'Blog', summary: 'Cerita, catatan, dan pelajaran dari' },
  Berita: { kind: 'news', base: '/Berita', label: 'Berita', title: 'Berita', summary: 'Berita sekolah, siswa, dan guru bersama' },
}

/** The section of a route: `News-slug` and `News-id-title` belong to `News`. */
export function sectionOf(routeName: string): Section {
  const section = SECTIONS[routeName.split('-')[0] ?? '']
  if (!section) throw new Error(`route ${routeName} shows no posts`)
  return section
}
