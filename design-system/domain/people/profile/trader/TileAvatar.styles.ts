import { css, styled } from 'styled-components'
import { variantRules } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'
import type { TilePalette } from './tile.ts'

const { semantic } = vars

/** What each palette draws with: its ground, the shape on it, and the spark. */
const palettes = {
  'lapis-light': ['var(--color-lapis-100)', 'var(--color-lapis-600)', 'var(--color-saffron-300)'],
  'lapis-dark': ['var(--color-lapis-800)', 'var(--color-lapis-300)', 'var(--color-saffron-200)'],
  'jade-light': ['var(--color-jade-100)', 'var(--color-jade-600)', 'var(--color-clay-300)'],
  'jade-dark': ['var(--color-jade-700)', 'var(--color-jade-200)', 'var(--color-saffron-100)'],
  'clay-light': ['var(--color-clay-100)', 'var(--color-clay-600)', 'var(--color-lapis-600)'],
  'clay-dark': ['var(--color-clay-700)', 'var(--color-clay-200)', 'var(--color-saffron-100)'],
  // Drawn in ink, and written anew for each theme: black on light paper, light blue on dark.
  'ink-light': [semantic.avatar.ground, semantic.avatar.ink, 'var(--color-saffron-300)'],
  'ink-dark': [semantic.avatar.ground, semantic.avatar.ink, 'var(--color-clay-300)'],
} as const satisfies Record<TilePalette, readonly [string, string, string]>

const paletteRules = Object.entries(palettes)
  .map(
    ([name, [ground, shape, spark]]) =>
      `&[data-palette='${name}'] { --ground: ${ground}; --shape: ${shape}; --spark: ${spark}; }`,
  )
  .join('\n')

/** A tile is a drawing: its inks are the palette's own and no meaning of the interface; the palettes of ink alone go with the theme. */
export const TileRoot = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  width: var(--tile-size);
  height: var(--tile-size);
  --tile-size: ${vars.size.tileL};

  ${variantRules('size', '--tile-size', {
    s: vars.size.tileS,
    m: vars.size.tileM,
    xl: vars.size.tileXl,
  })}

  ${paletteRules}
`

const tileShape = css`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: 26%;
`

export const TileDrawing = styled.svg`
  ${tileShape}
  background: var(--ground);
`

/** A picture in the place of the drawing; its ground shows while it loads. */
export const TilePicture = styled.img`
  ${tileShape}
  object-fit: cover;
  background: ${semantic.surface.skeleton};
`

export const TileLayer = styled.path`
  ${variantRules('ink', 'fill', {
    shape: 'var(--shape)',
    cut: 'var(--ground)',
    spark: 'var(--spark)',
  })}
`

/** Filled when online, a ring when away: never colour alone. */
export const PresenceDot = styled.span`
  position: absolute;
  inset-inline-end: -3px; /* measured: the dot sits on the corner */
  bottom: -3px; /* measured: as above */
  width: ${vars.space[3]};
  height: ${vars.space[3]};
  border: ${vars.borderWidth.thick} solid ${semantic.surface.card};
  border-radius: ${vars.radius.full};

  &[data-presence='online'] {
    background: ${semantic.presence.online};
  }
  &[data-presence='away'] {
    background: ${semantic.surface.card};
    box-shadow: inset 0 0 0 2.5px ${semantic.presence.away}; /* measured: a ring that is seen at this size */
  }
  @media (forced-colors: active) {
    &[data-presence='online'] {
      background: CanvasText;
    }
  }
`
