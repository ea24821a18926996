import type { ModelInput } from './settings.server.ts'

/** Reads the form of the model's settings. What is no number becomes one that is refused. */
export function readModelForm(fields: URLSearchParams): ModelInput {
  const text = (name: string) => (fields.get(name) ?? '').trim()
  const amount = (name: string) =>
    /^\d[\d.\s]*$/.test(text(name)) ? Number(text(name).replace(/[.\s]/g, '')) : text(name) === '' ? 0 : Number.NaN
  return {
    isEnabled: fields.get('isEnabled') === '1',
    address: text('address'),
    model: text('model'),
    key: text('secret-key'),
    isKeyRemoved: fields.get('isKeyRemoved') === '1',
    inputPrice: amount('inputPrice'),
    outputPrice: amount('outputPrice'),
    dayBudget: amount('dayBudget'),
    personBudget: amount('personBudget'),
    topics: [
      ...new Set(
        text('topics')
          .split(/\r?\n/)
          .map(line => line.trim())
          .filter(Boolean),
      ),
    ],
    topicWords: text('topicWords'),
  }
}
