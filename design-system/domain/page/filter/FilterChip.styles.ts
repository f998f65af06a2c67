import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const ChipButton = styled.button`
  position: relative;
  ${inlineRow(space[1])}
  min-height: ${vars.size.controlS};
  padding: 0 ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.full};
  font: ${vars.type.label.font};
  white-space: nowrap;
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  /* Drawn smaller than a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(${space['1-5']} * -1) 0;
  }
  &:hover {
    border-color: ${semantic.border.hover};
  }
  &[data-on='true'] {
    color: ${semantic.text.inverse};
    border-color: transparent;
    background: ${semantic.surface.inverse};
  }
`
