import { styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const MarketHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  @media ${media.phone} {
    > fieldset {
      width: 100%;
    }
  }
`

/** What is looked at: its height stays, so that nothing moves under the pointer. */
export const MarketRate = styled.div`
  ${column(space[1])}
  > span:last-child {
    display: flex;
    gap: ${space[2]};
    min-height: ${space[4]};
  }
`

export const ChartRoom = styled.div`
  display: grid;
  align-content: center;
  min-height: 226px; /* measured: the chart with its times */
`
