const WAIT_MS = 180
const SHORTEST = 2

interface Suggestion {
  title: string
  label: string
  href: string
}

/**
 * Shows search suggestions while typing into the header's search: a list that is navigated by arrow keys and closed by Escape or by leaving the field. The
 * form works without it. Source: WAI-ARIA Authoring Practices, combobox with a listbox popup. Returns a function that stops it.
 */
export function suggestWhileTyping(): () => void {
  const off = new AbortController()
  const { signal } = off
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined
  let field: HTMLInputElement | undefined
  let list: HTMLUListElement | undefined
  let at = -1

  const close = () => {
    clearTimeout(timer)
    asked?.abort()
    list?.remove()
    list = undefined
    at = -1
    field?.setAttribute('aria-expanded', 'false')
    field?.removeAttribute('aria-activedescendant')
  }
  const mark = (next: number) => {
    const options = [...(list?.children ?? [])]
    if (options.length === 0) return
    at = (next + options.length) % options.length
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at))
    const option = options[at]
    if (option) field?.setAttribute('aria-activedescendant', option.id)
  }
  const show = (found: Suggestion[], below: HTMLInputElement) => {
    close()
    if (found.length === 0 || document.activeElement !== below) return
    list = makeList(found)
    ;(below.closest('form') ?? below).append(list)
    below.setAttribute('aria-expanded', 'true')
    below.setAttribute('aria-controls', list.id)
  }
  const ask = async (of: HTMLInputElement) => {
    asked?.abort()
    asked = new AbortController()
    const query = new URLSearchParams({ search: of.value.trim(), lang: document.documentElement.lang })
    try {
      const answer = await fetch(`/search.json?${query}`, { signal: asked.signal })
      if (answer.ok) show((await answer.json()) as Suggestion[], of)
    } catch {
      // Offline, or superseded by the next keystroke: the form still works.
    }
  }

  document.addEventListener(
    'input',
    event => {
      const input = event.target
      if (!(input instanceof HTMLInputElement) || input.type !== 'search' || !input.closest('[data-part="header"]')) return
      input.role = 'combobox'
      field = input
      clearTimeout(timer)
      if (input.value.trim().length < SHORTEST) close()
      else timer = setTimeout(() => void ask(input), WAIT_MS)
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    event => {
      if (!list || event.target !== field) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        mark(at + (event.key === 'ArrowDown' ? 1 : -1))
      } else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        list.children[at]?.querySelector('a')?.click()
      }
    },
    { signal },
  )
  document.addEventListener(
    'click',
    event => {
      if (list && event.target !== field) close()
    },
    { signal },
  )
  return () => {
    close()
    off.abort()
  }
}

function makeList(found: Suggestion[]): HTMLUListElement {
  const list = document.createElement('ul')
  list.id = 'saran-pencarian'
  list.role = 'listbox'
  list.dataset['suggestions'] = ''
  for (const [index, one] of found.entries()) {
    const option = document.createElement('li')
    option.id = `saran-${index}`
    option.role = 'option'
    option.setAttribute('aria-selected', 'false')
    const link = document.createElement('a')
    link.href = one.href
    link.tabIndex = -1
    const label = document.createElement('span')
    label.textContent = one.label
    link.append(one.title, label)
    option.append(link)
    list.append(option)
  }
  return list
}
