import type { ComponentType } from 'react'

/** The code of a page: its component, by its name. */
export type PageModule = Readonly<Record<string, ComponentType>>
