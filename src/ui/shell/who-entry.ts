import { parseWho, type Who } from '#kit/who.ts'

/** Returns the signed-in person from the readable cookie. */
export function readWho(): Who | undefined {
  return parseWho(document.cookie, location.protocol === 'https:')
}

/** Shows the signed-in person: marks the root element and fills the header and the impersonation bar. Called for each document and after each navigation. */
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
