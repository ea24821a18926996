import { useEffect, useRef, useState } from 'react'
import type { Chat } from '#features/assistant-client/chat.ts'
import { Conversation } from './conversation.tsx'
import { HistoryList } from './history-list.tsx'
import type { AssistantParts } from './parts.ts'
import { TalkBar } from './talk-bar.tsx'
import { ChatContext } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

interface TalkPageProps {
  chat: Chat
  parts: AssistantParts
  host: HTMLElement
}

/** The conversation of the assistant's own page, with voice. `host`: the element whose `data-state` says how it stands. */
export function TalkPage({ chat, parts, host }: TalkPageProps) {
  const t = usePanelTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isHistory, setHistory] = useState(false)
  useEffect(() => {
    const tell = () => host.setAttribute('data-state', chat.talk.get().state)
    tell()
    return chat.talk.subscribe(tell)
  }, [chat, host])
  const [given] = useState(takeGiven)
  useEffect(() => {
    if (given.isOurs && given.query) void chat.ask(given.query, { path: location.pathname })
  }, [chat, given])
  return (
    <ChatContext value={chat}>
      <TalkBar title={<h2 className="truncate text-lg font-semibold">{t.log}</h2>} isHistory={isHistory} onHistory={setHistory} />
      {isHistory ? (
        <HistoryList onBack={() => setHistory(false)} />
      ) : (
        <Conversation parts={parts} mayListen typed={given.isOurs ? '' : given.query} field={field} />
      )}
    </ChatContext>
  )
}

/** Takes the question out of the address: a reload asks nothing again. Only what was typed on this site is asked at once; a link from elsewhere asks nothing by itself. */
function takeGiven(): { query: string; isOurs: boolean } {
  const query = new URLSearchParams(location.search).get('q') ?? ''
  if (query) history.replaceState(history.state, '', location.pathname)
  return { query, isOurs: document.referrer.startsWith(`${location.origin}/`) }
}
