import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { tradeGrid } from './TradeRow.styles.ts'

const { semantic, space } = vars

export const ListRoot = styled.div`
  container: trades / inline-size;
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Head = styled.div`
  ${tradeGrid}
  padding-block: ${space['2-5']};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  ${captionText}
  @media ${media.phone} {
    display: none;
  }
`

export const Foot = styled.div`
  ${wrappingRow(space[3])}
  justify-content: space-between;
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  ${captionText}
`

export const StatePlace = styled.div`
  padding: ${space[10]} ${space[5]};
`

export const SkeletonRow = styled.div`
  ${row(space[5])}
  padding: ${space[4]} ${space[5]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:last-child {
    border-bottom: 0;
  }
`
