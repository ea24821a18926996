import type { CallRule, Names } from './call-rules.ts'

const GONE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const CHAT = '/api/chat/'

/** The assistant's calls: with a token of the chat, which everybody gets. What is somebody else's, main/chat/identities.test.ts walks. */
export function chatRules(mine: Names, theirs: Names): Record<string, CallRule> {
  const asked = (names: Names) => ({ workspace_id: names.tenant, query: 'Halo' })
  const ofNobody = (path: string): Pick<CallRule, 'who' | 'isChat' | 'at' | 'status'> => ({
    who: 'public',
    isChat: true,
    at: CHAT + path.replace('{id}', GONE),
    status: 404,
  })
  return {
    [`POST ${CHAT}v1/identity/login`]: { who: 'public', status: 201 },
    [`GET ${CHAT}v1/identity/me`]: { who: 'public', isChat: true },
    [`POST ${CHAT}v2/chat`]: { who: 'public', isChat: true, body: asked(mine), foreign: { body: asked(theirs) } },
    [`GET ${CHAT}v1/conversations`]: { who: 'public', isChat: true },
    [`GET ${CHAT}v1/conversations/{id}/messages`]: ofNobody('v1/conversations/{id}/messages'),
    [`DELETE ${CHAT}v1/conversations/{id}`]: ofNobody('v1/conversations/{id}'),
    [`POST ${CHAT}v1/messages/{id}/feedback`]: { ...ofNobody('v1/messages/{id}/feedback'), body: { value: 1 } },
    [`POST ${CHAT}v1/messages/{id}/report`]: ofNobody('v1/messages/{id}/report'),
  }
}
