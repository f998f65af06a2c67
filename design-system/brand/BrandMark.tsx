import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../primitives/hidden/VisuallyHidden.tsx'
import { BrandRoot, Tile } from './BrandMark.styles.ts'
import { useBrand } from './brand.ts'

/** `full` is the sign and the name, `sign` the sign alone. */
export const brandMarkLooks = ['full', 'sign'] as const
export type BrandMarkLook = (typeof brandMarkLooks)[number]

type BrandMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  look?: BrandMarkLook | undefined
}

/** The logo and the name, which screen readers hear in either look. Souk’s own is an arch of the market with its lamp. */
export function BrandMark({ look = 'full', ...rest }: BrandMarkProps) {
  const { name, logo } = useBrand()
  return (
    <BrandRoot {...rest}>
      <Tile viewBox="0 0 32 32" aria-hidden>
        <rect data-part="ground" width="32" height="32" rx="8" />
        <path data-part="sign" d={logo.sign} />
        {logo.light !== null && <path data-part="light" d={logo.light} />}
      </Tile>
      {look === 'full' ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </BrandRoot>
  )
}
