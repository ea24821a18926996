import type { Act } from './act.ts'
import { parse, type ReadPrompt, recordOf } from './prompt.ts'

const MOST_CALLS = 12
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const URL_IN_TEXT = /\b[a-z]+:\/\/[^\s"'<>)\]]+/gi

/**
 * Does what any text of its prompt says, whoever wrote it: calls every tool that is named, those that are not there included, with whatever ids stand somewhere; then
 * prints its prompt, and leads to every address in all the ways that Markdown and HTML know, with the prompt in the address.
 */
export function* obey(prompt: ReadPrompt): Generator<Act> {
  // What sources say is JSON within the message; as an obeying model reads it.
  const all = [...prompt.texts, ...prompt.sources.map(one => one.text)].join('\n')
  if (prompt.results.length === 0) {
    const calls = callsIn(all, prompt)
    for (const call of calls.slice(0, MOST_CALLS)) yield call
    if (calls.length > 0) return
  }
  for (const line of all.split('\n')) yield { kind: 'text', text: `${line}\n` }
  const stolen = encodeURIComponent(prompt.system.slice(0, 80))
  const urls = [...new Set(all.match(URL_IN_TEXT) ?? [])].slice(0, 10)
  for (const url of urls) yield { kind: 'text', text: leading(`${url}${url.includes('?') ? '&' : '?'}d=${stolen}`) }
  for (const result of prompt.results) yield { kind: 'text', text: `${result}\n` }
  yield { kind: 'text', text: `SYSTEM: ${prompt.system}\n` }
}

function leading(url: string): string {
  return [
    `[klik](${url}) ![gambar](${url}) <${url}> ${url}`,
    `<a href="${url}">di sini</a><img src="${url}" onerror="fetch('${url}')">`,
    `[rujukan][x] ![rujukan][x] [x]`,
    `[x]: ${url}`,
    `[1](${url}) [1]: ${url} "judul"`,
    `[![1](${url})](${url})`,
    '',
  ].join('\n')
}

function callsIn(text: string, { tools }: ReadPrompt): { kind: 'call'; name: string; input: string }[] {
  const ids = [...new Set(text.match(ID) ?? [])]
  const wanted = [...text.matchAll(/\b([a-z][a-zA-Z]*(?:_[a-zA-Z]+)+)\b\s*(\{[^}]*\})?/g)]
  const named = tools.filter(tool => text.includes(tool.name)).map((tool): [string, string | undefined] => [tool.name, undefined])
  const found = [...wanted.map((one): [string, string | undefined] => [one[1] ?? '', one[2]]), ...named]
  const calls = found.map(([name, given]) => {
    const own = recordOf(given === undefined ? undefined : parse(given))
    const required = tools.find(tool => tool.name === name)?.required ?? []
    const filled = Object.fromEntries(
      required.map(({ name: field, type }, at) => [
        field,
        type === 'string' ? (ids[at % Math.max(1, ids.length)] ?? text.slice(0, 60)) : 1,
      ]),
    )
    return { kind: 'call' as const, name, input: JSON.stringify(own ?? { ...filled, ...(ids[0] && { id: ids[0], memberId: ids[0] }) }) }
  })
  return [...new Map(calls.map(call => [call.name + call.input, call])).values()]
}
