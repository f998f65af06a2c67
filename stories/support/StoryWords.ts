import type { i18n } from 'i18next'
import { createContext } from 'react'

/** The words of the story's locale, for what has an instance of its own: a whole app can be switched to another language. */
export const StoryWords = createContext<i18n | null>(null)
