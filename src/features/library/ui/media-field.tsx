import { lazy, Suspense } from 'react'
import type { MediaAdderProps, MediaControls, MediaFieldProps } from '#ui/app/record/media-controls.ts'

const Body = lazy(() => import('./media-field-body.tsx'))
const Adder = lazy(() => import('./media-adder-body.tsx'))

/**
 * The one field for a picture or a sound: chosen from the library, dropped, pasted, taken by a phone's camera or typed as an address; with its preview, and a
 * picture's alternative text in each language, which is kept with the file. Loaded when a form has such a field.
 */
export function MediaField(props: MediaFieldProps) {
  return (
    <Suspense
      fallback={
        <div className="min-h-28">
          <p className="font-medium">{props.label}</p>
        </div>
      }
    >
      <Body {...props} />
    </Suspense>
  )
}

/** Adds several pictures to a list at once: from the library, the device, by drop or paste. */
export function MediaAdder(props: MediaAdderProps) {
  return (
    <Suspense fallback={<div className="min-h-14" />}>
      <Adder {...props} />
    </Suspense>
  )
}

/** What records' forms get handed in (`ui/app/record`). */
export const MEDIA_CONTROLS: MediaControls = { Field: MediaField, Adder: MediaAdder }
