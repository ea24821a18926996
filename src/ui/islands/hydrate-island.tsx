import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import { LangContext } from '../lang/lang.tsx'

/** Hydrates one island with the props that the server rendered into its element. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>): Root {
  const lang = LANGS.find(one => one === document.documentElement.lang) ?? DEFAULT_LANG
  const props: object = JSON.parse(element.dataset['props'] ?? '{}')
  return hydrateRoot(element, createElement(LangContext, { value: lang }, createElement(Component, props)), {
    identifierPrefix: element.id,
  })
}
