import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, type } = vars

export const PresenceRoot = styled.span`
  font: ${type.caption.font};
  color: ${semantic.text.tertiary};
  &[data-online='true'] {
    color: ${semantic.positive.text};
    font-weight: ${vars.font.weight.medium};
  }
`
