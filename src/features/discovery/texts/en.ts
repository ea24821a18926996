import type { words as id } from './id.ts'

export const words: typeof id = {
  llms: {
    what: 'This site is a place to learn: classes, programs, events, news, and ways into work. Its content belongs to those who run the site.',
    forPrograms: 'For programs',
    markdown: 'Each public page is there as Markdown: ask for the same address with the header {header}.',
    mcp: 'Model Context Protocol (Streamable HTTP): {address}. Searching and looking at classes and events need no sign-in; one’s own data does.',
    calls: 'Calls for developers: {address}.',
    map: 'Sitemap: {address}.',
    languages: 'In another language: {addresses}.',
    pages: 'Main pages',
    contact: 'Contact',
  },
}
