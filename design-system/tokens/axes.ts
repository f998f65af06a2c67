/** The themes that exist. A theme is an attribute, `data-theme`, on any element; it holds for what is inside, and nests. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * How far text and outlines stand out from their ground: an attribute, `data-contrast`, that nests as a theme does and goes with each.
 * `more` is the theme of high contrast, on a light and on a dark ground. Without the attribute the device decides (`prefers-contrast`).
 */
export const contrasts = ['usual', 'more'] as const
export type Contrast = (typeof contrasts)[number]

/**
 * How much room controls, rows and cards take: an attribute, `data-density`, that nests as a theme does. Where the pointer is a finger
 * it changes nothing.
 */
export const densities = ['usual', 'compact'] as const
export type Density = (typeof densities)[number]
