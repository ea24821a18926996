import { type ComponentType, useRef, useState } from 'react'
import { MediaAdder } from '#features/library/ui/media-field.tsx'
import { isRecord } from '#features/post-details/details.ts'
import type { PickedFile } from '#ui/app/record/media-controls.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type Details, withAlt } from '../details.ts'
import type { FieldSpec } from '../kind-fields.ts'
import { editorTexts } from '../texts.ts'
import { ChooseRecord, ChosenRecord, isChosen } from './chosen-record.tsx'
import type { DetailFieldsProps } from './detail-props.ts'
import { type Row, RowList } from './row-list.tsx'

interface RowsFieldProps extends Omit<DetailFieldsProps, 'fields' | 'onChange'> {
  spec: FieldSpec & { type: 'rows' }
  /** Shows the fields of a row. */
  Fields: ComponentType<DetailFieldsProps>
  /** The rows in which something stands. */
  onRows(rows: Details[]): void
}

/** A list of rows, each with its own fields. A list of pictures takes many files at once. */
export function RowsField({ spec, start, path, problemOf, Fields, onRows, ...props }: RowsFieldProps) {
  const t = useTexts(editorTexts)
  const [rows, setRows] = useState<Row[]>(() => {
    const list = start[spec.name]
    return (Array.isArray(list) ? list : []).filter(isRecord).map((value, key) => ({ key, value }))
  })
  // Files are stored one after the other while the page shows the rows of before.
  const newest = useRef(rows)
  const keys = useRef(rows.length)
  const name = t.rows[spec.add]
  const keep = (next: Row[]) => {
    newest.current = next
    setRows(next)
    onRows(next.map(({ value }) => value).filter(isFilled))
  }
  const add = (value: Details) => keep([...newest.current, { key: keys.current++, value }])
  const addPictures = (files: readonly PickedFile[]) => {
    const added = files.map(({ url, alt }) => ({ key: keys.current++, value: withAlt({ src: url }, 'alt', alt, props.lang) }))
    keep([...newest.current, ...added])
  }
  const takesFiles = spec.of[0]?.type === 'picture'
  // The server counts the rows that were sent.
  const sentIndex = (at: number) => rows.slice(0, at).filter(({ value }) => isFilled(value)).length
  const list = (
    <>
      <RowList
        rows={rows}
        name={name}
        onChange={keep}
        show={(row, at) => (
          <>
            <ChosenRecord spec={spec} row={row.value} />
            <Fields
              {...props}
              fields={spec.of.filter(({ name: field }) => !isChosen(spec, row.value) || spec.chosenBy?.own.includes(field))}
              start={row.value}
              path={`${path}.${spec.name}.${row.key}`}
              problemOf={field => problemOf(field.replace(`${path}.${spec.name}.${row.key}`, `${path}.${spec.name}.${sentIndex(at)}`))}
              onChange={change => keep(newest.current.map(one => (one.key === row.key ? { ...one, value: change(one.value) } : one)))}
            />
          </>
        )}
      />
      <ChooseRecord key={rows.length} spec={spec} lineUp={props.lineUp} onChoose={add} />
      <button type="button" data-add="" className="btn btn-quiet mt-3" onClick={() => add({})}>
        {t.fill('order.add', { name: name.toLowerCase() })}
      </button>
    </>
  )
  return takesFiles ? (
    <MediaAdder label={name} onAdd={addPictures}>
      {list}
    </MediaAdder>
  ) : (
    <div>{list}</div>
  )
}

function isFilled(value: Details): boolean {
  return Object.keys(value).length > 0
}
