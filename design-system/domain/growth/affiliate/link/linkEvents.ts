import type { InviteLinkShape } from '../affiliateShape.ts'

/** A new name of a link. */
export interface LinkTag {
  readonly code: string
  readonly tag: string
}

/** What a list of links tells. What is refused of a name is thrown, for its field. */
export interface LinkEvents {
  readonly onRename: (tag: LinkTag) => Promise<unknown>
  /** All or none. */
  readonly onRenameAll: (tags: readonly LinkTag[]) => Promise<unknown>
  /** Shows its code large. */
  readonly onCode: (link: InviteLinkShape) => void
  /** Shares it as a picture. */
  readonly onPicture: (link: InviteLinkShape) => void
  /** Asks first. */
  readonly onDelete: (link: InviteLinkShape) => void
}
