import { useState } from 'react'
import { Form, useActionData } from 'react-router'
import { formatMoment } from '#kit/format.ts'
import { languageOf } from '#kit/lang.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang, useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { LICENCES, type MediaDetail } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { FileTile } from './file-tile.tsx'
import { FrameFields } from './frame-fields.tsx'
import { ReplaceSection } from './replace-section.tsx'
import { formatBytes } from './sizes.ts'
import { UseList } from './use-list.tsx'

interface MediaDetailsProps {
  file: MediaDetail
  /** The page's address with this file shown, and without. */
  base: string
  closeHref: string
  done: string | undefined
}

/** Everything about a file: what is said about it, how it is cut, where it is used, what it held before. */
export function MediaDetails({ file, base, closeHref, done }: MediaDetailsProps) {
  const { details: t, fill } = useTexts(libraryTexts)
  const lang = useLang()
  const form = useActionData<FormResult>()
  return (
    <section aria-label={t.title} data-media-details={file.id} className="card min-w-0 space-y-5 p-4 md:p-5">
      <div className="flex items-start justify-between gap-4">
        <h2 dir="auto" className="min-w-0 text-xl font-bold wrap-anywhere">
          {file.name}
        </h2>
        <A href={closeHref} className="btn btn-quiet shrink-0">
          {t.close}
        </A>
      </div>
      {form && <FormRefusal form={form} />}
      {!form && (done === 'saved' || done === 'replaced' || done === 'restored') && <FormMessage tone="done">{t[done]}</FormMessage>}
      {file.binnedAt ? (
        <FormMessage tone={done === 'deleted' ? 'done' : 'note'}>
          <p>{done === 'deleted' ? t.deleted : fill('details.inBin', { when: formatMoment(file.binnedAt, undefined, lang) })}</p>
          <div className="mt-2">
            <PostButton form="restore" action={base} values={{ id: file.id }} className="btn btn-quiet">
              <span data-act="restore">{done === 'deleted' ? t.undo : t.restore}</span>
            </PostButton>
          </div>
        </FormMessage>
      ) : (
        <>
          {file.kind === 'image' && (
            <div className="max-w-64">
              <FileTile file={file} />
            </div>
          )}
          <p className="flex flex-wrap gap-3">
            <CopyButton url={file.url} />
            <a href={file.url} target="_blank" rel="noopener" className="btn btn-quiet">
              {t.open}
            </a>
          </p>
          <ChangeFields key={`${file.id} ${file.version}`} file={file} base={base} form={form} />
        </>
      )}
      <Facts file={file} />
      {!file.binnedAt && (
        <>
          <UseList uses={file.uses} />
          <ReplaceSection file={file} base={base} />
          <PostButton form="delete" action={base} values={{ id: file.id }} className="btn btn-quiet text-danger-text">
            <span data-act="delete">{t.delete}</span>
          </PostButton>
        </>
      )}
    </section>
  )
}

function ChangeFields({ file, base, form }: { file: MediaDetail; base: string; form: FormResult | undefined }) {
  const siteLangs = useSiteLangs()
  const { details: t, fill } = useTexts(libraryTexts)
  const field = fieldsOf(form, 'change')
  return (
    <Form method="post" action={base} preventScrollReset className="space-y-4">
      <input type="hidden" name="form" value="change" />
      <input type="hidden" name="id" value={file.id} />
      <FormField {...field('name', file.name)} label={t.name} maxLength={160} required dir="auto" />
      {file.kind === 'image' &&
        siteLangs.map(one => (
          <FormField
            key={one}
            {...field(`alt.${one}`, file.alt[one] ?? '')}
            id={`alt-${one}`}
            label={fill('details.alt', { lang: languageOf(one).name })}
            hint={one === siteLangs[0] ? t.altHint : undefined}
            maxLength={300}
            lang={one}
          />
        ))}
      <FormField {...field('author', file.author)} label={t.author} maxLength={160} dir="auto" />
      <FormSelect
        {...field('licence', file.licence ?? '')}
        label={t.licence}
        choices={[['', t.noLicence], ...LICENCES.map(one => [one, t.licences[one]] as const)]}
      />
      {file.kind === 'image' && <FrameFields file={file} />}
      <button type="submit" data-act="save" className="btn btn-main">
        {t.save}
      </button>
    </Form>
  )
}

function Facts({ file }: { file: MediaDetail }) {
  const { details: t, fill } = useTexts(libraryTexts)
  const lang = useLang()
  const { width, height, sizeBytes, version, createdAt, uploadedBy } = file
  const pixels = width && height ? `, ${fill('details.pixels', { width, height })}` : ''
  const uploaded = fill('details.by', { when: formatMoment(createdAt, undefined, lang), who: uploadedBy ?? t.somebody })
  const facts = [
    [t.size, `${formatBytes(sizeBytes, lang)}${pixels}`],
    [t.uploaded, uploaded],
    [t.version, String(version)],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function CopyButton({ url }: { url: string }) {
  const { details: t } = useTexts(libraryTexts)
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        data-act="copy"
        className="btn btn-quiet"
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => setCopied(true),
            () => window.prompt(t.copy, url),
          )
        }
      >
        {t.copy}
      </button>
      <span role="status" className="self-center font-medium empty:hidden">
        {isCopied && t.copied}
      </span>
    </>
  )
}
