import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const PartnerRoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space['3-5']};
  padding: ${space['3-5']} ${space[3]} ${space['2-5']} ${space[5]};
  @media ${media.phone} {
    padding: ${space['1-5']} ${space[2]} ${space['1-5']} ${space[4]};
  }
`

export const PartnerWords = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-width: 0;
`

/** Below the name's facts, not below the tile. */
export const Looking = styled.span`
  flex-basis: 100%;
  padding-left: calc(${vars.size.tileL} + ${space[3]});
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
`
