import { styled } from 'styled-components'
import { cardSurface, column, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const Movements = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
  overflow: clip;
  ${cardSurface}
`

export const Movement = styled.li`
  ${column(space[3])}
  min-width: 0;
  padding: ${space[4]} ${space[5]};
  border-inline-end: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
`

export const Track = styled.div`
  height: ${size.controlS};
  padding: ${space[1]};
  border-radius: ${vars.radius.s};
  background: ${semantic.surface.muted};
`

/** It goes to the end of its track, and back the next time. */
export const Runner = styled.div`
  position: relative;
  ${square(size.tag)}
  inset-inline-start: 0;
  border-radius: ${vars.radius.s};
  background: ${semantic.accent.solid};
  transition-property: inset-inline-start;
  &[data-end='true'] {
    inset-inline-start: calc(100% - ${size.tag});
  }
`

export const Curve = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: ${semantic.text.primary};
  [data-part='axes'] {
    stroke: ${semantic.border.default};
  }
`
