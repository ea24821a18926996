import Archive from 'lucide-react/icons/archive'
import FileText from 'lucide-react/icons/file-text'
import Film from 'lucide-react/icons/film'
import ImageIcon from 'lucide-react/icons/image'
import Music from 'lucide-react/icons/music'
import { useLang } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { isResizable } from '#ui/picture/picture-url.ts'
import type { MediaFile } from '../media-file.ts'

const ICONS = { image: ImageIcon, audio: Music, video: Film, document: FileText, archive: Archive, text: FileText }

/** A file's small picture, or the icon of its kind, with its name below. */
export function FileTile({ file }: { file: Pick<MediaFile, 'url' | 'name' | 'kind' | 'alt'> }) {
  const lang = useLang()
  const Icon = ICONS[file.kind]
  return (
    <>
      {isResizable(file.url) ? (
        <Picture
          src={file.url}
          alt={file.alt[lang] ?? ''}
          width={200}
          height={150}
          widths={[160, 320]}
          sizes="(min-width: 640px) 200px, 45vw"
          className="aspect-[4/3] w-full rounded-lg object-cover"
        />
      ) : (
        <span className="bg-tint text-ink-soft grid aspect-[4/3] w-full place-items-center rounded-lg">
          <Icon aria-hidden size={40} />
        </span>
      )}
      <span dir="auto" className="mt-2 line-clamp-2 block text-sm wrap-anywhere">
        {file.name}
      </span>
    </>
  )
}
