import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { ChosenFile } from '#features/library/media-file.ts'
import { addLineAfter } from './block-list.ts'

/**
 * Brings a file of the writer's device to the server. `onProgress` gets the share that was sent, 0 to 1. Rejects with an Error whose message is a sentence for
 * the writer.
 */
export type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<ChosenFile>

export interface UploadWords {
  running(name: string): string
  failed(name: string): string
  cancel: string
  retry: string
  remove: string
  /** The text's language: of the alternative texts that the library knows, its own is taken over. */
  lang: string
}

/** Returns the block that shows a file, in a text of this language. */
export function toBlock({ url: src, kind, name, alt, width, height }: ChosenFile, lang: string) {
  if (kind === 'image') return { type: 'image', attrs: { src, alt: alt[lang] ?? '', width, height } }
  const title = name.replace(/\.[^.]*$/, '')
  if (kind === 'video' || kind === 'audio') return { type: kind, attrs: { src, title } }
  return { type: 'file', attrs: { src, name } }
}

const key = new PluginKey<DecorationSet>('uploads')

/** Shows files that are on their way, at their place in the text; none of it is part of the text. */
export const uploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const mapped = places.map(transaction.mapping, transaction.doc)
          // Named boundary: a transaction's meta is any.
          const change = transaction.getMeta(key) as { add?: Decoration; remove?: Decoration } | undefined
          if (change?.add) return mapped.add(transaction.doc, [change.add])
          return change?.remove ? mapped.remove([change.remove]) : mapped
        },
      },
      props: { decorations: state => key.getState(state) },
    }),
  ],
})

/**
 * Brings files to the server, one after the other, and puts their blocks at `at` (by default, the cursor); several pictures become a gallery. A file that
 * fails stays there with what was wrong, to be tried again or discarded.
 */
export async function insertFiles(
  editor: Editor,
  files: readonly File[],
  upload: Upload,
  words: UploadWords,
  at = editor.state.selection.from,
) {
  const isGallery = files.length > 1 && files.every(({ type }) => type.startsWith('image/'))
  const ids = files.map(file => addPlace(editor, file, at))
  let isFirst = true
  for (const [index, file] of files.entries()) {
    const place = ids[index]
    if (!place) continue
    const kept = await bring(editor, place, file, upload, words)
    if (!kept) continue
    if (putBlock(editor, place, toBlock(kept, words.lang), isGallery && (isFirst ? 'new' : 'on'))) isFirst = false
  }
}

interface Place {
  id: string
  element: HTMLElement
}

function addPlace(editor: Editor, file: File, at: number): Place {
  const element = document.createElement('div')
  element.className = 'border-line my-3 rounded-xl border border-dashed p-3'
  element.dataset['upload'] = file.name
  element.setAttribute('contenteditable', 'false')
  const id = crypto.randomUUID()
  const decoration = Decoration.widget(blockPlace(editor.state, at), element, { id, side: 1, ignoreSelection: true, stopEvent: () => true })
  editor.view.dispatch(editor.state.tr.setMeta(key, { add: decoration }))
  return { id, element }
}

/** Returns the nearest place at which a block may stand. */
function blockPlace(state: EditorState, at: number): number {
  const { image } = state.schema.nodes
  const point = image && insertPoint(state.doc, at, image)
  if (point !== null && point !== undefined) return point
  const $at = state.doc.resolve(at)
  return $at.depth > 0 ? $at.after() : at
}

function findPlace(editor: Editor, id: string): Decoration | undefined {
  if (editor.isDestroyed) return undefined
  return key.getState(editor.state)?.find(undefined, undefined, spec => spec['id'] === id)[0]
}

/** Resolves with the kept file, or with undefined once its place is gone. */
async function bring(editor: Editor, place: Place, file: File, upload: Upload, words: UploadWords): Promise<ChosenFile | undefined> {
  for (;;) {
    const giving = new AbortController()
    const bar = document.createElement('progress')
    bar.max = 1
    bar.value = 0
    bar.className = 'mt-2 block w-full'
    bar.ariaLabel = words.running(file.name)
    const cancel = createButton(words.cancel, 'cancel-upload', () => giving.abort())
    place.element.replaceChildren(says(words.running(file.name)), bar, cancel)
    try {
      const kept = await upload(
        file,
        share => {
          bar.value = share
          // Its place went with the text around it.
          if (!findPlace(editor, place.id)) giving.abort()
        },
        giving.signal,
      )
      return findPlace(editor, place.id) ? kept : undefined
    } catch (error) {
      if (giving.signal.aborted) removePlace(editor, place.id)
      if (!findPlace(editor, place.id)) return undefined
      const why = error instanceof Error ? error.message : ''
      if (!(await isTriedAgain(place.element, `${words.failed(file.name)} ${why}`.trim(), words))) {
        removePlace(editor, place.id)
        return undefined
      }
    }
  }
}

function isTriedAgain(element: HTMLElement, problem: string, words: UploadWords): Promise<boolean> {
  return new Promise(resolve => {
    const text = says(problem)
    text.role = 'alert'
    text.classList.add('text-danger-text')
    element.replaceChildren(
      text,
      createButton(words.retry, 'retry-upload', () => resolve(true)),
      createButton(words.remove, 'discard-upload', () => resolve(false)),
    )
  })
}

function createButton(text: string, act: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.dataset['act'] = act
  made.className = 'btn btn-quiet mt-2 mr-2'
  made.onclick = onClick
  return made
}

function says(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.role = 'status'
  paragraph.textContent = text
  return paragraph
}

function removePlace(editor: Editor, id: string): void {
  const found = findPlace(editor, id)
  if (found) editor.view.dispatch(editor.state.tr.setMeta(key, { remove: found }))
}

/** Puts the block in the file's place; further pictures into the gallery before it. Returns whether there was a place. */
function putBlock(editor: Editor, { id }: Place, made: ReturnType<typeof toBlock>, gallery: 'new' | 'on' | false): boolean {
  const found = findPlace(editor, id)
  if (!found) return false
  const { schema, tr, doc } = editor.state
  const at = found.from
  const before = doc.resolve(at).nodeBefore
  tr.setMeta(key, { remove: found })
  if (gallery === 'on' && before?.type.name === 'gallery') tr.insert(at - 1, schema.nodeFromJSON(made))
  else tr.insert(at, schema.nodeFromJSON(gallery === 'new' ? { type: 'gallery', content: [made] } : made))
  editor.view.dispatch(tr)
  addLineAfter(editor)
  return true
}
