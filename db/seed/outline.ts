import type { SeedModule } from './content-types.ts'

/** Parses modules from one line each: `Judul: bab satu 15; bab dua 20`. The numbers are minutes. */
export function outline(...lines: string[]): SeedModule[] {
  return lines.map(line => {
    const [title = '', chapters = ''] = line.split(': ')
    return {
      title,
      chapters: chapters
        .split('; ')
        .map(chapter => ({ title: chapter.replace(/ \d+$/, ''), minutes: Number(/\d+$/.exec(chapter)?.[0] ?? 15) })),
    }
  })
}
