import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { qrPath } from './qr-path.js'
import { styles } from './qr.module.css'

export interface QrProps {
  /** The text of the code. Without it, its place is held. */
  readonly value: string | undefined
  /** The purpose: `Pairing code for your phone`. */
  readonly label: string
  /** Stands in the middle, on its own plate. */
  readonly logo?: Content
}

interface Drawing {
  readonly path: string
  readonly size: number
}

const quietZone = 2

/** A QR code on a white plate, in the dark theme too: cameras want dark on light. The old code stays until the new one is drawn. */
export function Qr({ value, label, logo }: QrProps): ReactElement {
  const hasLogo = logo !== undefined
  const drawing = useDrawing(value, hasLogo)
  const side = (drawing?.size ?? 0) + 2 * quietZone
  return (
    <div
      className={classNames(styles['plate'], drawing === undefined && styles['waiting'])}
      part="qr"
      aria-busy={drawing === undefined || undefined}
    >
      {drawing !== undefined && (
        <svg
          className={styles['code']}
          role="img"
          aria-label={label}
          viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
          shapeRendering="geometricPrecision"
        >
          <path d={drawing.path} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      {hasLogo && <span className={styles['logo']}>{logo}</span>}
    </div>
  )
}

function useDrawing(value: string | undefined, hasLogo: boolean): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  const [failure, setFailure] = useState<{ readonly cause: unknown }>()

  useEffect(() => {
    let isCurrent = true
    const show = (drawn: Drawing | undefined): void => {
      if (isCurrent) setDrawing(drawn)
    }
    void (value === undefined ? Promise.resolve(undefined) : draw(value, hasLogo)).then(show, (cause: unknown) => setFailure({ cause }))
    return () => {
      isCurrent = false
    }
  }, [value, hasLogo])

  // The view's boundary knows what to do about code that did not arrive.
  if (failure !== undefined) throw failure.cause
  return drawing
}

/** The encoder is only fetched by who looks at a code. */
async function draw(value: string, hasLogo: boolean): Promise<Drawing> {
  const { encodeQr } = await import('./encode-qr.js')
  const matrix = encodeQr(value)
  return { path: qrPath(matrix, { hasLogo }), size: matrix.length }
}
