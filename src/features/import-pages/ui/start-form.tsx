import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { importTexts } from '#features/imports/texts.ts'
import { UploadList } from '#features/library/ui/upload-list.tsx'
import { useUpload } from '#features/library/ui/use-upload.tsx'
import { IMPORT_PURPOSE } from '#features/media/file-types.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'

interface StartFormProps {
  /** The page that gets the form. */
  action: string
  /** Endings and types of files, as `<input accept>` has them. */
  accept: string | undefined
  /** Fields before the file. */
  children: ReactNode
}

/** Begins an import. The file goes to the drive first, resumable; the form names it. */
export function StartForm({ action, accept, children }: StartFormProps) {
  const { start: t } = useTexts(importTexts)
  const [file, setFile] = useState('')
  const uploading = useUpload(({ id }) => setFile(id), IMPORT_PURPOSE)
  return (
    <Form method="post" action={action} className="space-y-6">
      <input type="hidden" name="form" value="start" />
      <input type="hidden" name="file" value={file} />
      {children}
      <div>
        <label className="btn btn-quiet focus-within:outline-2">
          <input type="file" className="sr-only" accept={accept} onChange={event => uploading.add(event.currentTarget.files ?? [])} />
          {t.choose}
        </label>
        <UploadList uploading={uploading} />
      </div>
      <button
        type="submit"
        data-act="dry-run"
        disabled={file === ''}
        className="btn btn-main disabled:cursor-not-allowed disabled:opacity-60"
      >
        {t.submit}
      </button>
    </Form>
  )
}
