import { useState } from 'react'
import { FormMessage } from '../../form/form-message.tsx'

interface FoundWords {
  recovered: string
  older: string
  takeKept: string
  dropKept: string
}

interface FoundProps {
  editing: { found: 'recovered' | 'older' | undefined; takeKept(): void; dropKept(): void }
  words: FoundWords
}

/** What this browser still had: taken over already, or typed on an older version, which the writer decides about. */
export function FoundNotice({ editing: { found, takeKept, dropKept }, words }: FoundProps) {
  if (found === 'recovered') return <FormMessage tone="done">{words.recovered}</FormMessage>
  if (found !== 'older') return null
  return (
    <FormMessage tone="note">
      <p>{words.older}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={takeKept}>
          {words.takeKept}
        </button>
        <button type="button" className="btn btn-quiet" onClick={dropKept}>
          {words.dropKept}
        </button>
      </p>
    </FormMessage>
  )
}

interface NoticesProps {
  editing: FoundProps['editing'] & { view: { state: string }; keepMine(): void; takeTheirs(): Promise<void> }
  words: FoundWords & { conflict: { title: string; text: string; mine: string; theirs: string } }
}

/** What a writer decides first: somebody saved meanwhile, or this browser has something unsaved. */
export function SavingNotices({ editing, words }: NoticesProps) {
  const [isTaking, setTaking] = useState(false)
  return (
    <>
      {editing.view.state === 'conflict' && (
        <FormMessage>
          <p className="font-semibold">{words.conflict.title}</p>
          <p>{words.conflict.text}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button type="button" className="btn btn-main" onClick={editing.keepMine}>
              {words.conflict.mine}
            </button>
            <button
              type="button"
              className="btn btn-quiet"
              disabled={isTaking}
              onClick={() => {
                setTaking(true)
                void editing.takeTheirs().finally(() => setTaking(false))
              }}
            >
              {words.conflict.theirs}
            </button>
          </p>
        </FormMessage>
      )}
      <FoundNotice editing={editing} words={words} />
    </>
  )
}
