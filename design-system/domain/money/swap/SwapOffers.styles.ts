import { styled } from 'styled-components'
import { column, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** Who, at what rate, and the way to take it; the last two go under the first where there is no room. */
export const OfferRow = styled.li`
  ${wrappingRow(space[2], space[4])}
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  &:first-child {
    border-top: 0;
  }
`

/** As wide in each row, so that rates stand under each other. */
export const OfferWho = styled.div`
  flex: 0 0 38%;
  min-width: 0;
  @media ${media.phone} {
    flex-basis: 100%;
  }
`

export const OfferRate = styled.div`
  flex: 1;
  ${column(space['0-5'])}
  min-width: min(100%, 144px); /* measured: a rate of a common pair breaks once */
`

/** The button, and under it why it cannot be pressed. */
export const OfferTake = styled.div`
  ${column(space[1])}
  align-items: flex-end;
  max-width: 160px; /* measured: the longest reason takes two lines */
  text-align: end;
`
