import { parseWho, type Who } from '#kit/who.ts'

/** Who is signed in, by the cookie that scripts may read. */
export function readWho(): Who | undefined {
  return parseWho(document.cookie)
}

/** Shows who is signed in: marks the root element, and fills the words into the header and the bar of who impersonates. Called for each document and after each navigation. */
export function showWho(who: Who | undefined = readWho()): void {
  const { dataset } = document.documentElement
  if (who) dataset['who'] = who.state
  else delete dataset['who']
  if (who?.isUntracked) dataset['untracked'] = ''
  for (const slot of document.querySelectorAll<HTMLElement>('[data-who-slot]')) slot.textContent = who ? wordsOf(slot, who) : ''
}

function wordsOf({ dataset }: HTMLElement, who: Who): string {
  const name = dataset['whoSlot']
  if (name === 'name' || name === 'shortName' || name === 'initial') return who[name]
  const roles: Record<string, string> = JSON.parse(dataset['roles'] ?? '{}')
  return roles[who.role] ?? ''
}
