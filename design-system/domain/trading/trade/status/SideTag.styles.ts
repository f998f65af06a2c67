import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const SideRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  font-weight: ${vars.font.weight.semibold};
  white-space: nowrap;
  &[data-type='buy'] {
    color: ${semantic.buy.text};
  }
  &[data-type='sell'] {
    color: ${semantic.sell.text};
  }
  &[data-type='swap'] {
    color: ${semantic.text.secondary};
  }
`
