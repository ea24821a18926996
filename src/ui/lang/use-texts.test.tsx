import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineTexts } from '#kit/texts.ts'
import { LangContext } from './lang.tsx'
import { useTexts } from './use-texts.tsx'

it('suspends until the page’s language is loaded', async () => {
  const langs: string[] = []
  const texts = await defineTexts(
    lang => {
      langs.push(lang)
      return Promise.resolve({ words: { hello: 'Good day' } })
    },
    { inBrowser: true },
  )
  const Hello = () => <b>{useTexts(texts).hello}</b>
  const show = () =>
    renderToString(
      <LangContext value="en">
        <Suspense fallback="wait">
          <Hello />
        </Suspense>
      </LangContext>,
    )
  expect(show()).toContain('wait')
  await texts.load('en')
  expect(show()).toContain('<b>Good day</b>')
  // The document's own language was begun with the module.
  expect(langs).toEqual(['id', 'en'])
})
