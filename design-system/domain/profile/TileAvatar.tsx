import type { ComponentProps } from 'react'
import { PresenceDot, TileDrawing, TileLayer, TileRoot } from './TileAvatar.styles.ts'
import { tileOf } from './tile.ts'

/** 28, 36, 44 and 72 pixels. */
export const tileAvatarSizes = ['s', 'm', 'l', 'xl'] as const
export type TileAvatarSize = (typeof tileAvatarSizes)[number]

export const presences = ['online', 'away'] as const
export type PresenceState = (typeof presences)[number]

type TileAvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  userName: string
  size?: TileAvatarSize | undefined
  /** A dot on the corner. The words beside it say the same: the tile is hidden from screen readers. */
  presence?: PresenceState | undefined
}

/** A person as a square tile, drawn from the user name alone. People are never circles; coins always are. */
export function TileAvatar({ userName, size = 'l', presence, ...rest }: TileAvatarProps) {
  const tile = tileOf(userName)
  return (
    <TileRoot aria-hidden data-size={size} data-palette={tile.palette} {...rest}>
      <TileDrawing viewBox="0 0 40 40">
        {tile.layers.map(layer => (
          <TileLayer key={layer.d} data-ink={layer.ink} d={layer.d} />
        ))}
      </TileDrawing>
      {presence !== undefined && <PresenceDot data-presence={presence} />}
    </TileRoot>
  )
}
