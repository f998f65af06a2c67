import type { editorResources as english } from '../en/editorResources.ts'
import { editor } from './editor.ts'
import { errorContent } from './errorContent.ts'

/** The namespaces of Russian that only the editor of texts says; the type keeps them the same as the English ones. */
export const editorResources: Record<keyof typeof english, object> = { editor, errorContent }
