import { isRecord } from './details.ts'

/** Returns details with the texts of a language in place of those that have one (`translations`), at every level. */
export function localDetails(details: Record<string, unknown>, lang: string): Record<string, unknown> {
  return localRecord(details, lang)
}

function localRecord({ translations, ...own }: Record<string, unknown>, lang: string): Record<string, unknown> {
  const texts = isRecord(translations) ? translations[lang] : undefined
  const given = isRecord(texts) ? Object.entries(texts).filter(([, text]) => typeof text === 'string' && text.trim() !== '') : []
  return Object.fromEntries([...Object.entries(own), ...given].map(([name, value]) => [name, localValue(value, lang)]))
}

function localValue(value: unknown, lang: string): unknown {
  if (Array.isArray(value)) return value.map(one => localValue(one, lang))
  return isRecord(value) ? localRecord(value, lang) : value
}
