import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const DetailsRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  @media ${media.phone} {
    padding: ${space['3-5']} ${space[4]} ${space[4]};
  }
`

export const DetailsHead = styled.div`
  ${wrappingRow(space[1], space[3])}
  justify-content: space-between;
`

export const Value = styled.span`
  ${wrappingRow(space[1], space[3])}
  min-width: 0;
  overflow-wrap: anywhere;
  &[data-number='true'] {
    direction: ltr;
    font: ${type.amountM.font};
    letter-spacing: 0.01em;
  }
  &[data-empty] {
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
`
