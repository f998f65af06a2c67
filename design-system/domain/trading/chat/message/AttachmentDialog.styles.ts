import { styled } from 'styled-components'
import { labelText, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, radius } = vars

/** The window on a picture: what does not fit is scrolled to. */
export const ImageView = styled.section`
  max-height: 64dvh;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.m};
  background: ${semantic.surface.skeleton};
  &[data-zoomed='true'] {
    cursor: zoom-out;
  }
  &[data-zoomed='false'] {
    cursor: zoom-in;
  }
`

/** All of a picture at once, however tall it is; zoomed, as wide as `--zoom` says. */
export const WholeImage = styled.img`
  display: block;
  max-width: 100%;
  max-height: 64dvh;
  height: auto;
  margin-inline: auto;
  object-fit: contain;
  [data-zoomed='true'] > & {
    max-width: none;
    max-height: none;
    width: var(--zoom);
  }
`

export const ZoomBar = styled.div`
  ${row(space[2])}
  justify-content: center;
`

export const ZoomLevel = styled.output`
  min-width: ${vars.size.controlL};
  ${labelText}
  text-align: center;
`
