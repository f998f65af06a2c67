import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import CircleOff from 'lucide-react/icons/circle-off'
import CirclePlay from 'lucide-react/icons/circle-play'
import CopyPlus from 'lucide-react/icons/copy-plus'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { AdvertChange, AdvertStatus } from '../../advert/ownAdvert.ts'

/** What can be done with one advert from its row. */
export const advertActions = ['edit', 'duplicate', 'activate', 'deactivate', 'restore', 'archive'] as const
export type AdvertAction = (typeof advertActions)[number]

export const actionIcons: Readonly<Record<AdvertAction, IconDrawing>> = {
  edit: PencilLine,
  duplicate: CopyPlus,
  activate: CirclePlay,
  deactivate: CircleOff,
  restore: ArchiveRestore,
  archive: Archive,
}

const ofStatus = {
  draft: ['edit', 'duplicate', 'archive'],
  archived: ['duplicate', 'restore'],
  listed: ['edit', 'duplicate', 'deactivate', 'archive'],
  listedSandboxed: ['edit', 'duplicate', 'deactivate', 'archive'],
  unlisted: ['edit', 'duplicate', 'activate', 'archive'],
  unlistedSandboxed: ['edit', 'duplicate', 'activate', 'archive'],
} as const satisfies Record<AdvertStatus, readonly AdvertAction[]>

/** The actions that its status allows. */
export const actionsOf = (status: AdvertStatus): readonly AdvertAction[] => ofStatus[status]

/** Those that are a change of status; the others lead to a page. */
export const changeOfAction = {
  activate: { status: 'listed' },
  deactivate: { status: 'unlisted' },
  restore: { status: 'unlisted' },
  archive: { status: 'archived' },
} as const satisfies Partial<Record<AdvertAction, AdvertChange>>
