import type { buildingTexts } from '../texts.ts'

/** Returns the name of a part of a chapter, such as `content.body`. */
export function nameOfField(t: ReturnType<typeof buildingTexts>, path: string): string {
  const name = path.replace(/^content\./, '')
  const names: Readonly<Record<string, string>> = t.fields
  return names[name] ?? name
}
