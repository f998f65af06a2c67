import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const MatchRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
  &[data-verdict='same'] {
    color: ${semantic.positive.text};
  }
  &[data-verdict='differs'] {
    color: ${semantic.warning.text};
  }
`
