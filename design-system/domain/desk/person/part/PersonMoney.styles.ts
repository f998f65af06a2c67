import { styled } from 'styled-components'
import { inlineRow, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const MoneyTable = styled.div`
  padding: 0 ${vars.room.card} ${space[2]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const CoinHead = styled.span`
  ${row(space[2])}
`

export const EscrowAmount = styled.span`
  ${inlineRow(space[1])}
  color: ${semantic.escrow.text};
`

export const OwedAmount = styled.span`
  ${inlineRow(space[1])}
  color: ${semantic.negative.text};
`
