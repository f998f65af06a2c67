import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

const fields = 'minmax(0, 400px)' /* measured: a line that can be moved step by step */

export const CalculatorRoot = styled.section`
  display: grid;
  grid-template-columns: ${fields} minmax(0, 1fr);
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  overflow: clip;
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
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
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[6]};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`
