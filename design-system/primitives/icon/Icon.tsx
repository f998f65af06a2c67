import type { ComponentType, SVGProps } from 'react'
import { IconRoot } from './Icon.styles.ts'

/** 13, 16, 18, 20 and 22 pixels. */
export const iconSizes = ['xs', 's', 'm', 'l', 'xl'] as const
export type IconSize = (typeof iconSizes)[number]

/** A drawing of `lucide-react/icons/<name>`, each imported by its own path, or another that is drawn as they are. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>

const strokeOfSize = { xs: 2, s: 2, m: 2, l: 1.75, xl: 1.75 } as const satisfies Record<IconSize, number>

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> & {
  of: IconDrawing
  size?: IconSize | undefined
  /** What it means, where no word stands beside it. Without a label it is decoration and hidden from screen readers. */
  label?: string | undefined
}

/** A line icon in the colour of the text around it. */
export function Icon({ of, size = 's', label, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <IconRoot as={of} data-size={size} strokeWidth={strokeOfSize[size]} {...naming} {...rest} />
}
