import { type CSSProperties, useEffect, useState } from 'react'

/** Custom properties are no part of React's type. */
type Style = CSSProperties & Record<`--${string}`, string>

/**
 * Returns the part of the window that a phone's keyboard leaves free, as `--seen-height` and `--seen-top`: `dvh` doesn't know of the keyboard. Source: CSSOM View,
 * VisualViewport.
 */
export function useVisibleHeight(): Style {
  const [style, setStyle] = useState<Style>({})
  useEffect(() => {
    const seen = globalThis.visualViewport
    if (!seen) return
    const measure = () =>
      // While somebody has zoomed in, the sheet stays as it is.
      setStyle(
        seen.scale > 1.01 ? {} : { '--seen-height': `${Math.round(seen.height)}px`, '--seen-top': `${Math.round(seen.offsetTop)}px` },
      )
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return style
}
