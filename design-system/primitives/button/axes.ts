/** One solid button (`primary` or `danger`) per region. `danger` is for irreversible loss only. */
export const buttonVariants = ['primary', 'soft', 'secondary', 'ghost', 'danger'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

/** 32, 40 and 48 pixels; at least 44 on a phone. */
export const buttonSizes = ['s', 'm', 'l'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export const buttonWidths = ['hug', 'fill'] as const
export type ButtonWidth = (typeof buttonWidths)[number]
