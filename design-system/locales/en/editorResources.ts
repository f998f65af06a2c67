import { editor } from './editor.ts'
import { errorContent } from './errorContent.ts'

/** The namespaces of English that only the editor of texts says: they come with it. */
export const editorResources = { editor, errorContent } as const
