import { styled } from 'styled-components'
import { captionText, inlineRow, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { space } = vars

export const PartnerRoot = styled.div`
  ${row(space['3-5'])}
  justify-content: space-between;
  padding-block: ${space['3-5']} ${space['2-5']};
  padding-inline: ${space[5]} ${space[3]};
  @media ${media.phone} {
    padding-block: ${space['1-5']};
    padding-inline: ${space[4]} ${space[2]};
  }
`

export const PartnerWords = styled.div`
  flex: 1;
  ${wrappingRow('0', space[3])}
  min-width: 0;
`

/** Below the name's facts, not below the tile. */
export const Looking = styled.span`
  flex-basis: 100%;
  padding-inline-start: calc(${vars.size.tileL} + ${space[3]});
  ${inlineRow(space[1])}
  ${captionText}
`
