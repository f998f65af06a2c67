import type { ComponentProps } from 'react'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { DarkModules, QrRoot } from './QrCode.styles.ts'
import { qrPath, quietZone } from './qrPath.ts'

type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'role' | 'viewBox'> & {
  /** What a camera reads. */
  text: string
  /** What it is of, for screen readers: "QR code with the deposit address". Give the text itself beside it, to copy. */
  label: string
}

/** A text for a camera. Dark on light in both themes: many scanners do not read the inverse. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    return { path: qrPath(data), side: size + 2 * quietZone }
  }, [text])
  return (
    <QrRoot
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image would be a file; a drawing takes the role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      data-theme="light"
      {...rest}
    >
      <DarkModules d={path} />
    </QrRoot>
  )
}
