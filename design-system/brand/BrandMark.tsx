import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../primitives/hidden/VisuallyHidden.tsx'
import { Arch, BrandRoot } from './BrandMark.styles.ts'
import { brand } from './brand.ts'

/** `full` is the sign and the name, `sign` the sign alone. */
export const brandMarkLooks = ['full', 'sign'] as const
export type BrandMarkLook = (typeof brandMarkLooks)[number]

type BrandMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  look?: BrandMarkLook | undefined
}

/** The logo: an arch of the market with its lamp, and the name, which screen readers hear in either look. */
export function BrandMark({ look = 'full', ...rest }: BrandMarkProps) {
  return (
    <BrandRoot {...rest}>
      <Arch viewBox="0 0 32 32" aria-hidden>
        <rect data-part="ground" width="32" height="32" rx="8" />
        <path
          data-part="arch"
          d="M7 26V15.2C7 9.8 11 6 16 6s9 3.8 9 9.2V26h-4.4V15.6c0-3-2-5.2-4.6-5.2s-4.6 2.2-4.6 5.2V26Z"
        />
        <path data-part="lamp" d="m16 15.2 3.1 3.1L16 21.4l-3.1-3.1Z" />
      </Arch>
      {look === 'full' ? brand.name : <VisuallyHidden>{brand.name}</VisuallyHidden>}
    </BrandRoot>
  )
}
