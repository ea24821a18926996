import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Crop } from '#features/media/frame.ts'

interface CropBoxProps {
  url: string
  crop: Crop | null
  onChange(crop: Crop | null): void
}

const round = (percent: number) => Math.round(percent * 100) / 10_000
/** Next to nothing, or everything, is no crop. */
const MIN = 0.02

/** Chooses the part of a picture that is shown, by pointer and by arrow keys. Loaded when it is first opened. */
export default function CropBox({ url, crop, onChange }: CropBoxProps) {
  const shown: PercentCrop | undefined = crop
    ? { unit: '%', x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 }
    : undefined
  return (
    <ReactCrop
      {...(shown && { crop: shown })}
      onChange={(_pixels, { x, y, width, height }) => {
        const next = { x: round(x), y: round(y), width: round(width), height: round(height) }
        onChange(next.width < MIN || next.height < MIN ? null : next)
      }}
    >
      <img src={url} alt="" className="block max-h-[60vh] max-w-full" />
    </ReactCrop>
  )
}
