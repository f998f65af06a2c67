import { styled } from 'styled-components'
import { captionText, column, labelText } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const Networks = styled.fieldset`
  > legend {
    margin-bottom: ${space['1-5']};
    ${labelText}
  }
  > p {
    margin-top: ${space['1-5']};
    ${captionText}
  }
`

export const NetworkRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(var(--least), 1fr));
  --least: 128px; /* measured: three beside each other on a phone's width do not fit */
  gap: ${space[2]};
`

export const NetworkCard = styled.label`
  position: relative;
  ${column(space['0-5'])}
  min-height: ${vars.size.touch};
  padding: ${space['2-5']} ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  cursor: pointer;
  &:hover {
    border-color: ${semantic.border.hover};
  }
  &:has(:checked) {
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.soft};
    box-shadow: inset 0 0 0 ${vars.borderWidth.hairline} ${semantic.accent.solid};
  }
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > svg {
    position: absolute;
    inset-block-start: ${space['2-5']};
    inset-inline-end: ${space['2-5']};
    color: ${semantic.accent.icon};
  }
`
