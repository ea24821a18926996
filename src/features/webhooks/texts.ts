import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const webhookTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const webhookReason = reasonsOf<typeof words.refusals>(
  lang => webhookTexts(lang).refusals,
  lang => webhookTexts(lang).inForms,
)
