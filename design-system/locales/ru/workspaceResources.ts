import type { workspaceResources as english } from '../en/workspaceResources.ts'
import { ownAdvert } from './ownAdvert.ts'
import { story } from './story.ts'

export const workspaceResources: Record<keyof typeof english, object> = { ownAdvert, story }
