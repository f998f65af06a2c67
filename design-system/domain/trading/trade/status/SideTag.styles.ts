import { styled } from 'styled-components'
import { inlineRow, variantRules } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const SideRoot = styled.span`
  ${inlineRow(vars.space[1])}
  font-weight: ${vars.font.weight.semibold};
  white-space: nowrap;
  ${variantRules('type', 'color', {
    buy: semantic.buy.text,
    sell: semantic.sell.text,
    swap: semantic.text.secondary,
  })}
`
