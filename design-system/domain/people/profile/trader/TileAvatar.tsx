import type { ComponentProps } from 'react'
import { useState } from 'react'
import { PresenceDot, TileDrawing, TileLayer, TilePicture, TileRoot } from './TileAvatar.styles.ts'
import { tileOf } from './tile.ts'

/** 28, 36, 44 and 72 pixels. */
export const tileAvatarSizes = ['s', 'm', 'l', 'xl'] as const
export type TileAvatarSize = (typeof tileAvatarSizes)[number]

export const presences = ['online', 'away'] as const
export type PresenceState = (typeof presences)[number]

type TileAvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  userName: string
  /** The picture that somebody chose; while it can't be loaded, and without one, the tile is drawn. */
  pictureUrl?: string | null | undefined
  size?: TileAvatarSize | undefined
  /** A dot on the corner. The words beside it say the same: the tile is hidden from screen readers. */
  presence?: PresenceState | undefined
}

/** A person as a square: the picture they chose, else a tile drawn from the user name alone. People are never circles; coins always are. */
export function TileAvatar({ userName, pictureUrl, size = 'l', presence, ...rest }: TileAvatarProps) {
  const tile = tileOf(userName)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const url = pictureUrl === failedUrl ? null : (pictureUrl ?? null)
  return (
    <TileRoot aria-hidden data-size={size} data-palette={tile.palette} {...rest}>
      {url === null ? (
        <TileDrawing viewBox="0 0 40 40">
          {tile.layers.map(layer => (
            <TileLayer key={layer.d} data-ink={layer.ink} d={layer.d} />
          ))}
        </TileDrawing>
      ) : (
        <TilePicture src={url} alt="" decoding="async" onError={() => setFailedUrl(url)} />
      )}
      {presence !== undefined && <PresenceDot data-presence={presence} />}
    </TileRoot>
  )
}
