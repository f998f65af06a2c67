import type { talkResources as english } from '../en/talkResources.ts'
import { chat } from './chat.ts'

export const talkResources: Record<keyof typeof english, object> = { chat }
