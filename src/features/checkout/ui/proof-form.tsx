import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { checkoutTexts } from '../texts.ts'

type State = 'ready' | 'sending' | { refused: string }

/** The proof of a transfer, with a phone's camera or from its gallery. Without script the form leads back to this page. */
export function ProofForm({ action, hasProof }: { action: string; hasProof: boolean }) {
  const { pay } = useTexts(checkoutTexts)
  const t = pay.proof
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<State>('ready')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setState('sending')
    try {
      const response = await fetch(action, { method: 'POST', body: new FormData(form), headers: { accept: 'application/json' } })
      if (response.ok) {
        form.reset()
        setState('ready')
        await revalidate()
      } else setState({ refused: await wordsOf(response, t.failed) })
    } catch {
      setState({ refused: t.failed })
    }
  }
  return (
    <section className="border-line mt-4 rounded-xl border p-4">
      <h3 className="text-lg font-bold">{t.title}</h3>
      {hasProof ? (
        <p role="status" data-proof="sent" className="mt-1">
          {t.sent}
        </p>
      ) : (
        <p className="text-ink-soft">{t.lead}</p>
      )}
      {typeof state === 'object' && (
        <div className="mt-2">
          <FormMessage>{state.refused}</FormMessage>
        </div>
      )}
      <form method="post" action={action} encType="multipart/form-data" onSubmit={event => void send(event)} className="mt-3 space-y-3">
        <FormField name="note" label={t.note} hint={t.noteHint} optional={t.optional} maxLength={200} />
        <FormField
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          label={hasProof ? t.again : t.file}
          hint={t.fileHint}
          required
        />
        <button type="submit" disabled={state === 'sending'} className="btn btn-main w-full">
          {state === 'sending' ? t.sending : t.send}
        </button>
      </form>
    </section>
  )
}

async function wordsOf(response: Response, otherwise: string): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : otherwise
}
