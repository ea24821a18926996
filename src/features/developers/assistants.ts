import { LANGS } from '#kit/lang.ts'
import { developerTexts } from './texts.ts'

/** The language of the guide. */
const WRITTEN_IN = 'en'

/** Returns the guide's section about assistants, in Markdown: in English with the worked examples, then in the other languages. */
export function toAssistantsGuide(): string[] {
  const { title, pages, tools, configure, chat } = developerTexts(WRITTEN_IN).assistants
  const others = LANGS.filter(lang => lang !== WRITTEN_IN).map(lang => developerTexts(lang).assistants)
  return [
    `## ${title}`,
    pages,
    block('sh', ["curl 'https://SITE/Courses' -H 'Accept: text/markdown'"]),
    tools,
    configure,
    block('json', [JSON.stringify({ mcpServers: { sanggar: { type: 'http', url: 'https://SITE/mcp' } } }, null, 2)]),
    block('sh', TOOL_EXAMPLE),
    chat,
    block('sh', CHAT_EXAMPLE),
    ...others.flatMap(other => [`### ${other.title}`, other.pages, other.tools, other.configure, other.chat]),
  ]
}

const TOOL_EXAMPLE = [
  "curl 'https://SITE/mcp' -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \\",
  `  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"text":"web"}}}'`,
]

const CHAT_EXAMPLE = [
  "TOKEN=$(curl -s -X POST 'https://SITE/api/chat/v1/identity/login' -H \"X-App-Token: $APP_TOKEN\" -H 'Content-Type: application/json' -d '{}' | jq -r .data.token)",
  "curl -N 'https://SITE/api/chat/v2/chat' -H \"Authorization: Bearer $TOKEN\" -H 'Content-Type: application/json' \\",
  `  -d '{"workspace_id":"TENANT_ID","query":"Kelas apa yang buka?"}'`,
]

const block = (language: string, lines: readonly string[]) => [`\`\`\`${language}`, ...lines, '```'].join('\n')
