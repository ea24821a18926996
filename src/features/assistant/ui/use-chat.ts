import { createContext, use } from 'react'
import { type Chat, createChat } from '#features/assistant-client/chat.ts'
import { createShelf } from '#features/assistant-client/storage.ts'
import type { Talk } from '#features/assistant-client/talk.ts'
import { useStore } from '#ui/shell/use-store.ts'
import { readWho } from '#ui/shell/who-entry.ts'

/** One for each document: a conversation goes on from page to page. */
let made: Chat | undefined

/** Returns the document's conversation. In a browser only. */
export function chatOf(workspaceId: string): Chat {
  made ??= createChat({
    fetch: (path, init) => fetch(path, init),
    shelf: createShelf(() => localStorage),
    now: () => Date.now(),
    lang: document.documentElement.lang,
    who: whoKey,
    workspaceId,
    isOnline: () => navigator.onLine,
    logFailure: error => console.warn('The assistant', error),
  })
  return made
}

/** Names who is signed in, as far as a script may know: others on this device don't see their list of conversations. */
function whoKey(): string {
  const who = readWho()
  return who ? `${who.state} ${who.name}` : ''
}

/** True for somebody who is, or may be, a child, as far as a script may know. */
export function isMinor(): boolean {
  return readWho()?.isUntracked === true
}

export const ChatContext = createContext<Chat | undefined>(undefined)

/** Returns the conversation around a component, and what it shows. */
export function useChat(): { chat: Chat; talk: Talk } {
  const chat = use(ChatContext)
  if (!chat) throw new Error('A part of the assistant stands outside of a conversation')
  return { chat, talk: useStore(chat.talk) }
}
