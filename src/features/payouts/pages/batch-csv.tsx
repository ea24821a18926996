import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { factorHref } from '#kit/login.ts'
import { appLoader, leadTo } from '#page/app-page.server.ts'
import { readBankFile } from '../bank-file.server.ts'
import { batchHref } from '../paths.ts'
import { payoutTexts } from '../texts.ts'

/** A bank file: whole account numbers for a transfer by hand. Audited, with a second factor of the last ten minutes. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, site, page, lang, seal } = args
  requirePermission(ctx.viewer, 'payouts.approve')
  const id = page.params['id'] ?? ''
  if (!hasFreshProof(ctx)) throw leadTo(factorHref(batchHref(id), true))
  const { columns, note } = payoutTexts(lang).batches
  const said = note.replace('{{site}}', site.settings.title)
  return await csvResponse(args, {
    name: `bank-${id.slice(-8)}`,
    head: [columns.id, columns.bank, columns.number, columns.holder, columns.transfer, columns.note],
    audited: { what: 'bank-file', query: new URLSearchParams({ batch: id }) },
    read: async reader => {
      const lines = await readBankFile(reader, seal, id)
      const waiting = lines.filter(line => line.status === 'sent')
      return {
        rows: waiting.map(one => [one.id, one.bank.toUpperCase(), one.number ?? '', one.holderName, String(one.transfer), said]),
        after: null,
      }
    },
  })
})
