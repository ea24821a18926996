import { escapeText } from '#kit/html.ts'
import type { RichNode } from './document.ts'

type Attributes = RichNode['attrs']

/** Returns the HTML of steps or of a timeline; '' without any. */
export function listHtml(name: 'steps' | 'timeline', items: string): string {
  return items && `<ol class="${name}">${items}</ol>`
}

/** Returns the HTML of a numbered step with its title. */
export function stepHtml(attrs: Attributes, children: string): string {
  return `<li class="step">${titleHtml('step-title', attrs, 'title')}<div class="step-text">${children}</div></li>`
}

/** Returns the HTML of what stands behind its title until somebody opens it: no script needed. */
export function revealHtml(attrs: Attributes, children: string): string {
  return `<details class="reveal"><summary>${escapeText(textOf(attrs, 'title')) || '…'}</summary><div class="reveal-text">${children}</div></details>`
}

/** Returns the HTML of one of the things that are compared. */
export function compareSideHtml(attrs: Attributes, children: string): string {
  return `<div class="compare-side">${titleHtml('compare-title', attrs, 'title')}<div class="compare-text">${children}</div></div>`
}

/** Returns the HTML of a point in time: when, what, and a text. */
export function timelineItemHtml(attrs: Attributes, children: string): string {
  const head = titleHtml('timeline-time', attrs, 'time') + titleHtml('timeline-title', attrs, 'title')
  return `<li class="timeline-item">${head}<div class="timeline-text">${children}</div></li>`
}

function titleHtml(name: string, attrs: Attributes, attribute: string): string {
  const text = escapeText(textOf(attrs, attribute))
  return text && `<p class="${name}">${text}</p>`
}

function textOf(attrs: Attributes, name: string): string {
  const value = attrs?.[name]
  return typeof value === 'string' ? value.trim() : ''
}
