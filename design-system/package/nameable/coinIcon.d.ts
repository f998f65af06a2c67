import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react'

type Drawing = Omit<SVGProps<SVGSVGElement>, 'ref'> & { variant?: 'branded' | 'mono' | 'background' }

declare const icon: ForwardRefExoticComponent<Drawing & RefAttributes<SVGSVGElement>>
// oxlint-disable-next-line import/no-default-export -- the package that it stands for has one
export default icon
