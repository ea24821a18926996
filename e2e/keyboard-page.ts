/** Where a Tab led. `end`: out of the part that is walked, or back to its beginning. `within`: on within a frame's page, or to the next part of a date. */
export interface TabStop {
  kind: 'stop' | 'end' | 'within'
  name: string
  faults: string[]
}

/** What opens something: its number for `focus`, and what it says of itself. */
export interface Opener {
  at: number
  kind: string
  name: string
}

export interface KeyboardWalk {
  /** Opens what is folded up. */
  unfold(): void
  /** Notes what must be reached within `scope`, and how it looks without focus. Returns what no walk is needed to find. */
  begin(scope: string): string[]
  /** Returns where each Tab led since it was called last. */
  take(): TabStop[]
  /** Goes back to the last stop, from which Shift and Tab lead the other way. */
  turn(): void
  /** Returns what was not reached. */
  missed(): string[]
  openers(): Opener[]
  focus(at: number): void
  /** Whether what a button opens is open, and whether the button has the focus. */
  stateOf(at: number): { isOpen: boolean; hasFocus: boolean }
}

declare global {
  interface Window {
    keyboardWalk: KeyboardWalk
  }
}

/** Runs in the page, before its own scripts. */
export function installKeyboardWalk(): void {
  const FIELDS = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]'
  const NATIVE = `a[href], button, summary, iframe, audio[controls], video[controls], ${FIELDS}`
  const ROLES = ['button', 'link', 'option', 'tab', 'menuitem', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton', 'combobox']
  const INTERACTIVE = [NATIVE, '[tabindex]', ...ROLES.map(role => `[role="${role}"]`)].join(', ')
  /** One stop of the Tab key for all within; the arrows lead on. Source: WAI-ARIA Authoring Practices. */
  const COMPOSITES = ['toolbar', 'menu', 'menubar', 'listbox', 'tablist', 'radiogroup', 'grid', 'tree']
    .map(role => `[role="${role}"]`)
    .join(', ')
  const POINTED = ['pointer', 'grab', 'move', 'ns-resize', 'ew-resize', 'crosshair']
  const MOVING = /^(all|transform|translate|rotate|scale|width|height|top|left|right|bottom|inset|margin|opacity)/
  /** As far up, something may show the focus of a field within. */
  const AROUND = 5

  /** Several stops of the Tab key within one element. */
  const PARTED = 'iframe, audio, video, input[type="date"], input[type="time"], input[type="month"], input[type="datetime-local"]'

  const stops: TabStop[] = []
  let wanted: HTMLElement[] = []
  let scopeOf: Element | null = null
  let last: Element | null = null
  /** By Shift and Tab: the other way round, and over what was reached already. */
  let isBack = false
  const reached = new Set<Element>()
  const atRest = new Map<Element, string>()

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) && element.getClientRects().length > 0
  const isOff = (element: Element) => element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
    return `<${element.localName}${element.id ? `#${element.id}` : ''}> ${words.trim().replace(/\s+/g, ' ').slice(0, 60)}`
  }
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    const outline =
      style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0 ? '' : `${style.outlineWidth} ${style.outlineColor}`
    return [outline, style.boxShadow, style.backgroundColor, style.borderTopColor, style.borderBottomColor, style.textDecorationLine].join(
      ' | ',
    )
  }
  /** The element itself, its label, and what stands around it. */
  const bearers = (element: Element) => {
    const around: Element[] = [element]
    for (let up = element.parentElement; up && around.length < AROUND; up = up.parentElement) around.push(up)
    return [
      ...around,
      ...('labels' in element && element.labels instanceof NodeList ? [...element.labels].filter(one => one instanceof Element) : []),
    ]
  }
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? `${element.form?.id} ${element.name}` : undefined
  const overlap = (one: DOMRect, other: DOMRect) =>
    new DOMRect(
      Math.max(one.left, other.left),
      Math.max(one.top, other.top),
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    )
  /** The part of the window in which an element may show something: all that clips it taken off. */
  const roomOf = (element: Element) => {
    let room = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== 'visible') room = overlap(room, up.getBoundingClientRect())
      if (getComputedStyle(up).position === 'fixed') break
    }
    return room
  }
  /** What people see of a control: a field that is there for its label alone is as small as a pixel. */
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isTiny = width <= 2 || height <= 2 || getComputedStyle(element).opacity === '0'
    const label = isTiny && 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
    return label instanceof Element ? label : element
  }

  function faultsOfFocus(element: Element): string[] {
    const faults: string[] = []
    const seen = seenOf(element)
    // A link that goes over lines has a box for each.
    const place = seen.getClientRects()[0] ?? seen.getBoundingClientRect()
    const part = overlap(place, roomOf(seen))
    if (part.width < 1 || part.height < 1) return ['has the focus outside of what is seen']
    const hit = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2)
    if (hit && !seen.contains(hit) && !hit.contains(seen)) faults.push(`is covered by ${nameOf(hit)} .${hit.className}`)
    // What a frame shows has the focus, not the frame.
    if (element.localName === 'iframe') return faults
    const bearer = bearers(element).find(one => atRest.has(one) && atRest.get(one) !== look(one))
    // Shift and Tab come upon the field's own button first: the browser shows the focus there, within the field, where no style can be read.
    const isOwnButton = isBack && element.matches(PARTED)
    if (!bearer && atRest.has(element) && !isOwnButton) faults.push('does not show the focus')
    if (bearer) {
      const style = getComputedStyle(bearer)
      if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) {
        const far = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2
        const box = bearer.getClientRects()[0] ?? bearer.getBoundingClientRect()
        const room = roomOf(bearer)
        const sides = [
          box.top - far >= room.top,
          box.bottom + far <= room.bottom,
          box.left - far >= room.left,
          box.right + far <= room.right,
        ]
        // What is larger than the window shows two of its sides at most.
        if (sides.filter(Boolean).length < 2) faults.push(`has an outline that is cut off: ${sides.join()}`)
      }
    }
    return faults
  }

  /** Further up and not further right than what had the focus before: against the order of reading. What sticks or is laid over goes its own way. */
  function isBackwards(before: Element | null, element: Element): boolean {
    const isFree = (one: Element | null): boolean =>
      one === null || (!['sticky', 'fixed', 'absolute'].includes(getComputedStyle(one).position) && isFree(one.parentElement))
    if (!before?.isConnected || !isFree(seenOf(before)) || !isFree(seenOf(element))) return false
    const [from, to] = [seenOf(before).getBoundingClientRect(), seenOf(element).getBoundingClientRect()]
    return to.bottom <= from.top && to.left <= from.left
  }

  function standing(scope: Element): string[] {
    const faults: string[] = []
    for (const element of scope.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !isShown(element)) continue
      const style = getComputedStyle(element)
      if (element.tabIndex > 0) faults.push(`${nameOf(element)} has a tabindex of ${element.tabIndex}`)
      if (/reverse/.test(style.flexDirection) || style.order !== '0')
        faults.push(`${nameOf(element)} stands in another order than it is read`)
      const isMoved = MOVING.test(style.transitionProperty) && Number.parseFloat(style.transitionDuration) > 0.01
      if (
        matchMedia('(prefers-reduced-motion: reduce)').matches &&
        (isMoved || (style.animationName !== 'none' && Number.parseFloat(style.animationDuration) > 0.01))
      )
        faults.push(`${nameOf(element)} .${element.className} moves, though less of it is wished`)
      const isPointed =
        POINTED.includes(style.cursor) && !(element.parentElement && getComputedStyle(element.parentElement).cursor === style.cursor)
      if (isPointed || element.draggable) {
        const near = element.closest(`label, summary, ${INTERACTIVE}`)
        const beside = element.draggable && !(element instanceof HTMLImageElement) ? element.parentElement?.querySelector('button') : null
        if (!near && !beside && !isOff(element) && !(element instanceof HTMLImageElement && !isPointed))
          faults.push(`${nameOf(element)} .${element.className} is for a pointer alone`)
      }
    }
    return faults
  }

  /** What must have the focus once: not what a composite's arrows lead to, or a combobox names as its active one. */
  function needed(scope: Element): { stops: HTMLElement[]; faults: string[] } {
    const stops: HTMLElement[] = []
    const faults: string[] = []
    for (const element of scope.querySelectorAll<HTMLElement>(INTERACTIVE)) {
      if (!isShown(element) || isOff(element)) continue
      // A link in a text that is written is reached by the caret, and changed by the bar above it.
      if (element.localName === 'a' && element.isContentEditable) continue
      const isNamed = element.matches(NATIVE) || ROLES.includes(element.getAttribute('role') ?? '')
      if (element.tabIndex >= 0) stops.push(element)
      else if (isNamed && !element.parentElement?.closest(COMPOSITES) && getComputedStyle(element).pointerEvents !== 'none')
        faults.push(`${nameOf(element)} is not reached by Tab`)
    }
    return { stops, faults }
  }

  function read(): TabStop {
    const now = document.activeElement
    const isOut = !now || now === document.body || !scopeOf?.contains(now)
    if (isOut || (!isBack && reached.has(now) && now !== last)) return { kind: 'end', name: '', faults: [] }
    const name = nameOf(now)
    if (now === last && now.matches(PARTED)) return { kind: 'within', name, faults: [] }
    if (now === last) return { kind: 'stop', name, faults: ['does not let go of the focus'] }
    const faults = faultsOfFocus(now)
    if (!isShown(now)) faults.push('has the focus and is hidden')
    if (!isBack && isBackwards(last, now)) faults.push('comes against the order of reading')
    reached.add(now)
    last = now
    return { kind: 'stop', name, faults }
  }
  window.addEventListener('keyup', ({ key }) => key === 'Tab' && stops.push(read()), true)
  // The keys of a frame's page are heard there alone.
  window.addEventListener('blur', () => document.activeElement?.localName === 'iframe' && stops.push(read()))

  window.keyboardWalk = {
    unfold() {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [name])')) folded.open = true
    },
    begin(scope) {
      scopeOf = document.querySelector(scope)
      if (!scopeOf) return [`there is no ${scope}`]
      reached.clear()
      atRest.clear()
      last = null
      isBack = false
      const { stops: all, faults } = needed(scopeOf)
      stops.length = 0
      wanted = all
      for (const stop of all) for (const one of bearers(stop)) if (!atRest.has(one)) atRest.set(one, look(one))
      return [...faults, ...standing(scopeOf)]
    },
    take() {
      return stops.splice(0)
    },
    turn() {
      isBack = true
      stops.length = 0
      const end = last instanceof HTMLElement ? last : null
      end?.focus()
    },
    missed() {
      const groups = new Set([...reached].map(groupOf))
      return (
        wanted
          .filter(one => one.isConnected && isShown(one) && !isOff(one) && one.tabIndex >= 0 && !reached.has(one))
          // A frame in which nothing can be reached is passed over.
          .filter(one => one.localName !== 'iframe')
          .filter(one => groupOf(one) === undefined || !groups.has(groupOf(one)))
          .map(nameOf)
      )
    },
    openers() {
      const kinds = new Set<string>()
      return [...document.querySelectorAll<HTMLElement>('[aria-haspopup], [popovertarget], [aria-expanded]')].flatMap((element, at) => {
        const kind = ['aria-haspopup', 'popovertarget', 'aria-expanded', 'role']
          .map(name => `${name}=${element.getAttribute(name) ?? ''}`)
          .join(' ')
        if (!scopeOf?.contains(element) || !isShown(element) || isOff(element) || element.matches(FIELDS) || kinds.has(kind)) return []
        kinds.add(kind)
        return [{ at, kind, name: nameOf(element) }]
      })
    },
    focus(at) {
      document.querySelectorAll<HTMLElement>('[aria-haspopup], [popovertarget], [aria-expanded]')[at]?.focus()
    },
    stateOf(at) {
      const element = document.querySelectorAll<HTMLElement>('[aria-haspopup], [popovertarget], [aria-expanded]')[at]
      const target = element?.getAttribute('popovertarget')
      const isOpen =
        document.querySelector('dialog:modal, [role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
        (target ? document.getElementById(target)?.matches(':popover-open') === true : element?.getAttribute('aria-expanded') === 'true')
      return { isOpen, hasFocus: document.activeElement === element }
    },
  }
}
