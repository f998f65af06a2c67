import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'
import { tradeGrid } from './TradeRow.styles.ts'

const { semantic, space, type } = vars

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
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
  @media ${media.phone} {
    display: none;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
`

export const StatePlace = styled.div`
  padding: ${space[10]} ${space[5]};
`

export const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[4]} ${space[5]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:last-child {
    border-bottom: 0;
  }
`
