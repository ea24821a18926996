import { useTexts } from '#ui/lang/use-texts.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { checkoutTexts } from '../texts.ts'

/** Payment apps read a picture of the gallery from about this size. */
const SAVED_PIXELS = 1024

/** The picture that a payment app scans; on the phone itself it is saved and chosen there. */
export function QrPicture({ src, amount }: { src: string; amount: string }) {
  const { pay: t, fill } = useTexts(checkoutTexts)
  const isHydrated = useHydrated()
  return (
    <figure className="text-center">
      <img
        src={src}
        alt={fill('pay.qr', { amount })}
        width={280}
        height={280}
        data-pay="qr"
        className="mx-auto w-full max-w-[17.5rem] rounded-xl bg-white"
      />
      <figcaption className="text-ink-soft mt-2">{t.qrSave}</figcaption>
      {isHydrated && (
        <button type="button" onClick={() => void save(src)} className="btn btn-quiet mt-2">
          {t.save}
        </button>
      )}
    </figure>
  )
}

/** Saves the drawing as a PNG: galleries of phones hold no SVG. */
async function save(src: string): Promise<void> {
  const picture = new Image(SAVED_PIXELS, SAVED_PIXELS)
  picture.src = src
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SAVED_PIXELS
  canvas.height = SAVED_PIXELS
  canvas.getContext('2d')?.drawImage(picture, 0, 0, SAVED_PIXELS, SAVED_PIXELS)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'qris.png'
  link.click()
}
