import { type ComponentType, createContext, type ReactNode } from 'react'

/** A file that a form gets: its address, and what a picture shows, by language. */
export interface PickedFile {
  url: string
  alt: Readonly<Record<string, string>>
}

export interface MediaFieldProps {
  name: string
  label: string
  kind?: 'image' | 'audio'
  hint?: string | undefined
  problem?: string | undefined
  /** The file's address; '' for none. Another one than before is shown instead of what is typed. */
  value: string
  /** Otherwise the picture is shown alone. */
  mayUpload?: boolean
  /** The picture's alternative text is written here, and kept with the file. Not where the record has one of its own. */
  hasAlt?: boolean
  /** `file`: of the library, where one was put in. `isTyped`: letter by letter. */
  onChange(address: string, file?: PickedFile, isTyped?: boolean): void
}

export interface MediaAdderProps {
  /** Of the list. */
  label: string
  onAdd(files: readonly PickedFile[]): void
  /** The list, onto which files may be dropped. */
  children?: ReactNode
}

/** The controls for files, handed in by the frame: they belong to a feature. */
export interface MediaControls {
  Field: ComponentType<MediaFieldProps>
  Adder: ComponentType<MediaAdderProps>
}

export const MediaControlsContext = createContext<MediaControls | undefined>(undefined)
