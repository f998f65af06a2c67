import { styled } from 'styled-components'
import { captionText, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** Time goes on to the right in every language. */
export const Plot = styled.div`
  direction: ltr;
  position: relative;
  height: 200px; /* measured: a move of one per cent is seen, and the card stays on a phone's screen */
  border-radius: ${vars.radius.s};
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`

/** What is dragged, walked with keys and read out: the chart itself is its picture. */
export const Slider = styled.input`
  position: absolute;
  inset: 0;
  ${square('100%')}
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
`

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  ${square('100%')}
  overflow: visible;
  * {
    vector-effect: non-scaling-stroke;
  }
`

export const Curve = styled.path`
  fill: none;
  stroke: ${semantic.text.primary};
  stroke-width: ${vars.borderWidth.thick};
  stroke-linejoin: round;
`

export const Ground = styled.path`
  fill: ${semantic.surface.muted};
`

export const Bound = styled.line`
  stroke: ${semantic.border.default};
  stroke-dasharray: 4 4;
`

/** The words of the lowest and the highest rate, on their own side of the line. */
export const BoundWords = styled.span`
  position: absolute;
  inset-inline-start: 0;
  top: calc(var(--y) * 100%);
  padding-block: ${space['0-5']};
  ${captionText}
  pointer-events: none;
  &[data-bound='high'] {
    transform: translateY(-100%);
  }
`

export const Cursor = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--x) * 100%);
  border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.accent.border};
  pointer-events: none;
  &::after {
    content: '';
    position: absolute;
    top: calc(var(--y) * 100%);
    inset-inline-start: 0;
    ${square(space['2-5'])}
    border: ${vars.borderWidth.thick} solid ${semantic.surface.card};
    border-radius: ${vars.radius.full};
    background: ${semantic.accent.solid};
    transform: translate(-50%, -50%); /* sided: in a plot, which runs to the right */
  }
`

export const Times = styled.div`
  direction: ltr;
  display: flex;
  justify-content: space-between;
  margin-top: ${space[2]};
  ${captionText}
`
