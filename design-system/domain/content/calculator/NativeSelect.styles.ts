import { styled } from 'styled-components'
import { inlineRow, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** What is chosen, drawn by us; the control over it is the browser's own. */
export const SelectRoot = styled.span`
  position: relative;
  flex: none;
  ${inlineRow(space[2])}
  min-height: ${size.touch};
  padding-inline: ${space['2-5']};
  border-radius: ${vars.radius.m};
  font: ${vars.type.bodyL.font};
  font-weight: ${vars.font.weight.semibold};
  background: ${semantic.surface.muted};
  > div {
    display: contents;
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  > svg:last-of-type {
    color: ${semantic.text.secondary};
  }
`

export const Native = styled.select`
  position: absolute;
  inset: 0;
  ${square('100%')}
  opacity: 0;
  cursor: pointer;
  /* The list that opens is the browser's, in its colours for this theme. */
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
`
