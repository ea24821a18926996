import { Form } from 'react-router'
import type { Method } from '#features/gateways/gateway.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { checkoutTexts } from '../texts.ts'

type Group = 'va' | 'wallet' | 'transfer'
const GROUPS: readonly Group[] = ['va', 'wallet', 'transfer']

function groupOf(method: Method): Group {
  if (method === 'transfer') return 'transfer'
  return method === 'qris' || method === 'gopay' ? 'wallet' : 'va'
}

/** The ways to pay, each a button: one tap chooses it. `chosen`: the one that is open already. */
export function MethodList({ methods, chosen }: { methods: readonly Method[]; chosen?: Method | undefined }) {
  const { pay: t, methods: names } = useTexts(checkoutTexts)
  return (
    <Form method="post" preventScrollReset className="space-y-5">
      <input type="hidden" name="form" value="method" />
      {GROUPS.map(group => {
        const own = methods.filter(method => groupOf(method) === group && method !== chosen)
        if (own.length === 0) return null
        return (
          <fieldset key={group}>
            <legend className="font-bold">{t.groups[group]}</legend>
            <p className="text-ink-soft">{t.about[group]}</p>
            <div className="mt-2 grid gap-2 sm:grid-cols-2">
              {own.map(method => (
                <button
                  key={method}
                  type="submit"
                  name="method"
                  value={method}
                  data-method={method}
                  className="border-line hover:border-primary-text flex min-h-14 items-center rounded-xl border px-4 text-left font-semibold"
                >
                  {names[method]}
                </button>
              ))}
            </div>
          </fieldset>
        )
      })}
    </Form>
  )
}
