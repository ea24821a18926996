import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const accountMailTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Why the account site's rules refuse, as calls and pages of tenants say it; its own forms also say for how long (`account-site/form.ts`). */
export const accountReason = reasonsOf<typeof words.refusals>(lang => accountMailTexts(lang).refusals)
