import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LANGS, langPrefix } from '#kit/lang.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { readPeriod } from '../period.ts'
import { PeriodChoice } from './period-choice.tsx'

it.each(LANGS)('own days are asked for at the page in the reader’s language, which the router adds (%s)', async lang => {
  const period = readPeriod(new URLSearchParams(), '2026-08-17')
  const basename = langPrefix(lang) || '/'
  const Component = () => <PeriodChoice base="/Studio/Statistics" period={period} today="2026-08-17" />
  const { query, dataRoutes } = createStaticHandler([{ path: '*', Component }], { basename })
  const context = await query(new Request(`http://uji.localhost${langPrefix(lang)}/Studio/Statistics`))
  if (context instanceof Response) throw new Error('it leads elsewhere')
  const router = createStaticRouter(dataRoutes, context)
  const { prelude } = await prerender(
    <LangContext value={lang}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LangContext>,
  )
  expect(await new Response(prelude).text()).toContain(`action="${langPrefix(lang)}/Studio/Statistics"`)
})
