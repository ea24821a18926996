import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Chat } from '#features/assistant-client/chat.ts'
import { DEFAULT_LANG, findLang } from '#kit/lang.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import Panel from './panel.tsx'
import type { AssistantParts } from './parts.ts'
import { TalkPage } from './talk-page.tsx'
import { panelTexts } from './texts.ts'
import { chatOf } from './use-chat.ts'

let root: Root | undefined
let count = 0

/** Opens the panel of a public document, and asks what was typed elsewhere. */
export async function openPanel(host: HTMLElement, query?: string): Promise<void> {
  const place = host.querySelector('[data-panel-root]')
  if (!place) return
  const lang = await loadWords()
  root ??= createRoot(place, { identifierPrefix: 'asisten' })
  count++
  root.render(inLang(lang, <Panel {...partsOf(host)} opening={{ count, query }} host={host} />))
}

/** Starts the conversation of the assistant's own page. */
export async function startTalkPage(host: HTMLElement): Promise<void> {
  const lang = await loadWords()
  createRoot(host, { identifierPrefix: 'asisten' }).render(inLang(lang, <TalkPage {...partsOf(host)} host={host} />))
}

function partsOf({ dataset }: HTMLElement): { parts: AssistantParts; chat: Chat } {
  // Named boundary: what our own server writes.
  const parts: AssistantParts = JSON.parse(dataset['parts'] ?? '{}')
  return { parts, chat: chatOf(parts.workspaceId) }
}

async function loadWords() {
  const lang = findLang(document.documentElement.lang) ?? DEFAULT_LANG
  await (await panelTexts).load(lang)
  return lang
}

function inLang(lang: Awaited<ReturnType<typeof loadWords>>, children: ReactNode) {
  return (
    <LangContext value={lang}>
      <Suspense>{children}</Suspense>
    </LangContext>
  )
}
