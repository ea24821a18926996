import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import type { MediaAdderProps, MediaControls, MediaFieldProps } from '#ui/app/record/media-controls.ts'

/**
 * The one field for a picture or a sound: chosen from the library, dropped, pasted, taken by a phone's camera or typed as an address; with its preview, and a
 * picture's alternative text in each language, which is kept with the file. Loaded when a form has such a field.
 */
export const MediaField = lazyPart<MediaFieldProps>(() => import('./media-field-body.tsx').then(module => module.default), {
  Loading: ({ label }) => (
    <div className="min-h-28">
      <p className="font-medium">{label}</p>
    </div>
  ),
})

/** Adds several pictures to a list at once: from the library, the device, by drop or paste. */
export const MediaAdder = lazyPart<MediaAdderProps>(() => import('./media-adder-body.tsx').then(module => module.default), {
  Loading: () => <div className="min-h-14" />,
})

/** What records' forms get handed in (`ui/app/record`). */
export const MEDIA_CONTROLS: MediaControls = { Field: MediaField, Adder: MediaAdder }
