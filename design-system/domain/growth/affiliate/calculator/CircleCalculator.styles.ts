import { styled } from 'styled-components'
import { cardSurface, column, oneColumnOn } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

const fields = 'minmax(0, 400px)' /* measured: a line that can be moved step by step */

export const CalculatorRoot = styled.section`
  display: grid;
  grid-template-columns: ${fields} minmax(0, 1fr);
  ${cardSurface}
  overflow: clip;
  ${oneColumnOn(media.belowTabletBig)}
`

export const FieldsSide = styled.div`
  padding: ${space[6]};
  border-inline-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.sunken};
  @media ${media.belowTabletBig} {
    border-inline-end: 0;
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

/** Level with the fields at least; what it was counted with stands at its end. */
export const ResultSide = styled.div`
  ${column()}
  min-width: 0;
  padding: ${space[6]};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`
