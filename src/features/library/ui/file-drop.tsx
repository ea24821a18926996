import { type DragEvent, type ReactNode, useState } from 'react'

interface FileDropProps {
  /** What their types begin with: `image/`. */
  type: string
  onFiles(files: File[]): void
  children: ReactNode
}

/** Takes files that are dropped or pasted anywhere within; of two, one within the other, the inner one takes them. */
export function FileDrop({ type, onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const give = (from: DataTransfer | null, event: { preventDefault(): void; stopPropagation(): void }) => {
    const files = [...(from?.files ?? [])].filter(file => file.type.startsWith(type))
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    onFiles(files)
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same can be done with the buttons within
    <div
      className={isOver ? 'outline-primary-text rounded-lg outline-2 outline-offset-4 outline-dashed' : undefined}
      onDragOver={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        give(event.dataTransfer, event)
      }}
      onPaste={event => give(event.clipboardData, event)}
    >
      {children}
    </div>
  )
}
