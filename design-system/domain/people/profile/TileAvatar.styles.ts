import { css, styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

/** A tile is a drawing: its inks are the palette's own and no meaning of the interface; the palettes of ink alone go with the theme. */
export const TileRoot = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  width: var(--tile-size);
  height: var(--tile-size);
  --tile-size: ${vars.size.tileL};

  &[data-size='s'] {
    --tile-size: ${vars.size.tileS};
  }
  &[data-size='m'] {
    --tile-size: ${vars.size.tileM};
  }
  &[data-size='xl'] {
    --tile-size: ${vars.size.tileXl};
  }

  &[data-palette='lapis-light'] {
    --ground: var(--color-lapis-100);
    --shape: var(--color-lapis-600);
    --spark: var(--color-saffron-300);
  }
  &[data-palette='lapis-dark'] {
    --ground: var(--color-lapis-800);
    --shape: var(--color-lapis-300);
    --spark: var(--color-saffron-200);
  }
  &[data-palette='jade-light'] {
    --ground: var(--color-jade-100);
    --shape: var(--color-jade-600);
    --spark: var(--color-clay-300);
  }
  &[data-palette='jade-dark'] {
    --ground: var(--color-jade-700);
    --shape: var(--color-jade-200);
    --spark: var(--color-saffron-100);
  }
  &[data-palette='clay-light'] {
    --ground: var(--color-clay-100);
    --shape: var(--color-clay-600);
    --spark: var(--color-lapis-600);
  }
  &[data-palette='clay-dark'] {
    --ground: var(--color-clay-700);
    --shape: var(--color-clay-200);
    --spark: var(--color-saffron-100);
  }
  /* Drawn in ink, and written anew for each theme: black on light paper, light blue on dark. */
  &[data-palette='ink-light'] {
    --ground: ${semantic.avatar.ground};
    --shape: ${semantic.avatar.ink};
    --spark: var(--color-saffron-300);
  }
  &[data-palette='ink-dark'] {
    --ground: ${semantic.avatar.ground};
    --shape: ${semantic.avatar.ink};
    --spark: var(--color-clay-300);
  }
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
  &[data-ink='shape'] {
    fill: var(--shape);
  }
  &[data-ink='cut'] {
    fill: var(--ground);
  }
  &[data-ink='spark'] {
    fill: var(--spark);
  }
`

/** Filled when online, a ring when away: never colour alone. */
export const PresenceDot = styled.span`
  position: absolute;
  right: -3px; /* measured: the dot sits on the corner */
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
