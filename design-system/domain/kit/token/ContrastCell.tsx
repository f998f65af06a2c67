import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import type { ColourPair } from './colourRoles.ts'
import { failedIcon } from './colourRoles.ts'
import { CellRoot } from './Colour.styles.ts'
import { measureContrast } from './measureContrast.ts'
import { watchLook } from './watchLook.ts'

interface ContrastCellProps {
  pair: ColourPair
  /** `block` is a cell of a matrix, `line` one line of several on the same ground. */
  look?: 'block' | 'line'
  children: ReactNode
}

const inHundredths = 100

/** A colour on another, with the contrast between them: measured where it stands, in the theme that it has now. */
export function ContrastCell({
  pair: { colour, ground, least },
  look = 'block',
  children,
}: ContrastCellProps) {
  const t = useT('uiKit')
  const locale = useLocale()
  const cell = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(
    () =>
      watchLook(() => {
        if (cell.current !== null) setRatio(measureContrast(cell.current))
      }),
    [],
  )
  const isLow = ratio !== null && ratio < least
  return (
    <CellRoot
      ref={cell}
      data-look={look}
      data-low={isLow}
      data-least={least}
      style={{ '--colour': colour, '--ground': ground }}
    >
      <span>{children}</span>
      {ratio !== null && (
        <data value={ratio.toFixed(2)}>
          {isLow && <Icon of={failedIcon} size="xs" label={t('colour.low', { least })} />}
          {/* Rounded down: 4.49 is not the 4.5 that is asked for. */}
          {formatDecimal((Math.floor(ratio * inHundredths) / inHundredths).toFixed(2), locale)}
        </data>
      )}
    </CellRoot>
  )
}
