import { styled } from 'styled-components'
import { centred, row } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'
import { focusedBox } from './Field.styles.ts'

const { semantic, space } = vars

export const CodeRoot = styled.div`
  position: relative;
  /* A code is typed and read from left to right in every language. */
  direction: ltr;
  ${row(space[2])}
  &:focus-within [data-place='next'] {
    ${focusedBox}
  }
  &[data-status='disabled'] {
    opacity: 0.6;
  }
`

/** One real field over drawn boxes: pasting, a phone's suggestion and deleting work as everywhere. */
export const CodeControl = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  padding: 0;
  color: transparent;
  caret-color: transparent;
  background: none;
  font: ${vars.type.digit.font};
  &:focus-visible {
    outline: none;
  }
  &::selection {
    color: transparent;
    background: transparent;
  }
`

export const Digit = styled.span`
  flex: 1;
  ${centred}
  height: ${vars.size.controlXl};
  min-width: 0;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  font: ${vars.type.digit.font};
  background: ${semantic.surface.card};
  [data-status='invalid'] > & {
    border-color: ${semantic.negative.icon};
  }
`

export const Dash = styled.span`
  flex: none;
  width: ${space[2]};
  height: ${vars.borderWidth.thick};
  border-radius: ${vars.radius.xs};
  background: ${semantic.border.strong};
`
