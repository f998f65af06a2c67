import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

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
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`

export const ZoomLevel = styled.output`
  min-width: ${vars.size.controlL};
  font: ${vars.type.label.font};
  text-align: center;
  color: ${semantic.text.secondary};
`
