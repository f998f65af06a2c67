import { styled } from 'styled-components'
import { captionText } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** Cards where seven columns have no room. */
const narrow = '@container trades (max-width: 720px)' /* measured: seven columns with the longest amounts */

export const TradesPlace = styled.div`
  container: trades / inline-size;
`

const tradeGrid = `
  display: grid;
  grid-template: 'trade side amount price with status day' auto / 76px 80px minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) 136px 84px; /* measured: a number of eight signs, the longest side, chip and date */
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-inline: ${vars.room.card};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }`

/** What each column is; a phone shows cards, which need no heads. */
export const TradeHeads = styled.div`
  ${tradeGrid}
  padding-bottom: ${space[2]};
  ${captionText}
  > :last-child {
    text-align: end;
  }
  ${narrow} {
    display: none;
  }
`

export const TradeLine = styled.li`
  ${tradeGrid}
  padding-block: ${space['2-5']};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  overflow-wrap: anywhere;
  ${narrow} {
    grid-template:
      'side amount' auto
      'with price' auto
      'trade status' auto / minmax(0, 1fr) auto;
    > [data-cell='amount'],
    > [data-cell='price'],
    > [data-cell='status'] {
      text-align: end;
    }
    > [data-cell='day'] {
      display: none;
    }
  }
  > [data-cell='trade'] {
    grid-area: trade;
    ${captionText}
  }
  > [data-cell='side'] {
    grid-area: side;
  }
  > [data-cell='amount'] {
    grid-area: amount;
  }
  > [data-cell='price'] {
    grid-area: price;
    color: ${semantic.text.secondary};
  }
  > [data-cell='with'] {
    grid-area: with;
    min-width: 0;
  }
  > [data-cell='status'] {
    grid-area: status;
  }
  > [data-cell='day'] {
    grid-area: day;
    text-align: end;
    ${captionText}
  }
`
