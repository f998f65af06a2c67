import { styled } from 'styled-components'
import { vars } from '../../../../../tokens/vars.ts'

const { semantic, space } = vars

/** A button in the line of a label: the line keeps its height, and a finger has room around it. */
export const LabelAction = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.xs};
  font: ${vars.type.label.font};
  color: ${semantic.accent.text};
  background: none;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: calc(${space[3]} * -1) calc(${space[2]} * -1);
  }
  &:focus-visible {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`
